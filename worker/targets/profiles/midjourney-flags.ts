export interface FlagRule {
  /** Bounds of a numeric value. */
  range?: readonly [min: number, max: number]
  /** Same parameter under its other spelling. */
  aliasOf?: string
}

/** Parameters that the current versions take; the rest pass only when the author typed them. */
export const midjourneyFlags: ReadonlyMap<string, FlagRule> = new Map<string, FlagRule>([
  ['ar', {}],
  ['aspect', { aliasOf: 'ar' }],
  ['s', { range: [0, 1000] }],
  ['stylize', { range: [0, 1000], aliasOf: 's' }],
  ['c', { range: [0, 100] }],
  ['chaos', { range: [0, 100], aliasOf: 'c' }],
  ['w', { range: [0, 3000] }],
  ['weird', { range: [0, 3000], aliasOf: 'w' }],
  ['raw', {}],
  ['no', {}],
  ['tile', {}],
  ['hd', {}],
  ['sd', {}],
  ['seed', { range: [0, 4294967295] }],
  ['iw', { range: [0, 3] }],
  ['sref', {}],
  ['sw', { range: [0, 1000] }],
  ['sv', {}],
  ['niji', {}],
  ['v', {}],
  ['version', { aliasOf: 'v' }],
  ['p', {}],
  ['profile', { aliasOf: 'p' }],
  ['r', {}],
  ['repeat', { aliasOf: 'r' }],
  ['q', {}],
  ['quality', { aliasOf: 'q' }],
  ['oref', {}],
  ['ow', { range: [1, 1000] }],
  ['cref', {}],
  ['cw', { range: [0, 100] }],
  ['exp', { range: [0, 100] }],
  ['stealth', {}],
  ['public', {}],
  ['fast', {}],
  ['relax', {}],
  ['turbo', {}],
  ['draft', {}],
  ['style', {}],
  ['stop', {}],
  ['bs', {}],
  ['motion', {}],
  ['video', {}],
  ['loop', {}],
])

export const ratioMax = 14

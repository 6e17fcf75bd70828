export interface Flag {
  name: string
  value: string
  /** As it stood in the text. */
  text: string
  start: number
  end: number
  /** Of a negative prompt: all that it lists, also what no parameter can say. */
  listed?: readonly string[]
}

/** Image parameters that take no value. */
const bareFlags = new Set([
  'raw',
  'tile',
  'hd',
  'sd',
  'draft',
  'stealth',
  'public',
  'fast',
  'relax',
  'turbo',
  'video',
  'loop',
])
const valueFlags = new Set([
  ...['ar', 'aspect', 's', 'stylize', 'c', 'chaos', 'w', 'weird', 'no', 'seed', 'iw', 'sref', 'sw', 'sv', 'oref', 'ow'],
  ...[
    'cref',
    'cw',
    'q',
    'quality',
    'exp',
    'niji',
    'v',
    'version',
    'p',
    'profile',
    'r',
    'repeat',
    'style',
    'stop',
    'bs',
    'motion',
  ],
])

/** Parameters whose value may be a word. */
const wordFlags = new Set(['sref', 'oref', 'cref', 'p', 'profile', 'style', 'sv', 'motion'])

export const imageFlagNames: ReadonlySet<string> = new Set([...bareFlags, ...valueFlags])

/** The parameter is the denial itself; people write another one into it. */
const deniedAgain =
  /^(?:and |or )?(?:(?:no|not|without|avoid) |(?:do not|don['’]?t) (?:show|include|add|draw|use) )(?:the |\bany )?/iu

/** The things that a `--no` leaves out, as written but for a second "no". */
export function listDenied(value: string): string[] {
  return value
    .split(',')
    .map((item) => item.trim().replace(deniedAgain, ''))
    .filter((item) => item !== '')
}

/** Reads `--name value` at a place. Names that no image model knows are read without a value. */
export function readFlagAt(text: string, start: number): Flag | null {
  if (text.charAt(start) !== '-' || text.charAt(start + 1) !== '-') return null
  if (start > 0 && text.charCodeAt(start - 1) !== 0x20 && !/\s/u.test(text.charAt(start - 1))) return null
  let end = start + 2
  while (end < text.length && end - start < 40 && /[A-Za-z-]/u.test(text.charAt(end))) end += 1
  const name = text.slice(start + 2, end).toLowerCase()
  if (!/^[a-z]/u.test(name)) return null
  const valueEnd = valueFlags.has(name) ? readValueEnd(text, end, name) : end
  return { name, value: text.slice(end, valueEnd).trim(), text: text.slice(start, valueEnd), start, end: valueEnd }
}

function readValueEnd(text: string, from: number, name: string): number {
  let at = from
  while (text.charAt(at) === ' ') at += 1
  let end = at
  if (name === 'no') {
    // The only list: it runs to the next flag, sentence end or line end.
    while (end < text.length && !/[\n.;]/u.test(text.charAt(end)) && !text.startsWith('--', end)) end += 1
    return trimEnd(text, from, end)
  }
  while (end < text.length && !/[\s,;]/u.test(text.charAt(end))) end += 1
  if (text.startsWith('-', at) || !/^[\d.:xra-z/]/iu.test(text.charAt(at))) return from
  // Words after a numeric flag belong to the prompt, not to the flag.
  return wordFlags.has(name) || /\d/u.test(text.charAt(at)) ? trimEnd(text, from, end) : from
}

function trimEnd(text: string, from: number, end: number): number {
  let last = end
  while (last > from && /[\s.,]/u.test(text.charAt(last - 1))) last -= 1
  return last
}

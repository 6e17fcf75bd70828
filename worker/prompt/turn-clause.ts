import { lightVerbParticiples } from './data/light-verbs.ts'

/** "soft light falls across the face" → "soft light falling across the face"; null when no known verb is found. */
export function turnClause(clause: string): string | null {
  const words = clause.split(' ')
  const at = words.findIndex((word, place) => place > 0 && lightVerbParticiples.has(word) && !nouns.has(word))
  const participle = lightVerbParticiples.get(words[at] ?? '')
  return participle === undefined ? null : words.with(at, participle).join(' ')
}

/** Verb forms that the tables use as nouns and adjectives. */
const nouns = new Set([
  'light',
  'lights',
  'open',
  'round',
  'cool',
  'warm',
  'outline',
  'shape',
  'edge',
  'cross',
  'set',
  'rim',
  'glow',
])

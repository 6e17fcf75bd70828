import { lightVerbParticiples } from './data/light-verbs.ts'

/** "soft light falls across the face" → "soft light falling across the face"; null when no known verb is found. */
export function turnClause(clause: string): string | null {
  const words = clause.split(' ')
  const at = words.findIndex((word, place) => place > 0 && lightVerbParticiples.has(word) && !nouns.has(word))
  const participle = lightVerbParticiples.get(words[at] ?? '')
  if (participle === undefined) return null
  // "Light rests on the animal and fades behind it": both verbs are turned.
  return words
    .map((word, place) => (place > at && words[place - 1] === 'and' ? (secondVerb(word) ?? word) : word))
    .with(at, participle)
    .join(' ')
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

/** A verb in the third person behind an "and" goes on with the clause; a noun with an s is no verb of ours. */
function secondVerb(word: string): string | null {
  return word.endsWith('s') && !plurals.has(word) && !nouns.has(word) ? (lightVerbParticiples.get(word) ?? null) : null
}

const plurals = new Set(
  'edges shapes layers lights lines folds outlines marks turns runs shows forms leaves rims breaks cuts plays'.split(
    ' ',
  ),
)

import { actsInstead } from './data/denied-acts.ts'
import { positiveAdjectives } from './data/positive-adjectives.ts'

/** What is said instead of a denied act, and the last word that goes with it. */
export interface DeniedAct {
  last: number
  to: string
  /** The wording is general. */
  isVague: boolean
}

type Number = 'one' | 'many' | 'past'

const looks = /^(?:look|seem|appear|feel)s?$/u
const degrees = /^(?:too|very|overly|so|that|excessively)$/u
const quality = /(?:y|ful|ous|al|ic|ive|able|less|ish|ing|ed|en)$/u
const objects = /^(?:the|a|an|his|her|its|their|each|my|our|this|that|it|him|them|one)$/u
const subjects = /^(?:who|that|which|they|we|and|people|men|women|children)$/u

/** "Does not smile", "doesn't look sad": the verb stands at `at`. */
export function denyAct(lower: readonly string[], at: number, number: Number): DeniedAct | null {
  const word = lower[at]
  if (word === undefined) return null
  if (looks.test(word)) {
    const looked = denyLook(lower, at, number)
    if (looked) return looked
  }
  if (word === 'make' && /^(?:it|this|him|her|them)$/u.test(lower[at + 1] ?? '')) {
    const made = denyQuality(lower, at + 2)
    if (made) return { ...made, to: `make ${lower[at + 1]} ${made.to}` }
  }
  if (word === 'look' && lower[at + 1] === 'at')
    return { last: at + 1, to: inflect('look away from', number), isVague: false }
  const instead = actsInstead.get(word)
  const isObject = objects.test(lower[at + 1] ?? '')
  if (instead !== undefined)
    return { last: at, to: inflect(isObject ? instead : instead.replace(/ from$/u, ''), number), isVague: false }
  return { last: at, to: inflect(`keep from ${gerund(word)}`, number), isVague: true }
}

/** "Never smiles", "never sunny", "never in the sun". */
export function denyAlways(lower: readonly string[], at: number): DeniedAct | null {
  const word = lower[at + 1]
  if (word === undefined) return null
  const opposite = positiveAdjectives.get(word)
  if (opposite !== undefined) return { last: at + 1, to: `always ${opposite}`, isVague: false }
  if (/[^s]s$/u.test(word) && word.length > 3) {
    const act = denyAct(lower.with(at + 1, plain(word)), at + 1, 'one')
    return act && { ...act, to: actsInstead.has(plain(word)) ? act.to : `always ${act.to}` }
  }
  const isVerb = actsInstead.has(word) || (subjects.test(lower[at - 1] ?? '') && !quality.test(word))
  if (isVerb) return denyAct(lower, at + 1, 'many')
  return { last: at, to: 'anything but', isVague: true }
}

/** "Nobody looks at the camera", "no one parks": everybody keeps from it. */
export function denyEverybody(lower: readonly string[], at: number): DeniedAct | null {
  const word = lower[at]
  if (word === undefined || !/[^s]s$/u.test(word) || word === 'was') return null
  const act = word === 'is' ? denyQuality(lower, at + 1) : denyAct(lower.with(at, plain(word)), at, 'one')
  return act && { ...act, to: word === 'is' ? `everybody is ${act.to}` : `everybody ${act.to}` }
}

/** "Look sad" → "looks content". */
function denyLook(lower: readonly string[], at: number, number: Number): DeniedAct | null {
  const made = denyQuality(lower, at + 1)
  return made && { ...made, to: `${inflect((lower[at] ?? '').replace(/s$/u, ''), number)} ${made.to}` }
}

/** The opposite of a quality, or whatever else there is. */
function denyQuality(lower: readonly string[], at: number): DeniedAct | null {
  const word = lower[at]
  if (word === undefined || /^(?:at|in|up|down|to|into|back|away|like|as|the|an?|out|over)$/u.test(word)) return null
  const next = lower[at + 1]
  if (degrees.test(word))
    return next === undefined ? null : { last: at + 1, to: `only moderately ${next}`, isVague: false }
  const opposite = positiveAdjectives.get(word)
  if (opposite !== undefined) return { last: at, to: opposite, isVague: false }
  return { last: at, to: `anything but ${word}`, isVague: true }
}

function inflect(phrase: string, number: Number): string {
  const [verb = '', ...others] = phrase.split(' ')
  if (number === 'past') return [past.get(verb) ?? `${verb}ed`, ...others].join(' ')
  if (verb === 'be') return [number === 'one' ? 'is' : 'are', ...others].join(' ')
  if (number !== 'one') return phrase
  const ending = /(?:s|sh|ch|x|o)$/u.test(verb) ? 'es' : 's'
  const inflected = /[^aeiou]y$/u.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}${ending}`
  return [inflected, ...others].join(' ')
}

const past: ReadonlyMap<string, string> = new Map([
  ['keep', 'kept'],
  ['go', 'went'],
  ['be', 'was'],
  ['overlook', 'overlooked'],
])

/** "Watches" → "watch", "cries" → "cry". */
function plain(verb: string): string {
  if (/[^aeiou]ies$/u.test(verb)) return `${verb.slice(0, -3)}y`
  return /(?:ss|sh|ch|x|zz|o)es$/u.test(verb) ? verb.slice(0, -2) : verb.slice(0, -1)
}

/** "Run" → "running", "smile" → "smiling". */
function gerund(verb: string): string {
  if (verb.endsWith('ie')) return `${verb.slice(0, -2)}ying`
  if (/[^eoy]e$/u.test(verb)) return `${verb.slice(0, -1)}ing`
  if (/^[^aeiou]*[aeiou][^aeiouwxy]$/u.test(verb)) return `${verb}${verb.at(-1)}ing`
  return `${verb}ing`
}

import { positiveAdjectives } from './data/positive-adjectives.ts'
import { denyAct, denyAlways, denyEverybody } from './deny-act.ts'
import type { Span } from './find-spans.ts'
import { readWords } from './read-words.ts'

/** A denial, "not smiling" or "does not move", and what says the same without a negation word. */
export interface Denial {
  from: string
  to: string
  start: number
  end: number
  /** The wording is general; the meaning may have shifted. */
  isVague: boolean
}

const contractedBe: ReadonlyMap<string, string> = new Map([
  ["isn't", 'is'],
  ["aren't", 'are'],
  ["wasn't", 'was'],
  ["weren't", 'were'],
])
/** Beside those that say what somebody does not do. */
const contractedVerbs: ReadonlyMap<string, string> = new Map([
  ["can't", 'is unable to'],
  ['cannot', 'is unable to'],
  ["couldn't", 'was unable to'],
  ["won't", 'refuses to'],
  ["wouldn't", 'refuses to'],
])
const auxiliaries: ReadonlyMap<string, string> = new Map([
  ['can', 'is unable to'],
  ['could', 'was unable to'],
  ['will', 'refuses to'],
  ['would', 'refuses to'],
])
/** Before the verb that they deny → how the verb that stands instead is put. */
const actDenials: ReadonlyMap<string, { lead: string; number: 'one' | 'many' | 'past' }> = new Map([
  ["doesn't", { lead: '', number: 'one' }],
  ["don't", { lead: '', number: 'many' }],
  ['dont', { lead: '', number: 'many' }],
  ["didn't", { lead: '', number: 'past' }],
  ["shouldn't", { lead: 'should ', number: 'many' }],
  ["mustn't", { lead: 'must ', number: 'many' }],
  ['does', { lead: '', number: 'one' }],
  ['do', { lead: '', number: 'many' }],
  ['did', { lead: '', number: 'past' }],
  ['should', { lead: 'should ', number: 'many' }],
  ['must', { lead: 'must ', number: 'many' }],
])
const single: ReadonlyMap<string, string> = new Map([
  ['nothing', 'emptiness'],
  ['none', 'zero'],
  ['neither', 'anything but'],
  ['nor', 'or'],
  ['except', 'apart from'],
  ['no', 'zero'],
  ['avoid', 'keep clear of'],
  ['avoids', 'keeps clear of'],
  ['avoiding', 'keeping clear of'],
  ['without', 'rather than'],
])
const phrases: readonly (readonly [words: string, to: string])[] = [
  ['not far from', 'close to'],
  ['not looking at', 'turned away from'],
  ['not facing', 'turned away from'],
  ['not only', 'more than just'],
  ['not just', 'more than just'],
  ['not a single', 'the lack of a single'],
  ['nothing but', 'only'],
  ['nothing else', 'that alone'],
  ['no longer', 'formerly'],
  ['no more than', 'at most'],
  ['never ending', 'endless'],
  ['never before seen', 'hitherto unseen'],
  ['except for', 'apart from'],
  ['no doubt', 'surely'],
  ['no matter', 'whatever'],
]
/** By their first word, in the order of the list. */
const phrasesByStart = Map.groupBy(
  phrases.map(([phrase, to]) => ({ parts: phrase.split(' '), to })),
  ({ parts }) => parts[0],
)
/** Most captions deny nothing and are spared the reading. */
const mayDeny = /n['’]t\b|\b(?:no|not|nor|none|nothing|nobody|neither|never|cannot|dont|except|without|avoid\w*)\b/iu
const degrees = new Set(['too', 'very', 'overly', 'so', 'that', 'excessively'])

/** Denials outside marked spans, in order, with their positive wording. */
export function findDenials(text: string, marked: readonly Span[]): Denial[] {
  if (!mayDeny.test(text)) return []
  const words = readWords(text)
  const lower = words.map((word) => word.lower)
  const covered = marked.filter((span) => span.kind !== 'number')
  const denials: Denial[] = []
  let after = 0
  let mark = 0
  words.forEach((word, at) => {
    while ((covered[mark]?.end ?? Number.POSITIVE_INFINITY) <= word.start) mark += 1
    if (word.start < after || (covered[mark]?.start ?? Number.POSITIVE_INFINITY) <= word.start) return
    const found =
      readPhrase(lower, at) ??
      readContraction(lower, at) ??
      readNever(lower, at) ??
      readNobody(lower, at) ??
      readNot(lower, at) ??
      readSingle(lower, at)
    const first = words[found?.first ?? -1]
    const last = words[found?.last ?? -1]
    if (!found || !first || !last || first.start < after) return
    denials.push({
      from: text.slice(first.start, last.end),
      to: found.to,
      start: first.start,
      end: last.end,
      isVague: found.isVague,
    })
    after = last.end
  })
  return denials
}

interface Reading {
  first: number
  last: number
  to: string
  isVague: boolean
}

function readPhrase(lower: readonly string[], at: number): Reading | null {
  const found = phrasesByStart
    .get(lower[at])
    ?.find(({ parts }) => parts.every((part, offset) => lower[at + offset] === part))
  return found ? { first: at, last: at + found.parts.length - 1, to: found.to, isVague: false } : null
}

function readContraction(lower: readonly string[], at: number): Reading | null {
  const word = lower[at] ?? ''
  const be = contractedBe.get(word)
  if (be !== undefined) return denyState(lower, at, at + 1, `${be} `)
  if (word.includes("n't") || word === 'dont') {
    const act = readAct(lower, at, at + 1)
    if (act) return act
  }
  const verb = contractedVerbs.get(word)
  return verb === undefined || lower[at + 1] === undefined
    ? null
    : { first: at, last: at + 1, to: `${verb} ${lower[at + 1]}`, isVague: true }
}

/** "Does not smile" is "keeps a straight face"; "should not be" is a state. */
function readAct(lower: readonly string[], first: number, verb: number): Reading | null {
  const denial = actDenials.get(lower[first] ?? '')
  if (!denial) return null
  if (lower[verb] === 'be') return denyState(lower, first, verb + 1, `${denial.lead}be `)
  const act = denyAct(lower, verb, denial.number)
  return act && { first, last: act.last, to: `${denial.lead}${act.to}`, isVague: act.isVague }
}

function readNever(lower: readonly string[], at: number): Reading | null {
  if (lower[at] !== 'never') return null
  const act = denyAlways(lower, at)
  return act && { first: at, last: act.last, to: act.to, isVague: act.isVague }
}

/** Somebody who is denied as a thing of the picture has been read before. */
function readNobody(lower: readonly string[], at: number): Reading | null {
  const last = lower[at] === 'nobody' ? at : lower[at] === 'no' && lower[at + 1] === 'one' ? at + 1 : null
  const act = last === null ? null : denyEverybody(lower, last + 1)
  return act && { first: at, last: act.last, to: act.to, isVague: act.isVague }
}

function readNot(lower: readonly string[], at: number): Reading | null {
  if (lower[at] !== 'not') return null
  const before = lower[at - 1] ?? ''
  const act = readAct(lower, at - 1, at + 1)
  if (act) return act
  const auxiliary = auxiliaries.get(before)
  if (auxiliary === undefined || lower[at + 1] === undefined) return denyState(lower, at, at + 1, '')
  if (lower[at + 1] === 'be') return denyState(lower, at - 1, at + 2, `${before} be `)
  return { first: at - 1, last: at + 1, to: `${auxiliary} ${lower[at + 1]}`, isVague: true }
}

/** "not smiling", "not too bright", "not a cartoon". */
function denyState(lower: readonly string[], first: number, at: number, lead: string): Reading | null {
  const word = lower[at]
  if (word === undefined) return lead === '' ? { first, last: first, to: 'otherwise', isVague: true } : null
  const next = lower[at + 1]
  if (degrees.has(word) && next !== undefined)
    return { first, last: at + 1, to: `${lead}only moderately ${next}`, isVague: false }
  const opposite = positiveAdjectives.get(word)
  if (opposite !== undefined) return { first, last: at, to: `${lead}${opposite}`, isVague: false }
  return { first, last: at, to: `${lead}anything but ${word}`, isVague: true }
}

/** "A no entry sign" is shown. */
function isOnSign(lower: readonly string[], at: number): boolean {
  return /^(?:an?|the)$/u.test(lower[at - 1] ?? '') || /^(?:sign|board|symbol|notice|zone)$/u.test(lower[at + 2] ?? '')
}

function readSingle(lower: readonly string[], at: number): Reading | null {
  if (lower[at] === 'no' && (isOnSign(lower, at) || lower[at + 1] === 'one')) return null
  const to = single.get(lower[at] ?? '')
  return to === undefined ? null : { first: at, last: at, to, isVague: true }
}

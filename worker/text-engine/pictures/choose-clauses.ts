import { type Draft, settles } from '../analyze/draft.ts'
import type { Slot } from '../analyze/slots.ts'
import { type Candidate, candidatesOf, type Decision, decisions } from './candidates.ts'
import type { Caption } from './parse-caption.ts'
import type { PictureIndex } from './picture-index.ts'
import { factsOfClause, isConsistent, lowerWords } from './scene-facts.ts'
import { isModifier, singularsOf } from './split-phrases.ts'

/** What the author has settled when one of these slots is filled. */
const settledBy: Record<Decision, readonly Slot[]> = {
  detail: [],
  surroundings: ['background'],
  relation: ['composition'],
  setting: ['background', 'place'],
  medium: [],
  light: ['mood'],
  view: ['viewpoint', 'composition'],
}

/**
 * Picks what follows from what is shown and contradicts nothing; the most telling first, then in the order of saying.
 */
export function chooseClauses(draft: Draft, caption: Caption, index: PictureIndex, clausesMax: number): string[] {
  const chosen: Candidate[] = []
  const said = new Set(caption.words.flatMap((word) => contentOf(word, index)))
  const facts = new Set(caption.facts)
  for (const candidate of candidatesOf(draft, caption, index)) {
    if (chosen.length >= clausesMax) break
    if (chosen.some(({ decides }) => decides === candidate.decides)) continue
    if (!isFree(draft, candidate, caption, index) || !isAllowed(candidate.text, { ...caption, facts }, index)) continue
    const content = lowerWords(candidate.text).flatMap((word) => contentOf(word, index))
    if (content.some((word) => said.has(word))) continue
    for (const word of content) said.add(word)
    for (const fact of factsOfClause(candidate.text, index.grammar)) facts.add(fact)
    chosen.push(candidate)
  }
  return decisions.flatMap((decision) => chosen.filter(({ decides }) => decides === decision).map(({ text }) => text))
}

/**
 * The clauses of a form that the author has neither settled nor ruled out; of the scene, only its colours matter to
 * them.
 */
export function chooseFormClauses(
  clauses: readonly string[],
  draft: Draft,
  caption: Caption,
  index: PictureIndex,
): string[] {
  const facts = new Set([...caption.facts].filter((fact) => fact === 'colourless'))
  return clauses.filter((clause) => {
    const decided = lowerWords(clause).map((word) => index.grammar.decides.get(word))
    if (decided.some((slot) => slot !== undefined && settles(draft, slot))) return false
    return isAllowed(clause, { ...caption, facts }, index)
  })
}

function isFree(draft: Draft, { decides }: Candidate, { stated }: Caption, index: PictureIndex): boolean {
  if (settledBy[decides].some((slot) => settles(draft, slot))) return false
  if (decides !== 'light') return true
  if (stated.has('low-sun')) return false
  return draft.constraints.every(
    ({ slot, start, end }) => slot !== 'light' || isTime(draft.text.slice(start, end), index),
  )
}

/** "At night" says when, and leaves open where the light comes from. */
export function isTime(words: string, { grammar }: PictureIndex): boolean {
  return lowerWords(words).every((word) => grammar.times.has(word) || word === 'at')
}

/** Nothing in it is left out by the author, and nothing clashes with the scene. */
function isAllowed(clause: string, { facts, excluded }: Caption, { grammar }: PictureIndex): boolean {
  const clauseFacts = factsOfClause(clause, grammar)
  if ([...clauseFacts].some((fact) => excluded.facts.has(fact))) return false
  const words = lowerWords(clause.replaceAll('-', ' '))
  if (words.some((word) => singularsOf(word, grammar).some((form) => excluded.words.has(form)))) return false
  return isConsistent(clauseFacts, facts, grammar)
}

/** Words that may be said twice. */
const usual = new Set('light soft low side small one its the and from with view'.split(' '))

function contentOf(word: string, { grammar }: PictureIndex): string[] {
  if (word.length < 3 || usual.has(word) || grammar.particles.has(word) || isModifier(word, grammar)) return []
  const [singular = word] = singularsOf(word, grammar)
  return [singular]
}

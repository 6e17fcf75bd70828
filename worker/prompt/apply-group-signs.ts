import type { ClassProbability } from './classify-model.ts'
import { readsAsEnglish } from './classify-topics.ts'
import { type GroupSign, groupSigns, shorteningSigns, sumSigns } from './data/group-signs.ts'
import { englishGroupSigns } from './data/group-signs-english.ts'
import { imageGroupSigns } from './data/image-group-signs.ts'
import type { DraftFacts } from './draft-facts.ts'
import { readTaskWords } from './find-task-words.ts'
import { inSmallLetters } from './in-small-letters.ts'
import { isCooking } from './is-cooking.ts'
import { readsAsMachine } from './machine-text.ts'
import { opensWithTool } from './names-tool.ts'
import { fencesCode } from './shows-code.ts'

const openingReach = 240
/** A sum may be asked for at the end of its story. */
const sumReach = 2000
/** What looks like a sum is one; more than no change only so that it counts as a sign. */
const signedSumFactor = 1.01
const unsignedSumFactor = 0.08
const cookingFactor = 20
const machineFactor = 20
const fencedFactor = 400
const toolFactor = 12
/** What is plainly named in another language; the work on a given text goes before the field, and that before the form. */
const namedFactors: Readonly<Record<string, number>> = {
  translation: 8,
  summarization: 8,
  extraction: 8,
  classification: 8,
  roleplay: 8,
  professional_writing: 4,
  legal: 4,
  health: 4,
}
/** What is short is no summary yet: there is nothing to shorten, and no word for it. */
const unsignedShorteningFactor = 0.05

const signs = groupSigns.map(forSmallLetters)
const signsInEnglish = englishGroupSigns.map(forSmallLetters)

function forSmallLetters(sign: GroupSign): GroupSign {
  return { ...sign, pattern: inSmallLetters(sign.pattern) }
}

/** By how much the probability of a group is to be multiplied, by signs that leave little doubt. */
export function readGroupSigns(draft: DraftFacts): ReadonlyMap<string, number> {
  const opening = draft.instruction.slice(0, openingReach).toLowerCase()
  const factors = new Map<string, number>()
  const raise = (group: string, factor: number): void => {
    factors.set(group, Math.max(factor, factors.get(group) ?? 1))
  }
  for (const { group, factor, pattern } of signs) if (pattern.test(opening)) raise(group, factor)
  if (handsOverCode(draft, opening)) raise('software_engineering', machineFactor)
  if (fencesCode(draft)) raise('software_engineering', fencedFactor)
  if (draft.language === 'en') {
    for (const { group, factor, pattern } of signsInEnglish) if (pattern.test(opening)) raise(group, factor)
    if (isCooking(draft)) raise('lifestyle', cookingFactor)
  }
  if (draft.language !== 'en' && opensWithTool(opening)) raise('software_engineering', toolFactor)
  for (const group of readsAsEnglish(draft) ? [] : readTaskWords(draft).groups) raise(group, namedFactors[group] ?? 1)
  if (!factors.has('math_reasoning'))
    factors.set(
      'math_reasoning',
      sumSigns.test(draft.instruction.slice(0, sumReach)) ? signedSumFactor : unsignedSumFactor,
    )
  const isUnsourced = draft.language === 'en' && draft.material === null && !draft.text.includes('\n')
  if (isUnsourced && !shorteningSigns.test(opening)) factors.set('summarization', unsignedShorteningFactor)
  return factors
}

/** Rows in JSON are data, unless a program is spoken of. */
const ofPrograms =
  /\b(?:config\w*|payload|schema|endpoints?|api|clients?|servers?|requests?|retry|parse\w*|deploy\w*|dependenc\w+|install|build|lint)\b/u

/** "Ana: I call the client tomorrow" is said, though it looks like a key and its value. */
const spokenLine = /^\p{Lu}\p{Ll}+: (?:[\p{L}'’,]+ ){2}\p{L}/u

function handsOverCode({ material }: DraftFacts, opening: string): boolean {
  if (material?.kind !== 'text' || spokenLine.test(material.text)) return false
  return readsAsMachine(material.text) || (/^\s*[{[]/u.test(material.text) && ofPrograms.test(opening))
}

/** The learnt probabilities of kinds of text tasks, corrected by their signs. */
export function applyGroupSigns(draft: DraftFacts, classes: readonly ClassProbability[]): ClassProbability[] {
  return weighGroups(classes, readGroupSigns(draft))
}

/** The learnt probabilities of kinds of pictures, corrected by their signs. */
export function applyImageSigns(draft: DraftFacts, classes: readonly ClassProbability[]): ClassProbability[] {
  const opening = draft.instruction.slice(0, openingReach)
  const signs = imageGroupSigns.filter(({ pattern }) => pattern.test(opening))
  return weighGroups(classes, new Map(signs.map(({ group, factor }) => [group, factor])))
}

/** The learnt probabilities, corrected by the signs; likeliest first. */
export function weighGroups(
  classes: readonly ClassProbability[],
  factors: ReadonlyMap<string, number>,
): ClassProbability[] {
  const weighed = classes.map(({ label, probability }) => ({
    label,
    probability: probability * (factors.get(label) ?? 1),
  }))
  const total = weighed.reduce((sum, { probability }) => sum + probability, 0)
  return weighed
    .map(({ label, probability }) => ({ label, probability: probability / total }))
    .toSorted((left, right) => right.probability - left.probability)
}

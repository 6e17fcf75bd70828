import { avoidAssurances } from '../prompt/data/avoid-assurances.ts'
import { pickChoice } from '../prompt/pick-choice.ts'
import { capitalise } from '../prompt/polish-sentence.ts'
import type { ImagePlan } from '../prompt/prompt-plan.ts'
import { readWords } from '../prompt/read-words.ts'
import { seedOf } from '../prompt/seed-of.ts'

const assurancesMax = 2
const telling = 3
const small = new Set('the and are its their own from has have with each any one out'.split(' '))
/** Marks at the edge of a picture; one sentence about them is enough. */
const edgeMarks = new Set(['watermark', 'signature', 'border', 'date stamp', 'picture frame'])

/** Two assurances in one sentence do not lean on the same words. */
function repeats(left: string, right: string): boolean {
  const stems = new Set(readWords(left).map(({ stem }) => stem))
  return readWords(right).some(({ stem }) => stem.length >= telling && !small.has(stem) && stems.has(stem))
}

/** The wanted exclusions as what is there instead, for models that paint what they are told to leave out. */
export function writeAssurance(plan: ImagePlan): string[] {
  const isEnglish = plan.draft.language === 'en' || plan.draft.language === 'und'
  if (plan.isUntouched || !isEnglish || plan.localised) return []
  const firstMark = plan.negatives.find((term) => edgeMarks.has(term))
  const phrases = new Set<string>()
  for (const term of plan.negatives) {
    const wordings = edgeMarks.has(term) && term !== firstMark ? undefined : avoidAssurances.get(term)
    const phrase = wordings ? pickChoice(wordings, seedOf(plan.draft), 'assurance') : ''
    if (phrase !== '' && phrases.size < assurancesMax && ![...phrases].some((other) => repeats(other, phrase)))
      phrases.add(phrase)
  }
  return phrases.size === 0 ? [] : [`${capitalise([...phrases].join(', and '))}.`]
}

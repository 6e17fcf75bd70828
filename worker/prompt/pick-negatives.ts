import type { DraftFacts } from './draft-facts.ts'
import { pickPlace } from './pick-choice.ts'
import { readWords } from './read-words.ts'
import { seedOf } from './seed-of.ts'

const letteringWords = new Set([
  ...['text', 'lettering', 'typography', 'words', 'caption', 'headline', 'title', 'says', 'reading', 'sign', 'labels'],
  ...['label', 'letters', 'slogan', 'quote', 'written', 'poster', 'logo', 'flyer', 'banner', 'invitation', 'menu'],
  ...[
    'infographic',
    'brochure',
    'billboard',
    'advertisement',
    'cover',
    'comic',
    'app',
    'website',
    'sale',
    'post',
    'signs',
  ],
])
const negativesMax = 8
const shownMax = 5
/** Worth excluding from a picture of any kind. */
const anyPicture = ['border', 'signature', 'date stamp', 'duplicate subject']

/** Terms worth excluding for this kind of picture, without any the author asked for. */
export function pickNegatives(draft: DraftFacts, avoid: readonly string[]): string[] {
  return freeTerms(
    draft,
    avoid,
    draft.words.map((word) => word.stem),
  ).slice(0, negativesMax)
}

/** The same for the prompt itself: the first few, in an order of this draft's own. */
export function listNegatives(draft: DraftFacts, avoid: readonly string[], caption: string): string[] {
  const terms = freeTerms(
    draft,
    [...avoid, ...anyPicture],
    [...draft.words, ...readWords(caption)].map((word) => word.stem),
  )
  const offset = pickPlace(terms.length, seedOf(draft), 'negatives')
  return [...terms.slice(offset), ...terms.slice(0, offset)].slice(0, shownMax)
}

/** True when the picture is to show words, quoted or not. */
export function wantsLettering(draft: DraftFacts): boolean {
  return (
    draft.spans.some((span) => span.kind === 'quote') ||
    draft.words.some((word) => letteringWords.has(word.text.toLowerCase()))
  )
}

function freeTerms(draft: DraftFacts, avoid: readonly string[], asked: readonly string[]): string[] {
  const stems = new Set(asked)
  const isLettered = wantsLettering(draft)
  const terms = avoid.filter((term) => {
    if (isLettered && /text|letters|lettering|sign|label/u.test(term)) return false
    return !readWords(term).some((word) => stems.has(word.stem))
  })
  return [...new Set(terms)]
}

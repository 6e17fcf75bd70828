import { anyAvoid, groupAvoid } from './data/image-avoid.ts'
import type { DraftFacts } from './draft-facts.ts'
import { hashText } from './hash-text.ts'
import type { ImageDomain } from './image-domain.ts'
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
const shownMax = 4
const openingWords = 6
const manyWords = new Set(
  'and set sheet pattern flock herd group crowd family team pair two three four five six people'.split(' '),
)
const deserted =
  /\b(?:no|without|not any) (?:people|persons?|humans?|figures|crowds?)\b|\b(?:deserted|empty|people-free)\b|\bor people\b/iu
const bodily = /\b(?:hands?|arms?|faces?|fingers|hair|stares?|skin|limbs|eyes|poses|looks|smiles|clothing)\b/u

/** Terms worth excluding for this kind of picture, without any the author asked for. */
export function pickNegatives(draft: DraftFacts, avoid: readonly string[]): string[] {
  return freeTerms(
    draft,
    avoid,
    draft.words.map((word) => word.stem),
  ).slice(0, negativesMax)
}

/** The same for the prompt itself: the first few, in an order of this draft's own. */
export function listNegatives(draft: DraftFacts, domain: ImageDomain, caption: string): string[] {
  const terms = freeTerms(
    draft,
    [...domain.avoid, ...(groupAvoid[domain.id] ?? groupAvoid[domain.group] ?? []), ...anyAvoid],
    [...draft.words, ...readWords(caption)].map((word) => word.stem),
  )
  const seed = seedOf(draft)
  const places = new Map(terms.map((term) => [term, hashText(`${seed} ${term}`)]))
  return terms.toSorted((left, right) => (places.get(left) ?? 0) - (places.get(right) ?? 0)).slice(0, shownMax)
}

/** True when the picture is to show words, quoted or not. */
export function wantsLettering(draft: DraftFacts): boolean {
  return (
    draft.spans.some((span) => span.kind === 'quote') ||
    draft.words.some((word) => letteringWords.has(word.text.toLowerCase()))
  )
}

/** Several of a kind are wanted: "a flock of flamingos", "hot air balloons", "mother and child". */
function showsMany({ words }: DraftFacts): boolean {
  return words.slice(0, openingWords).some(({ lower, stem }) => stem !== lower || manyWords.has(lower))
}

function freeTerms(draft: DraftFacts, avoid: readonly string[], asked: readonly string[]): string[] {
  const stems = new Set(asked)
  const isLettered = wantsLettering(draft)
  const isMany = showsMany(draft)
  const isDeserted = deserted.test(draft.text)
  const terms = avoid.filter((term) => {
    if ((isMany && /^duplicate (?:subject|object)/u.test(term)) || (isDeserted && bodily.test(term))) return false
    if (isLettered && /text|letters|lettering|sign|label/u.test(term)) return false
    return !readWords(term).some((word) => stems.has(word.stem))
  })
  return [...new Set(terms)]
}

import { anyAvoid, groupAvoid } from './data/image-avoid.ts'
import { deniedThings } from './denied-things.ts'
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
/** Lights in the sky over some place. */
const earthly =
  /\baurora\b|\bnorthern lights\b|\bmilky way\b|\bnight sky\b|\bstars? (?:above|over)\b|\bmeteors?\b|\b(?:full |half )?moon\b/iu
const earthlyReach = 400
const negativesMax = 8
const shownMax = 4
/** One place is left for what goes wrong in pictures of any kind. */
const ofKindMax = 3
const openingWords = 6
const manyWords = new Set(
  'and set sheet pattern flock herd group crowd family team pair two three four five six people'.split(' '),
)
const deserted =
  /\b(?:no|without|not any) (?:people|persons?|humans?|figures|crowds?)\b|\b(?:deserted|empty|people-free)\b|\bor people\b/iu
const bodies = /\b(?:body|bodies|legs?|feet|paws?|limb|finger|hand|arm|face|eye|nudity|ears?|tails?)\b/u
const bodily = /\b(?:hands?|arms?|faces?|fingers|hair|stares?|skin|limbs|eyes|poses|looks|smiles|clothing)\b/u

/** Terms worth excluding for this kind of picture, without any the author asked for. */
export function pickNegatives(draft: DraftFacts, avoid: readonly string[]): string[] {
  return freeTerms(
    draft,
    avoid,
    draft.words.map((word) => word.stem),
  ).slice(0, negativesMax)
}

/** The same for the prompt itself: the first few, in an order of this draft's own; body words only where no filter reads them. */
export function listNegatives(draft: DraftFacts, domain: ImageDomain, caption: string, hasBodies = true): string[] {
  const asked = [...draft.words, ...readWords(caption)].map((word) => word.stem)
  const seed = seedOf(draft)
  const pick = (avoid: readonly string[], max: number): string[] =>
    freeTerms(draft, avoid, asked)
      .filter((term) => hasBodies || !(bodily.test(term) || bodies.test(term)))
      .map((term) => ({ term, place: hashText(`${seed} ${term}`) }))
      .toSorted((left, right) => left.place - right.place)
      .slice(0, max)
      .map(({ term }) => term)
  const ofKind = pick([...domain.avoid, ...(groupAvoid[domain.id] ?? groupAvoid[domain.group] ?? [])], ofKindMax)
  const others = pick(anyAvoid, shownMax).filter((term) => !ofKind.includes(term))
  return [...ofKind, ...others].slice(0, shownMax)
}

/** True when the picture is to show words, quoted or not. */
export function wantsLettering(draft: DraftFacts): boolean {
  if (draft.spans.some((span) => span.kind === 'quote')) return true
  const named = draft.words.filter(({ lower }) => letteringWords.has(lower))
  return named.length > 0 && named.some(({ stem }) => !deniedThings(draft).stems.has(stem))
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
  const isEarthly = earthly.test(draft.text.slice(0, earthlyReach))
  const terms = avoid.filter((term) => {
    if (isEarthly && /planet|galax/u.test(term)) return false
    if ((isMany && /^duplicate (?:subject|object)/u.test(term)) || (isDeserted && bodily.test(term))) return false
    if (isLettered && /text|letters|lettering|sign|label/u.test(term)) return false
    return !readWords(term).some((word) => stems.has(word.stem))
  })
  return [...new Set(terms)]
}

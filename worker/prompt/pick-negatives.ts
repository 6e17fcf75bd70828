import { anyAvoid, groupAvoid } from './data/image-avoid.ts'
import { negativeNeeds, parameterTerms } from './data/negative-fit.ts'
import { deniedThings } from './denied-things.ts'
import type { DraftFacts } from './draft-facts.ts'
import { hashText } from './hash-text.ts'
import type { ImageDomain } from './image-domain.ts'
import { readWords } from './read-words.ts'
import { seedOf } from './seed-of.ts'
import { stemWord } from './word-forms.ts'

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
const shownReach = 800
const negativesMax = 8
const listedMin = 4
const shownMax = 4
/** One place is left for what goes wrong in pictures of any kind. */
const ofKindMax = 3
const openingWords = 6
const manyWords = new Set(
  'and set sheet pattern flock herd group crowd family team pair two three four five six people'.split(' '),
)
const deserted =
  /\b(?:no|without|not any) (?:people|persons?|humans?|figures|crowds?)\b|\b(?:deserted|empty|people-free)\b|\bor people\b/iu
const bodily = /\b(?:hands?|arms?|faces?|fingers|hair|stares?|skin|limbs|eyes|poses|looks|smiles|clothing)\b/u

/** Terms worth excluding for this kind of picture, without any the author asked for. */
export function pickNegatives(draft: DraftFacts, avoid: readonly string[]): string[] {
  const asked = draft.words.map((word) => word.stem)
  const own = freeTerms(draft, avoid, asked)
  // A kind of which little is left gets what spoils any picture.
  const others = own.length < listedMin ? freeTerms(draft, anyAvoid, asked).slice(0, listedMin - own.length) : []
  return [...new Set([...own, ...others])].slice(0, negativesMax)
}

/** The same for the prompt itself: the first few, in an order of this draft's own. */
export function listNegatives(draft: DraftFacts, domain: ImageDomain, caption: string): string[] {
  const { ofKind, others } = rankTerms(draft, domain, caption)
  const first = ofKind.slice(0, ofKindMax)
  return [...first, ...others.slice(0, shownMax).filter((term) => !first.includes(term))].slice(0, shownMax)
}

/** The same for a parameter that reads each word by itself: single nouns, without which every picture of the kind can do. */
export function listParameterTerms(draft: DraftFacts, domain: ImageDomain, caption: string): string[] {
  const { ofKind, others, asked } = rankTerms(draft, domain, caption)
  const nouns = [...ofKind, ...others].flatMap((term) => parameterTerms.get(term) ?? [])
  const isLettered = wantsLettering(draft)
  const free = [...new Set(nouns)].filter(
    (noun) => !asked.has(stemWord(noun)) && !(isLettered && /^(?:text|lettering)$/u.test(noun)),
  )
  return free.slice(0, shownMax)
}

function rankTerms(draft: DraftFacts, domain: ImageDomain, caption: string) {
  const asked = new Set([...draft.words, ...readWords(caption)].map((word) => word.stem))
  const seed = seedOf(draft)
  const rank = (avoid: readonly string[]): string[] =>
    freeTerms(draft, avoid, [...asked])
      .map((term) => ({ term, place: hashText(`${seed} ${term}`) }))
      .toSorted((left, right) => left.place - right.place)
      .map(({ term }) => term)
  const ofKind = rank([...domain.avoid, ...(groupAvoid[domain.id] ?? groupAvoid[domain.group] ?? [])])
  return { ofKind, others: rank(anyAvoid), asked }
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
  const shown = draft.text.slice(0, shownReach)
  const isEarthly = earthly.test(draft.text.slice(0, earthlyReach))
  const terms = avoid.filter((term) => {
    if (isEarthly && /planet|galax/u.test(term)) return false
    if (negativeNeeds.some(([terms, needs]) => terms.test(term) && !needs.test(shown))) return false
    if (isMany && /^extra (?:tails|ears)$/u.test(term)) return false
    if ((isMany && /^duplicate (?:subject|object)/u.test(term)) || (isDeserted && bodily.test(term))) return false
    if (isLettered && /text|letters|lettering|sign|label/u.test(term)) return false
    return !readWords(term).some((word) => stems.has(word.stem))
  })
  return [...new Set(terms)]
}

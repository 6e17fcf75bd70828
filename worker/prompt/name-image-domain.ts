import { imageDomains } from './data/image-domains.ts'
import type { DraftFacts } from './draft-facts.ts'
import type { ImageDomain } from './image-domain.ts'
import { namePicture } from './name-picture.ts'

export interface FoundPicture {
  domain: ImageDomain
  /** The group as reported. */
  group: string
  /** 0 to 1. */
  confidence: number
}

/** Other kinds are told by how a picture is made; what it shows does not change them. */
const subjectGroups = new Set(
  'portrait landscape animals food architecture interior product vehicles abstract plants'.split(' '),
)
const placeGroups = new Set(['landscape', 'architecture', 'interior'])
const madeGroups = new Set(['fine_art', 'illustration'])
const opensWithMedium =
  /^\W*(?:an? |the )?(?:[\w'-]{1,20} ){0,2}(?:watercolou?r|painting|drawing|sketch|illustration|cartoon|engraving|etching|linocut|woodcut|render|mural|comic|collage)(?: painting| drawing| print)? (?:of|showing|depicting)\b/iu
/** Kinds that are known by their style as much as by what they show. */
const keptDomains = new Set(['cinematic', 'pattern'])
/** People together in these are shown as such already. */
const peopleDomains = new Set(['street', 'event', 'festival', 'market', 'sports', 'performance'])
/** From here on the learnt group is reported, also where plain words name another kind of picture. */
const likelyConfidence = 0.6
const sureConfidence = 0.85
const abstractEnding = /(?:ness|ity|ism|ship|ment|ence|ance|[ts]ion|ology|ics)\W*$/iu

/** What a caption names first, in plain words, decides how it is shown; an abstraction needs a word that asks for one. */
export function nameImageDomain(
  draft: DraftFacts,
  found: FoundPicture,
  scores: ReadonlyMap<ImageDomain, number>,
): FoundPicture {
  const { domain, confidence } = found
  const drawn = nameDrawn(draft, found, scores)
  if (drawn) return drawn
  if (keptDomains.has(domain.id) || (!subjectGroups.has(domain.group) && domain.id !== 'scene')) return found
  const name = namePicture(draft)
  const named = imageDomains.find(({ id }) => id === name?.domainId)
  if (name && named) {
    if (isBetterKnown(found, named)) return found
    const isLikely = confidence >= likelyConfidence && found.group !== 'abstract' && !name.isOfPeople
    return { ...found, domain: named, group: isLikely ? found.group : named.group }
  }
  const isAsked = (scores.get(domain) ?? 0) > 0 || confidence >= likelyConfidence
  if (domain.id !== 'abstract' || isAsked || abstractEnding.test(draft.instruction)) return found
  const scene = imageDomains.find(({ id }) => id === 'scene')
  return scene ? { ...found, domain: scene } : found
}

/** "Watercolour of a market" is a watercolour first. */
function nameDrawn(
  draft: DraftFacts,
  found: FoundPicture,
  scores: ReadonlyMap<ImageDomain, number>,
): FoundPicture | null {
  if (madeGroups.has(found.domain.group) || !opensWithMedium.test(draft.instruction)) return null
  const [best] = [...scores]
    .filter(([{ group }, score]) => madeGroups.has(group) && score > 0)
    .toSorted((left, right) => right[1] - left[1])
  const isLikely = found.confidence >= likelyConfidence
  return best ? { ...found, domain: best[0], group: isLikely ? found.group : best[0].group } : null
}

/** Where the learnt kind is sure and of the same sort, it knows more words than the table of names. */
function isBetterKnown({ domain, group, confidence }: FoundPicture, named: ImageDomain): boolean {
  const isSure = confidence >= sureConfidence
  if (named.id === 'group' && (peopleDomains.has(domain.id) || (group === 'animals' && isSure))) return true
  // One person alone is no gathering, whatever the occasion.
  if (named.id === 'portrait' && domain.group === 'portrait') return domain.id !== 'event' && domain.id !== 'street'
  if (named.id === 'portrait' && group !== 'portrait' && isSure) return true
  return isSure && placeGroups.has(domain.group) && placeGroups.has(named.group)
}

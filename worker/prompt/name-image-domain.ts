import { findImageDomain, imageDomains } from './data/image-domains.ts'
import type { DraftFacts } from './draft-facts.ts'
import type { ImageDomain } from './image-domain.ts'
import { nameDrawnMedium } from './name-drawn-medium.ts'
import { nameByLastWord, namePicture } from './name-picture.ts'

export interface FoundPicture {
  domain: ImageDomain
  /** The group as reported. */
  group: string
  /** 0 to 1. */
  confidence: number
}

const pixels =
  /\bpixel|\b(?:8|16|32|64)[- ]?bit\b|\bsprites?\b|\btilesets?\b|\bvoxel|\bretro game|\b\d{2,3}x\d{2,3}\b|ピクセル|ドット絵|像素|픽셀|пиксел|पिक्सेल/iu
const coverName = /\b(?:cover|box|poster|packaging|flyer)\b/iu
const sceneDomain = findImageDomain('scene')
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
/** Candid pictures are also taken at home. */
const streetSigns =
  /\b(?:street|road|roadside|sidewalk|pavement|lane|alley|crossing|crosswalk|market|crowd|commut\w+|platform|metro|subway|bus|tram|traffic|city|town|protest|rush hour|passers-by|pedestrians?)\b/iu
const silhouette = /\bsilhouettes?\b/iu
const lineTerms = /\b(?:line|outline|tattoo|stencil|colou?ring|drawing|logo|icon|vector|cut-?out|papercut|ink)\b/iu
/** Kinds of one sort, between which the learnt one decides. */
const closeKinds = [
  new Set(['illustration', 'childrens', 'fine-art', 'character', 'environment']),
  new Set(['logo', 'icon']),
  new Set(['anime', 'comic']),
]
const isPhoto = /\bphotos?\b|\bphotograph(?!ers?\b)/iu
const fancyDomains = new Set(['character', 'environment'])
const craftDomains = new Set(['vessels', 'vehicles', 'food', 'drink', 'interior'])
/** People together in these are shown as such already. */
const peopleDomains = new Set(['street', 'event', 'festival', 'market', 'sports', 'performance'])
/** From here on the learnt group is reported, also where plain words name another kind of picture. */
const likelyConfidence = 0.6
/** Where a medium is named, what is shown is reported unless it is little more than a guess. */
const guessConfidence = 0.4
const sureConfidence = 0.85
const abstractEnding = /(?:ness|ity|ism|ship|ment|ence|ance|[ts]ion|ology|ics)\W*$/iu

/** What a caption names first, in plain words, decides how it is shown; an abstraction needs a word that asks for one. */
export function nameImageDomain(
  draft: DraftFacts,
  found: FoundPicture,
  scores: ReadonlyMap<ImageDomain, number>,
): FoundPicture {
  // Nobody means pixels who does not say so.
  if (found.domain.id === 'pixel-art' && !pixels.test(draft.instruction))
    return nameImageDomain(
      draft,
      { ...found, domain: findImageDomain(coverName.test(draft.instruction) ? 'poster' : 'illustration') },
      scores,
    )
  const { domain } = found
  const made = nameMade(draft, found) ?? nameDrawn(draft, found, scores)
  if (made) return made
  // A silhouette against the sky is a matter of light, not of line.
  const isSilhouette =
    domain.id === 'line-art' && silhouette.test(draft.instruction) && !lineTerms.test(draft.instruction)
  if (isSilhouette) return nameShown(draft, { ...found, domain: sceneDomain }, scores)
  // "Viking longship" has a figure of fancy in its name and shows a ship.
  const name = fancyDomains.has(domain.id) ? namePicture(draft) : null
  if (name?.isCompound && !name.isOfPeople) return nameShown(draft, found, scores)
  if (name && craftDomains.has(name.domainId)) return { ...found, domain: findImageDomain(name.domainId) }
  if (keptDomains.has(domain.id) || (!subjectGroups.has(domain.group) && domain.id !== 'scene')) return found
  return nameShown(draft, found, scores)
}

/** By what the caption names first. */
function nameShown(draft: DraftFacts, found: FoundPicture, scores: ReadonlyMap<ImageDomain, number>): FoundPicture {
  const { domain, confidence } = found
  const name = namePicture(draft)
  const named = imageDomains.find(({ id }) => id === name?.domainId)
  if (name && named) {
    // Single words misled what was learnt: a star fruit was taken for the sky.
    if (name.isCompound) return { ...found, domain: named, group: named.group }
    if (isBetterKnown(found, named, streetSigns.test(draft.instruction))) return found
    const isLikely = confidence >= likelyConfidence && found.group !== 'abstract' && !name.isOfPeople
    return { ...found, domain: named, group: isLikely ? found.group : named.group }
  }
  const last = name ? undefined : findLastWord(draft)
  if (last && last.group !== domain.group) return { ...found, domain: last, group: last.group }
  // A guess that no word supports is shown in a way that suits anything.
  if (confidence < guessConfidence && (scores.get(domain) ?? 0) === 0) return { ...found, domain: sceneDomain }
  const isAsked = (scores.get(domain) ?? 0) > 0 || confidence >= likelyConfidence
  if (domain.id !== 'abstract' || isAsked || abstractEnding.test(draft.instruction)) return found
  return { ...found, domain: sceneDomain }
}

function findLastWord(draft: DraftFacts): ImageDomain | undefined {
  const domainId = nameByLastWord(draft)
  return domainId === null ? undefined : imageDomains.find(({ id }) => id === domainId)
}

/** A caption that names how its picture is made is shown as such, whatever it shows. */
function nameMade(draft: DraftFacts, found: FoundPicture): FoundPicture | null {
  const medium = nameDrawnMedium(draft)
  const named = imageDomains.find(({ id }) => id === medium?.domainId)
  if (!medium || !named || named.id === found.domain.id) return null
  const isMade = madeGroups.has(found.domain.group) && found.domain.id !== 'scene'
  if (isMade && (!medium.isHead || closeKinds.some((kinds) => kinds.has(named.id) && kinds.has(found.domain.id))))
    return null
  if (!medium.isHead && isPhoto.test(draft.instruction)) return null
  const isLikely = found.confidence >= guessConfidence
  return { ...found, domain: named, group: isLikely ? found.group : named.group }
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
function isBetterKnown({ domain, group, confidence }: FoundPicture, named: ImageDomain, isInStreet: boolean): boolean {
  const isSure = confidence >= sureConfidence
  if (named.id === 'group' && domain.id === 'street') return isInStreet
  if (named.id === 'group' && (peopleDomains.has(domain.id) || (group === 'animals' && isSure))) return true
  // One person alone is no gathering, whatever the occasion.
  if (named.id === 'portrait' && domain.group === 'portrait') return domain.id !== 'event' && domain.id !== 'street'
  if (named.id === 'portrait' && group !== 'portrait' && isSure) return true
  return isSure && placeGroups.has(domain.group) && placeGroups.has(named.group)
}

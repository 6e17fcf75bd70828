import { imageDomains } from './data/image-domains.ts'
import type { DetectedDomain } from './detect-domain.ts'
import type { DraftFacts } from './draft-facts.ts'
import type { ImageDomain } from './image-domain.ts'
import { namePicture } from './name-picture.ts'

/** Other kinds are told by how a picture is made; what it shows does not change them. */
const subjectGroups = new Set(
  'portrait landscape animals food architecture interior product vehicles abstract plants'.split(' '),
)
const placeGroups = new Set(['landscape', 'architecture', 'interior'])
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
  found: DetectedDomain<ImageDomain>,
  scores: ReadonlyMap<ImageDomain, number>,
): DetectedDomain<ImageDomain> {
  const { domain, confidence } = found
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

/** Where the learnt kind is sure and of the same sort, it knows more words than the table of names. */
function isBetterKnown({ domain, group, confidence }: DetectedDomain<ImageDomain>, named: ImageDomain): boolean {
  const isSure = confidence >= sureConfidence
  if (named.id === 'group' && (peopleDomains.has(domain.id) || (group === 'animals' && isSure))) return true
  if (named.id === 'portrait' && (domain.group === 'portrait' || (group !== 'portrait' && isSure))) return true
  return isSure && placeGroups.has(domain.group) && placeGroups.has(named.group)
}

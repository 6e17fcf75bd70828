import type { ChatDomain } from './chat-domain.ts'
import { type DomainScores, scoreModality } from './classify-cues.ts'
import { type FeatureVector, withFeatures } from './classify-features.ts'
import { type NamedFeature, readDepiction, readSubjects, readTopics } from './classify-topics.ts'
import type { DraftFacts } from './draft-facts.ts'
import type { ImageDomain } from './image-domain.ts'

const scoreScale = 0.5
const topicScale = 0.3
const subjectScale = 0.8
const depictionScale = 0.3

/** What the modality is read from: the words, and the hand-written cues for pictures and for texts. */
export function modalityInput(draft: DraftFacts, features: FeatureVector): FeatureVector {
  const { image, chat } = scoreModality(draft)
  const named: NamedFeature[] = [
    ['picture cues', Math.log1p(image)],
    ['text cues', Math.log1p(chat)],
    [image > chat ? 'picture leads' : image < chat ? 'text leads' : 'none leads', 1],
  ]
  return withFeatures(features, [named, scoreScale], [readDepiction(draft), depictionScale])
}

/** What the group of a text task is read from; cue tables know words that no training text held. */
export function chatInput(draft: DraftFacts, features: FeatureVector, scores: DomainScores<ChatDomain>): FeatureVector {
  return withFeatures(features, [groupScores(scores), scoreScale], [readTopics(draft), topicScale])
}

/** What the group of a picture is read from. */
export function imageInput(
  draft: DraftFacts,
  features: FeatureVector,
  scores: DomainScores<ImageDomain>,
): FeatureVector {
  return withFeatures(features, [groupScores(scores), scoreScale], [readSubjects(draft), subjectScale])
}

function groupScores(scores: DomainScores<{ group: string }>): NamedFeature[] {
  const groups = new Map<string, number>()
  for (const [{ group }, score] of scores) groups.set(group, Math.max(groups.get(group) ?? 0, score))
  let best = 'none'
  for (const [group, score] of groups) if (score > (groups.get(best) ?? 0)) best = group
  return [
    [`best ${best}`, 1],
    ...[...groups].map(([group, score]): NamedFeature => [`score ${group}`, Math.log1p(score)]),
  ]
}

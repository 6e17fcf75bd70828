import type { Expertise } from '#shared/prompts/generate-options.ts'
import { feelingPictures } from './data/feeling-pictures.ts'
import { findImageDomain } from './data/image-domains.ts'
import { diagramFraming, diagramKinds, diagramLight, objectFraming } from './data/stand-in-choices.ts'
import { topicPictures } from './data/topic-pictures.ts'
import { picturesAbroad } from './data/topic-pictures-abroad.ts'
import type { DraftFacts } from './draft-facts.ts'
import type { ImageDomain } from './image-domain.ts'
import { pickChoice } from './pick-choice.ts'
import { capitalise } from './polish-sentence.ts'
import { readDraft } from './read-draft.ts'
import { seedOf } from './seed-of.ts'
import type { TopicForm } from './topic-form.ts'
import type { TopicKind } from './topic-kind.ts'

export interface PicturedTopic {
  /** The topic with what stands for it, read like a draft. */
  draft: DraftFacts
  domain: ImageDomain
  /** What stands for the topic, for the caller. */
  scene: string
}

/** What stands for a topic that cannot be seen: an object for beginners, an editorial image, a diagram for experts. */
export function pictureTopic(
  draft: DraftFacts,
  kind: TopicKind,
  form: TopicForm,
  expertise: Expertise,
): PicturedTopic | null {
  const felt = feelingPictures.find(([feelings]) => feelings.test(draft.text.trim()))?.[1]
  if (felt) return showAs(form, pickChoice(felt, seedOf(draft), 'feeling'), findImageDomain('scene'))
  const pictures = topicPictures[kind.id]
  if (!pictures || form.isFenced || form.isQuestion) return null
  const scenes = {
    beginner: pictures.plain,
    intermediate: [...pictures.plain.slice(1), ...pictures.designed.slice(0, 1)],
    advanced: pictures.designed,
    expert: pictures.diagram,
  }[expertise]
  const [first, ...others] = scenes
  if (first === undefined) return null
  const scene = pickChoice([first, ...others], seedOf(draft), `picture ${expertise}`)
  return showAs(form, scene, expertise === 'expert' ? diagram : object)
}

function showAs(form: TopicForm, scene: string, domain: ImageDomain): PicturedTopic {
  return { draft: readDraft(`${capitalise(form.full)} shown as ${scene}`, 'en'), domain, scene }
}

const object: ImageDomain = { ...findImageDomain('illustration'), framing: objectFraming }
const diagram: ImageDomain = {
  ...findImageDomain('infographic'),
  kinds: diagramKinds,
  light: diagramLight,
  framing: diagramFraming,
}

/** The same for an abstract topic in another language that we write; null where its ending does not tell. */
export function pictureTopicAbroad(draft: DraftFacts, form: TopicForm, expertise: Expertise): PicturedTopic | null {
  const topic = draft.text.trim()
  const table = picturesAbroad[draft.language]
  if (!table || form.isFenced || form.isQuestion || !table.abstract.test(topic)) return null
  const scene = {
    beginner: table.plain,
    intermediate: table.designed,
    advanced: table.designed,
    expert: table.diagram,
  }[expertise]
  return {
    draft: readDraft(`${capitalise(topic)}${table.joint}${scene}`, draft.language),
    domain: expertise === 'expert' ? diagram : object,
    scene,
  }
}

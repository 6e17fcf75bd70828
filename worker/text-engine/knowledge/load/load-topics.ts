import { Type } from 'typebox'
import { expertiseLevels } from '#shared/prompts/generate-options.ts'
import { type TopicKnowledge, topicShapes, wordModes } from '../../plan/topic-forms.ts'
import { readYaml } from './read-yaml.ts'

const text = Type.String({ minLength: 1 })
const phrases = Type.Array(text)
const closed = { additionalProperties: false }
const level = Type.Optional(Type.Enum(expertiseLevels))
const lines = Type.Array(Type.Object({ text, from: level, to: level }, closed))

const topicSchema = Type.Object(
  {
    modeOfGroup: Type.Record(Type.String(), Type.Enum(wordModes)),
    subjects: phrases,
    help: phrases,
    verbs: Type.Record(Type.String(), text),
    uncounted: phrases,
    sureVerbs: phrases,
    said: Type.Record(Type.Enum(topicShapes), lines),
    modes: Type.Record(
      Type.Enum(wordModes),
      Type.Object({ about: text, question: text, situation: text, lines }, closed),
    ),
    otherwise: text,
    languages: Type.Record(
      Type.String({ minLength: 2 }),
      Type.Record(Type.Enum(wordModes), Type.Object({ request: text, lines: phrases }, closed)),
    ),
  },
  closed,
)

/** Reads and checks the forms of prompts that are made from a topic. */
export function loadTopics(): TopicKnowledge {
  return readYaml('topics.yaml', topicSchema)
}

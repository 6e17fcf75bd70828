import { Type } from 'typebox'
import { expertiseLevels } from '#shared/prompts/generate-options.ts'
import { type TopicKnowledge, topicShapes } from '../../plan/topic-forms.ts'
import { readYaml } from './read-yaml.ts'

const text = Type.String({ minLength: 1 })
const phrases = Type.Array(text)
const closed = { additionalProperties: false }
const wordModes = ['text', 'code', 'marketing', 'business', 'education', 'research', 'creative'] as const

const formSchema = Type.Object(
  {
    id: text,
    output: text,
    topicNouns: Type.Optional(phrases),
    names: Type.Optional(phrases),
    namesBeforePurpose: Type.Optional(phrases),
    starts: Type.Optional(phrases),
    shapes: Type.Optional(Type.Array(Type.Enum(topicShapes))),
    isCounted: Type.Optional(Type.Boolean()),
    about: Type.Optional(text),
    question: Type.Optional(text),
    howTo: Type.Optional(text),
    lines: Type.Array(
      Type.Object(
        {
          text,
          from: Type.Optional(Type.Enum(expertiseLevels)),
          to: Type.Optional(Type.Enum(expertiseLevels)),
        },
        closed,
      ),
    ),
  },
  closed,
)

const topicSchema = Type.Object(
  {
    takes: Type.Record(Type.String(), phrases),
    autoModes: Type.Array(Type.Enum(wordModes)),
    requestVerbs: phrases,
    requestObjects: phrases,
    sureVerbs: phrases,
    modeOfOutput: Type.Record(Type.String(), Type.Enum(wordModes)),
    makers: Type.Record(Type.String(), text),
    activities: phrases,
    stoppers: phrases,
    uncounted: phrases,
    code: Type.Object(
      { named: phrases, indicators: phrases, usual: Type.Record(Type.String(), phrases), otherwise: text },
      closed,
    ),
    modes: Type.Record(Type.Enum(wordModes), Type.Array(formSchema, { minItems: 1 })),
    otherwise: text,
    languages: Type.Record(
      Type.String({ minLength: 2 }),
      Type.Object(
        {
          requestVerbs: phrases,
          modes: Type.Record(Type.Enum(wordModes), Type.Object({ request: text, lines: phrases }, closed)),
        },
        closed,
      ),
    ),
  },
  closed,
)

/** Reads and checks the forms of prompts that are made from a topic. */
export function loadTopics(): TopicKnowledge {
  return readYaml('topics.yaml', topicSchema)
}

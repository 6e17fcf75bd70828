import { type Static, Type } from 'typebox'
import { type Expertise, expertiseLevels, type GenerateMode } from '#shared/prompts/generate-options.ts'
import type { Modality } from '#shared/prompts/prompt-result.ts'

/** The modes for which a topic becomes a request in words. */
export const wordModes = [
  'text',
  'code',
  'marketing',
  'business',
  'education',
  'research',
  'creative',
] as const satisfies readonly GenerateMode[]
export type WordMode = (typeof wordModes)[number]

/** How a topic is put. */
export const topicShapes = ['thing', 'question', 'how-to', 'statement', 'request'] as const
export type TopicShape = (typeof topicShapes)[number]

const text = Type.String({ minLength: 1 })
const phrases = Type.Array(text)
const closed = { additionalProperties: false }
const level = Type.Optional(Type.Enum(expertiseLevels))
const lines = Type.Array(Type.Object({ text, from: level, to: level }, closed))
const formSchema = Type.Object({ about: text, question: text, situation: text, lines }, closed)
const localSchema = Type.Object({ request: text, lines: phrases }, closed)

/** `knowledge/topics.yaml`, which explains its fields. */
export const topicSchema = Type.Object(
  {
    modeOfGroup: Type.Record(Type.String(), Type.Enum(wordModes)),
    subjects: phrases,
    help: phrases,
    verbs: Type.Record(Type.String(), text),
    uncounted: phrases,
    sureVerbs: phrases,
    said: Type.Record(Type.Enum(topicShapes), lines),
    modes: Type.Record(Type.Enum(wordModes), formSchema),
    otherwise: text,
    languages: Type.Record(Type.String({ minLength: 2 }), Type.Record(Type.Enum(wordModes), localSchema)),
  },
  closed,
)
export type TopicForm = Static<typeof formSchema>
export type TopicKnowledge = Static<typeof topicSchema>

export interface TopicOptions {
  mode: GenerateMode
  expertise: Expertise
  /** Of the target. */
  modalities: readonly Modality[]
}

/** The lines for a level of expertise. */
export function linesFor(all: Static<typeof lines>, expertise: Expertise): string[] {
  const at = expertiseLevels.indexOf(expertise)
  return all
    .filter(
      ({ from = 'beginner', to = 'expert' }) =>
        expertiseLevels.indexOf(from) <= at && at <= expertiseLevels.indexOf(to),
    )
    .map((line) => line.text)
}

/** Every line that may be added to a topic. */
export function topicLines({ said, modes, languages }: TopicKnowledge): string[] {
  const localised = Object.values(languages).flatMap((forms) => Object.values(forms).flatMap((form) => form.lines))
  const english = [...Object.values(said), ...Object.values(modes).map((form) => form.lines)].flat()
  return [...english.map((line) => line.text), ...localised]
}

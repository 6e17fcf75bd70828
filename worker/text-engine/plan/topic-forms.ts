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

export interface TopicLine {
  text: string
  from?: Expertise
  to?: Expertise
}

/** The request of a mode for a subject, a question and a situation; `{topic}` is filled in. */
export interface TopicForm {
  about: string
  question: string
  situation: string
  lines: readonly TopicLine[]
}

/** `knowledge/topics.yaml`, which explains its fields. */
export interface TopicKnowledge {
  modeOfGroup: Readonly<Record<string, WordMode>>
  subjects: readonly string[]
  help: readonly string[]
  verbs: Readonly<Record<string, string>>
  uncounted: readonly string[]
  sureVerbs: readonly string[]
  said: Readonly<Record<TopicShape, readonly TopicLine[]>>
  modes: Readonly<Record<WordMode, TopicForm>>
  otherwise: string
  languages: Readonly<Record<string, Readonly<Record<WordMode, { request: string; lines: readonly string[] }>>>>
}

export interface TopicOptions {
  mode: GenerateMode
  expertise: Expertise
  /** Of the target. */
  modalities: readonly Modality[]
}

/** The lines for a level of expertise. */
export function linesFor(all: readonly TopicLine[], expertise: Expertise): string[] {
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

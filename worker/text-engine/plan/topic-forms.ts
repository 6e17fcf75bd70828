import type { Expertise, GenerateMode } from '#shared/prompts/generate-options.ts'
import type { Modality } from '#shared/prompts/prompt-result.ts'
import type { Lexicon } from '../analyze/lexicon.ts'
import type { Recognizer } from '../recognize/recognize.ts'

/** The modes for which a topic becomes a request in words. */
export type WordMode = Exclude<GenerateMode, 'auto' | 'image'>

/** How a topic is put. */
export const topicShapes = ['thing', 'activity', 'question', 'how-to', 'statement', 'request'] as const
export type TopicShape = (typeof topicShapes)[number]

export interface TopicLine {
  text: string
  from?: Expertise
  to?: Expertise
}

/** A request that suits every topic of its kind, and its lines. `{topic}` and `{language}` are filled in. */
export interface TopicForm {
  id: string
  output: string
  /** What the topic is: its last noun. */
  topicNouns?: readonly string[]
  /** Nouns of what the form makes: a topic that ends with one is asked for as it is. */
  names?: readonly string[]
  /** The same for nouns that may as well be the subject, where a purpose follows: "games for five-year-olds". */
  namesBeforePurpose?: readonly string[]
  /** How it begins. */
  starts?: readonly string[]
  shapes?: readonly TopicShape[]
  /** True where a single thing of these heads takes an article. */
  isCounted?: boolean
  about?: string
  question?: string
  howTo?: string
  lines: readonly TopicLine[]
}

/** The forms of the modes, as `knowledge/topics.yaml` holds them. */
export interface TopicKnowledge {
  /** By mode: the outputs that are left to their tasks where the topic names them. */
  takes: Readonly<Record<string, readonly string[]>>
  autoModes: readonly WordMode[]
  /** By output: the mode of a topic that names it. */
  modeOfOutput: Readonly<Record<string, WordMode>>
  /** By output: the verb before a thing that is to be made. */
  makers: Readonly<Record<string, string>>
  requestVerbs: readonly string[]
  requestObjects: readonly string[]
  sureVerbs: readonly string[]
  /** First words of a topic that is something to be done. */
  activities: readonly string[]
  /** The noun phrase of a topic ends before these. */
  stoppers: readonly string[]
  uncounted: readonly string[]
  code: {
    named: readonly string[]
    indicators: readonly string[]
    usual: Readonly<Record<string, readonly string[]>>
    otherwise: string
  }
  modes: Readonly<Record<string, readonly TopicForm[]>>
  /** What is added to the English request for a topic in a language without forms. */
  otherwise: string
  /** By ISO 639-1 code. */
  languages: Readonly<Record<string, LocalisedForms>>
}

/** The requests for topics in one language besides English. */
export interface LocalisedForms {
  /** First words of a topic that is a request already. */
  requestVerbs: readonly string[]
  modes: Readonly<Record<string, { request: string; lines: readonly string[] }>>
}

export interface TopicOptions {
  mode: GenerateMode
  expertise: Expertise
  /** Of the target. */
  modalities: readonly Modality[]
}

/** What planning needs to know. */
export interface PlanKnowledge {
  lexicon: Lexicon
  recognizer: Recognizer
  topics: TopicKnowledge
}

/** Every line that a form may add. */
export function topicLines({ modes, languages }: TopicKnowledge): string[] {
  const localised = Object.values(languages).flatMap((forms) =>
    Object.values(forms.modes).flatMap(({ lines }) => lines),
  )
  const english = Object.values(modes).flatMap((forms) => forms.flatMap(({ lines }) => lines.map(({ text }) => text)))
  return [...english, ...localised]
}

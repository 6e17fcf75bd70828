import type { Expertise } from '#shared/prompts/generate-options.ts'
import type { WrittenLanguage } from './language-code.ts'
import type { TopicNames } from './topic-form.ts'
import type { WritingMode } from './topic-kind.ts'

export interface LocalisedMode {
  /** `{topic}` is filled in; ends where the numbered questions begin. */
  tasks: readonly [string, ...string[]]
  questions: readonly [string, ...string[]]
  rules: readonly [string, ...string[]]
  output: string
}

/** What prompts about topics are made of in one language; smaller than the English tables. */
export interface LocalisedTopics {
  language: WrittenLanguage
  names: TopicNames
  /** Names the reader, for `{reader}`. */
  readerLine: string
  readers: Readonly<Record<Expertise, readonly [string, ...string[]]>>
  scopes: Readonly<Record<Expertise, string>>
  /** For beginner and intermediate readers, and for advanced and expert ones. */
  questions: { lower: readonly [string, ...string[]]; upper: readonly [string, ...string[]] }
  modes: Readonly<Record<WritingMode, LocalisedMode>>
  examples: readonly [string, ...string[]]
  conclusions: readonly [string, ...string[]]
  /** `{count}` is a number of words, or of characters where words are not spaced. */
  length: string
  lengths: Readonly<Record<Expertise, string>>
  fencedRule: string
  avoid: readonly string[]
}

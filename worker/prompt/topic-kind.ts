import type { Expertise, GenerateMode } from '#shared/prompts/generate-options.ts'

/** A mode that asks for text; `auto` has been decided and pictures go their own way. */
export type WritingMode = Exclude<GenerateMode, 'auto' | 'image'>

/**
 * Questions about a topic, never statements. Each list runs from what something is to what follows from it. `{topic}`
 * stands where any noun phrase reads well. Letters in brackets name modes that a question suits beside the explaining
 * ones: b business, m marketing, c creative, k code; after an equals sign it suits those alone.
 */
export interface Facets {
  /** For beginner and intermediate readers. */
  basic: readonly string[]
  /** For every reader. */
  common: readonly string[]
  /** For advanced and expert readers. */
  deep: readonly string[]
}

/** Kinds that are read, exemplified and concluded alike. */
export interface TopicFamily {
  id: string
  /** Who comes to such a topic new; noun phrases in the singular. */
  newcomers: readonly [string, ...string[]]
  /** Who works with it. */
  practitioners: readonly [string, ...string[]]
  facets: Facets
  /** The worked example or scenario. */
  examples: readonly [string, ...string[]]
  /** What the answer ends with. */
  conclusions: readonly [string, ...string[]]
}

export interface TopicKind {
  id: string
  family: TopicFamily
  /** The group reported in the analysis when the mode does not decide it. */
  group: string
  /** Something a picture can show as it stands. */
  isDepictable: boolean
  strong: readonly string[]
  weak: readonly string[]
  facets: Facets
}

/** Noun phrases in the singular. */
export interface TopicReaders {
  newcomers: readonly [string, ...string[]]
  improvers: readonly [string, ...string[]]
  practitioners: readonly [string, ...string[]]
}

/** What a mode asks for. `{topic}` is filled in. */
export interface TopicMode {
  id: WritingMode
  /** The group reported in the analysis; null where the kind of topic decides it. */
  group: string | null
  framework: string
  /** Who the result is for, where the mode and not the topic decides it; singular, as in a family. */
  readers: TopicReaders | null
  /** Begins the sentence that names the reader. */
  readerOpening: string
  /** What is taken for granted, where the level's own lines do not fit the mode. */
  scopes: { lower: readonly [string, ...string[]]; upper: readonly [string, ...string[]] } | null
  /** Completes the opening of a prompt that names a role. */
  personas: readonly [string, ...string[]]
  tasks: readonly [string, ...string[]]
  /** For a topic that names what is to be made. */
  madeTask: string
  facets: Facets
  /** How many questions come from the topic's kind, its family and, at most, the mode. */
  shares: { kind: number; family: number; mode: number }
  /** Takes the place of the family's worked example. */
  examples: readonly [string, ...string[]] | null
  /** The rule on what the answer may claim or must keep to. */
  rules: readonly [string, ...string[]]
  /** Takes the place of the family's conclusion. */
  conclusions: readonly [string, ...string[]] | null
  outputs: readonly [string, ...string[]]
  lengths: Readonly<Record<Expertise, readonly [string, ...string[]]>>
  avoid: readonly string[]
  missing: readonly { item: string; unless: readonly string[] }[]
}

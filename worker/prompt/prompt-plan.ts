import type { ChatLabels } from './data/chat-labels.ts'
import type { DraftFacts } from './draft-facts.ts'
import type { Flag } from './read-flag.ts'

/** A part of the draft that the target says in its own way. */
export interface Conversion {
  from: string
  /** What stands for it in the result; empty when a rule of the target forbids it. */
  to: string
}

export interface ChatPlan {
  kind: 'chat'
  draft: DraftFacts
  labels: ChatLabels
  persona: string | null
  material: { text: string; isFenced: boolean } | null
  task: string
  context: readonly string[]
  requirements: readonly string[]
  output: readonly string[]
  avoid: readonly string[]
  /** The draft is already a finished prompt. */
  isUntouched: boolean
}

export interface ImagePlan {
  kind: 'image'
  draft: DraftFacts
  /** The author's words, without parameters and without what `conversions` lists. */
  subject: string
  light: string | null
  framing: string | null
  palette: string | null
  lens: string | null
  isPhotographic: boolean
  /** The author's ratio, else the one that suits the subject; null when nothing needs deciding. */
  ratio: string | null
  hasRatioInText: boolean
  flags: readonly Flag[]
  /** Things the author excluded, as single nouns. */
  exclusions: readonly string[]
  /** Positive wordings of those exclusions, where one is known. */
  positives: readonly string[]
  /** Terms to exclude because the caller asked for them. */
  negatives: readonly string[]
  /** A name to be set in letters, which the draft gives without quotes. */
  lettering: string | null
  isLogo: boolean
  isUntouched: boolean
}

export type PromptPlan = ChatPlan | ImagePlan

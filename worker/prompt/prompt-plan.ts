import type { ChatLabels } from './data/chat-labels.ts'
import type { LocalisedImage } from './data/image-localised.ts'
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
  /** The form of the answer. */
  output: readonly string[]
  /** The bound on its length, apart because some models obey it only at the very end. */
  length: readonly string[]
  avoid: readonly string[]
  /** The draft is already a finished prompt. */
  isUntouched: boolean
}

/** What the engine decides where a caption is silent; null where the caption decides, or has no room. */
export interface ImageChoices {
  /** What such a picture is called, for models that want its purpose first. */
  opening: string | null
  /** How a drawn picture is made. */
  medium: string | null
  /** A clause: "soft light falls from one side". */
  light: string | null
  framing: string | null
  palette: string | null
  lens: string | null
  /** Finishing sentences, the most suitable first. */
  details: readonly string[]
  ratio: string | null
  isPhotographic: boolean
  /** The caption needs nothing. */
  isUntouched: boolean
  /** Set when the choices are noun phrases in the caption's own language. */
  localised?: LocalisedImage
}

export interface ImagePlan extends ImageChoices {
  kind: 'image'
  draft: DraftFacts
  /** The author's words, without parameters and without what `conversions` lists. */
  subject: string
  /** The author's ratio, else the one that suits the subject; null when nothing needs deciding. */
  ratio: string | null
  hasRatioInText: boolean
  flags: readonly Flag[]
  /** Things the author excluded, as single nouns. */
  exclusions: readonly string[]
  /** Positive wordings of those exclusions, where one is known. */
  positives: readonly string[]
  /** The same in the author's words, for the caller who asked for a list; empty for others. */
  denied?: readonly string[]
  /** Terms to exclude because the caller asked for them. */
  negatives: readonly string[]
  /** The draft closes with exclusions of its own. */
  hasExclusions: boolean
  /** A name to be set in letters, which the draft gives without quotes. */
  lettering: string | null
  /** The picture is to show words. */
  isLettered: boolean
  isLogo: boolean
  isPattern: boolean
  isDrawn: boolean
  /** The author asked for the prompt as an object. */
  isJson: boolean
}

export type PromptPlan = ChatPlan | ImagePlan

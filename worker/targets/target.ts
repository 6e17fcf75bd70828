import type { Modality } from '#shared/prompts/prompt-result.ts'
import type { Draft } from '../text-engine/analyze/draft.ts'
import type { Violation } from '../text-engine/guardrails/verdict.ts'
import type { PicturePlan } from '../text-engine/plan/plan.ts'

/** Everything the service knows of one target; nothing target-specific is outside its folder. */
export interface Target {
  /** The name by which a model is told what target a prompt is for. */
  name: string
  /** When the vendor's documentation was last compared, as `YYYY-MM`. */
  verifiedOn: string
  /**
   * What it produces; a video model counts as one of images. A picture prompt for a target without `image` asks it to write a prompt for an image generator.
   */
  modalities: readonly Modality[]
  /** Text prompts; an image-only target takes those of `universal`. */
  chat: ChatSyntax
  image: ImageSyntax
  /** Rules that remain errors in the author's own words: parameters and the delimiters. */
  strictRules?: ReadonlySet<string>
}

/**
 * Finds the syntax rules that a result breaks, each with its id and severity; what the draft already contains is the
 * author's choice.
 */
type SyntaxCheck = (draft: Draft, result: Draft) => Violation[]

export interface ChatSyntax {
  /** What encloses pasted content. */
  delimiter: 'tags' | 'quotes'
  /** Name of the file that describes the target to a language model that writes for it. */
  instruction: string
  check: SyntaxCheck
}

interface ImageSyntax {
  /** The longest prompt that it follows well. */
  wordsMax: number
  /** False for a model that shows the things a prompt excludes. */
  understandsNegation: boolean
  /** Its `--` parameters by name and alias; null if it takes prose only. */
  parameters: ParameterRules | null
  /** The warning if a negative prompt is requested and the target has no field for it. */
  negativesWarning: string | null
  /** How much of a measured picture a prompt has room for. */
  detail: DetailBudget
  write: (plan: PicturePlan, view: PictureView) => Writing
  /** A sentence that `write` adds, by which the engine recognises its own result. */
  closing: string | null
  check: SyntaxCheck
  instructions: ImageInstructions
}

/** How a model is asked to write for the target; all but `length` are names of instruction files. */
interface ImageInstructions {
  /** Describes the target. */
  target: string
  /** One sentence on the length of the prompt. */
  length: string
  /** How to rewrite a draft, and how to ask for negative terms. */
  optimize: string
  negatives: string
}

export interface DetailBudget {
  /** Statements on framing and surface. */
  partsMax: number
  colorsMax: number
  /** Colours are given as `#RRGGBB` as well. */
  hasHex: boolean
  /** A long subject leaves less room for the rest. */
  hasShortCaption: boolean
}

export interface ParameterRule {
  aliases?: readonly string[]
  /** Smallest and largest value. */
  range?: readonly number[]
  /** Only the author may set it. */
  isAuthorsOnly?: boolean
}

/** Each rule under the parameter's name and its aliases, with the name. */
export type ParameterRules = ReadonlyMap<string, ParameterRule & { name: string }>

/** Input of the renderers besides the plan. */
export interface PictureView {
  /** Plain words, which may take a capital at the start of a sentence. */
  usual: ReadonlySet<string>
  /** The caller asked for a negative prompt; otherwise only the author's exclusions are written. */
  withNegatives: boolean
}

/** A plan in the syntax of its target. */
export interface Writing {
  text: string
  /** What was changed for the target, one short sentence each. */
  changes: readonly string[]
  warnings: readonly string[]
}

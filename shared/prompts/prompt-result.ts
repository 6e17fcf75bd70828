import type { EngineName } from '#shared/catalog/engines.ts'
import type { Quality } from './quality.ts'

/** How a result came about, in every response that carries one. */
export interface PromptMeta {
  /** False where the result equals the draft but for white space and letter case. */
  changed: boolean
  /** As asked for, or the operator's default. */
  quality: Quality
  /** Who wrote the result. */
  engine: EngineName
  /** A model was asked for and none answered, so the local engine wrote the result. */
  fallback: boolean
}

/** `text` prompts go to a chat model, `image` prompts make a picture. On the wire: chat | image. */
export type Modality = 'chat' | 'image'

export interface ScoreDimension {
  name: string
  score: number
  max: number
  reason: string
}

/** How the result came about; part of the answer when the caller sets `include_analysis`. */
export interface PromptAnalysis {
  engine: string
  modality: Modality
  domain: string
  domain_group: string
  /** 0 to 1. */
  confidence: number
  framework: string
  /** How far the local engine went: `finished`, `card`, `deliverable` or `as-sent`. */
  rung?: string
  /** The kind of work whose lines were added; null where none is certain. */
  card?: string | null
  /** BCP 47 code of the draft's language, `und` when it cannot be told. */
  language: string
  score_before: number
  dimensions: ScoreDimension[]
  /** What was decided or rewritten, one short sentence each. */
  changes: string[]
  warnings: string[]
  /** What only the caller can know and did not say. */
  missing: string[]
  /** Draft facts (numbers, names, quotes, …) found in the draft, and how many of them the result keeps. */
  retained: { kept: number; total: number }
  /** Of all calls to models that were made for the result; absent where none was made. */
  tokens?: { input: number; output: number }
}

interface PromptResult {
  /** Present when the caller asked for exclusion terms. */
  negative_prompt?: string
  /** 0 to 100. */
  optimization_score: number
  /** Unicode code points of the prompt. */
  character_count: number
  analysis?: PromptAnalysis
}

/** What an engine returns for a draft and the job row stores. */
export interface OptimizeResult extends PromptResult {
  optimized_prompt: string
}

/** What an engine returns for a topic and the job row stores. */
export interface GenerateResult extends PromptResult {
  generated_prompt: string
}

/** Where a field of an image's prompt comes from. */
export const imageSources = ['caller', 'embedded', 'exif', 'measured', 'inferred', 'model'] as const
export type ImageSource = (typeof imageSources)[number]

export interface PaletteColor {
  /** #RRGGBB */
  hex: string
  name: string
  /** Of the picture's area, 0 to 1. */
  share: number
}

/** In the words of a caption, such as "low angle", "35mm lens", "f/2", "1/60 s". */
export interface ImageCamera {
  shot: string | null
  angle: string | null
  lens: string | null
  aperture: string | null
  shutter_speed: string | null
  iso: number | null
}

/** One for each field of the result; null for a field that is not known. */
export interface ImageSources {
  subject: ImageSource | null
  style: ImageSource | null
  texture: ImageSource | null
  lighting: ImageSource | null
  composition: ImageSource | null
  color_palette: ImageSource | null
  camera: { [Field in keyof ImageCamera]: ImageSource | null }
  aspect_ratio: ImageSource | null
}

/** What an engine reads off an image and the job row stores. What cannot be known is null, never made up. */
export interface ImageToPromptResult extends PromptResult {
  prompt: string
  subject: string | null
  style: string | null
  texture: string | null
  lighting: string | null
  composition: string | null
  /** Largest share first. */
  color_palette: PaletteColor[] | null
  camera: ImageCamera
  /** Such as 3:2. */
  aspect_ratio: string | null
  sources: ImageSources
}

import type { TargetId } from '#shared/catalog/targets.ts'
import type { ImageMimeType } from '#shared/images/decode-base64.ts'
import type { Expertise, GenerateMode } from './generate-options.ts'
import type { Quality } from './quality.ts'

interface PromptOptions {
  targetId: TargetId
  /** The caller wants exclusion terms in the result. */
  negativePrompt: boolean
  includeAnalysis: boolean
  /** Absent, which means fast, where only the local engine is concerned. */
  quality?: Quality
}

/** What the caller asked for, as the worker reads it back from the job row. */
export interface OptimizeRequest extends PromptOptions {
  prompt: string
}

/** The same for a prompt that is made from a topic. */
export interface GenerateRequest extends PromptOptions {
  topic: string
  mode: GenerateMode
  expertise: Expertise
}

/** The same for a prompt that is read off an image. Uploaded bytes are never part of it: see the image store. */
export interface ImageToPromptRequest extends PromptOptions {
  /** Null for an image that was uploaded. */
  imageUrl: string | null
  /** The media type that the caller gave, to be checked against the file's own; null if none. */
  mimeType: ImageMimeType | null
  /** What the image shows, in the caller's words. */
  subject: string | null
}

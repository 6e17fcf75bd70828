import type { ImageToPromptRequest } from '#shared/prompts/prompt-request.ts'
import type { Description } from './describe/describe-description.ts'
import type { CameraFacts, EmbeddedPrompt } from './metadata/file-facts.ts'
import type { DecodedImage } from './pixels/decoded-image.ts'
import type { Measures } from './pixels/measure/measures.ts'

/** Everything that was read in one picture file: what a prompt may be composed of, and nothing else. */
export interface ImageReading {
  image: DecodedImage
  camera: CameraFacts | null
  embedded: EmbeddedPrompt | null
  measures: Measures
  description: Description
}

/** What the caller adds to the picture. */
export type ComposeRequest = Pick<ImageToPromptRequest, 'subject' | 'targetId' | 'negativePrompt' | 'includeAnalysis'>

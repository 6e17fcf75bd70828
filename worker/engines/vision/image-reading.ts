import type { ImageToPromptRequest } from '#shared/prompts/prompt-request.ts'
import type { VisualFacts } from './facts/visual-facts.ts'
import type { EmbeddedPrompt } from './metadata/file-facts.ts'

/** Everything that a prompt may be composed of: what is known of one image file. */
export interface ImageReading {
  facts: VisualFacts
  embedded: EmbeddedPrompt | null
  frameCount: number
}

/** What the caller adds to the image. */
export type ComposeRequest = Pick<ImageToPromptRequest, 'subject' | 'targetId' | 'negativePrompt' | 'includeAnalysis'>

import type { CameraFacts, DecodedImage, EmbeddedPrompt } from './decoded-image.ts'
import type { Description } from './describe-description.ts'
import type { Measures } from './measures.ts'

/** All that is known of a picture before a prompt is made of it. */
export interface ImageReading {
  image: DecodedImage
  camera: CameraFacts | null
  embedded: EmbeddedPrompt | null
  measures: Measures
  description: Description
}

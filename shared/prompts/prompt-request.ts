import { type Static, Type } from 'typebox'
import { Compile } from 'typebox/compile'
import { targetIds } from '#shared/catalog/targets.ts'
import type { PricedEndpoint } from '#shared/credits/price.ts'
import { imageMimeTypes } from '#shared/images/decode-base64.ts'
import { expertiseLevels, generateModes } from './generate-options.ts'
import { type Quality, qualities } from './quality.ts'

const promptOptions = {
  targetId: Type.Enum([...targetIds]),
  /** Whether the result has exclusion terms. */
  negativePrompt: Type.Boolean(),
  includeAnalysis: Type.Boolean(),
  /** Defaults to `fast`. */
  quality: Type.Optional(Type.Enum([...qualities])),
}
const nullableText = Type.Union([Type.String(), Type.Null()])

const optimizeRequest = Type.Object({ endpoint: Type.Literal('optimize'), prompt: Type.String(), ...promptOptions })
const generateRequest = Type.Object({
  endpoint: Type.Literal('generate'),
  topic: Type.String(),
  mode: Type.Enum([...generateModes]),
  expertise: Type.Enum([...expertiseLevels]),
  ...promptOptions,
})
const imageToPromptRequest = Type.Object({
  endpoint: Type.Literal('image-to-prompt'),
  /** Null for an uploaded image, whose bytes are in the image store and never here. */
  imageUrl: nullableText,
  /** The media type that the caller declared, to be compared with the file's own. */
  mimeType: Type.Union([Type.Enum([...imageMimeTypes]), Type.Null()]),
  /** The subject of the image, in the caller's words. */
  subject: nullableText,
  ...promptOptions,
})
const jobRequest = Type.Union([optimizeRequest, generateRequest, imageToPromptRequest])
/** Compiled, since every job is checked. */
const requestSchema = Compile(jobRequest)

export type OptimizeRequest = Static<typeof optimizeRequest>
export type GenerateRequest = Static<typeof generateRequest>
export type ImageToPromptRequest = Static<typeof imageToPromptRequest>
/** The request of a job, as its row stores it. */
export type JobRequest = Static<typeof jobRequest>

/** The request of a job's row, in which former versions did not repeat the endpoint. Null for an unknown shape. */
export function readRequest(endpoint: PricedEndpoint, stored: unknown): JobRequest | null {
  const request: unknown = typeof stored === 'object' ? { ...stored, endpoint } : null
  return requestSchema.Check(request) ? request : null
}

export function qualityOf({ quality = 'fast' }: JobRequest): Quality {
  return quality
}

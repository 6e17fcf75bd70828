import type { JobRequest } from '#shared/prompts/prompt-request.ts'
import type { ImageFields, JobResult, PromptAnalysis, PromptMeta } from '#shared/prompts/prompt-result.ts'
import { readStoredResult } from '#shared/prompts/stored-result.ts'

interface Usage {
  credits_deducted: number
  credits_remaining: number
  latency_ms: number
}

/** The response of a prompt endpoint; a job and a batch repeat it. */
export interface Envelope {
  success: true
  data: object
  usage: Usage
  /** Missing from results that an earlier version stored. */
  meta?: PromptMeta
}

/** Throws for a stored result of an unknown shape. */
export function presentEnvelope(
  request: JobRequest,
  stored: unknown,
  usage: { creditsDeducted: number; creditsRemaining: number; latencyMs: number },
): Envelope {
  const result = readStoredResult(request.endpoint, stored)
  return {
    success: true,
    data: presentResult(request, result),
    usage: {
      credits_deducted: usage.creditsDeducted,
      credits_remaining: usage.creditsRemaining,
      latency_ms: usage.latencyMs,
    },
    ...(result.meta ? { meta: result.meta } : {}),
  }
}

/** A result in API field names, with the request fields that the response repeats. */
export function presentResult(request: JobRequest, result: JobResult): object {
  const shared = {
    target_model: request.targetId,
    negative_prompt: result.negativePrompt,
    optimization_score: result.optimizationScore,
    character_count: result.characterCount,
    analysis: result.analysis && presentAnalysis(result.analysis),
  }
  if (request.endpoint === 'optimize' && result.endpoint === 'optimize') {
    return { original_prompt: request.prompt, optimized_prompt: result.optimizedPrompt, ...shared }
  }
  if (request.endpoint === 'generate' && result.endpoint === 'generate') {
    const { topic, mode, expertise } = request
    return { topic, mode, expertise, generated_prompt: result.generatedPrompt, ...shared }
  }
  if (request.endpoint === 'image-to-prompt' && result.endpoint === 'image-to-prompt') {
    return { prompt: result.prompt, ...presentImageFields(result), ...shared }
  }
  throw new Error('The result is of another endpoint than its request.')
}

function presentAnalysis({ domainGroup, scoreBefore, fallbackLevel, ...analysis }: PromptAnalysis): object {
  return { ...analysis, domain_group: domainGroup, score_before: scoreBefore, fallback_level: fallbackLevel }
}

function presentImageFields({ colorPalette, camera, aspectRatio, sources, ...fields }: ImageFields): object {
  const { subject, style, texture, lighting, composition } = fields
  return {
    ...{ subject, style, texture, lighting, composition },
    color_palette: colorPalette,
    camera: presentCamera(camera),
    aspect_ratio: aspectRatio,
    sources: presentSources(sources),
  }
}

function presentSources({ colorPalette, aspectRatio, camera, ...sources }: ImageFields['sources']): object {
  return { ...sources, color_palette: colorPalette, aspect_ratio: aspectRatio, camera: presentCamera(camera) }
}

function presentCamera<Value>({ shutterSpeed, ...camera }: { shutterSpeed: Value }): object {
  return { ...camera, shutter_speed: shutterSpeed }
}

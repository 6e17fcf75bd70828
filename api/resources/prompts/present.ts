import type { JobRequest } from '#shared/prompts/prompt-request.ts'
import type { JobResult, PictureFields, PromptAnalysis } from '#shared/prompts/prompt-result.ts'

/** A result in the names of the API, beside the fields of the request that its response repeats. */
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
    return { prompt: result.prompt, ...presentPicture(result), ...shared }
  }
  throw new Error('The result is of another endpoint than its request.')
}

function presentAnalysis({ domainGroup, fallbackLevel, scoreBefore, ...analysis }: PromptAnalysis): object {
  return { ...analysis, fallback_level: fallbackLevel, domain_group: domainGroup, score_before: scoreBefore }
}

function presentPicture({ colorPalette, camera, aspectRatio, sources, ...fields }: PictureFields): object {
  const { subject, style, texture, lighting, composition } = fields
  return {
    ...{ subject, style, texture, lighting, composition },
    color_palette: colorPalette,
    camera: presentCamera(camera),
    aspect_ratio: aspectRatio,
    sources: presentSources(sources),
  }
}

function presentSources({ colorPalette, aspectRatio, camera, ...sources }: PictureFields['sources']): object {
  return { ...sources, color_palette: colorPalette, aspect_ratio: aspectRatio, camera: presentCamera(camera) }
}

function presentCamera<Value>({ shutterSpeed, ...camera }: { shutterSpeed: Value }): object {
  return { ...camera, shutter_speed: shutterSpeed }
}

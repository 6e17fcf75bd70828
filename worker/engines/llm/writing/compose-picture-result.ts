import type { ImageToPromptRequest } from '#shared/prompts/prompt-request.ts'
import type { ImageSource, ImageToPromptResult } from '#shared/prompts/prompt-result.ts'
import { countCodePoints } from '../../../text-engine/text/count-code-points.ts'
import type { EngineReport } from '../../engine.ts'
import { unnamedWarning } from '../../vision/compose/compose-result.ts'
import { readsAsInstruction } from '../../vision/metadata/find-instruction.ts'
import { analyse } from './compose-result.ts'
import type { PictureReply } from './picture-task.ts'
import { scoreReply } from './score-reply.ts'
import type { AcceptedReply, ModelKnowledge } from './writing-task.ts'

interface Field {
  text: string | null
  source: ImageSource | null
}

/** What the caller, the file or the camera says is not the model's to say. */
const givenSources: ReadonlySet<ImageSource | null> = new Set(['caller', 'embedded', 'exif'])

/** The answer to the caller: the model's prompt and what it saw, in the frame of what was measured. */
export function composePictureResult(
  request: ImageToPromptRequest,
  accepted: AcceptedReply<PictureReply>,
  local: ImageToPromptResult & EngineReport,
  knowledge: ModelKnowledge,
): ImageToPromptResult {
  const { prompt, negatives, seen } = accepted.reply
  const { sources, camera, analysis } = local
  const isDoubtful = sources.subject === 'embedded' && readsAsInstruction(local.subject ?? '')
  const subject = choose(local.subject, isDoubtful ? null : sources.subject, seen.subject)
  const style = choose(local.style, sources.style, seen.style)
  const texture = choose(local.texture, sources.texture, seen.texture)
  const shot = choose(camera.shot, sources.camera.shot, seen.shot)
  const angle = choose(camera.angle, sources.camera.angle, seen.angle)
  const shape = { targetId: request.targetId, modality: 'image' as const, isTopic: true }
  const { after } = scoreReply(request.subject ?? '', prompt, shape, accepted.verdict, knowledge)
  const { negative_prompt: _replaced, analysis: _rewritten, certainty: _local, ...measured } = local
  return {
    ...measured,
    prompt,
    ...(request.negativePrompt ? { negative_prompt: negatives.join(', ') } : {}),
    subject: subject.text,
    style: style.text,
    texture: texture.text,
    camera: { ...camera, shot: shot.text, angle: angle.text },
    sources: {
      ...sources,
      subject: subject.source,
      style: style.source,
      texture: texture.source,
      camera: { ...sources.camera, shot: shot.source, angle: angle.source },
    },
    optimization_score: after.score,
    character_count: countCodePoints(prompt),
    ...(request.includeAnalysis && analysis
      ? {
          analysis: {
            ...analyse(accepted, analysis, after.dimensions),
            warnings: analysis.warnings.filter((warning) => subject.source === null || warning !== unnamedWarning),
          },
        }
      : {}),
  }
}

function choose(text: string | null, source: ImageSource | null, seen: string | null): Field {
  return seen === null || givenSources.has(source) ? { text, source } : { text: seen, source: 'model' }
}

import type { ImageToPromptRequest } from '#shared/prompts/prompt-request.ts'
import type { PictureFields } from '#shared/prompts/prompt-result.ts'
import { readDraft } from '../../../text-engine/analyze/read-draft.ts'
import { scoreResult } from '../../../text-engine/score/score-prompt.ts'
import type { PictureResult } from '../../engine.ts'
import { unnamedWarning } from '../../vision/compose/compose-result.ts'
import { readsAsInstruction } from '../../vision/metadata/untrusted-text.ts'
import type { ModelWriter } from '../../with-fallback.ts'
import { readAuthorText } from './author-text.ts'
import { type PictureReply, pictureTask } from './picture-task.ts'
import { writeWithModels } from './write-with-models.ts'
import type { AcceptedReply, ModelKnowledge, WritingOptions } from './writing-task.ts'

/** The caller, the file and the camera outrank the model. */
const givenSources: ReadonlySet<string | null> = new Set(['caller', 'embedded', 'exif'])

/**
 * Has models describe a picture and write its prompt; what was measured or recorded by the camera stays. No decoder is
 * held while a model works.
 */
export function createPictureWriter({
  knowledge,
  ...options
}: WritingOptions & { knowledge: ModelKnowledge }): ModelWriter<ImageToPromptRequest, PictureResult> {
  return async (request, local, providers, context) => {
    const subject = request.subject?.trim() ?? ''
    const draft = local.draft.text === subject ? local.draft : readDraft(subject, knowledge.lexicon)
    const shape = { targetId: request.targetId, modality: 'image' as const }
    const author = readAuthorText(draft, shape, request.negativePrompt, knowledge.lexicon)
    const written = await writeWithModels(pictureTask(author, local), { ...options, providers }, context)
    const { accepted } = written
    if (accepted === null) return { ...written, accepted }
    const { before } = local.score
    const scoring = { ...shape, isTopic: true, before }
    const { after } = scoreResult(accepted.reply.draft, draft, accepted.verdict, scoring, knowledge.scoreWeights)
    return { ...written, accepted: { ...toResult(local, accepted), score: { before, after } } }
  }
}

function toResult(local: PictureResult, { reply, verdict, providerId }: AcceptedReply<PictureReply>): PictureResult {
  const picture = mergeFields(local.picture, reply.seen)
  const isNamed = picture.sources.subject !== null
  return {
    ...local,
    writtenBy: providerId,
    text: reply.prompt,
    negatives: reply.negatives,
    verdict,
    changes: reply.changes,
    warnings: local.warnings.filter((warning) => !isNamed || warning !== unnamedWarning),
    missing: reply.missing,
    picture,
  }
}

function mergeFields(own: PictureFields, seen: PictureReply['seen']): PictureFields {
  const { sources, camera } = own
  const isDoubtful = sources.subject === 'embedded' && readsAsInstruction(own.subject ?? '')
  const subject = choose(own.subject, isDoubtful ? null : sources.subject, seen.subject)
  const style = choose(own.style, sources.style, seen.style)
  const texture = choose(own.texture, sources.texture, seen.texture)
  const shot = choose(camera.shot, sources.camera.shot, seen.shot)
  const angle = choose(camera.angle, sources.camera.angle, seen.angle)
  return {
    ...own,
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
  }
}

function choose(text: string | null, source: string | null, seen: string | null) {
  return seen === null || givenSources.has(source) ? { text, source } : { text: seen, source: 'model' as const }
}

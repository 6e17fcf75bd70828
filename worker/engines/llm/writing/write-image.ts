import type { ImageToPromptRequest } from '#shared/prompts/prompt-request.ts'
import type { ImageFields } from '#shared/prompts/prompt-result.ts'
import { readDraft } from '../../../text-engine/analyze/read-draft.ts'
import { errorIf, type Violation } from '../../../text-engine/guardrails/verdict.ts'
import { scoreResult } from '../../../text-engine/score/score-prompt.ts'
import { EngineError, type ImageResult } from '../../engine.ts'
import { unnamedSubjectWarning } from '../../vision/compose/composition.ts'
import { readsAsInstruction } from '../../vision/metadata/untrusted-text.ts'
import type { ModelWriter } from '../../with-fallback.ts'
import imageReplySchema from '../instructions/picture-reply.schema.json' with { type: 'json' }
import { askForNegatives, fenceText, fillForTarget, listQuoted, nameLanguage } from '../request/compose-call.ts'
import { fillInstruction } from '../request/instruction-files.ts'
import { type AuthorText, readAuthorText } from './author-text.ts'
import { findLeak } from './check-reply.ts'
import { judgeText, type TextReply, withReply } from './judge-text.ts'
import { writeWithModels } from './write-with-models.ts'
import type { AcceptedReply, Judgement, ModelKnowledge, WritingOptions, WritingTask } from './writing-task.ts'

/** The caller, the file and the camera outrank the model. */
const givenSources: ReadonlySet<string | null> = new Set(['caller', 'embedded', 'exif'])

/**
 * Has models describe an image and write its prompt; what was measured or recorded by the camera stays. No decoder is
 * held while a model works.
 */
export function createImageWriter({
  knowledge,
  ...options
}: WritingOptions & { knowledge: ModelKnowledge }): ModelWriter<ImageToPromptRequest, ImageResult> {
  return async (request, local, providers, context) => {
    const subject = request.subject?.trim() ?? ''
    const draft = local.draft.text === subject ? local.draft : readDraft(subject, knowledge.lexicon)
    const shape = { targetId: request.targetId, modality: 'image' as const }
    const author = readAuthorText(draft, shape, request.negativePrompt, knowledge.lexicon)
    const written = await writeWithModels(imageTask(author, local), { ...options, providers }, context)
    const { accepted } = written
    if (accepted === null) return { ...written, accepted }
    const { before } = local.score
    const scoring = { ...shape, isTopic: true, before }
    const { after } = scoreResult(accepted.reply.draft, draft, accepted.verdict, scoring, knowledge.scoreWeights)
    return { ...written, accepted: { ...toResult(local, accepted), score: { before, after } } }
  }
}

function toResult(local: ImageResult, accepted: AcceptedReply<ImageReply>): ImageResult {
  const imageFields = mergeFields(local.imageFields, accepted.reply.seen)
  const isNamed = imageFields.sources.subject !== null
  const warnings = local.warnings.filter((warning) => !isNamed || warning !== unnamedSubjectWarning)
  return { ...withReply(local, accepted), warnings, imageFields }
}

function mergeFields(own: ImageFields, seen: ImageReply['seen']): ImageFields {
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

type SeenField = 'subject' | 'style' | 'texture' | 'shot' | 'angle'

/** A prompt for the image, and what the model saw in it; null for unknown fields. */
interface ImageReply extends TextReply {
  seen: Readonly<Record<SeenField, string | null>>
}

const schema = { name: 'picture_prompt', schema: imageReplySchema }
const seenLengthMax = 300
const embeddedLengthMax = 4000

/** An image is described and a prompt written for it. */
function imageTask(author: AuthorText, local: ImageResult): WritingTask<ImageReply> {
  const { facts, shape, draft, wantsNegatives } = author.authored
  const subject = draft.text
  if (local.preview === null) throw new EngineError('The picture was read without a preview.')
  const embedded = local.embedded?.slice(0, embeddedLengthMax) ?? null
  const measured = listMeasured(local.imageFields)
  const values = {
    subject: subject === '' ? '' : author.fenced,
    embedded: embedded === null ? '' : fenceText(embedded).fenced,
    measured,
    language: subject === '' ? 'English' : nameLanguage(local.analysis.language),
    facts: listQuoted(facts.facts),
    negatives: askForNegatives(shape, wantsNegatives),
  }
  return {
    instruction: fillForTarget('image-to-prompt', shape),
    request: fillInstruction('requests/image-to-prompt', values),
    draft: [subject, embedded ?? ''].join('\n'),
    modality: shape.modality,
    image: { bytes: local.preview, mimeType: 'image/jpeg' },
    schema,
    judge: (answer) => judgeImage(answer, author, [measured, subject, embedded ?? ''].join('\n')),
  }
}

/** Light, composition, colours and camera, from the measures and the file. */
function listMeasured({ lighting, composition, colorPalette, camera, aspectRatio }: ImageFields): string {
  const colors = colorPalette?.map(({ hex, name, share }) => `${name} ${hex} (${Math.round(share * 100)} %)`)
  const { lens, aperture, shutterSpeed, iso } = camera
  const lines: readonly (readonly [string, string | null])[] = [
    ['light', lighting],
    ['composition', composition],
    ['colours', colors?.join(', ') ?? null],
    ['lens', lens],
    ['aperture', aperture],
    ['shutter', shutterSpeed],
    ['ISO', iso === null ? null : String(iso)],
    ['shape of the frame', aspectRatio],
  ]
  return lines.flatMap(([name, value]) => (value === null ? [] : [`- ${name}: ${value}`])).join('\n')
}

function judgeImage(answer: string, { authored }: AuthorText, known: string): Judgement<ImageReply> {
  const { parsed, reply, verdict } = judgeText(answer, authored)
  if (parsed === null || reply === null) return { reply: null, verdict }
  const see = (field: SeenField): string | null => {
    const said = parsed.fields.get(field) ?? null
    const isFit = said !== null && said.length <= seenLengthMax && said.isWellFormed() && !/[\n\0]/u.test(said)
    return isFit && findLeak(authored.draft.text, said) === null ? said : null
  }
  const violations = [...verdict.violations, ...checkImageClaims(reply.prompt, known)]
  return {
    reply: {
      ...reply,
      seen: {
        subject: see('subject'),
        style: see('style'),
        texture: see('texture'),
        shot: see('shot'),
        angle: see('angle'),
      },
    },
    verdict: { ...verdict, violations },
  }
}

/** What only a camera or a measure can know, as it is written in prompts. */
const claims: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['focal length', /\b\d{1,4}(?:\.\d)? ?mm\b/giu],
  ['aperture', /\bf\/ ?\d{1,2}(?:\.\d)?/giu],
  ['shutter time', /\b1\/\d{1,5} ?s\b/giu],
  ['sensitivity', /\bISO ?\d{2,6}\b/giu],
  ['colour code', /#[0-9a-f]{6}\b/giu],
]

/** Camera values and colour codes in a prompt that neither the file, nor a measure, nor the caller gave. */
function checkImageClaims(prompt: string, known: string): Violation[] {
  const folded = fold(known)
  return claims.flatMap(([what, pattern]) =>
    (prompt.match(pattern) ?? [])
      .filter((claim) => !folded.includes(fold(claim).replace('iso', '')))
      .flatMap((claim) => errorIf(claim, 'invented-measure', `A ${what} that is not among the facts of the picture`)),
  )
}

function fold(text: string): string {
  return text.toLowerCase().replaceAll(/\s/gu, '')
}

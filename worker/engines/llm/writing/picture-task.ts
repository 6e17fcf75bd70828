import type { PictureFields } from '#shared/prompts/prompt-result.ts'
import type { Violation } from '../../../text-engine/guardrails/verdict.ts'
import { EngineError, type PictureResult } from '../../engine.ts'
import pictureReplySchema from '../instructions/picture-reply.schema.json' with { type: 'json' }
import { askForNegatives, fillForTarget, listQuoted, nameLanguage } from '../request/compose-call.ts'
import { fenceText } from '../request/fence-text.ts'
import { fillInstruction } from '../request/instruction-files.ts'
import type { AuthorText } from './author-text.ts'
import { checkPictureClaims } from './check-picture-claims.ts'
import { findLeak } from './find-leak.ts'
import { judgeText, type TextReply } from './judge-text.ts'
import type { Judgement, WritingTask } from './writing-task.ts'

export const seenFields = ['subject', 'style', 'texture', 'shot', 'angle'] as const
export type SeenField = (typeof seenFields)[number]

/** A prompt for the picture, and what the model saw in it; null for unknown fields. */
export interface PictureReply extends TextReply {
  seen: Readonly<Record<SeenField, string | null>>
}

const schema = { name: 'picture_prompt', schema: pictureReplySchema }
const seenLengthMax = 300
const embeddedLengthMax = 4000

/** A picture is described and a prompt written for it. */
export function pictureTask(author: AuthorText, local: PictureResult): WritingTask<PictureReply> {
  const { facts, shape, draft, wantsNegatives } = author.authored
  const subject = draft.text
  if (local.preview === null) throw new EngineError('The picture was read without a preview.')
  const embedded = local.embedded?.slice(0, embeddedLengthMax) ?? null
  const measured = listMeasured(local.picture)
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
    judge: (answer) => judgePicture(answer, author, [measured, subject, embedded ?? ''].join('\n')),
  }
}

/** The light, the colours and the camera as our own measures and the file have them; nothing that was inferred. */
function listMeasured({ lighting, composition, colorPalette, camera, aspectRatio }: PictureFields): string {
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

function judgePicture(answer: string, { authored }: AuthorText, known: string): Judgement<PictureReply> {
  const { parsed, reply, verdict } = judgeText(answer, authored)
  if (parsed === null || reply === null) return { reply: null, verdict }
  const see = (field: SeenField): string | null => {
    const said = parsed.fields.get(field) ?? null
    const isFit = said !== null && said.length <= seenLengthMax && said.isWellFormed() && !/[\n\0]/u.test(said)
    return isFit && findLeak(authored.draft.text, said) === null ? said : null
  }
  const violations: Violation[] = [...verdict.violations, ...checkPictureClaims(reply.prompt, known)]
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

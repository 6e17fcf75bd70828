import type { TargetId } from '#shared/catalog/targets.ts'
import type { Modality } from '#shared/prompts/prompt-result.ts'
import { draftFeatures } from './classify-features.ts'
import { modalityInput } from './classify-inputs.ts'
import { classify, openModel } from './classify-model.ts'
import stored from './data/modality-weights.json' with { type: 'json' }
import type { DraftFacts } from './draft-facts.ts'
import { readModalitySign } from './modality-signs.ts'
import { readFlagAt } from './read-flag.ts'

const model = openModel(stored)
/** Parameters that only picture models have; one with a number is near proof. */
const tellingFlags = new Set(['ar', 'aspect', 'stylize', 's', 'chaos', 'c', 'niji', 'sref', 'weird', 'cref', 'iw', 'v'])
/** The labels and tags under which a picture is laid out for a chat model. */
const pictureLabels = /^(?:subject|lighting|palette|composition|scene)\s?:/imu
const pictureTags = ['<subject>', '<look>']
/** From which probability a draft is a picture; a target that only draws takes what the words leave open. */
const pictureMin = 0.4
const pictureMinForDrawing = 0.25

/** Picture or text? The words decide; the target only settles what they leave open. */
export function detectModality(draft: DraftFacts, targetId: TargetId): Modality {
  if (draft.spans.some((span) => span.kind === 'flag' && isImageFlag(span.text))) return 'image'
  if (draft.isStructured && isPictureLayout(draft.text)) return 'image'
  const sign = readModalitySign(draft)
  if (sign && !draft.isStructured) return sign
  const drawsOnly = targetId === 'midjourney' || targetId === 'flux'
  return pictureProbability(draft) >= (drawsOnly ? pictureMinForDrawing : pictureMin) ? 'image' : 'chat'
}

/** How likely the words ask for a picture, whatever the target. */
export function pictureProbability(draft: DraftFacts): number {
  const found = classify(model, modalityInput(draft, draftFeatures(draft)))
  return found.find(({ label }) => label === 'image')?.probability ?? 0
}

function isPictureLayout(text: string): boolean {
  return pictureLabels.test(text) || pictureTags.every((tag) => text.includes(tag))
}

function isImageFlag(text: string): boolean {
  const flag = readFlagAt(text, 0)
  return flag !== null && tellingFlags.has(flag.name) && /\d/u.test(flag.value)
}

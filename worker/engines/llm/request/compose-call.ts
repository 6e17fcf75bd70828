import type { TargetId } from '#shared/catalog/targets.ts'
import type { Modality } from '#shared/prompts/prompt-result.ts'
import { targets } from '../../../targets/registry.ts'
import { fillInstruction } from './instruction-files.ts'

interface Shape {
  targetId: TargetId
  modality: Modality
}

const blockEdgeLength = 60
const languageNames = new Intl.DisplayNames(['en'], { type: 'language' })

/** Of a prompt that is written about a topic. A draft's rewrite is as long as the model finds right. */
const chatLength = 'Mostly 150 to 260 words.'

/** Which of the instructions for drafts serves this shape. */
export function optimizeInstruction({ targetId, modality }: Shape): string {
  if (modality === 'chat') return 'optimize-chat'
  return targets[targetId].image.instructions.optimize
}

/** The instruction of this name for a target. */
export function fillForTarget(instruction: string, shape: Shape): string {
  const { name, image } = targets[shape.targetId]
  const length = shape.modality === 'image' ? image.instructions.length : chatLength
  return fillInstruction(instruction, { name, target: describeTarget(shape), length })
}

function describeTarget({ targetId, modality }: Shape): string {
  const { chat, image } = targets[targetId]
  if (modality === 'chat') return fillInstruction(chat.instruction)
  return fillInstruction(image.instructions.target, { words_max: String(image.wordsMax) })
}

/** The request for negative terms; empty if the caller asked for none. */
export function askForNegatives({ targetId, modality }: Shape, isAsked: boolean): string {
  if (!isAsked) return ''
  if (modality === 'chat') return fillInstruction('requests/negatives-chat')
  return fillInstruction(targets[targetId].image.instructions.negatives)
}

/** "German"; the author's own where the code is not known. */
export function nameLanguage(code: string): string {
  if (code === 'und') return 'that of the text'
  return languageNames.of(code) ?? 'that of the text'
}

/** One JSON string a line: the author's text cannot be mistaken for an instruction. */
export function listQuoted(items: readonly string[]): string {
  return items.map((item) => `- ${JSON.stringify(item)}`).join('\n')
}

/** Each sign with where its block begins and ends, so that a reply repeats nothing of it. */
export function listBlocks(signs: readonly string[], blocks: readonly string[]): string {
  return signs.map((sign, at) => `- ${sign} for the block ${describeExtent(blocks[at] ?? '')}`).join('\n')
}

function describeExtent(block: string): string {
  const lines = block.trim().split('\n')
  const first = (lines[0] ?? '').trim().slice(0, blockEdgeLength)
  const last = (lines.at(-1) ?? '').trim().slice(-blockEdgeLength)
  return `that begins ${JSON.stringify(first)} and ends ${JSON.stringify(last)}`
}

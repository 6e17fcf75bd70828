import { createHash } from 'node:crypto'
import { targets } from '../../../targets/registry.ts'
import type { VerifyOptions, Violation } from '../../../text-engine/guardrails/verdict.ts'
import { fillInstruction } from './instruction-files.ts'

/** Target and modality of a reply. */
export type ReplyShape = Pick<VerifyOptions, 'targetId' | 'modality'>

const blockEdgeLength = 60
const languageNames = new Intl.DisplayNames(['en'], { type: 'language' })

/** Length of a prompt about a topic; for a draft, the model chooses the length. */
const chatLength = 'Mostly 150 to 260 words.'

/** Which of the instructions for drafts serves this shape. */
export function optimizeInstruction({ targetId, modality }: ReplyShape): string {
  if (modality === 'chat') return 'optimize-chat'
  return targets[targetId].image.instructions.optimize
}

/** The instruction of this name for a target. */
export function fillForTarget(instruction: string, shape: ReplyShape): string {
  const { name, image } = targets[shape.targetId]
  const length = shape.modality === 'image' ? image.instructions.length : chatLength
  return fillInstruction(instruction, { name, target: describeTarget(shape), length })
}

function describeTarget({ targetId, modality }: ReplyShape): string {
  const { chat, image } = targets[targetId]
  if (modality === 'chat') return fillInstruction(chat.instruction)
  return fillInstruction(image.instructions.target, { words_max: String(image.wordsMax) })
}

/** The request for negative terms; empty if the caller asked for none. */
export function askForNegatives({ targetId, modality }: ReplyShape, isAsked: boolean): string {
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

/** Each placeholder with the beginning and the end of its block, so that a reply need not repeat the block. */
export function listBlocks(signs: readonly string[], blocks: readonly string[]): string {
  return signs.map((sign, at) => `- ${sign} for the block ${describeExtent(blocks[at] ?? '')}`).join('\n')
}

function describeExtent(block: string): string {
  const lines = block.trim().split('\n')
  const first = (lines[0] ?? '').trim().slice(0, blockEdgeLength)
  const last = (lines.at(-1) ?? '').trim().slice(-blockEdgeLength)
  return `that begins ${JSON.stringify(first)} and ends ${JSON.stringify(last)}`
}

const markerLength = 10

/** Fences a text with a marker that does not occur in it, so that the text cannot end the fence. Deterministic. */
export function fenceText(text: string): { marker: string; fenced: string } {
  const marker = chooseMarker(text)
  return { marker, fenced: `<<<${marker}\n${text}\n${marker}>>>` }
}

function chooseMarker(text: string): string {
  for (let round = 0; ; round += 1) {
    const marker = `text-${createHash('sha256').update(`${round}:${text}`).digest('hex').slice(0, markerLength)}`
    if (!text.includes(marker)) return marker
  }
}

const violationsMax = 12
const warningsMax = 3
const evidenceLengthMax = 160

/** The turn that sends a rejected reply back: what must change, and at most a few things that might. */
export function composeRepair(violations: readonly Violation[]): string {
  const errors = violations.filter(({ severity }) => severity === 'error').slice(0, violationsMax)
  const warnings = violations.filter(({ severity }) => severity === 'warning').slice(0, warningsMax)
  const also =
    warnings.length === 0 ? '' : `\nWorth mending as well, if it costs nothing:\n${listViolations(warnings)}\n`
  return fillInstruction('repair', { violations: listViolations(errors), warnings: also })
}

/** Evidence may be the author's: as a JSON string it cannot be mistaken for an instruction. */
function listViolations(violations: readonly Violation[]): string {
  return violations
    .map(({ message, evidence }) => {
      const words = evidence.trim().slice(0, evidenceLengthMax)
      return words === '' ? `- ${message}` : `- ${message}: ${JSON.stringify(words)}`
    })
    .join('\n')
}

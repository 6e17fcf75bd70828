import type { TargetId } from '#shared/catalog/targets.ts'
import type { Modality } from '#shared/prompts/prompt-result.ts'
import { profiles } from '../../targets/profiles.ts'
import { fillInstruction, hasInstruction } from './instruction-files.ts'

interface Shape {
  targetId: TargetId
  modality: Modality
}

const blockOpeningLength = 60
const languageNames = new Intl.DisplayNames(['en'], { type: 'language' })

/** What is asked of a chat model after a draft of so many words: short drafts want decisions, long ones their own room. */
const chatLengths = [
  { draftWordsMax: 8, text: 'Aim at 40 to 80 words.' },
  { draftWordsMax: 30, text: 'Aim at 60 to 110 words.' },
  { draftWordsMax: 80, text: 'Aim at 90 to 150 words.' },
  { draftWordsMax: 160, text: 'Aim at the length of the draft and at most 60 words more.' },
  { draftWordsMax: Number.POSITIVE_INFINITY, text: 'Aim at the length of the draft, or less.' },
]
const pictureLengths: Readonly<Record<TargetId, string>> = {
  midjourney: 'Aim at 40 to 60 words before the parameters.',
  flux: 'Aim at 80 to 115 words.',
  chatgpt: 'Aim at 100 to 200 words.',
  gemini: 'Aim at 100 to 200 words.',
  universal: 'Aim at 35 to 55 words.',
  claude: 'Aim at 50 to 100 words.',
}

/** Which of the instructions for drafts serves this shape. */
export function optimizeInstruction({ targetId, modality }: Shape): string {
  if (modality === 'chat') return 'optimize-chat'
  return targetId === 'midjourney' ? 'optimize-midjourney' : 'optimize-picture'
}

/** The instruction of this name for a target, with the length that suits a text of so many words. */
export function fillForTarget(name: string, shape: Shape, wordCount: number): string {
  return fillInstruction(name, { target: describeTarget(shape), length: describeLength(shape, wordCount) })
}

/** A text task sent to a model that only draws is written for any chat model. */
function describeTarget({ targetId, modality }: Shape): string {
  const kind = modality === 'chat' ? 'chat' : 'picture'
  const name = `targets/${targetId}-${kind}`
  return fillInstruction(hasInstruction(name) ? name : `targets/universal-${kind}`, {
    words_max: String(profiles[targetId].imageWordsMax),
  })
}

function describeLength({ targetId, modality }: Shape, wordCount: number): string {
  if (modality === 'image') return pictureLengths[targetId]
  return chatLengths.find(({ draftWordsMax }) => wordCount <= draftWordsMax)?.text ?? ''
}

/** What a request says of negative terms: nothing where none are asked for. */
export function askForNegatives({ targetId, modality }: Shape, isAsked: boolean): string {
  if (!isAsked) return ''
  if (modality === 'chat') return fillInstruction('requests/negatives-chat')
  return fillInstruction(targetId === 'midjourney' ? 'requests/negatives-midjourney' : 'requests/negatives-picture')
}

/** "German"; the author's own where the code is not known. */
export function nameLanguage(code: string): string {
  if (code === 'und') return 'that of the text'
  return languageNames.of(code) ?? 'that of the text'
}

/** One JSON string a line: what the author wrote cannot be taken for a line of ours. */
export function listQuoted(items: readonly string[]): string {
  return items.map((item) => `- ${JSON.stringify(item)}`).join('\n')
}

export function listBlocks(signs: readonly string[], blocks: readonly string[]): string {
  return signs
    .map(
      (sign, at) =>
        `- ${sign} for the block that begins ${JSON.stringify((blocks[at] ?? '').slice(0, blockOpeningLength))}`,
    )
    .join('\n')
}

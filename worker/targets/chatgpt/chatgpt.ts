import type { Draft } from '../../text-engine/analyze/draft.ts'
import { errorIf, type Violation } from '../../text-engine/guardrails/verdict.ts'
import { checkAnyChat, checkForeignSyntax, isHeading, trimmedLines } from '../rules.ts'
import type { Target } from '../target.ts'
import { proseImage, proseInstructions, writeProsePicture } from '../write-prose-picture.ts'

export const chatgpt: Target = {
  name: 'ChatGPT',
  verifiedOn: '2026-11',
  modalities: ['chat', 'image'],
  chat: {
    delimiter: 'quotes',
    instruction: 'chatgpt/chat',
    check: checkChat,
  },
  image: {
    ...proseImage,
    wordsMax: 250,
    detail: { partsMax: 4, colorsMax: 4, hasHex: true, hasShortCaption: false },
    write: (plan, view) => writeProsePicture(plan, view, { sayExcluded: (terms) => `No ${terms.join(', no ')}.` }),
    check: (_draft, result) => checkForeignSyntax(result, 'chatgpt-foreign-syntax'),
    instructions: proseInstructions('chatgpt/picture', 'Mostly 120 to 230 words.'),
  },
}

function checkChat(draft: Draft, result: Draft): Violation[] {
  return [
    ...checkAnyChat(result, 'chatgpt-foreign-syntax'),
    ...errorIf(findEmptyHeading(draft, result), 'chatgpt-empty-heading', 'A heading without content'),
  ]
}

/** A heading that the draft does not have, directly before the next one of its level or at the end. */
function findEmptyHeading(draft: Draft, result: Draft): string | null {
  const own = new Set(trimmedLines(draft.text))
  const filled = trimmedLines(result.text).filter((line) => line !== '')
  const depth = (line: string): number => (isHeading(line) ? line.indexOf(' ') : 0)
  const isEmpty = (line: string, at: number): boolean => {
    const next = filled[at + 1]
    return depth(line) > 0 && !own.has(line) && (next === undefined || (depth(next) > 0 && depth(next) <= depth(line)))
  }
  return filled.find(isEmpty) ?? null
}

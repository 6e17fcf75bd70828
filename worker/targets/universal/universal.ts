import type { Draft } from '../../text-engine/analyze/draft.ts'
import { findWeight, unquoted } from '../../text-engine/guardrails/prompt-words.ts'
import { errorIf, type Violation } from '../../text-engine/guardrails/verdict.ts'
import { addedLines, checkAnyChat, checkForeignSyntax, isVendorTag } from '../rules.ts'
import type { Target } from '../target.ts'
import { proseImage, proseInstructions } from '../write-prose-picture.ts'

/** Limit of the image model with the shortest input: FLUX.1 [schnell] stops at 256 tokens (its T5 encoder). */
const imageWordsMax = 180

/** What reads well in any model: nothing of one vendor's syntax. */
export const universal: Target = {
  name: 'any chat model',
  verifiedOn: '2026-11',
  modalities: ['chat', 'image'],
  chat: {
    delimiter: 'quotes',
    instruction: 'universal/chat',
    check: checkChat,
  },
  image: {
    ...proseImage,
    wordsMax: imageWordsMax,
    detail: { partsMax: 2, colorsMax: 3, hasHex: false, hasShortCaption: true },
    check: checkPicture,
    instructions: proseInstructions('universal/picture', 'Mostly 90 to 150 words.'),
  },
}

function checkChat(draft: Draft, result: Draft): Violation[] {
  const shown = unquoted(result, ['quotation', 'code', 'url', 'identifier'])
  return [
    ...checkAnyChat(result, 'universal-foreign-syntax'),
    ...errorIf(
      addedLines(draft, result).find(isVendorTag),
      'universal-foreign-syntax',
      'Tags belong to a single vendor',
    ),
    ...errorIf(findWeight(shown), 'universal-foreign-syntax', 'Weights belong to a drawing tool'),
  ]
}

function checkPicture(_draft: Draft, result: Draft): Violation[] {
  const { text, spans } = result
  const tag = spans.find(({ kind }) => kind === 'markup')
  return [
    ...checkForeignSyntax(result, 'universal-foreign-syntax'),
    ...errorIf(tag && text.slice(tag.start, tag.end), 'universal-foreign-syntax', 'Tags belong to a single vendor'),
  ]
}

import type { Draft } from '../../text-engine/analyze/draft.ts'
import { findWeight, unquoted } from '../../text-engine/guardrails/prompt-words.ts'
import { errorIf, type Violation, warningIf, wordsOver } from '../../text-engine/guardrails/verdict.ts'
import { addedLines, checkAnyChat, checkExclusionsLast, checkForeignSyntax, isVendorTag } from '../rules.ts'
import type { Target } from '../target.ts'
import { proseImage, proseInstructions } from '../write-prose-picture.ts'

/** As many as the shortest of the image models reads: FLUX.1 [schnell] stops at 256 tokens (its T5 encoder). */
const imageWordsMax = 180
/** A rewrite may exceed a long draft by so many. */
const addedWordsMax = 12

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
    instructions: proseInstructions('universal/picture', `Mostly 90 to ${imageWordsMax} words.`),
  },
  strictRules: new Set(),
}

function checkChat(draft: Draft, result: Draft): Violation[] {
  const shown = unquoted(result, ['quotation', 'code', 'url', 'identifier'])
  return [
    ...checkAnyChat(draft, result, { parameter: 'universal-1', pressure: 'universal-3', length: 'universal-9' }),
    ...errorIf(addedLines(draft, result).find(isVendorTag), 'universal-1', 'Tags belong to a single vendor'),
    ...errorIf(findWeight(shown), 'universal-1', 'Weights belong to a drawing tool'),
  ]
}

function checkPicture(draft: Draft, result: Draft): Violation[] {
  const wordsMax = Math.max(imageWordsMax, draft.words.length + addedWordsMax)
  return [
    ...checkForeignSyntax(result, 'universal-1'),
    ...errorIf(findTag(result), 'universal-1', 'Tags belong to a single vendor'),
    ...warningIf(wordsOver(result, wordsMax), 'universal-2', `The shortest of the models reads ${imageWordsMax} words`),
    ...checkExclusionsLast(result, 'universal-10'),
  ]
}

function findTag({ text, spans }: Draft): string | null {
  const found = spans.find(({ kind }) => kind === 'markup')
  return found ? text.slice(found.start, found.end) : null
}

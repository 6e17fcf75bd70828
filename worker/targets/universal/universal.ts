import type { Draft } from '../../text-engine/analyze/draft.ts'
import { findWeight, unquoted } from '../../text-engine/guardrails/prompt-words.ts'
import { errorIf, type Violation, warningIf } from '../../text-engine/guardrails/verdict.ts'
import { addedLines, checkAnyChat, checkExclusionsLast, checkForeignSyntax, isVendorTag } from '../rules.ts'
import type { Target } from '../target.ts'
import { sayKeptOut, writeProsePicture } from '../write-prose-picture.ts'

/** As many as the shortest of the image models takes. */
const imageWordsMax = 60
/** A rewrite may exceed a long draft by so many. */
const addedWordsMax = 12

/** What reads well in any model: nothing of one vendor's syntax. */
export const universal: Target = {
  verifiedOn: '2026-11',
  modalities: ['chat', 'image'],
  chat: {
    delimiter: 'quotes',
    instruction: 'universal/chat',
    check: checkChat,
  },
  image: {
    wordsMax: imageWordsMax,
    understandsNegation: true,
    parameters: null,
    negativesWarning: null,
    detail: { partsMax: 2, colorsMax: 3, hasHex: false, hasShortCaption: true },
    write: (plan, view) => writeProsePicture(plan, view, { sayExcluded: sayKeptOut }),
    closing: null,
    check: checkPicture,
    instructions: {
      target: 'universal/picture',
      length: `Mostly 45 to ${imageWordsMax} words.`,
      optimize: 'optimize-picture',
      negatives: 'requests/negatives-picture',
    },
  },
  strictRules: new Set(),
}

function checkChat(draft: Draft, result: Draft): Violation[] {
  return [
    ...checkAnyChat(draft, result, { parameter: 'universal-1', pressure: 'universal-3', length: 'universal-9' }),
    ...errorIf(addedLines(draft, result).find(isVendorTag), 'universal-1', 'Tags belong to a single vendor'),
    ...errorIf(
      findWeight(unquoted(result, ['quotation', 'code', 'url', 'identifier'])),
      'universal-1',
      'Weights belong to a drawing tool',
    ),
  ]
}

function checkPicture(draft: Draft, result: Draft): Violation[] {
  const { words } = result
  const isLong = words.length > Math.max(imageWordsMax, draft.words.length + addedWordsMax)
  return [
    ...checkForeignSyntax(result, 'universal-1'),
    ...errorIf(findTag(result), 'universal-1', 'Tags belong to a single vendor'),
    ...warningIf(
      isLong ? `${words.length} words` : null,
      'universal-2',
      `The shortest of the models takes ${imageWordsMax} words`,
    ),
    ...checkExclusionsLast(result, 'universal-10'),
  ]
}

function findTag({ text, spans }: Draft): string | null {
  const found = spans.find(({ kind }) => kind === 'markup')
  return found ? text.slice(found.start, found.end) : null
}

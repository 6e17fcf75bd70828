import type { Draft } from '../../text-engine/analyze/draft.ts'
import { errorIf, type Violation } from '../../text-engine/guardrails/verdict.ts'
import { addedLines, checkAnyChat, checkForeignSyntax, isHeading, isVendorTag } from '../rules.ts'
import type { Target } from '../target.ts'
import { proseImage, proseInstructions } from '../write-prose-picture.ts'

const label = /^(?:Task|Context|Goal|Constraints|Format|Requirements|Output):/u

export const gemini: Target = {
  name: 'Gemini',
  verifiedOn: '2026-11',
  modalities: ['chat', 'image'],
  chat: {
    delimiter: 'tags',
    instruction: 'gemini/chat',
    check: checkChat,
  },
  image: {
    ...proseImage,
    wordsMax: 300,
    understandsNegation: false,
    check: (_draft, result) => checkForeignSyntax(result, 'gemini-foreign-syntax'),
    instructions: proseInstructions('gemini/picture', 'Mostly 120 to 230 words.'),
  },
}

function checkChat(draft: Draft, result: Draft): Violation[] {
  const added = addedLines(draft, result)
  const hasLabel = added.some((line) => label.test(line))
  const otherDelimiter = hasLabel ? added.find((line) => isHeading(line) || isVendorTag(line)) : undefined
  return [
    ...checkAnyChat(result, 'gemini-foreign-syntax'),
    ...errorIf(otherDelimiter, 'gemini-delimiter', 'One style of delimiter'),
  ]
}

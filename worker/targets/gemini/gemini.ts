import type { Draft } from '../../text-engine/analyze/draft.ts'
import signs from '../../text-engine/guardrails/data/signs.json' with { type: 'json' }
import { unquoted } from '../../text-engine/guardrails/prompt-words.ts'
import { errorIf, type Violation, warningIf } from '../../text-engine/guardrails/verdict.ts'
import { addedLines, checkAnyChat, checkExclusionsLast, checkForeignSyntax, isHeading, isVendorTag } from '../rules.ts'
import type { Target } from '../target.ts'
import { proseImage, proseInstructions } from '../write-prose-picture.ts'

const label = /^(?:Task|Context|Goal|Constraints|Format|Requirements|Output):/u
const longPersona = /^You are [^.!?\n]{1,300}[.!?] \S/u
const denial = /\b(?:no|without) [\p{L}'’-]{1,40}/iu
const keywordsMin = 6

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
    check: checkPicture,
    instructions: proseInstructions('gemini/picture', 'Mostly 120 to 230 words.'),
  },
  strictRules: new Set(),
}

function checkChat(draft: Draft, result: Draft): Violation[] {
  const added = addedLines(draft, result)
  const hasLabel = added.some((line) => label.test(line))
  const isUnnamed = hasLabel && !added.some((line) => line.startsWith('Task:'))
  const otherDelimiter = hasLabel ? added.find((line) => isHeading(line) || isVendorTag(line)) : undefined
  const lower = result.text.toLowerCase()
  const ban = signs.bans.find((phrase) => lower.includes(`${phrase}.`) || lower.endsWith(phrase))
  const constraints = added.findIndex((line) => line.startsWith('Constraints:'))
  const isEarly = constraints >= 0 && added.slice(constraints + 1).some((line) => label.test(line))
  return [
    ...checkAnyChat(draft, result, { parameter: 'gemini-8', pressure: 'gemini-8', length: 'gemini-6' }),
    ...warningIf(isUnnamed ? added[0] : null, 'gemini-1', 'A shaped prompt names its task'),
    ...warningIf(isEarly ? added[constraints] : null, 'gemini-2', 'Limits stand last'),
    ...warningIf(ban, 'gemini-3', 'A bare ban on inference is over-applied'),
    ...errorIf(otherDelimiter, 'gemini-4', 'One style of delimiter'),
    ...warningIf(longPersona.exec(result.text)?.[0], 'gemini-5', 'The persona is one sentence'),
  ]
}

function checkPicture(_draft: Draft, result: Draft): Violation[] {
  return [
    ...checkForeignSyntax(result, 'gemini-8'),
    ...checkExclusionsLast(result, 'gemini-10'),
    ...warningIf(findEarlyDenial(result), 'gemini-8', 'What is left out is better said by what is there'),
    ...warningIf(findKeywordList(result), 'gemini-8', 'Two sentences describe a scene better than a list'),
  ]
}

function findEarlyDenial(result: Draft): string | null {
  return denial.exec(unquoted(result).slice(0, result.sentences.at(-1)?.start ?? 0))?.[0] ?? null
}

function findKeywordList({ text, sentences }: Draft): string | null {
  return sentences.length < 2 && text.split(',').length >= keywordsMin ? text.slice(0, 40) : null
}

import type { Draft } from '../../text-engine/analyze/draft.ts'
import signs from '../../text-engine/guardrails/data/signs.json' with { type: 'json' }
import { unquoted } from '../../text-engine/guardrails/prompt-words.ts'
import { errorIf, type Violation, warningIf } from '../../text-engine/guardrails/verdict.ts'
import { addedLines, checkAnyChat, checkExclusionsLast, checkForeignSyntax, isHeading, isVendorTag } from '../rules.ts'
import type { Target } from '../target.ts'
import { sayKeptOut, writeProsePicture } from '../write-prose-picture.ts'

const label = /^(?:Task|Context|Goal|Constraints|Format|Requirements|Output):/u
const longPersona = /^You are [^.!?\n]{1,300}[.!?] \S/u
const denial = /\b(?:no|without) [\p{L}'’-]{1,40}/iu
const keywordsMin = 6

export const gemini: Target = {
  verifiedOn: '2026-11',
  modalities: ['chat', 'image'],
  chat: {
    delimiter: 'tags',
    instruction: 'gemini/chat',
    check: checkChat,
  },
  image: {
    wordsMax: 300,
    understandsNegation: false,
    parameters: null,
    negativesWarning: null,
    detail: { partsMax: 4, colorsMax: 4, hasHex: false, hasShortCaption: false },
    // It shows named things; only the terms of a last sentence are safe.
    write: (plan, view) => writeProsePicture(plan, view, { sayExcluded: sayKeptOut }),
    closing: null,
    check: checkPicture,
    instructions: {
      target: 'gemini/picture',
      length: 'Mostly 120 to 230 words.',
      optimize: 'optimize-picture',
      negatives: 'requests/negatives-picture',
    },
  },
  strictRules: new Set(),
}

function checkChat(draft: Draft, result: Draft): Violation[] {
  const added = addedLines(draft, result)
  const hasLabel = added.some((line) => label.test(line))
  const otherDelimiter = hasLabel ? added.find((line) => isHeading(line) || isVendorTag(line)) : undefined
  const lower = result.text.toLowerCase()
  const constraints = added.findIndex((line) => line.startsWith('Constraints:'))
  const isEarly = constraints >= 0 && added.slice(constraints + 1).some((line) => label.test(line))
  return [
    ...checkAnyChat(draft, result, { parameter: 'gemini-8', pressure: 'gemini-8', length: 'gemini-6' }),
    ...warningIf(
      hasLabel && !added.some((line) => line.startsWith('Task:')) ? added[0] : null,
      'gemini-1',
      'A shaped prompt names its task',
    ),
    ...warningIf(isEarly ? added[constraints] : null, 'gemini-2', 'Limits stand last'),
    ...warningIf(
      signs.bans.find((ban) => lower.includes(`${ban}.`) || lower.endsWith(ban)),
      'gemini-3',
      'A bare ban on inference is over-applied',
    ),
    ...errorIf(otherDelimiter, 'gemini-4', 'One style of delimiter'),
    ...warningIf(longPersona.exec(result.text)?.[0], 'gemini-5', 'The persona is one sentence'),
  ]
}

function checkPicture(_draft: Draft, result: Draft): Violation[] {
  return [
    ...checkForeignSyntax(result, 'gemini-8'),
    ...checkExclusionsLast(result, 'gemini-10'),
    ...warningIf(findEarlyDenial(result), 'gemini-8', 'What is left out is better said by what is there'),
    ...warningIf(
      isKeywordList(result) ? result.text.slice(0, 40) : null,
      'gemini-8',
      'Two sentences describe a scene better than a list',
    ),
  ]
}

function findEarlyDenial(result: Draft): string | null {
  return denial.exec(unquoted(result).slice(0, result.sentences.at(-1)?.start ?? 0))?.[0] ?? null
}

function isKeywordList({ text, sentences }: Draft): boolean {
  return sentences.length < 2 && text.split(',').length >= keywordsMin
}

import type { Draft } from '../../analyze/draft.ts'
import { type Violation, violationIf } from '../verdict.ts'
import type { VerifyOptions } from '../verify-options.ts'
import { findBooster, findParameter, findWeight, unquoted } from './prompt-words.ts'

const universalWordsMax = 60
const tail = /^No [a-z]/u
const semantic = /\b(?:no|without) [\p{L}'’-]{1,40}/iu

/** Picture prompts in sentences for chat models: no syntax of other tools; exclusions in one last sentence. */
export function checkPicture(draft: Draft, result: Draft, { targetId }: VerifyOptions): Violation[] {
  const { text, words } = result
  const shown = unquoted(result)
  const rule = { chatgpt: 8, claude: 8, gemini: 8, universal: 1, midjourney: 1, flux: 1 }[targetId]
  const isLong = targetId === 'universal' && words.length > Math.max(universalWordsMax, draft.words.length + 12)
  return [
    ...violationIf(findParameter(result), {
      rule: `${targetId}-${rule}`,
      severity: 'error',
      message: 'Parameters of other tools mean nothing here',
    }),
    ...violationIf(findWeight(shown), {
      rule: `${targetId}-${rule}`,
      severity: 'error',
      message: 'Weights of other tools mean nothing here',
    }),
    ...violationIf(findBooster(result), {
      rule: `${targetId}-${rule}`,
      severity: 'warning',
      message: 'Quality words carry no picture',
    }),
    ...violationIf(targetId === 'universal' ? findTag(result) : null, {
      rule: 'universal-1',
      severity: 'error',
      message: 'Tags belong to a single vendor',
    }),
    ...violationIf(isLong ? `${words.length} words` : null, {
      rule: 'universal-2',
      severity: 'warning',
      message: `The shortest of the models takes ${universalWordsMax} words`,
    }),
    ...violationIf(targetId === 'claude' ? null : findEarlyTail(result), {
      rule: `${targetId}-10`,
      severity: 'warning',
      message: 'Exclusions are one sentence, and the last',
    }),
    ...violationIf(targetId === 'gemini' ? findEarlyDenial(result, shown) : null, {
      rule: 'gemini-8',
      severity: 'warning',
      message: 'What is left out is better said by what is there',
    }),
    ...violationIf(isBare(result, targetId) ? text.slice(0, 40) : null, {
      rule: `${targetId}-8`,
      severity: 'warning',
      message: 'Two sentences describe a scene better than a list',
    }),
  ]
}

function findTag({ text, spans }: Draft): string | null {
  const found = spans.find(({ kind }) => kind === 'markup')
  return found ? text.slice(found.start, found.end) : null
}

function findEarlyTail({ text, sentences }: Draft): string | null {
  const early = sentences.slice(0, -1).find(({ start, end }) => tail.test(text.slice(start, end)))
  return early ? text.slice(early.start, early.end) : null
}

function findEarlyDenial({ sentences }: Draft, shown: string): string | null {
  const last = sentences.at(-1)
  return semantic.exec(shown.slice(0, last?.start ?? 0))?.[0] ?? null
}

function isBare({ text, sentences }: Draft, targetId: VerifyOptions['targetId']): boolean {
  return targetId === 'gemini' && sentences.length < 2 && text.split(',').length >= 6
}

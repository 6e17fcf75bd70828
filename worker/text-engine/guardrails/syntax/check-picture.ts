import type { Draft } from '../../analyze/draft.ts'
import { broken, type Fault } from '../verdict.ts'
import type { VerifyOptions } from '../verify-options.ts'
import { findBooster, findParameter, findWeight, unquoted } from './prompt-words.ts'

const universalWordsMax = 60
const tail = /^No [a-z]/u
const semantic = /\b(?:no|without) [\p{L}'’-]{1,40}/iu

/** Picture prompts in sentences for chat models: no syntax of other tools; exclusions in one last sentence. */
export function checkPicture(draft: Draft, result: Draft, { targetId }: VerifyOptions): Fault[] {
  const { text, words } = result
  const shown = unquoted(result)
  const rule = { chatgpt: 8, claude: 8, gemini: 8, universal: 1, midjourney: 1, flux: 1 }[targetId]
  const isLong = targetId === 'universal' && words.length > Math.max(universalWordsMax, draft.words.length + 12)
  return [
    ...broken(`${targetId}-${rule}`, 'hard', findParameter(result), 'Parameters of other tools mean nothing here'),
    ...broken(`${targetId}-${rule}`, 'hard', findWeight(shown), 'Weights of other tools mean nothing here'),
    ...broken(`${targetId}-${rule}`, 'advice', findBooster(result), 'Quality words carry no picture'),
    ...broken(
      'universal-1',
      'hard',
      targetId === 'universal' ? findTag(result) : null,
      'Tags belong to a single vendor',
    ),
    ...broken(
      'universal-2',
      'advice',
      isLong ? `${words.length} words` : null,
      `The shortest of the models takes ${universalWordsMax} words`,
    ),
    ...broken(
      `${targetId}-10`,
      'advice',
      targetId === 'claude' ? null : findEarlyTail(result),
      'Exclusions are one sentence, and the last',
    ),
    ...broken(
      'gemini-8',
      'advice',
      targetId === 'gemini' ? findEarlyDenial(result, shown) : null,
      'What is left out is better said by what is there',
    ),
    ...broken(
      `${targetId}-8`,
      'advice',
      isBare(result, targetId) ? text.slice(0, 40) : null,
      'Two sentences describe a scene better than a list',
    ),
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

import type { TargetId } from '#shared/catalog/targets.ts'
import { findNegations } from '../find-negations.ts'
import { findSpans } from '../find-spans.ts'
import { readWords } from '../read-words.ts'
import { collectFaults, type Fault, firstMatch } from './fault.ts'
import { findBooster, weightSyntax } from './forbidden-words.ts'

const wordsMax: Readonly<Record<TargetId, number>> = {
  midjourney: 60,
  flux: 350,
  chatgpt: 350,
  claude: 400,
  gemini: 350,
  universal: 350,
}

/** The rules for a picture prompt in sentences. */
export function checkProseImage(text: string, targetId: TargetId): Fault[] {
  const negation = targetId === 'flux' || targetId === 'gemini' ? findNegation(text) : null
  return collectFaults(targetId, [
    [1, 'parameters of another tool mean nothing here', firstMatch(/(?<=^|\s)--[a-z]+/iu, text)],
    [2, 'this model paints what it is told to leave out', negation],
    [
      4,
      'the prompt is too long for this model',
      readWords(text).length > wordsMax[targetId] ? text.slice(0, 60) : null,
    ],
    [6, 'sentences end with a stop', /[.!?"'”’)\]}>…。！？।*`]\s*$/u.test(text) ? null : text.slice(-20)],
    [8, 'hex colours have six digits', firstMatch(/(?<=^|\s)#[0-9a-f]{7,8}\b/iu, text)],
    [10, 'weights and quality words mean nothing here', firstMatch(weightSyntax, text) ?? findBooster(text)],
  ])
}

function findNegation(text: string): string | null {
  const quotes = findSpans(text).filter((span) => span.kind === 'quote')
  const negation = findNegations(text, readWords(text)).find(
    (span) => !quotes.some((quote) => quote.start < span.end && span.start < quote.end),
  )
  return negation?.text ?? null
}

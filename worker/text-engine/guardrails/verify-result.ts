import { targets } from '../../targets/registry.ts'
import type { Draft } from '../analyze/draft.ts'
import { ratioPhrase } from '../analyze/stated-ratio.ts'
import { indexRanges } from '../text/ranges.ts'
import { ratioValue } from '../text/ratio.ts'
import { characterKindAt, type Range, type Word, wordsWithin } from '../text/words.ts'
import { checkForm } from './check-form.ts'
import { checkOffTopic } from './check-off-topic.ts'
import { compareExclusions } from './compare-exclusions.ts'
import { compareFacts, findWeights } from './compare-facts.ts'
import { compareConstraints } from './constraints.ts'
import signs from './data/signs.json' with { type: 'json' }
import { foldText, plainText, searchText } from './searched-text.ts'
import { errorIf, type Verdict, type VerifyOptions, type Violation } from './verdict.ts'

/**
 * Checks a result against the draft and the target, independent of the engine that made it. An error in syntax that
 * the author's own words cause is a warning: keeping them takes precedence.
 */
export function verifyResult(draft: Draft, result: Draft, options: VerifyOptions): Verdict {
  const total = draft.spans.length + draft.exclusions.length
  const syntax = checkSyntax(draft, result, options)
  // An unchanged draft has lost nothing and gained nothing.
  if (result.text.trim() === draft.text.trim()) return { retained: { kept: total, total }, violations: syntax }
  const searched = searchText(result)
  const isWhole = standsWhole(draft.text.trim(), result.text)
  const facts = isWhole ? nothingLost : compareFacts(draft, searched, options)
  const exclusions = compareExclusions(draft, result, searched, options)
  return {
    retained: { kept: total - facts.lost - exclusions.lost, total },
    violations: [
      ...facts.violations,
      ...exclusions.violations,
      ...(isWhole || options.author === 'model' ? [] : compareWords(draft, result, options)),
      ...(isWhole || options.author === 'local' ? [] : checkOffTopic(draft, result, searched)),
      ...compareConstraints(draft, result, searched, options),
      ...checkForm(draft, result, searched, options),
      ...syntax,
    ],
  }
}

const openers: ReadonlySet<string> = new Set(signs.openers)
const openersMax = 10
const excerptWords = 6
/** What is longer speaks of the picture, too. */
const greetingWordsMax = 5

/** The author's words must be complete, in order and with their capitals, but for what the syntax of a picture moves. */
function compareWords(draft: Draft, result: Draft, { modality }: VerifyOptions): Violation[] {
  const free = indexRanges(modality === 'image' ? movableRanges(draft) : [])
  const own = draft.words.filter((word) => !free.touches(word))
  const there = result.words.map((word) => firstSmall(result.text, word))
  let next = 0
  const lost = own.findIndex((word) => {
    next = there.indexOf(firstSmall(draft.text, word), next) + 1
    return next === 0
  })
  const evidence = draft.text.slice(own[lost]?.start, own[Math.min(own.length, lost + excerptWords) - 1]?.end)
  return errorIf(lost < 0 ? null : evidence, 'words-lost', 'The author’s words must stand in the prompt as they are')
}

/** A sentence may begin where it did not. */
function firstSmall(text: string, { start, end, lower }: Word): string {
  const own = plainText(text.slice(start, end))
  return own === lower ? own : own.charAt(0).toLowerCase() + own.slice(1)
}

/**
 * What the syntax of a picture may move or change: parameters, exclusions, weights, the ratio, greetings, and
 * words that only ask for a picture. Other checks see that what they say is kept.
 */
function movableRanges(draft: Draft): Range[] {
  const { text, words, spans, constraints, exclusions, chitchat } = draft
  const moved = spans.filter(
    ({ kind, start, end }) => kind === 'flag' || (kind === 'number' && ratioValue(text.slice(start, end)) !== null),
  )
  return [
    ...moved,
    ...findWeights(text),
    ...exclusions.map(({ range }) => range),
    ...constraints.filter(({ slot }) => slot === 'ratio'),
    ...chitchat.filter((range) => wordsWithin(words, range).length <= greetingWordsMax),
    ...openingRange(words),
    ...ratioPhrase(draft),
  ]
}

function openingRange(words: readonly Word[]): Range[] {
  let end = 0
  while (end < openersMax && openers.has(words[end]?.lower ?? '')) end += 1
  const last = words[end - 1]
  return last ? [{ start: words[0]?.start ?? 0, end: last.end }] : []
}

/** In one piece, at word boundaries. */
function standsWhole(own: string, text: string): boolean {
  const at = text.indexOf(own)
  if (at < 0) return false
  const end = at + own.length
  const isJoined = (place: number): boolean =>
    place > 0 && place < text.length && isWordPart(text, place - 1) && isWordPart(text, place)
  return !isJoined(at) && !isJoined(end)
}

function isWordPart(text: string, at: number): boolean {
  const kind = characterKindAt(text, at)
  return kind === 'letter' || kind === 'digit'
}

const nothingLost = { lost: 0, violations: [] }

/** The syntax rules of the target; an error in the author's own words is a warning unless the rule is strict. */
function checkSyntax(draft: Draft, result: Draft, options: VerifyOptions): Violation[] {
  const violations = findSyntaxViolations(draft, result, options)
  if (violations.length === 0) return violations
  const { strictRules } = targets[options.targetId]
  const own = foldText(draft.text)
  return violations.map((violation) => {
    const isOwn = !strictRules?.has(violation.rule) && own.includes(foldText(violation.evidence).trim())
    return isOwn ? { ...violation, severity: 'warning' } : violation
  })
}

/** The same with the severities of the rules, regardless of the author's words. */
export function findSyntaxViolations(
  draft: Draft,
  result: Draft,
  { targetId, modality }: Pick<VerifyOptions, 'targetId' | 'modality'>,
): Violation[] {
  return targets[targetId][modality].check(draft, result)
}

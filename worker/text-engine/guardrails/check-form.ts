import type { Draft } from '../analyze/draft.ts'
import type { Range, Word } from '../text/words.ts'
import signs from './data/signs.json' with { type: 'json' }
import { foldText, type SearchedText } from './searched-text.ts'
import { errorIf, type VerifyOptions, type Violation, violationIf } from './verdict.ts'

/** A longer rewrite is rejected; a long draft may double. */
const addedLengthMax = 4000
const sentenceWordsMin = 4
const blank =
  /\[(?:insert|your|add|paste|enter|topic|name here)\b[^\]\n]{0,60}\]|\bTBD\b|<(?:insert|your)\b[^>\n]{0,60}>/iu
const doubledMark = /(?<![.,])(?:,,|\.,|,\.(?!\d)|;;|;\.|[!?]\.(?!\.)|\.\.)(?![.\w])| ,(?!\d)/u
const fence = /^[ \t]{0,8}```/gmu

/** Checks for every target and author: violations that the draft itself does not have. */
export function checkForm(draft: Draft, result: Draft, searched: SearchedText, options: VerifyOptions): Violation[] {
  const { text } = result
  const own = (evidence: string | undefined): string | null =>
    evidence === undefined || draft.text.includes(evidence) ? null : evidence
  const isText = text.isWellFormed() && !text.includes('\0')
  const isOpen = countFences(text) % 2 === 1 && countFences(draft.text) % 2 === 0
  const isTooLong = text.length > draft.text.length * 2 + addedLengthMax
  const length = isTooLong ? `${result.words.length} words` : null
  const severity = options.writer === 'local' ? 'error' : 'warning'
  const looseReference = findLooseReference(draft, result, searched)
  return [
    ...errorIf(isText ? null : '', 'unprintable', 'The prompt holds characters that are no text'),
    ...errorIf(text.trim() === '' && draft.text.trim() !== '' ? '' : null, 'empty', 'The prompt is empty'),
    ...errorIf(own(blank.exec(text)?.[0]), 'placeholder', 'A blank to fill in that the author did not write'),
    ...errorIf(isOpen ? '```' : null, 'open-fence', 'A code fence is opened and not closed'),
    ...errorIf(length, 'too-long', 'The prompt is far longer than its task needs'),
    ...violationIf(severity, own(doubledMark.exec(text)?.[0]), 'doubled-mark', 'Punctuation is doubled'),
    ...errorIf(findDoubledSentence(draft, result), 'doubled-sentence', 'A sentence or a heading stands twice'),
    ...errorIf(looseReference, 'no-antecedent', 'This refers to something that is not there'),
  ]
}

function countFences(text: string): number {
  return text.includes('```') ? (text.match(fence)?.length ?? 0) : 0
}

/** A heading, or a sentence of a few words at least, that occurs more often than in the draft, line ends aside. */
function findDoubledSentence(draft: Draft, { text, words, sentences }: Draft): string | null {
  const runs = new Map<string, Run>()
  for (const { start, end, firstWord, endWord } of sentences) {
    if (firstWord === endWord || (endWord - firstWord < sentenceWordsMin && !text.startsWith('#', start))) continue
    const lowers = words.slice(firstWord, endWord).map(({ lower }) => lower)
    const key = lowers.join(' ')
    const run = runs.get(key) ?? { lowers, start, end, count: 0, missing: 0, foundTo: 0 }
    runs.set(key, { ...run, count: run.count + 1, missing: run.count + 1 })
  }
  const doubled = [...runs.values()].filter(({ count }) => count > 1)
  if (doubled.length > 0) findRuns(doubled, draft.words)
  const added = doubled.find(({ missing }) => missing > 0)
  return added ? foldText(text.slice(added.start, added.end)) : null
}

/** The words of a sentence that occurs several times. */
interface Run extends Range {
  lowers: readonly string[]
  count: number
  /** Occurrences that are not found in the draft, and the word behind the last one that is. */
  missing: number
  foundTo: number
}

/** Trie node of the runs, one word per level. */
interface Step {
  next: Map<string, Step>
  /** The run that ends here. */
  run: Run | null
  /** Longest suffix that is a prefix of a run (failure link), and longest suffix that is a run. */
  back: Step | null
  ending: Step | null
}

/** Counts down `missing` of all runs in one pass (Aho–Corasick); occurrences of one run do not overlap. */
function findRuns(runs: readonly Run[], words: readonly Word[]): void {
  const root = buildSteps(runs)
  let step = root
  for (const [at, { lower }] of words.entries()) {
    while (step.back && !step.next.has(lower)) step = step.back
    step = step.next.get(lower) ?? root
    for (let ending = step.run ? step : nextEnding(step); ending?.run; ending = nextEnding(ending)) {
      const { run } = ending
      if (run.missing === 0 || at + 1 - run.lowers.length < run.foundTo) continue
      run.missing -= 1
      run.foundTo = at + 1
    }
  }
}

/** Leaves out for good the runs that were found often enough, so that nested ones stay linear. */
function nextEnding(step: Step): Step | null {
  while (step.ending?.run?.missing === 0) step.ending = step.ending.ending
  return step.ending
}

function buildSteps(runs: readonly Run[]): Step {
  const root: Step = { next: new Map(), run: null, back: null, ending: null }
  for (const run of runs) {
    let step = root
    for (const lower of run.lowers) {
      const next = step.next.get(lower) ?? { next: new Map(), run: null, back: root, ending: null }
      step.next.set(lower, next)
      step = next
    }
    step.run = run
  }
  const steps = [root]
  for (const step of steps)
    for (const [lower, next] of step.next) {
      let { back } = step
      while (back && !back.next.has(lower)) back = back.back
      next.back = back?.next.get(lower) ?? root
      next.ending = next.back.run ? next.back : next.back.ending
      steps.push(next)
    }
  return root
}

/** "The table above" without pasted content, unless the author wrote it. */
function findLooseReference(draft: Draft, result: Draft, searched: SearchedText): string | null {
  if (draft.pastedContent.length > 0 || result.pastedContent.length > 0 || draft.language !== 'en') return null
  const own = foldText(draft.text)
  // The author speaks of something pasted or attached, in these words or in others.
  if (pointers.some((word) => own.includes(word))) return null
  return signs.handedOver.find((phrase) => searched.folded().includes(phrase) && !own.includes(phrase)) ?? null
}

const pointers = ['below', 'above', 'following', 'attach', 'here is', "here's", 'heres', ':', '\n', 'this ', 'these ']

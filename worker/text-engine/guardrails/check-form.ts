import type { Draft } from '../analyze/draft.ts'
import type { Word } from '../text/words.ts'
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
  const severity = options.author === 'local' ? 'error' : 'warning'
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
  const counts = new Map<string, { evidence: string; count: number }>()
  for (const { start, end, firstWord, endWord } of sentences) {
    if (firstWord === endWord || (endWord - firstWord < sentenceWordsMin && !text.startsWith('#', start))) continue
    const said = spacedOut(words.slice(firstWord, endWord))
    const { evidence = foldText(text.slice(start, end)), count = 0 } = counts.get(said) ?? {}
    counts.set(said, { evidence, count: count + 1 })
  }
  const doubled = [...counts].filter(([, { count }]) => count > 1)
  const drafted = doubled.length === 0 ? '' : spacedOut(draft.words)
  return doubled.find(([said, { count }]) => count > Math.max(1, drafted.split(said).length - 1))?.[1].evidence ?? null
}

/** With two spaces between words, so that a sentence right behind itself is found twice. */
function spacedOut(words: readonly Word[]): string {
  return words.map(({ lower }) => ` ${lower} `).join('')
}

/** "The table above" without pasted content, unless the author wrote it. */
function findLooseReference(draft: Draft, result: Draft, searched: SearchedText): string | null {
  if (draft.pastedContent.length > 0 || result.pastedContent.length > 0 || draft.language !== 'en') return null
  const own = foldText(draft.text)
  return signs.handedOver.find((phrase) => searched.folded().includes(phrase) && !refersAs(own, phrase)) ?? null
}

/** The author speaks of it in these words or in others: what is pasted or attached is theirs to say. */
function refersAs(own: string, phrase: string): boolean {
  return own.includes(phrase) || pointers.some((word) => own.includes(word))
}

const pointers = ['below', 'above', 'following', 'attach', 'here is', "here's", 'heres', ':', '\n', 'this ', 'these ']

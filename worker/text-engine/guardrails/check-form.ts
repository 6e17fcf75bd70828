import type { Draft } from '../analyze/draft.ts'
import signs from './data/signs.json' with { type: 'json' }
import { foldText } from './fold-text.ts'
import type { SearchedText } from './searched-text.ts'
import { broken, type Fault } from './verdict.ts'
import type { VerifyOptions } from './verify-options.ts'

/** Beyond this a rewrite is sprawl, whatever it says; long drafts may be as long again. */
const addedLengthMax = 4000
const sentenceWordsMin = 4
const blank =
  /\[(?:insert|your|add|paste|enter|topic|name here)\b[^\]\n]{0,60}\]|\bTBD\b|<(?:insert|your)\b[^>\n]{0,60}>/iu
const doubledMark = /(?<![.,])(?:,,|\.,|,\.(?!\d)|;;|;\.|[!?]\.(?!\.)|\.\.)(?![.\w])| ,(?!\d)/u
const fence = /^[ \t]{0,8}```/gmu

/** What no target takes, whoever wrote it: faults that the draft does not have itself. */
export function checkForm(draft: Draft, result: Draft, searched: SearchedText, options: VerifyOptions): Fault[] {
  const { text } = result
  const own = (evidence: string | undefined): string | null =>
    evidence === undefined || draft.text.includes(evidence) ? null : evidence
  const isTooLong = text.length > draft.text.length * 2 + addedLengthMax
  return [
    ...broken(
      'unprintable',
      'hard',
      text.isWellFormed() && !text.includes('\0') ? null : '',
      'The prompt holds characters that are no text',
    ),
    ...broken('empty', 'hard', text.trim() === '' && draft.text.trim() !== '' ? '' : null, 'The prompt is empty'),
    ...broken('placeholder', 'hard', own(blank.exec(text)?.[0]), 'A blank to fill in that the author did not write'),
    ...broken(
      'open-fence',
      'hard',
      countFences(text) % 2 === 1 && countFences(draft.text) % 2 === 0 ? '```' : null,
      'A code fence is opened and not closed',
    ),
    ...broken(
      'too-long',
      'hard',
      isTooLong ? `${result.words.length} words` : null,
      'The prompt is far longer than its task needs',
    ),
    ...broken(
      'doubled-mark',
      options.author === 'local' ? 'hard' : 'advice',
      own(doubledMark.exec(text)?.[0]),
      'Punctuation is doubled',
    ),
    ...broken('doubled-sentence', 'hard', findDoubledSentence(draft, result), 'A sentence or a heading stands twice'),
    ...broken(
      'no-antecedent',
      'hard',
      findLooseReference(draft, result, searched),
      'This refers to something that is not there',
    ),
  ]
}

function countFences(text: string): number {
  return text.includes('```') ? (text.match(fence)?.length ?? 0) : 0
}

/** A sentence of a few words at least, or a heading, that stands more often than in the draft. */
function findDoubledSentence(draft: Draft, result: Draft): string | null {
  const counts = countSentences(result)
  let drafted: ReadonlyMap<string, number> | null = null
  for (const [sentence, count] of counts) {
    if (count < 2) continue
    drafted ??= countSentences(draft)
    if (count > Math.max(1, drafted.get(sentence) ?? 0)) return sentence
  }
  return null
}

function countSentences({ text, sentences }: Draft): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { start, end, firstWord, endWord } of sentences) {
    const isHeading = text.startsWith('#', start)
    if (endWord - firstWord < sentenceWordsMin && !isHeading) continue
    const sentence = foldText(text.slice(start, end))
    counts.set(sentence, (counts.get(sentence) ?? 0) + 1)
  }
  return counts
}

/** "The table above", where nothing is handed over and the author did not say so. */
function findLooseReference(draft: Draft, result: Draft, searched: SearchedText): string | null {
  if (draft.material.length > 0 || result.material.length > 0 || draft.language !== 'en') return null
  const own = foldText(draft.text)
  return signs.handedOver.find((phrase) => searched.folded().includes(phrase) && !refersAs(own, phrase)) ?? null
}

/** The author speaks of it in these words or in others: what is pasted or attached is theirs to say. */
function refersAs(own: string, phrase: string): boolean {
  return own.includes(phrase) || pointers.some((word) => own.includes(word))
}

const pointers = ['below', 'above', 'following', 'attach', 'here is', "here's", 'heres', ':', '\n', 'this ', 'these ']

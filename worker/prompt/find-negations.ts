import type { Span } from './find-spans.ts'
import type { Word } from './read-words.ts'
import { rememberByWord } from './word-forms.ts'
import { isOneSpace } from './word-gaps.ts'

const negationWords = new Set([
  ...[
    'no',
    'not',
    'never',
    'without',
    'avoid',
    'except',
    "don't",
    "doesn't",
    "isn't",
    "can't",
    "won't",
    'cannot',
    'nor',
    'exclude',
    'excluding',
  ],
  ...[
    'dont',
    'sin',
    'nunca',
    'evita',
    'sans',
    'jamais',
    'évite',
    'ohne',
    'kein',
    'keine',
    'nicht',
    'sem',
    'não',
    'evite',
    'बिना',
    'नहीं',
  ],
])
const wordsMax = 6

/** Each negation with the words it governs, up to the end of its clause. */
export function findNegations(text: string, words: readonly Word[]): Span[] {
  const spans: Span[] = []
  words.forEach((word, at) => {
    if (!isNegation(word) || word.start < (spans.at(-1)?.end ?? 0)) return
    let last = at
    while (last - at < wordsMax) {
      const current = words[last]
      const next = words[last + 1]
      if (!current || !next || endsClause(text, current, next)) break
      last += 1
    }
    const end = words[last]?.end ?? word.end
    spans.push({ kind: 'negation', text: text.slice(word.start, end), start: word.start, end })
  })
  return spans
}

const clauseEnd = /[,.;:!?()\n"“”]|--/u

function endsClause(text: string, current: Word, next: Word): boolean {
  return !isOneSpace(text, current, next) && clauseEnd.test(text.slice(current.end, next.start))
}

/** True for a word that denies what follows it. */
export const isNegation = rememberByWord(({ lower }) => negationWords.has(lower))

import type { Draft } from '../reading/draft.ts'
import { wordIndexAt } from '../text/read-words.ts'
import type { Range, Sentence, Word } from '../text/text-spans.ts'
import { isTelling, overlaps, stemOf } from '../verify/fold-text.ts'
import words from './words.json' with { type: 'json' }

const emptyWords: ReadonlySet<string> = new Set(words.emptyWords)
const relationWords: ReadonlySet<string> = new Set(words.relations)
const headingStart = /^(?:#{1,6} |<\/?[a-z][a-z0-9_]{0,30}>$|\*\*[^*\n]{1,40}\*\*:?$|[A-Z][A-Za-z ]{1,25}:$)/u
const clauseMark = /[,;:()—–]\s|，|；|：/u
/** A clause says something of this request from here on. */
const sayingWordsMin = 2

/** What a prompt says, apart from the words that every prompt could have. */
export interface PromptContent {
  /** Stems of the words that are about something, outside what is handed over. */
  matter: ReadonlySet<string>
  /** Clauses with words of their own, not said before. */
  sayings: number
  /** Clauses that would suit any prompt. */
  empties: number
  /** Headings, tags and labels. */
  headings: number
  /** Words such as "beside" among those that are about something. */
  relations: number
}

/** `decided` are wishes that settle something; a clause with one of them is not empty. */
export function readContent(draft: Draft, decided: readonly Range[]): PromptContent {
  const matter = new Set<string>()
  let [sayings, empties, headings, relations] = [0, 0, 0, 0]
  for (const sentence of splitClauses(draft)) {
    if (isWithin(sentence, draft.material)) continue
    if (headingStart.test(draft.text.slice(sentence.start, sentence.end))) {
      headings += 1
      continue
    }
    const all = wordsOf(draft, sentence)
    const own = all.filter(isMatter)
    const isNew = own.some(({ lower }) => !matter.has(stemOf(lower)))
    for (const { lower } of own) matter.add(stemOf(lower))
    if (own.length > 0) relations += all.filter(({ lower }) => relationWords.has(lower)).length
    if (own.length >= sayingWordsMin && isNew) sayings += 1
    else if (own.length === 0 && isTalk(all) && !decided.some((wish) => overlaps(wish, sentence))) empties += 1
  }
  return { matter, sayings, empties, headings, relations }
}

/** Words that could stand in any prompt, and nothing else. */
function isTalk(words: readonly Word[]): boolean {
  return words.some(({ lower }) => emptyWords.has(lower))
}

/** The parts of sentences between stops and commas; what they say is counted one by one. */
function splitClauses({ text, words, sentences }: Draft): Sentence[] {
  return sentences.flatMap(({ start, end, firstWord, endWord }) => {
    const fragments: Sentence[] = []
    let first = firstWord
    for (let at = firstWord; at < endWord; at += 1) {
      const last = at + 1 === endWord
      if (!last && !clauseMark.test(text.slice(words[at]?.end, words[at + 1]?.start))) continue
      fragments.push({
        start: first === firstWord ? start : (words[first]?.start ?? start),
        end: last ? end : (words[at]?.end ?? end),
        firstWord: first,
        endWord: at + 1,
      })
      first = at + 1
    }
    return fragments
  })
}

/** True for a word that is about something. */
export function isMatter(word: Word): boolean {
  return isTelling(word) && !emptyWords.has(word.lower)
}

function wordsOf({ words }: Draft, { start, end }: Sentence): readonly Word[] {
  return words.slice(wordIndexAt(words, start), wordIndexAt(words, end))
}

function isWithin({ start, end }: Range, ranges: readonly Range[]): boolean {
  return ranges.some((range) => range.start <= start && end <= range.end)
}

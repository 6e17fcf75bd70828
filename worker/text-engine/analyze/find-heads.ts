import type { Sentence, Word } from '../text/text-spans.ts'
import type { Mention } from './find-mentions.ts'
import type { Mark } from './lexicon.ts'

/** The beginning of a sentence: what it asks for, where its first words tell. */
export interface Head {
  sentence: Sentence
  /** What stands at the head or leads to it: "please", "can you", "write". */
  kinds: ReadonlySet<Mark | 'slot'>
}

/** Words that may stand before the word that tells, and tell nothing themselves. */
const leading: ReadonlySet<string> = new Set<Mark | 'slot'>([
  'courtesy',
  'ask',
  'link',
  'light-verb',
  'slot',
  'hand-over',
])
const descriptive: ReadonlySet<string> = new Set<Mark>(['light-verb', 'subject-end'])
const stepsMax = 8

/** Reads the head of each sentence, and of each clause of it until one tells what is asked. */
export function findHeads(
  text: string,
  words: readonly Word[],
  sentences: readonly Sentence[],
  mentions: readonly Mention[],
): Head[] {
  const at = Map.groupBy(mentions, ({ firstWord }) => firstWord)
  return sentences.map((sentence) => {
    const kinds = new Set<Mark | 'slot'>()
    // "A fox, which …" shows something; its later clauses ask for nothing.
    const describes = (at.get(sentence.firstWord) ?? []).some(({ meaning }) => descriptive.has(meaning.kind))
    for (let word = sentence.firstWord; word < sentence.endWord; word += 1) {
      if (word > sentence.firstWord && (describes || !opensClause(text, words, word))) continue
      const found = readHead(word, sentence.endWord, at)
      if (word > sentence.firstWord && !found.has('work') && !found.has('draw') && !found.has('role')) continue
      for (const kind of found) kinds.add(kind)
      if (tells(found)) break
    }
    return { sentence, kinds }
  })
}

/** What is found at a place and behind the words that lead on, up to what tells. */
function readHead(from: number, end: number, mentionsAt: ReadonlyMap<number, readonly Mention[]>): Set<Mark | 'slot'> {
  const kinds = new Set<Mark | 'slot'>()
  let word = from
  for (let step = 0; step < stepsMax && word < end; step += 1) {
    const here = mentionsAt.get(word) ?? []
    for (const { meaning } of here) kinds.add(meaning.kind)
    const lead = here.filter(({ meaning }) => leading.has(meaning.kind))
    if (tells(kinds) || lead.length === 0) break
    word = Math.max(...lead.map(({ endWord }) => endWord))
  }
  return kinds
}

function tells(kinds: ReadonlySet<string>): boolean {
  return telling.some((kind) => kinds.has(kind))
}

const telling: readonly Mark[] = ['work', 'draw', 'question', 'picture', 'text-noun', 'role']

function opensClause(text: string, words: readonly Word[], at: number): boolean {
  const gap = text.slice(words[at - 1]?.end ?? 0, words[at]?.start ?? 0)
  return gap.length > 1 && gap.trim() !== '' && !gap.includes("'")
}

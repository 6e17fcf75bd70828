import type { Sentence, Word } from '../text/text-spans.ts'
import type { Mention } from './find-mentions.ts'
import type { Tag } from './lexicon.ts'

/** The beginning of a sentence: what it asks for, where its first words tell. */
export interface SentenceOpening {
  sentence: Sentence
  /** What stands at the head or leads to it: "please", "can you", "write". */
  tags: ReadonlySet<Tag | 'slot'>
}

/** Words that may stand before the word that tells, and tell nothing themselves. */
const leading: ReadonlySet<string> = new Set<Tag | 'slot'>([
  'courtesy',
  'ask',
  'link',
  'display-verb',
  'slot',
  'attachment-cue',
])
const descriptive: ReadonlySet<string> = new Set<Tag>(['display-verb', 'subject-end'])
const stepsMax = 8

/** Reads the head of each sentence, and of each clause of it until one tells what is asked. */
export function findOpenings(
  text: string,
  words: readonly Word[],
  sentences: readonly Sentence[],
  mentions: readonly Mention[],
): SentenceOpening[] {
  const at = Map.groupBy(mentions, ({ firstWord }) => firstWord)
  return sentences.map((sentence) => {
    const tags = new Set<Tag | 'slot'>()
    // "A fox, which …" shows something; its later clauses ask for nothing.
    const describes = (at.get(sentence.firstWord) ?? []).some(({ meaning }) => descriptive.has(meaning.kind))
    for (let word = sentence.firstWord; word < sentence.endWord; word += 1) {
      if (word > sentence.firstWord && (describes || !opensClause(text, words, word))) continue
      const found = readOpening(word, sentence.endWord, at)
      if (word > sentence.firstWord && !found.has('work') && !found.has('draw') && !found.has('role')) continue
      for (const kind of found) tags.add(kind)
      if (isDecisive(found)) break
    }
    return { sentence, tags }
  })
}

/** What is found at a place and behind the words that lead on, up to what tells. */
function readOpening(
  from: number,
  end: number,
  mentionsAt: ReadonlyMap<number, readonly Mention[]>,
): Set<Tag | 'slot'> {
  const tags = new Set<Tag | 'slot'>()
  let word = from
  for (let step = 0; step < stepsMax && word < end; step += 1) {
    const here = mentionsAt.get(word) ?? []
    for (const { meaning } of here) tags.add(meaning.kind)
    const lead = here.filter(({ meaning }) => leading.has(meaning.kind))
    if (isDecisive(tags) || lead.length === 0) break
    word = Math.max(...lead.map(({ endWord }) => endWord))
  }
  return tags
}

function isDecisive(tags: ReadonlySet<string>): boolean {
  return decisiveTags.some((kind) => tags.has(kind))
}

const decisiveTags: readonly Tag[] = ['work', 'draw', 'question', 'picture', 'text-noun', 'role']

function opensClause(text: string, words: readonly Word[], at: number): boolean {
  const gap = text.slice(words[at - 1]?.end ?? 0, words[at]?.start ?? 0)
  return gap.length > 1 && gap.trim() !== '' && !gap.includes("'")
}

import type { Sentence, Word } from '../text/text-spans.ts'
import type { Mention } from './find-mentions.ts'
import type { Tag } from './lexicon.ts'

/** The opening of a sentence, with the tags of its first words. */
export interface SentenceOpening {
  sentence: Sentence
  /** Tags of the first words and of those that lead to them: "please", "can you", "write". */
  tags: ReadonlySet<Tag | 'slot'>
}

/** Tags of words that may come before the decisive word. */
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

/** The openings of all sentences: of each clause until one is decisive. */
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

/** The tags at a word and after the words that lead on, up to a decisive one. */
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

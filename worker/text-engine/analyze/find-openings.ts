import type { Modality } from '#shared/prompts/prompt-result.ts'
import type { Aspect, Tag } from '../knowledge/schemas.ts'
import { findFlag, isDrawingOnlyFlag } from '../text/read-flag.ts'
import { gapBefore, type Sentence, type Word } from '../text/words.ts'
import type { Draft } from './draft.ts'
import type { PhraseReading } from './find-exclusions.ts'
import type { Mention } from './lexicon.ts'

/** The opening of a sentence, with the tags of its first words. */
export interface SentenceOpening {
  sentence: Sentence
  /** Tags of the first words and of those that lead to them: "please", "can you", "write". */
  tags: ReadonlySet<Tag | 'aspect'>
}

/** Tags of words that may come before the decisive word. */
const leading: ReadonlySet<string> = new Set<Tag | 'aspect'>([
  'courtesy',
  'ask',
  'link',
  'display-verb',
  'aspect',
  'attachment-cue',
])
const descriptive: ReadonlySet<string> = new Set<Tag>(['display-verb', 'phrase-end'])
const stepsMax = 8

/** The openings of all sentences: of each clause until one is decisive. */
export function findOpenings(
  { text, words, phrasesAt }: PhraseReading,
  sentences: readonly Sentence[],
): SentenceOpening[] {
  return sentences.map((sentence) => {
    const tags = new Set<Tag | 'aspect'>()
    // "A fox, which …" shows something; its later clauses ask for nothing.
    const describes = (phrasesAt.get(sentence.firstWord) ?? []).some(({ meaning }) => descriptive.has(meaning.kind))
    for (let word = sentence.firstWord; word < sentence.endWord; word += 1) {
      if (word > sentence.firstWord && (describes || !opensClause(text, words, word))) continue
      const found = readOpening(word, sentence.endWord, phrasesAt)
      if (word > sentence.firstWord && !found.has('work') && !found.has('draw') && !found.has('role')) continue
      for (const kind of found) tags.add(kind)
      if (isDecisive(found)) break
    }
    return { sentence, tags }
  })
}

/** The tags at a word and after the words that lead on, up to a decisive one. */
function readOpening(from: number, end: number, phrasesAt: PhraseReading['phrasesAt']): Set<Tag | 'aspect'> {
  const tags = new Set<Tag | 'aspect'>()
  let word = from
  for (let step = 0; step < stepsMax && word < end; step += 1) {
    const here = phrasesAt.get(word) ?? []
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
  const gap = gapBefore(text, words, at) ?? ''
  return gap.length > 1 && gap.trim() !== '' && !gap.includes("'")
}

const captionTermsMin = 2

/** True for a draft with a parameter that only drawing tools have. */
export function hasImageFlag({ text, spans }: Pick<Draft, 'text' | 'spans'>): boolean {
  return findFlag(text, spans, isDrawingOnlyFlag) !== undefined
}

/** The modality of a draft, independent of the target. */
export function detectModality(
  draft: Pick<Draft, 'text' | 'spans'>,
  openings: readonly SentenceOpening[],
  mentions: readonly Mention[],
): Modality {
  if (hasImageFlag(draft)) return 'image'
  for (const { tags } of openings) {
    if (tags.has('work') || tags.has('question') || tags.has('role') || tags.has('text-noun')) return 'chat'
    if (tags.has('draw') || tags.has('picture')) return 'image'
  }
  const terms = mentions.filter(({ meaning }) => meaning.kind === 'caption' || isLook(meaning)).length
  return terms >= captionTermsMin && !asksForText(openings) ? 'image' : 'chat'
}

/** True where a sentence after the first gives an order or a role: the text is a draft rather than a topic. */
export function ordersLater(openings: readonly SentenceOpening[]): boolean {
  return openings.slice(1).some(({ tags }) => tags.has('work') || tags.has('ask') || tags.has('role'))
}

/** True where some sentence asks for a text, an answer or a role. */
export function asksForText(openings: readonly SentenceOpening[]): boolean {
  return openings.some(({ tags }) => {
    if (tags.has('draw') || tags.has('picture')) return false
    if (tags.has('work') || tags.has('question') || tags.has('role')) return true
    // "A letter on a desk" is shown; "letter to my landlord" and "I need a letter" are asked for.
    return tags.has('text-noun') && (tags.has('ask') || !tags.has('display-verb'))
  })
}

const captionAspects: ReadonlySet<Aspect> = new Set<Aspect>(['medium', 'light', 'viewpoint', 'composition', 'palette'])

function isLook(meaning: Mention['meaning']): boolean {
  return meaning.kind === 'aspect' && captionAspects.has(meaning.aspect)
}

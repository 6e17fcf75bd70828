import type { Modality } from '#shared/prompts/prompt-result.ts'
import type { Draft } from '../analyze/draft.ts'
import { isContentWord } from '../guardrails/searched-text.ts'
import { indexRanges, type RangeIndex } from '../text/ranges.ts'
import { type Range, type Sentence, stemOf, type Word, wordsWithin } from '../text/words.ts'
import words from './words.json' with { type: 'json' }

const fillerWords = setOf(words.fillerWords)
const relationWords = setOf(words.relations)
const headingStart = /^(?:#{1,6} |<\/?[a-z][a-z0-9_]{0,30}>$|\*\*[^*\n]{1,40}\*\*:?$|[A-Z][A-Za-z ]{1,25}:$)/u
const clauseMark = /[,;:()—–]\s|[<>|，；：]/u
/** Minimum of topic words in a statement. */
const statementWordsMin = 2
/** More filler words per topic word make a clause filler; with fewer, it says something, if not of the author's topic. */
const fillerShareMax = 0.5
/** Share of task words in a clause without the author's topic words. */
const taskShareMin = 0.8
/** In a text, a shorter clause without content may lean on the one before it. */
const longClauseWords = 6

/** Each line holds many words. */
function setOf(lines: readonly string[]): ReadonlySet<string> {
  return new Set(lines.flatMap((line) => line.split(' ')))
}

/** The content of a prompt, apart from words that fit any prompt. */
export interface PromptContent {
  /** Stems of the topic words outside pasted content. */
  topicWords: ReadonlySet<string>
  /** Clauses with topic words, not repeated. */
  statements: number
  /** Sentences, or parts of a caption, that would suit any prompt. */
  fillerClauses: number
  /** Headings, tags and labels. */
  headings: number
  /** Words such as "beside" in clauses that count. */
  relations: number
}

/** What decides which words of a prompt count. */
export interface ContentGround {
  modality: Modality
  /** Constraints, exclusions and facts: a clause with one of them is decisive. */
  decided: RangeIndex
  /** Words that only state the ratio, which do not count. */
  ratio: RangeIndex
  /** Stems of the words of the author; null where the whole prompt is theirs. */
  own: ReadonlySet<string> | null
  /** Stems that good prompts of the modality use. */
  taskWords: ReadonlySet<string>
}

/**
 * Measures the content of a prompt. Added words count if they concern the author's topic, are decisive, or are
 * words of good prompts. Other sentences, and other parts of a caption between commas, are filler if words that fit any
 * prompt prevail in them, and do not count if not.
 */
export function readContent(draft: Draft, ground: ContentGround): PromptContent {
  const pastedContent = indexRanges(draft.pastedContent)
  const content = { topicWords: new Set<string>(), statements: 0, fillerClauses: 0, headings: 0, relations: 0 }
  for (const sentence of draft.sentences) {
    if (pastedContent.holds(sentence)) continue
    if (headingStart.test(draft.text.slice(sentence.start, sentence.end))) {
      content.headings += 1
      continue
    }
    const clauses = splitClauses(draft, sentence)
      .filter((clause) => !pastedContent.holds(clause))
      .map((clause) => readClause(draft, clause, ground))
    for (const clause of clauses) addClause(content, clause)
    content.fillerClauses += countFiller(clauses, ground.modality)
  }
  return content
}

/** Judges the parts of a caption one by one; in a text, a sentence has no filler if its first clause counts. */
function countFiller(clauses: readonly Clause[], modality: Modality): number {
  const fillers = clauses.filter(({ isFiller }) => isFiller)
  if (modality === 'image') return fillers.length
  if (clauses[0] !== undefined && clauses[0].stems.length > 0) return 0
  const long = fillers.filter(({ words }) => words.length >= longClauseWords).length
  return long === 0 && fillers.length > 0 && fillers.length === clauses.length ? 1 : long
}

interface Clause {
  words: readonly Word[]
  /** Stems that count. */
  stems: readonly string[]
  isFiller: boolean
}

function readClause(draft: Draft, clause: Range, { decided, ratio, own, taskWords }: ContentGround): Clause {
  const words = wordsWithin(draft.words, clause).filter((word) => !ratio.touches(word))
  const all = words.filter(isTopicWord).map(({ lower }) => stemOf(lower))
  const isDecided = decided.touches(clause)
  const isBound = own === null || isDecided || all.some((stem) => own.has(stem))
  const isTask = all.filter((stem) => taskWords.has(stem)).length >= all.length * taskShareMin
  const stems = isBound || isTask ? all : []
  const fillers = words.filter(({ lower }) => fillerWords.has(lower)).length
  return { words, stems, isFiller: stems.length === 0 && !isDecided && fillers > all.length * fillerShareMax }
}

function addClause(content: PromptContent & { topicWords: Set<string> }, { words, stems }: Clause): void {
  if (stems.length === 0) return
  const isNew = stems.some((stem) => !content.topicWords.has(stem))
  for (const stem of stems) content.topicWords.add(stem)
  content.relations += words.filter(({ lower }) => relationWords.has(lower)).length
  if (stems.length >= statementWordsMin && isNew) content.statements += 1
}

/** Stems of the topic words of a text. */
export function topicWordsOf({ words }: Draft): Set<string> {
  return new Set(words.filter(isTopicWord).map(({ lower }) => stemOf(lower)))
}

/** The parts of a sentence between punctuation marks. */
function splitClauses({ text, words }: Draft, { firstWord, endWord }: Sentence): Range[] {
  const clauses: Range[] = []
  let start = words[firstWord]?.start ?? 0
  for (let at = firstWord; at < endWord; at += 1) {
    const end = words[at]?.end ?? start
    const next = words[at + 1]?.start ?? end
    if (at + 1 < endWord && !clauseMark.test(text.slice(end, next))) continue
    clauses.push({ start, end })
    start = next
  }
  return clauses
}

/** True for a content word that is not filler. */
export function isTopicWord(word: Word): boolean {
  return isContentWord(word) && !fillerWords.has(word.lower)
}

import { hollowPhrases, praiseWords } from './data/hollow-words.ts'
import { imperativeVerbs } from './data/imperative-verbs.ts'
import { buildDistinctStems } from './distinct-stems.ts'
import type { DraftFacts } from './draft-facts.ts'
import { isHollow } from './filler-senses.ts'
import { isFiller } from './find-fillers.ts'
import type { LanguageCode } from './language-code.ts'
import type { Word } from './read-words.ts'
import type { Sentence } from './sentence.ts'
import { isWideWord } from './wide-script.ts'
import { buildSeenWords } from './word-forms.ts'

/** Distinct words that say something; function words and praise count for nothing. */
export function countContent(words: readonly Word[]): number {
  begin()
  for (const word of words) addContent(word)
  return distinct.count()
}

const seen = buildSeenWords()
const distinct = buildDistinctStems()

function begin(): void {
  seen.begin()
  distinct.begin()
}

const heading = /^(?:#{1,4} [^\n]{1,30}|<[a-z_]{2,30}>|\p{L}[\p{L}\p{M}]{2,20} ?[:：])$/u

/** Distinct words that say something in sentences that ask for or state something, pasted material aside. */
export function countTaskContent(facts: DraftFacts): number {
  begin()
  let isOpening = true
  for (const sentence of facts.sentences) {
    const opens = isOpening
    // Below a heading the request opens as it does without one.
    isOpening &&= heading.test(sentence.text)
    if (opens ? isFiller(sentence, 'text') : !carriesWeight(sentence, facts.language)) continue
    for (const word of sentence.words) addContent(word)
  }
  return distinct.count()
}

/** Said again since `begin()` a word adds nothing. */
function addContent(word: Word): void {
  if (!seen.isFirst(word)) return
  if (word.text >= '\u3040' && isWideWord(word)) {
    addPairs(word.text.replace(hollowPhrases, ''))
  } else if (word.text.length > 1 && !isHollow(word)) {
    distinct.add(word)
  }
}

/** Two characters make about one word. */
function addPairs(text: string): void {
  for (let start = 0; start < text.length; ) {
    const middle = start + widthAt(text, start)
    const end = middle + widthAt(text, middle)
    if (end > middle) distinct.addText(text.slice(start, end))
    start = end
  }
}

/** How many units the character here takes; none at the end. */
function widthAt(text: string, at: number): number {
  return at >= text.length ? 0 : (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1
}

const weighty =
  /\d|["“«「`{<[]|https?:|\b(?:must|should|only|include|avoid|without|not|don't|exactly|at most|at least|than|ensure|use|keep|state|name|mark|show|handle|for|who|whose|which|where|when|if|because|so that|in order|we|our|my|column|field|audience|tone|style|format|between|each|every|after|before|until|under|over|from|into|with)\b/iu

/** A sentence of the request, a condition or a fact; small talk beside the task carries none. */
function carriesWeight(sentence: Sentence, language: LanguageCode): boolean {
  if (isFiller(sentence, 'text')) return false
  if (language !== 'en') return true
  const first = sentence.words[0]?.lower ?? ''
  return imperativeVerbs.has(first) || weighty.test(sentence.text)
}

/** Share of the words that are praise or urging. */
export function vagueShare(words: readonly Word[]): number {
  return words.length === 0 ? 0 : words.filter((word) => praiseWords.has(word.stem)).length / words.length
}

import { hollowPhrases } from './data/hollow-words.ts'
import { dropContraction, isChatter, type Medium, senses, sensesOf } from './filler-senses.ts'
import { isInRemarkPhrase } from './match-remark-phrase.ts'
import { isDenied, isForReader, isInstructing, isLayout, isObliging, isRhetorical } from './read-demand.ts'
import { hasAnchor, isAsking, isCaptionRemark, isOwnRemark, isPersonalRemark, isRemark } from './read-opening.ts'
import type { Word } from './read-words.ts'

const unspaced = /[\u3040-\u30ff\u3400-\u9fff]/u
/** A sentence in a script without spaces says something when this much is left of it. */
const unspacedLeftMin = 3
/** Figures, quotations and links are worth keeping, whatever stands beside them. */
export const fact = /\d|["“«「`{<[]|https?:/u
const urging =
  /\b(?:thank|appreciate|important|matters?|do your best|best|please|counting on|believe in|hope|love|perfect|amazing|great|excellent|quality|effort|care(?:ful)?|grateful|waiting|trust|glad|sorry)\b/iu
/** How many words of its own a sentence that thanks or urges may have and still ask for nothing. */
const ownWordsMax = 1

/** For which media a sentence asks for nothing. */
export type FillerMedia = Readonly<Record<Medium, boolean>>

const neither: FillerMedia = { caption: false, text: false }
const both: FillerMedia = { caption: true, text: true }

/** For which media a sentence only praises, urges, thanks or makes small talk. */
export function readFillerMedia(text: string, words: readonly Word[]): FillerMedia {
  if (words.length === 0) return neither
  if (unspaced.test(text)) return isUnspacedFiller(text) ? both : neither
  const own = readOwn(words, 'text', ownWordsMax)
  // Most sentences end here: what says something in a text says it in a caption too.
  if (own === null || isEarnest(text, words)) return neither
  return { caption: isCaptionFiller(words), text: isTextFiller(text, words, own) }
}

function isTextFiller(text: string, words: readonly Word[], own: Own): boolean {
  if (own.said + own.shown === 0) return words.length > 2 ? !isForReader(text) : urging.test(text)
  return words.length > 4 && urging.test(text) && isRemark(words)
}

/** A word for what may be seen does not make talk a picture: "People have been interested in this". */
function isCaptionFiller(words: readonly Word[]): boolean {
  const own = readOwn(words, 'caption', ownWordsMax)
  if (own === null || own.said > 0) return false
  return (own.shown === 0 || (words.length > 4 && hasAnchor(words))) && isCaptionRemark(words)
}

/** Facts, layout, denials and requests for a form are meant, whatever else the sentence holds. */
function isEarnest(text: string, words: readonly Word[]): boolean {
  return isFactOrForm(text) || isDenied(text, words)
}

function isFactOrForm(text: string): boolean {
  return fact.test(text) || isLayout(text) || isInstructing(text)
}

/** How many words of its own a sentence amid fillers may have, and how many words of any kind there must be to each. */
const amidFirst = { ownMax: 1, wordsPerOwn: 5 }
const amidFew = { ownMax: 3, wordsPerOwn: 3 }
const amidMany = { ownMax: 5, wordsPerOwn: 2 }
const amidWordsMin = 4
/** Whether a few or many of the sentences around ask for nothing, or only those behind it do. */
export type Company = 'few' | 'many' | 'first'

/**
 * True for a remark that would be weighed if it stood alone, but not where sentences of a text around it ask for
 * nothing; where most of them do, more will pass.
 */
export function isFillerAmidFillers(text: string, words: readonly Word[], company: Company): boolean {
  const isAmidMany = company === 'many'
  if (words.length < amidWordsMin || unspaced.test(text) || isFactOrForm(text)) return false
  if (isRhetorical(text)) return true
  // Amid much chatter only a demand denies in earnest.
  if (!(isAmidMany && isRemark(words) && !isAsking(words)) && isDenied(text, words)) return false
  const bounds = isAmidMany && isOwnRemark(words) ? amidMany : company === 'first' ? amidFirst : amidFew
  const own = readOwn(words, 'text', bounds.ownMax)
  if (own === null || (own.said + own.shown > 0 && isObliging(text, own.said > 0)) || isForReader(text)) return false
  if ((own.said + own.shown) * bounds.wordsPerOwn > words.length) return false
  return isRemark(words) && !isAsking(words)
}

function isUnspacedFiller(text: string): boolean {
  const left = text.replace(hollowPhrases, '').replaceAll(/[^\p{L}]/gu, '')
  return left.length < unspacedLeftMin && !fact.test(text) && !isLayout(text)
}

/** Words that say something, and those that are talk but may be seen. */
interface Own {
  said: number
  shown: number
}

/** How many words say something, chatter aside; null once they are too many for a filler. */
function readOwn(words: readonly Word[], medium: Medium, ownMax: number): Own | null {
  const own = { said: 0, shown: 0 }
  let telling: number | null = null
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]
    if (!word) continue
    const lower = dropContraction(word.lower)
    const isSaid = !isChatter(lower, word.stem, medium)
    const sense = sensesOf(lower) | sensesOf(word.stem)
    if (!isSaid && (sense & (senses.manner | senses.visible)) === 0) continue
    telling ??= readTelling(words, medium)
    if (!isSaid && (sense & telling) === 0) continue
    if (isInRemarkPhrase(words, at, medium)) continue
    if (isSaid || (sense & telling & senses.manner) !== 0) own.said += 1
    else own.shown += 1
    if (own.said + own.shown > ownMax) return null
  }
  return own
}

/** So short a sentence about "it" describes what is seen: "It is very detailed". */
const briefWordsMax = 5

/** "Good coffee." and "My friends." name what is seen; "Good luck." and "Good morning." are said to somebody. */
function isNaming([first, second, ...others]: readonly Word[]): boolean {
  if (!first || !second || others.length > 0 || !/^(?:good|my|our)$/u.test(first.lower)) return false
  return !/^(?:luck|job|work|day|night|morning|afternoon|evening|time|week)$/u.test(second.lower)
}

/** Which senses of a chatter word say something here after all. */
function readTelling(words: readonly Word[], medium: Medium): number {
  const isShowing = medium === 'caption' && (!isPersonalRemark(words) || isNaming(words))
  const isAbout = medium === 'caption' && words.length <= briefWordsMax && words[0]?.lower.startsWith('it') === true
  return (isAbout || isAsking(words) ? senses.manner : 0) | (isShowing ? senses.visible : 0)
}

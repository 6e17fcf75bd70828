import type { Word } from '../text/text-spans.ts'
import { anyNumber, anyWord, type Lexicon, type Meaning, type PhraseNode } from './lexicon.ts'

/** A word or phrase of the lexicon in a text; `endWord` is one past its last word. */
export interface Mention {
  meaning: Meaning
  firstWord: number
  endWord: number
}

/** Finds, at each word, every phrase of the language that begins there; phrases do not run over punctuation. */
export function findMentions(text: string, words: readonly Word[], language: string, lexicon: Lexicon): Mention[] {
  const phrases = lexicon.languages.get(language)
  if (!phrases) return []
  const mentions: Mention[] = []
  const joins = joinsOf(text, words)
  const isNumber = (lower: string): boolean => isFigure(lower) || phrases.numbers.has(lower)
  const walk = (node: PhraseNode, firstWord: number, at: number): void => {
    if (at > firstWord) for (const meaning of node.meanings) mentions.push({ meaning, firstWord, endWord: at })
    const word = words[at]
    if (!word || node.next.size === 0 || (at > firstWord && !joins[at])) return
    const exact = node.next.get(word.lower)
    if (exact) walk(exact, firstWord, at + 1)
    const number = node.next.get(anyNumber)
    if (number && isNumber(word.lower)) walk(number, firstWord, at + 1)
    const other = at > firstWord ? node.next.get(anyWord) : undefined
    if (other) walk(other, firstWord, at + 1)
  }
  for (let at = 0; at < words.length; at += 1) walk(phrases.root, at, at)
  return mentions
}

function isFigure(lower: string): boolean {
  const code = lower.charCodeAt(0)
  return code >= 0x30 && code <= 0x39
}

const joining = new Set([' ', '', '-', '/', ' "', '" ', ' (', ') ', ' #', "'"])

/** For each word, whether it continues the phrase of the word before. */
function joinsOf(text: string, words: readonly Word[]): boolean[] {
  return words.map((word, at) => {
    const before = words[at - 1]
    if (!before) return false
    if (word.start === before.end + 1 && text.charAt(before.end) === ' ') return true
    const gap = text.slice(before.end, word.start)
    return joining.has(gap)
  })
}

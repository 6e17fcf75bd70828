import type { Aspect, LanguageFile, Tag } from '../knowledge/schemas.ts'
import type { LanguageSigns } from '../text/detect-language.ts'
import { gapBefore, isDigitUnit, lowerOf, readWords, type Word } from '../text/words.ts'

export type Meaning = { kind: 'aspect'; aspect: Aspect } | { kind: Tag }

/** Phrases by their words, one step a word. */
interface PhraseNode {
  next: Map<string, PhraseNode>
  meanings: Meaning[]
}

interface LanguagePhrases {
  root: PhraseNode
  numbers: ReadonlySet<string>
}

/** Everything that reading knows of words; made once at start. */
export interface Lexicon {
  signs: LanguageSigns
  /** Words that mean nothing more in capitals. */
  usual: ReadonlySet<string>
  languages: ReadonlyMap<string, LanguagePhrases>
}

const anyNumber = '#'
const anyWord = '_'

/** Builds the lexicon from the files of the languages. */
export function buildLexicon(files: readonly LanguageFile[]): Lexicon {
  const words = new Map<string, string[]>()
  const letters = new Map<string, string[]>()
  const usual = new Set<string>()
  const languages = new Map<string, LanguagePhrases>()
  for (const file of files) {
    for (const word of signWords(file)) add(words, word, file.language)
    for (const letter of file.letters ?? '') add(letters, letter, file.language)
    const root = buildTree(file, usual)
    languages.set(file.language, { root, numbers: new Set(list(file.numbers ?? '').map(lowerOf)) })
  }
  for (const word of words.keys()) usual.add(word)
  return { signs: { words, letters }, usual, languages }
}

function buildTree({ aspects = {}, tags: tagged = {} }: LanguageFile, usual: Set<string>): PhraseNode {
  const root: PhraseNode = { next: new Map(), meanings: [] }
  for (const [aspect, phrases] of Object.entries(aspects))
    for (const phrase of phrases) insert(root, phrase, { kind: 'aspect', aspect: aspect as Aspect }, usual)
  for (const [tag, phrases] of Object.entries(tagged))
    for (const phrase of phrases) insert(root, phrase, { kind: tag as Tag }, usual)
  return root
}

function insert(root: PhraseNode, phrase: string, meaning: Meaning, usual: Set<string>): void {
  let node = root
  for (const step of stepsOf(phrase)) {
    const next = node.next.get(step) ?? { next: new Map(), meanings: [] }
    node.next.set(step, next)
    node = next
    usual.add(step)
  }
  node.meanings.push(meaning)
}

/** The words of a phrase of the lexicon, with its signs for any number and any word. */
function stepsOf(phrase: string): string[] {
  return phrase
    .split(' ')
    .flatMap((step) => (step === anyNumber || step === anyWord ? [step] : readWords(step).map(({ lower }) => lower)))
}

/** Tags whose single words identify a language, as function words do. */
const languageTags: readonly Tag[] = ['work', 'ask', 'question', 'courtesy', 'verb-negator']

function signWords(file: LanguageFile): Set<string> {
  const tagged = languageTags.flatMap((tag) => file.tags?.[tag] ?? [])
  return new Set([...list(file.functionWords), ...tagged.filter((phrase) => !phrase.includes(' '))].map(lowerOf))
}

function list(words: string): string[] {
  return words.split(/\s+/u).filter((word) => word !== '')
}

function add(map: Map<string, string[]>, key: string, language: string): void {
  const known = map.get(key)
  if (known) known.push(language)
  else map.set(key, [language])
}

/** A word or phrase of the lexicon in a text; `endWord` is one past its last word. */
export interface Mention {
  meaning: Meaning
  firstWord: number
  endWord: number
}

/** Finds, at each word, every phrase of the language that begins there; phrases do not run over punctuation. */
export function findMentions(text: string, words: readonly Word[], language: string, lexicon: Lexicon): Mention[] {
  // Both Chinese scripts are read by one lexicon.
  const phrases = lexicon.languages.get(language === 'zh-Hant' ? 'zh' : language)
  if (!phrases) return []
  const mentions: Mention[] = []
  const joins = joinsOf(text, words)
  const isNumber = (lower: string): boolean => isDigitUnit(lower.charCodeAt(0)) || phrases.numbers.has(lower)
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

const joining = new Set([' ', '', '-', '/', ' "', '" ', ' (', ') ', ' #', "'"])

/** For each word, whether it continues the phrase of the word before. */
function joinsOf(text: string, words: readonly Word[]): boolean[] {
  return words.map((_, at) => joining.has(gapBefore(text, words, at) ?? '\n'))
}

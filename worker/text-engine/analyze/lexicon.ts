import type { LanguageSigns } from '../text/detect-language.ts'
import { lowerOf, readWords } from '../text/read-words.ts'
import type { Slot } from './slots.ts'

/** What a word or phrase does in a request, besides filling a slot. */
export const tags = [
  /** "no", "without": what follows is left out. */
  'negator',
  /** "don't": leaves something out at the head of a clause only. */
  'verb-negator',
  /** "no longer", "no matter". */
  'not-a-negator',
  /** "can you", "i need", "make": asks for something yet unnamed. */
  'ask',
  /** "write", "explain": asks for text. */
  'work',
  /** A noun that is a text: "essay", "recipe". */
  'text-noun',
  /** "draw", "a picture of": asks for a picture. */
  'draw',
  'question',
  /** A noun that is a picture: "logo", "poster". */
  'picture',
  /** What only captions say: "golden hour". */
  'caption',
  /** Pleas, thanks and greetings. */
  'courtesy',
  /** Opens a remark about the author, which requests nothing. */
  'chitchat',
  /** "this text", "below": announces pasted content. */
  'attachment-cue',
  /** "act as": a role is given. */
  'role',
  /** "return only": the answer has a fixed form. */
  'fixed-form',
  /** "Context", "Output format": the label of a part, before a colon. */
  'label',
  /** "show", "use": verbs before the subject of an exclusion. */
  'display-verb',
  /** "in", "while": ends the name of what is left out. */
  'subject-end',
  /** "and", "please": a clause begins after it. */
  'link',
  /** "or": one more thing is left out. */
  'or',
  /** "has", "is": states that something lacks, and asks for nothing. */
  'states',
] as const
export type Tag = (typeof tags)[number]

/**
 * One language as its file holds it. Words are separated by spaces, phrases are list items; `#` is any number, `_` any
 * word.
 */
export interface LanguageFile {
  language: string
  functionWords: string
  letters?: string
  numbers?: string
  slots?: Partial<Record<Slot, readonly string[]>>
  tags?: Partial<Record<Tag, readonly string[]>>
}

export type Meaning = { kind: 'slot'; slot: Slot } | { kind: Tag }

/** Phrases by their words, one step a word. */
export interface PhraseNode {
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

export const anyNumber = '#'
export const anyWord = '_'

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

function buildTree({ slots = {}, tags: tagged = {} }: LanguageFile, usual: Set<string>): PhraseNode {
  const root: PhraseNode = { next: new Map(), meanings: [] }
  for (const [slot, phrases] of Object.entries(slots))
    for (const phrase of phrases) insert(root, phrase, { kind: 'slot', slot: slot as Slot }, usual)
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

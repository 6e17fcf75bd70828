import { countedNoun, namedStructure, type OwnForm, ownForms } from './data/own-forms.ts'
import type { DraftFacts } from './draft-facts.ts'
import { rememberByDraft } from './remember-by-draft.ts'
import { rememberByWord, stemWord } from './word-forms.ts'

const openingReach = 300
const endReach = 200
/** They measure anything. */
const measures: ReadonlySet<string> = new Set(
  'word line sentence paragraph bullet time day week month year hour minute second page thing part way point people person percent reason step item'.split(
    ' ',
  ),
)

interface OwnWishes {
  forms: readonly OwnForm[]
  /** The form asked for by its noun. */
  structure: string
  /** Stems of what the author counts. */
  counted: ReadonlySet<string>
}

/** True where the author has settled the form in words of their own: nothing is to be said on it. */
export function settlesForm(draft: DraftFacts): boolean {
  const { forms, structure } = readWishes(draft)
  return structure !== '' || forms.some(({ isSettled }) => isSettled)
}

/** True where the author says how many of something there are to be. */
export function countsParts(draft: DraftFacts): boolean {
  return readWishes(draft).counted.size > 0
}

/** True for a line of ours that an answer in the author's form could not keep. */
export function contradictsForm(line: string, draft: DraftFacts): boolean {
  const wishes = readWishes(draft)
  return wishes !== noWishes && contradicts(line, wishes)
}

const noWishes: OwnWishes = { forms: [], structure: '', counted: new Set() }

function contradicts(line: string, { forms, structure, counted }: OwnWishes): boolean {
  if (forms.some(({ contrary }) => contrary.test(line))) return true
  if (structure !== '' && speaksOfShape.test(line) && !line.toLowerCase().includes(structure)) return true
  return counted.size > 0 && countsAny(line, counted)
}

const speaksOfShape =
  /\b(?:paragraphs?|sentences|prose|bullets?|lists?|tables?|in that order|in one line|lines? per|single line|headings?|sections?)\b/iu

/** One bit for each form that a word may be a part of. */
const formsWith = rememberByWord(({ lower }) =>
  ownForms.reduce((bits, { word }, at) => (word.test(lower) ? bits | (1 << at) : bits), 0),
)

/** The forms that the words of the opening and of the end may ask for. */
function mayAskFor({ instruction, instructionWords: words }: DraftFacts): number {
  let bits = 0
  const endFrom = Math.max(openingReach, instruction.length - endReach)
  for (const word of words) {
    if (word.start > openingReach) break
    bits |= formsWith(word)
  }
  for (let at = words.length - 1; at >= 0; at -= 1) {
    const word = words[at]
    if (!word || word.end < endFrom) break
    bits |= formsWith(word)
  }
  return bits
}

const readWishes = rememberByDraft((draft): OwnWishes => {
  const { instruction } = draft
  const parts = [instruction.slice(0, openingReach)]
  if (instruction.length > openingReach)
    parts.push(instruction.slice(Math.max(openingReach, instruction.length - endReach)))
  const bits = mayAskFor(draft)
  const forms = ownForms.filter(({ wish }, at) => (bits & (1 << at)) !== 0 && parts.some((part) => wish.test(part)))
  const structure = readStructure(parts)
  const counted = new Set(parts.flatMap((part) => countedIn(part)))
  // Most drafts settle nothing, and are asked about for each line of ours.
  return forms.length + structure.length + counted.size === 0 ? noWishes : { forms, structure, counted }
})

function readStructure(parts: readonly string[]): string {
  for (const part of parts) {
    const match = namedStructure.exec(part)
    const noun = match?.[1] ?? match?.[2]
    if (noun)
      return noun
        .toLowerCase()
        .replace(/ (?:points|form)$/u, '')
        .replace(/s$/u, '')
  }
  return ''
}

function countedIn(text: string): string[] {
  return readCounted(text).filter((stem) => !measures.has(stem))
}

function readCounted(text: string): string[] {
  return Array.from(text.matchAll(countedNoun), ([, noun = '']) => stemWord(noun.toLowerCase()))
}

/** Our lines come from our tables, so this holds no more than they do. */
const countedInLine = new Map<string, readonly string[]>()

function countsAny(line: string, counted: ReadonlySet<string>): boolean {
  const nouns = countedInLine.get(line) ?? readCounted(line)
  countedInLine.set(line, nouns)
  return nouns.some((noun) => counted.has(noun))
}

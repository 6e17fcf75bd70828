import { bareIdeas, drawnPieces, toldThings } from './data/craft-signs.ts'
import { drawnAbroad } from './data/craft-signs-abroad.ts'
import type { DraftFacts } from './draft-facts.ts'

const nameWordsMax = 7
/** They end the name of the thing that is asked for. */
const nameEnds: ReadonlySet<string> = new Set(
  'for of to in on from with about at by that which vs versus and or without as before after'.split(' '),
)
const breaks = /[,.:;\n(){}]/u
/** Where one of them stands, a sentence is told: "a politician giving a speech". */
const determiners: ReadonlySet<string> = new Set(['a', 'an', 'the', 'his', 'her', 'their', 'two', 'three', 'four'])
const ideaWordsMax = 3
const ideaEndings = /^\p{L}{3,}(?:ism|osis|itis|ology|onomy|cracy|archy|emia|ectomy)$/iu
/** Whoever sets an article means a thing. */
const asking = /\b(?:draw|paint|photo|picture|image|logo|poster|illustration|art)\b/iu

/** A piece that is drawn for a client, whatever trade its client has. */
export function asksForDrawnPiece(text: string): boolean {
  return drawnPieces.test(text) || drawnAbroad.test(text)
}

/** "Logo design contract" is a contract: true where the last word of the name is something written or said. */
export function namesToldThing(draft: DraftFacts): boolean {
  const words = draft.instructionWords
  if (determiners.has(words[0]?.lower ?? '')) return false
  let end = 1
  while (end < words.length && end < nameWordsMax) {
    const [before, word] = [words[end - 1], words[end]]
    if (!before || !word || nameEnds.has(word.lower)) break
    if (determiners.has(word.lower)) return false
    if (breaks.test(draft.instruction.slice(before.end, word.start))) break
    end += 1
  }
  // A last word may only say for whom: "photo consent form school".
  const isWhole = end === words.length
  const last = words[end - 1]?.lower ?? ''
  const before = isWhole && end > 2 ? (words[end - 2]?.lower ?? '') : ''
  return toldThings.has(last) || toldThings.has(before)
}

/** An idea in a word or two, without anything that is to be seen. */
export function isBareIdea(draft: DraftFacts): boolean {
  const words = draft.instructionWords
  if (words.length === 0 || words.length > ideaWordsMax || draft.spans.some(({ kind }) => kind === 'flag')) return false
  const name = words.map(({ lower }) => lower).join(' ')
  return bareIdeas.has(name) || (words.length === 1 && ideaEndings.test(name) && !asking.test(name))
}

import { codeAt } from './code-at.ts'
import type { DraftFacts } from './draft-facts.ts'
import type { Word } from './read-words.ts'

const sampleLength = 1200
const wordsMax = 200
/** A focal length stands in pictures alone. */
const lens = /^\d{2,3}mm$/u
const isLens = ({ id, stem }: Word): boolean => id === 0 && lens.test(stem)

/** What the text looks like, whatever its words: names of the shapes that hold. */
export function readShapes(draft: DraftFacts): string[] {
  const marks = countMarks(draft.instruction)
  const wordCount = draft.instructionWords.length
  const shapes = [
    `language ${draft.language}`,
    `length ${lengthClass(wordCount)}`,
    `lines ${marks.lines === 0 ? 'one' : marks.lines < 4 ? 'few' : 'many'}`,
    `commas ${shareClass(marks.commas, wordCount)}`,
    `digits ${shareClass(marks.digits, wordCount * 2)}`,
    `start ${startClass(draft.instruction)}`,
    `end ${endClass(draft.instruction)}`,
  ]
  if (marks.questions > 0) shapes.push('asks')
  if (marks.code > 1) shapes.push('code')
  if (marks.code > 8) shapes.push('much code')
  if (marks.formula > 1) shapes.push('formula')
  if (marks.stops === 0) shapes.push('no sentence')
  if (draft.material) shapes.push('material', `material ${draft.material.kind}`)
  if (draft.isStructured) shapes.push('structured')
  if (draft.instructionWords.slice(0, wordsMax).some(isLens)) shapes.push('lens')
  for (const span of draft.spans.slice(0, 40)) shapes.push(`span ${span.kind}`)
  return shapes
}

interface Marks {
  lines: number
  commas: number
  digits: number
  questions: number
  code: number
  formula: number
  stops: number
}

/** One bit for each kind of mark; a character may be of two kinds. */
const bits = { lines: 1, commas: 2, digits: 4, questions: 8, code: 16, formula: 32, stops: 64 } as const
const marked: readonly (readonly [characters: string, bit: number])[] = [
  ['\n', bits.lines],
  [',，、', bits.commas],
  ['0123456789', bits.digits],
  ['?？', bits.questions],
  ['{};<>=_`#()[]', bits.code],
  ['=^+*/\\$≤≥∑√∫×÷', bits.formula],
  ['.!。！', bits.stops],
]
/** The bits of each character of the basic plane. */
const bitsByCode = new Uint8Array(0x10000)
for (const [characters, bit] of marked)
  for (const character of characters) {
    const code = codeAt(character, 0)
    bitsByCode[code] = (bitsByCode[code] ?? 0) | bit
  }

function countMarks(text: string): Marks {
  const marks: Marks = { lines: 0, commas: 0, digits: 0, questions: 0, code: 0, formula: 0, stops: 0 }
  const end = Math.min(text.length, sampleLength)
  for (let at = 0; at < end; at += 1) {
    const found = bitsByCode[codeAt(text, at)] ?? 0
    // Most characters are letters.
    if (found !== 0) addMarks(marks, found)
  }
  return marks
}

function addMarks(marks: Marks, found: number): void {
  if ((found & bits.lines) !== 0) marks.lines += 1
  if ((found & bits.commas) !== 0) marks.commas += 1
  if ((found & bits.digits) !== 0) marks.digits += 1
  if ((found & bits.questions) !== 0) marks.questions += 1
  if ((found & bits.code) !== 0) marks.code += 1
  if ((found & bits.formula) !== 0) marks.formula += 1
  if ((found & bits.stops) !== 0) marks.stops += 1
}

function lengthClass(words: number): string {
  const limits = [1, 2, 4, 8, 14, 25, 50, 120, 300]
  const at = limits.findIndex((limit) => words <= limit)
  return at < 0 ? 'more' : String(limits[at])
}

function shareClass(count: number, words: number): string {
  if (count === 0) return 'none'
  const share = count / Math.max(1, Math.min(words, sampleLength / 5))
  if (share < 0.04) return 'rare'
  if (share < 0.12) return 'some'
  return share < 0.25 ? 'many' : 'dense'
}

function startClass(text: string): string {
  const first = text.trimStart().charAt(0)
  if (/\p{Lu}/u.test(first)) return 'capital'
  if (/\p{L}/u.test(first)) return 'small'
  return /\d/u.test(first) ? 'digit' : `mark ${first}`
}

function endClass(text: string): string {
  const last = text.trimEnd().at(-1) ?? ''
  return /[\p{L}\p{N}]/u.test(last) ? 'word' : `mark ${last}`
}

import type { DraftFacts } from './draft-facts.ts'

const sampleLength = 1200
const wordsMax = 200
/** A focal length stands in pictures alone. */
const lens = /^\d{2,3}mm$/u

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
  if (draft.instructionWords.slice(0, wordsMax).some(({ stem }) => lens.test(stem))) shapes.push('lens')
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

const codeMarks = new Set('{};<>=_`#()[]')
const formulaMarks = new Set('=^+*/\\$≤≥∑√∫×÷')

function countMarks(text: string): Marks {
  const marks: Marks = {
    lines: 0,
    commas: 0,
    digits: 0,
    questions: 0,
    code: 0,
    formula: 0,
    stops: 0,
  }
  for (const character of text.slice(0, sampleLength)) {
    if (character === '\n') marks.lines += 1
    else if (',，、'.includes(character)) marks.commas += 1
    else if (character >= '0' && character <= '9') marks.digits += 1
    else if (character === '?' || character === '？') marks.questions += 1
    else if ('.!。！'.includes(character)) marks.stops += 1
    if (codeMarks.has(character)) marks.code += 1
    if (formulaMarks.has(character)) marks.formula += 1
  }
  return marks
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

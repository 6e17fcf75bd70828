import type { DraftFacts } from './draft-facts.ts'
import { rememberByDraft } from './remember-by-draft.ts'

const charactersMax = 1200
const rowsMin = 3
const fieldCharactersMax = 40
const fieldWordsMax = 5
const separators = [',', '\t', '|', ';'] as const

/** True where rows of data stand in the draft: lines one after another with the same number of fields, some of them numbers. */
export const showsTable: (draft: DraftFacts) => boolean = rememberByDraft(({ text }) =>
  hasRows(text.slice(0, charactersMax)),
)

function hasRows(text: string): boolean {
  if (!text.includes('\n')) return false
  let run = 0
  let last = ''
  let numbers = 0
  for (const line of text.split('\n')) {
    const shape = shapeOf(line)
    run = shape !== '' && shape === last ? run + 1 : shape === '' ? 0 : 1
    numbers = run <= 1 ? 0 : numbers + (/\d/u.test(line) ? 1 : 0)
    last = shape
    if (run >= rowsMin && numbers > 0) return true
  }
  return false
}

/** The separator of a line and how often it stands there; empty for a line without fields, or with the commas of a sentence. */
function shapeOf(line: string): string {
  for (const separator of separators) {
    const count = line.split(separator).length - 1
    if (count === 0) continue
    if (line.split(separator).some(isProse)) return ''
    if (separator === ',' && (line.match(/, /gu)?.length ?? 0) === count && /[.!?]\s*$/u.test(line)) return ''
    return `${separator}${count}`
  }
  return ''
}

/** Fields are values, not sentences. */
function isProse(field: string): boolean {
  return field.length > fieldCharactersMax || field.trim().split(' ').length > fieldWordsMax
}

import { extractLiterals, type Literal } from './extract-literals.ts'
import type { Offender } from './figure.ts'
import type { Outcome } from './run-record.ts'

/** Literals of the prompt that the result neither has nor says in a way the answer documents. */
export function findLost(outcome: Outcome): Offender[] {
  const { record, targetId, text } = outcome
  const literals = extractLiterals(record.text, record.keep)
  const documented = readDocumented(outcome)
  const place: Place = { outcome, folded: fold(text), documented }
  // A value goes with its parameter.
  documented.push(
    ...literals
      .filter(({ kind, text: flag }) => kind === 'flag' && isKept({ kind, text: flag }, place))
      .map((flag) => fold(flag.text)),
  )
  return literals
    .filter((literal) => !isKept(literal, place))
    .map((literal) => ({ id: `${record.id}@${targetId}`, kind: literal.kind, detail: literal.text }))
}

interface Place {
  outcome: Outcome
  folded: string
  /** What the analysis says was put in other words or taken off, folded. */
  documented: readonly string[]
}

function isKept(literal: Literal, place: Place): boolean {
  if (isVerbatim(literal, place)) return true
  const folded = fold(literal.text)
  if (place.documented.some((part) => part.includes(folded))) return true
  if (place.outcome.analysis.modality !== 'image') return false
  if (literal.kind === 'flag') return isFlagSaid(literal.text, place)
  if (literal.kind === 'negation') return isDenialSaid(folded, place)
  return literal.kind === 'number' && isNotationOfOthers(literal.text, place.outcome)
}

function isVerbatim({ kind, text }: Literal, { outcome, folded }: Place): boolean {
  if (kind === 'fence' || kind === 'address') return outcome.text.includes(text)
  if (kind === 'number') return standsAlone(text, outcome.text) || outcome.negativePrompt.includes(text)
  return folded.includes(fold(text))
}

/** "5" is not found in "15". */
function standsAlone(number: string, text: string): boolean {
  for (let at = text.indexOf(number); at >= 0; at = text.indexOf(number, at + 1)) {
    if (
      !/\p{Nd}/u.test(text.charAt(at - 1)) &&
      !/^\p{Nd}/u.test(text.slice(at + number.length, at + number.length + 2))
    )
      return true
  }
  return false
}

/** The analysis names a conversion as: Said "from" as "to". It counts when the new words are in the result. */
function readDocumented({ analysis, text, negativePrompt }: Outcome): string[] {
  const result = fold(`${text}\n${negativePrompt}`)
  return analysis.changes.flatMap((change) => {
    const left = /^Left out [^:]{1,80}: (.+)$/su.exec(change)?.[1]
    if (left) return [fold(left)]
    const [, from, to] = /^Said "(.+)" as "(.*)"\.?$/su.exec(change) ?? []
    if (from === undefined || to === undefined) return []
    return to.split(', ').every((part) => result.includes(fold(part))) ? [fold(from)] : []
  })
}

/** A parameter of another tool is kept in words when its value is; a ratio may be named by its shape. */
function isFlagSaid(flag: string, { folded, outcome }: Place): boolean {
  const [name = '', value = ''] = flag.toLowerCase().split(' ')
  if (outcome.analysis.warnings.some((warning) => fold(warning).includes(name))) return true
  if (value === '')
    return folded.includes(name.slice(2)) || folded.includes('unstylised') || folded.includes('seamless')
  return value.split(',').every((part) => folded.includes(part))
}

/** A denial is kept when what it denies is still named, be it in the list of exclusions. */
function isDenialSaid(denial: string, { folded, outcome, documented }: Place): boolean {
  const places = [folded, fold(outcome.negativePrompt), ...documented]
  const [, ...governed] = denial.split(' ')
  const content = governed.filter((word) => word.length > 3)
  return content.length > 0 && content.every((word) => places.some((part) => part.includes(word.slice(0, 5))))
}

/** "8k" is an empty quality word, and the 1.3 of "(red:1.3)" a weight: the one kind of thing a caption may lose. */
function isNotationOfOthers(number: string, { record, analysis }: Outcome): boolean {
  const escaped = number.replaceAll('.', '\\.')
  const booster = new RegExp(`(?<!\\p{Nd})${escaped} ?(?:k|K)(?!\\p{L})`, 'u')
  const weight = new RegExp(`[:(]-?${escaped}\\)|::-?${escaped}|<[a-z]{2,10}:[^<>\\n]{0,80}${escaped}`, 'u')
  const isBooster = booster.test(record.text) && analysis.changes.some((change) => /\dk/iu.test(change))
  return isBooster || (weight.test(record.text) && analysis.warnings.some((warning) => warning.startsWith('Weights')))
}

/** Curly and straight quotation marks are the same here; some targets set type in straight ones alone. */
function fold(text: string): string {
  return text.toLowerCase().replaceAll(/[‘’]/gu, "'").replaceAll(/[“”]/gu, '"').replaceAll(/\s+/gu, ' ').trim()
}

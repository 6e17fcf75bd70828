import { codeAt } from './code-at.ts'

const letterMarkOrDigit = /^[\p{L}\p{M}\p{N}]/u
const digit = /^\p{Nd}/u
const unknown = 0
const isDigit = 1
const isOther = 2
const isBreak = 3
/** What each character of the basic plane is, filled as texts bring it up. */
const kinds = new Uint8Array(0x10000)

/** How many units the letter, mark or digit at a place within the text takes; none when it is something else. */
export function characterWidthAt(text: string, at: number): number {
  const code = codeAt(text, at)
  if (code >= 0xd800 && code <= 0xdbff) return letterMarkOrDigit.test(text.slice(at, at + 2)) ? 2 : 0
  return kindOf(code) === isBreak ? 0 : 1
}

/** How many units the decimal digit here takes, in whatever script; none when it is no digit. */
export function digitWidthAt(text: string, at: number): number {
  if (at >= text.length) return 0
  const code = codeAt(text, at)
  if (code >= 0xd800 && code <= 0xdbff) return digit.test(text.slice(at, at + 2)) ? 2 : 0
  return kindOf(code) === isDigit ? 1 : 0
}

function kindOf(code: number): number {
  const known = kinds[code] ?? unknown
  if (known !== unknown) return known
  const character = String.fromCharCode(code)
  const kind = digit.test(character) ? isDigit : letterMarkOrDigit.test(character) ? isOther : isBreak
  kinds[code] = kind
  return kind
}

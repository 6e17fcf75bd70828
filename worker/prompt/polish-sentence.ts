import { properCasing } from './data/proper-casing.ts'
import { findSpans } from './find-spans.ts'
import type { LanguageCode } from './language-code.ts'

const openerWithDigitOrPath = /^[^\s]*[\d_./\\@#<>{}[\]=]/u

/** Gives a sentence its capital, its full stop and the usual spelling of well-known names; never changes a word. */
export function polishSentence(text: string, language: LanguageCode): string {
  const trimmed = text.trim()
  if (trimmed === '' || trimmed.includes('\n')) return trimmed
  const cased = language === 'en' ? applyCasing(trimmed) : trimmed
  return finishSentence(cased, language)
}

/** Only the capital and the full stop: in a caption a python may be an animal. */
export function finishSentence(text: string, language: LanguageCode): string {
  const trimmed = text.trim()
  return trimmed === '' || trimmed.includes('\n') ? trimmed : endSentence(capitalise(trimmed), language)
}

/** Upper-cases the first letter unless the first word is code, a path or a name with its own casing. */
export function capitalise(text: string): string {
  const first = text.split(/\s/u, 1)[0] ?? ''
  if (openerWithDigitOrPath.test(first.replace(/[.,:;!?]$/u, '')) || /\p{Lu}/u.test(first) || /^[^\p{L}]/u.test(first))
    return text
  const character = String.fromCodePoint(text.codePointAt(0) ?? 32)
  const upper = character.toUpperCase()
  // Some letters grow when upper-cased; those words are left alone.
  return upper.length === character.length ? upper + text.slice(character.length) : text
}

function endSentence(text: string, language: LanguageCode): string {
  if (!/[\p{L}\p{M}\p{N}"'”’)%]$/u.test(text) || /[.!?]["'”’)]$/u.test(text)) return text
  if (/https?:\/\/\S+$/u.test(text.slice(-200))) return text
  if (language === 'zh' || language === 'ja') return `${text}。`
  return language === 'hi' ? `${text}।` : `${text}.`
}

function applyCasing(text: string): string {
  const spans = findSpans(text)
  let result = ''
  let at = 0
  for (const span of spans) {
    result += casePlain(text.slice(at, span.start)) + span.text
    at = span.end
  }
  return result + casePlain(text.slice(at))
}

// Only whole words between spaces or sentence marks: `data.csv` and `csv_path` stay as they are.
function casePlain(text: string): string {
  return text.replace(/(?<=^|\s|\()[a-z]+(?=$|\s|[,;:!?)]|\.(?:\s|$))/gu, (word) => properCasing.get(word) ?? word)
}

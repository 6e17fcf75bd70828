import { properCasing } from './data/proper-casing.ts'
import { findSpans } from './find-spans.ts'
import { lacksMark } from './is-question.ts'
import { keepsSmall } from './keeps-small.ts'
import { isUnspaced, type LanguageCode } from './language-code.ts'

/** Languages whose sentences end in a danda. */
const danda: ReadonlySet<LanguageCode> = new Set(['hi', 'bn', 'pa', 'or'])
const unstopped: ReadonlySet<LanguageCode> = new Set(['th', 'lo', 'km', 'my'])
/** Room for a stop and a mark behind it, or a character of two units. */
const endReach = 4
/** Only a short sentence is looked at as a question. */
const endLengthMax = 120
/** A question without its mark gets none from us, and no full stop either. */
const question =
  /^(?:¿|qué|cómo|cuál|cuánt|quién|dónde|por qué|pourquoi|comment|combien|quel|qui|où|qu['’]|est-ce|was|wie|warum|welche|wer|wo|wann|wieso|o que|como|qual|quais|quant|quem|onde|por que|как|что|почему|где|когда|сколько|come|cosa|perché|quale)(?!\p{L})|(?:吗|呢|嗎|か|क्या)$|如何|怎么|怎麼|什么|什麼|多少|哪|क्यों|कैसे|कौन/iu
const openerWithDigitOrPath = /^[^\s]*[\d_./\\@#<>{}[\]=]/u

/** Gives a sentence its capital, its full stop and the usual spelling of well-known names; never changes a word. */
export function polishSentence(text: string, language: LanguageCode): string {
  const trimmed = text.trim()
  if (trimmed === '' || trimmed.includes('\n')) return trimmed
  if (language !== 'en') return finishSentence(trimmed, language)
  const cased = applyCasing(trimmed)
  return lacksMark(cased) && /[\p{L}\p{N}]$/u.test(cased) ? `${capitalise(cased)}?` : finishSentence(cased, language)
}

/** Only the capital and the full stop: in a caption a python may be an animal. */
export function finishSentence(text: string, language: LanguageCode): string {
  const trimmed = text.trim()
  return trimmed === '' || trimmed.includes('\n') ? trimmed : endSentence(capitalise(trimmed), language)
}

/** Upper-cases the first letter unless the first word is code, a sign, a path or a name with its own casing. */
export function capitalise(text: string): string {
  const first = text.split(/\s/u, 1)[0] ?? ''
  if (openerWithDigitOrPath.test(first.replace(/[.,:;!?]$/u, '')) || /\p{Lu}/u.test(first) || /^[^\p{L}]/u.test(first))
    return text
  if (keepsSmall(text)) return text
  const character = String.fromCodePoint(text.codePointAt(0) ?? 32)
  const upper = character.toUpperCase()
  // Some letters grow when upper-cased; those words are left alone.
  return upper.length === character.length ? upper + text.slice(character.length) : text
}

/** Only the full stop, where a sentence ends without one. */
export function endSentence(text: string, language: LanguageCode): string {
  // From the front, each letter of a long text would be tried.
  const end = text.slice(-endReach)
  if (!/[\p{L}\p{M}\p{N}"'”’“»)%]$/u.test(end) || /[.!?] ?["'”’“»)]$/u.test(end)) return text
  // Figures and signs alone are no sentence.
  if (!/\p{L}\p{M}*\p{L}/u.test(text)) return text
  if (/https?:\/\/\S+$/u.test(text.slice(-200))) return text
  if (language !== 'en' && question.test(text.slice(-endLengthMax))) return text
  if (isUnspaced(language)) return `${text}。`
  // Thai, Lao, Khmer and Burmese set no full stop as we know it.
  if (unstopped.has(language)) return text
  if (language === 'ur') return `${text}۔`
  return danda.has(language) ? `${text}।` : `${text}.`
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

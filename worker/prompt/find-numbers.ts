import { digitWidthAt } from './character-kinds.ts'
import { codeAt } from './code-at.ts'
import type { Span } from './find-spans.ts'
import type { Word } from './read-words.ts'

const units = [
  ...[
    '%',
    '°C',
    '°F',
    '°',
    'km/h',
    'mph',
    'km',
    'kg',
    'mg',
    'ml',
    'cm',
    'mm',
    'nm',
    'kW',
    'kWh',
    'GB',
    'MB',
    'KB',
    'TB',
    'GiB',
  ],
  ...[
    'px',
    'dpi',
    'fps',
    'Hz',
    'kHz',
    'MHz',
    'GHz',
    'ms',
    'kcal',
    'lbs',
    'lb',
    'oz',
    'ft',
    'USD',
    'EUR',
    'GBP',
    'k',
    'K',
    'M',
  ],
  ...[
    'million',
    'billion',
    'percent',
    'words',
    'word',
    'characters',
    'sentences',
    'paragraphs',
    'bullet points',
    'bullets',
  ],
  ...[
    'seconds',
    'minutes',
    'hours',
    'days',
    'weeks',
    'months',
    'years',
    'pages',
    'lines',
    'people',
    'items',
    'palabras',
    'mots',
  ],
  ...['Wörter', 'palavras', '字', '文字', 'शब्द'],
]
/** Longest first, under their first character. */
const unitsByStart = Map.groupBy(
  units.toSorted((left, right) => right.length - left.length),
  (unit) => unit.charAt(0),
)

const currencies = '$€£¥₹'
/** What may stand once between the digits of one number. */
const joints = '.,:/×x-'

/** Numbers with the unit that follows them: "$1,500", "16:9", "20 km". */
export function findNumbers(text: string, words: readonly Word[]): Span[] {
  const spans: Span[] = []
  let at = 0
  for (const word of words) {
    // Usual words hold no digit.
    if (word.id !== 0) continue
    at = Math.max(at, word.start)
    while (at < word.end) {
      const code = codeAt(text, at)
      // No digit is among the signs of Chinese and Japanese.
      if ((code >= 0x3000 && code < 0xa000) || digitWidthAt(text, at) === 0) {
        at += 1
        continue
      }
      const start = at > 0 && currencies.includes(text.charAt(at - 1)) ? at - 1 : at
      const numberEnd = findNumberEnd(text, at)
      const end = numberEnd + readUnit(text, numberEnd)
      spans.push({ kind: 'number', text: text.slice(start, end), start, end })
      at = numberEnd
    }
  }
  return spans
}

function findNumberEnd(text: string, start: number): number {
  let at = start
  for (;;) {
    for (let width = digitWidthAt(text, at); width > 0; width = digitWidthAt(text, at)) at += width
    if (at >= text.length || !joints.includes(text.charAt(at)) || digitWidthAt(text, at + 1) === 0) return at
    at += 1
  }
}

function readUnit(text: string, from: number): number {
  const gap = text.charAt(from) === ' ' ? 1 : 0
  const unit = unitAt(text, from + gap)
  if (!unit) return 0
  const next = text.charAt(from + gap + unit.length)
  return /\p{L}/u.test(next) && /\p{Script=Latin}$/u.test(unit) ? 0 : gap + unit.length
}

function unitAt(text: string, at: number): string | undefined {
  for (const unit of unitsByStart.get(text.charAt(at)) ?? []) if (text.startsWith(unit, at)) return unit
  return undefined
}

import type { Span } from './find-spans.ts'

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

const numberPattern = /[$€£¥₹]?\p{Nd}+(?:[.,:/×x-]\p{Nd}+)*/gu

/** Numbers with the unit that follows them. */
export function findNumbers(text: string): Span[] {
  const spans: Span[] = []
  for (const match of text.matchAll(numberPattern)) {
    const start = match.index
    const end = start + match[0].length
    const unit = readUnit(text, end)
    spans.push({ kind: 'number', text: text.slice(start, end + unit), start, end: end + unit })
  }
  return spans
}

function readUnit(text: string, from: number): number {
  const gap = text.charAt(from) === ' ' ? 1 : 0
  const unit = unitsByStart.get(text.charAt(from + gap))?.find((candidate) => text.startsWith(candidate, from + gap))
  if (!unit) return 0
  const next = text.charAt(from + gap + unit.length)
  return /\p{L}/u.test(next) && /\p{Script=Latin}$/u.test(unit) ? 0 : gap + unit.length
}

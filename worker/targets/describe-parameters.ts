import { readRatio } from '../text-engine/analyze/stated-ratio.ts'
import { type Flag, listedItems } from '../text-engine/text/read-flag.ts'
import { describeRatio } from './ratio.ts'

interface ParameterWords {
  sentences: string[]
  /** What the author's own list leaves out. */
  excluded: string[]
  warnings: string[]
}

const scales: Readonly<Record<string, readonly [max: number, noun: string]>> = {
  s: [1000, 'stylisation'],
  stylize: [1000, 'stylisation'],
  c: [100, 'variety'],
  chaos: [100, 'variety'],
  w: [3000, 'oddness'],
  weird: [3000, 'oddness'],
}

/** Another tool's parameters in words, where they concern the picture; mere settings are named in a warning. */
export function describeParameters(flags: readonly Flag[]): ParameterWords {
  const said: ParameterWords = { sentences: [], excluded: [], warnings: [] }
  const settings: string[] = []
  for (const flag of flags) {
    if (flag.name === 'no') {
      said.excluded.push(...listedItems(flag.value))
      continue
    }
    const words = describeParameter(flag)
    if (words === null) settings.push(`--${flag.name} ${flag.value}`.trim())
    else if (!said.sentences.includes(words)) said.sentences.push(words)
  }
  if (settings.length > 0)
    said.warnings.push(
      `These settings of another tool have no words in a picture and were left out: ${settings.join(' ')}.`,
    )
  return said
}

function describeParameter({ name, value }: Flag): string | null {
  const ratio = name === 'ar' || name === 'aspect' ? readRatio(value) : null
  if (ratio !== null) return `${sentenceOf(describeRatio(ratio))} format.`
  if (name === 'raw') return 'Natural, unstylised look.'
  if (name === 'tile') return 'A seamless repeating tile.'
  const scale = scales[name]
  if (scale && value !== '') return describeScale(Number(value), ...scale)
  if (name === 'sref') return value === '' ? null : `Style reference: ${value}`
  return null
}

function describeScale(value: number, max: number, noun: string): string | null {
  if (Number.isNaN(value)) return null
  const degree = value <= max * 0.1 ? 'Low' : value < max * 0.4 ? 'Moderate' : 'High'
  return `${degree} ${noun} (${value} of ${max}).`
}

export function sentenceOf(phrase: string): string {
  return phrase.charAt(0).toUpperCase() + phrase.slice(1)
}

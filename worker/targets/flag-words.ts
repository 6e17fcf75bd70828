import { describeRatio, readRatio } from '../prompt/find-ratio.ts'
import type { Conversion, ImagePlan } from '../prompt/prompt-plan.ts'
import type { Flag } from '../prompt/read-flag.ts'

export interface FlagWords {
  sentences: string[]
  conversions: Conversion[]
  warnings: string[]
}

/** Settings of the tool that say nothing about the picture. */
const toolSettings = new Set(
  'v version niji q quality p profile r repeat fast relax turbo stealth public draft hd sd stop bs motion video loop iw sw sv ow cw exp'.split(
    ' ',
  ),
)

/** Says another tool's parameters in words where they concern the picture; its mere settings are named in a warning. */
export function sayFlags(plan: ImagePlan): FlagWords {
  const said: FlagWords = { sentences: [], conversions: [], warnings: [] }
  const settings: string[] = []
  for (const flag of plan.flags) {
    const words = sayFlag(flag)
    said.conversions.push({ from: flag.text, to: words })
    if (words === '') settings.push(flag.text.trim())
    else if (!said.sentences.includes(`${words}.`)) said.sentences.push(`${words}.`)
  }
  if (said.sentences.length > 0)
    said.warnings.push('Parameters written for another tool were put into words for this model.')
  if (settings.length > 0)
    said.warnings.push(
      `These settings of another tool have no words in a picture and were left out: ${settings.join(' ')}.`,
    )
  return said
}

function sayFlag({ name, value }: Flag): string {
  const ratio = name === 'ar' || name === 'aspect' ? readRatio(value) : null
  if (ratio !== null) return `Set in a ${describeRatio(ratio)} format`
  if (name === 'raw') return 'Natural, unstylised look'
  if (name === 'no') return value === '' ? '' : `Kept out of the frame: ${value}`
  if (name === 'tile') return 'Seamless repeating tile'
  if (name === 's' || name === 'stylize') return sayScale(value, 1000, ['Literal', 'Moderate', 'Strong'], 'stylisation')
  if (name === 'c' || name === 'chaos') return sayScale(value, 100, ['Low', 'Moderate', 'High'], 'variety')
  if (name === 'w' || name === 'weird') return sayScale(value, 3000, ['Slight', 'Marked', 'Strong'], 'oddness')
  if (name === 'seed') return value === '' ? '' : `Seed ${value}`
  if (toolSettings.has(name)) return ''
  return value === '' ? '' : `Style reference: ${value}`
}

function sayScale(value: string, max: number, words: readonly [string, string, string], noun: string): string {
  const number = Number(value)
  if (value === '' || Number.isNaN(number)) return ''
  const [low, middle, high] = words
  return `${number <= max * 0.1 ? low : number < max * 0.4 ? middle : high} ${noun} (${value} of ${max})`
}

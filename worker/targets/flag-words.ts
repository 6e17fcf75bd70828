import { describeRatio } from '../prompt/find-ratio.ts'
import type { Conversion, ImagePlan } from '../prompt/prompt-plan.ts'

export interface FlagWords {
  sentences: string[]
  conversions: Conversion[]
  warnings: string[]
}

/** Says another tool's parameters in words: a ratio as a frame, the rest by name, so that no value is lost. */
export function sayFlags(plan: ImagePlan): FlagWords {
  const sentences: string[] = []
  const conversions: Conversion[] = []
  for (const flag of plan.flags) {
    const isRatio = (flag.name === 'ar' || flag.name === 'aspect') && /^\d+:\d+$/u.test(flag.value)
    const words = isRatio ? `${describeRatio(flag.value)} frame` : sayFlag(flag.name, flag.value)
    conversions.push({ from: flag.text, to: words })
    if (words !== '') sentences.push(`${words.charAt(0).toUpperCase()}${words.slice(1)}.`)
  }
  const warnings =
    plan.flags.length > 0
      ? [
          'Parameters written for another tool were put into words; set them in the tool itself where it has such a setting.',
        ]
      : []
  return { sentences, conversions, warnings }
}

function sayFlag(name: string, value: string): string {
  if (name === 'raw') return 'Natural, unstylised look'
  if (name === 'no') return value === '' ? '' : `Kept out of the frame: ${value}`
  if (name === 'tile') return 'Seamless repeating tile'
  return value === '' ? `Setting ${name}` : `Setting ${name} ${value}`
}

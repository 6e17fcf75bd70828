import { negationLexicon } from '../prompt/data/negation-lexicons.ts'
import { describeRatio, nameRatio } from '../prompt/find-ratio.ts'
import type { Conversion, ImagePlan } from '../prompt/prompt-plan.ts'
import { type Flag, listDenied } from '../prompt/read-flag.ts'
import { readShown } from '../prompt/read-shown.ts'
import { sayPositively } from '../prompt/say-positively.ts'

export interface FlagWords {
  sentences: string[]
  /** What the author's own list of exclusions leaves out, for models that take one. */
  excluded: string[]
  conversions: Conversion[]
  warnings: string[]
}

/** How a model takes exclusions: by what is there instead, as a closing sentence, or as a plain remark. */
export type ExclusionForm = 'positive' | 'tail' | 'remark'

const clearOf = 'a scene clear of any '
/** Settings of the tool that say nothing about the picture. */
const toolSettings = new Set(
  'v version niji q quality p profile r repeat fast relax turbo stealth public draft hd sd stop bs motion video loop iw sw sv ow cw exp'.split(
    ' ',
  ),
)

/** Says another tool's parameters in words where they concern the picture; its mere settings are named in a warning. */
export function sayFlags(plan: ImagePlan, form: ExclusionForm): FlagWords {
  const said: FlagWords = { sentences: [], excluded: [], conversions: [], warnings: [] }
  const settings: string[] = []
  for (const flag of plan.flags) {
    if (flag.name === 'no') {
      sayExclusions(flag, plan, form, said)
      continue
    }
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

function sayExclusions(flag: Flag, plan: ImagePlan, form: ExclusionForm, said: FlagWords): void {
  const items = listDenied(flag.value)
  if (items.length === 0) {
    said.conversions.push({ from: flag.text, to: '' })
    return
  }
  if (form === 'positive') {
    const shown = readShown(plan.subject)
    const lexicon = negationLexicon(plan.draft.language)
    const phrases = new Set(items.map((item) => sayPositively(item.toLowerCase(), lexicon, shown).phrase))
    // The scene is clear of a thing; it does not show a scene that is.
    const bare = [...phrases]
      .filter((phrase) => phrase.startsWith(clearOf))
      .map((phrase) => phrase.slice(clearOf.length))
    const others = [...phrases].filter((phrase) => !phrase.startsWith(clearOf))
    if (others.length > 0) said.sentences.push(`The scene shows ${others.join(', with ')}.`)
    if (bare.length > 0) said.sentences.push(`The scene is clear of any ${bare.join(' or ')}.`)
    const wording = [...others, ...bare].join(', ')
    said.conversions.push({ from: flag.text, to: wording })
    said.warnings.push(`"${flag.text.trim()}" is said as "${wording}", because this model reads no exclusions.`)
    return
  }
  said.conversions.push({ from: flag.text, to: items.join(', ') })
  if (form === 'tail') said.excluded.push(...items)
  else said.sentences.push(`Kept out of the frame: ${items.join(', ')}.`)
}

function sayFlag({ name, value }: Flag): string {
  const ratio = name === 'ar' || name === 'aspect' ? nameRatio(value) : null
  if (ratio !== null) return `Set in a ${describeRatio(ratio)} format`
  if (name === 'raw') return 'Natural, unstylised look'
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

import { capitalise } from '../prompt/polish-sentence.ts'
import type { Conversion, ImagePlan } from '../prompt/prompt-plan.ts'
import type { Flag } from '../prompt/read-flag.ts'
import { readWords } from '../prompt/read-words.ts'
import { midjourneyProfile } from './profiles/midjourney.ts'
import { midjourneyFlags } from './profiles/midjourney-flags.ts'
import { render } from './render.ts'
import type { TargetWriter } from './target-writer.ts'
import { writeUniversalChat } from './universal.ts'

/** One line: caption, then parameters. Text tasks have no shape here and are written for any model. */
export const midjourneyWriter: TargetWriter = { profile: midjourneyProfile, writeChat: writeUniversalChat, writeImage }

function writeImage(plan: ImagePlan) {
  const conversions: Conversion[] = []
  const warnings: string[] = []
  const body = writeBody(plan)
  const flags = mergeFlags(plan.flags, conversions, warnings)
  const parameters = flags.filter((flag) => flag.name !== 'no').map((flag) => writeFlag(flag.name, flag.value))
  const hasRatio = flags.some((flag) => nameOf(flag) === 'ar')
  if (!hasRatio && plan.ratio && /^\d+:\d+$/u.test(plan.ratio)) parameters.unshift(`--ar ${plan.ratio}`)
  const isStyled = flags.some((flag) => ['raw', 'niji', 'style', 's', 'stylize'].includes(flag.name))
  if (plan.isPhotographic && !plan.isUntouched && !isStyled) parameters.push('--raw')
  const own = flags.filter((flag) => flag.name === 'no').flatMap((flag) => flag.value.split(','))
  const excluded = [
    ...new Set(
      [...own, ...plan.exclusions, ...plan.negatives.filter((term) => isFree(term, body))].map((term) =>
        term.trim().toLowerCase(),
      ),
    ),
  ].filter((term) => term !== '')
  if (excluded.length > 0) parameters.push(`--no ${excluded.join(', ')}`)
  return render([body, ...parameters], ' ', conversions, warnings)
}

function writeBody(plan: ImagePlan): string {
  const line = plan.subject
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/(?<=^|\s)-{2,}(?=[A-Za-z])/gu, '')
    .replaceAll(/-{2,}/gu, '–')
    .trim()
  // Only the stop before our own words or the parameters goes; quotes and brackets stay.
  const subject = capitalise(line.replace(/[\s.,;:]+$/u, ''))
  let words = readWords(subject).length
  const parts =
    plan.lettering === null ? [subject] : [subject, `the name "${plan.lettering}" in clean sans-serif letters`]
  const palette = plan.palette && !plan.palette.includes('colours') ? `palette of ${plan.palette}` : plan.palette
  for (const part of [plan.light, plan.framing, palette, plan.lens]) {
    if (!part) continue
    words += readWords(part).length
    if (words <= midjourneyProfile.imageWordsMax)
      parts.push(part.replace(/^an? (?=\S+ (?:view|close-up|perspective))/u, ''))
  }
  return parts.filter((part) => part !== '').join(', ')
}

/** A parameter may stand once; of two spellings or values the last one, which the author wrote later, stays. */
function mergeFlags(flags: readonly Flag[], conversions: Conversion[], warnings: string[]): Flag[] {
  const byName = new Map<string, Flag>()
  for (const flag of flags) {
    const name = flag.name === 'no' ? `no ${flag.start}` : nameOf(flag)
    const earlier = byName.get(name)
    if (earlier) {
      conversions.push({ from: earlier.text, to: '' })
      if (earlier.value !== flag.value)
        warnings.push(`--${flag.name} is given twice; ${writeFlag(flag.name, flag.value)} is kept.`)
    }
    if (flag.name === 'no')
      conversions.push({
        from: flag.text,
        to: flag.value
          .split(',')
          .map((term) => term.trim().toLowerCase())
          .filter((term) => term !== '')
          .join(', '),
      })
    byName.set(name, flag)
  }
  return [...byName.values()]
}

function nameOf(flag: Flag): string {
  return midjourneyFlags.get(flag.name)?.aliasOf ?? flag.name
}

function writeFlag(name: string, value: string): string {
  return value === '' ? `--${name}` : `--${name} ${value}`
}

function isFree(term: string, body: string): boolean {
  const inBody = new Set(readWords(body).map((word) => word.stem))
  const words = readWords(term)
  return words.length <= 2 && !words.some((word) => inBody.has(word.stem))
}

import { guardedNouns } from '../prompt/data/guarded-nouns.ts'
import { dropTrailing } from '../prompt/drop-trailing.ts'
import { nameRatio, readRatio } from '../prompt/find-ratio.ts'
import { pickChoice } from '../prompt/pick-choice.ts'
import { capitalise } from '../prompt/polish-sentence.ts'
import type { Conversion, ImagePlan } from '../prompt/prompt-plan.ts'
import { type Flag, listDenied } from '../prompt/read-flag.ts'
import { countWords, readWords } from '../prompt/read-words.ts'
import { seedOf } from '../prompt/seed-of.ts'
import { splitChoices } from '../prompt/split-choices.ts'
import { turnClause } from '../prompt/turn-clause.ts'
import { isColourList } from '../prompt/vary-wording.ts'
import { midjourneyProfile } from './profiles/midjourney.ts'
import { midjourneyFlags } from './profiles/midjourney-flags.ts'
import { render } from './render.ts'
import type { TargetWriter } from './target-writer.ts'
import { writeUniversalChat } from './universal.ts'
import { plainDashes } from './write-scene.ts'

const trailingMarks: ReadonlySet<string> = new Set(' .,;:。，、')

/** One line: caption, then parameters. Text tasks have no shape here and are written for any model. */
export const midjourneyWriter: TargetWriter = { profile: midjourneyProfile, writeChat: writeUniversalChat, writeImage }

const colourLeads = splitChoices('palette of; tones of; colours of; hues of')
const itemsMax = 8
const itemWordsMax = 2

function writeImage(plan: ImagePlan) {
  const conversions: Conversion[] = []
  const warnings: string[] = []
  const body = writeBody(plan)
  const flags = mergeFlags(plan.flags, conversions, warnings)
  const parameters = flags.filter((flag) => flag.name !== 'no').map((flag) => writeFlag(flag, conversions))
  const names = new Set(flags.map(nameOf))
  if (!names.has('ar') && plan.ratio && /^\d+:\d+$/u.test(plan.ratio))
    parameters.unshift(`--ar ${writeRatio(plan, plan.ratio)}`)
  const isStyled = ['raw', 'niji', 'style', 's'].some((name) => names.has(name))
  if (!plan.isUntouched && !isStyled && !plan.localised) {
    if (plan.isPattern && !names.has('tile')) parameters.push('--tile')
    else if (plan.isPhotographic) parameters.push('--raw')
  }
  const excluded = listExcluded(plan, flags, body)
  if (excluded.length > 0) parameters.push(`--no ${excluded.join(', ')}`)
  return render([body, ...parameters], ' ', conversions, warnings)
}

/** A ratio of ours is in lowest terms, or "21:9", which has a name; the author's is as written. */
function writeRatio({ hasRatioInText }: ImagePlan, ratio: string): string {
  return hasRatioInText || /^(?:21:9|9:21)$/u.test(ratio) ? ratio : (readRatio(ratio) ?? ratio)
}

/** The author's words, then our choices as list parts, as far as a caption may go. */
function writeBody(plan: ImagePlan): string {
  const line = plainDashes(plan.subject.replaceAll(/\s+/gu, ' ')).trim()
  // Only the stop before our own words or the parameters goes; quotes and brackets stay.
  const subject = capitalise(dropTrailing(line, trailingMarks))
  const own = plan.positives.map((phrase) => phrase.replace(/^a scene (?=clear of any )/u, ''))
  const parts =
    plan.lettering === null
      ? [subject, ...own]
      : [subject, `the name "${plan.lettering}" in clean sans-serif letters`, ...own]
  let words = countWords(parts.join(' '))
  for (const { part, isNeeded } of listChoices(plan)) {
    const added = countWords(part)
    if (!isNeeded && words + added > midjourneyProfile.addedWordsMax) continue
    words += added
    parts.push(part)
  }
  return parts.filter((part) => part !== '').join(plan.localised?.comma ?? ', ')
}

/** Light and framing were chosen to fit; the rest is for captions with room to spare. */
function listChoices(plan: ImagePlan): { part: string; isNeeded: boolean }[] {
  const light = plan.light ? (turnClause(plan.light) ?? plan.light) : null
  const palette = plan.palette && !plan.localised ? `${nameColours(plan)} ${plan.palette}` : plan.palette
  const medium = plan.medium ? plan.medium.charAt(0).toLowerCase() + plan.medium.slice(1) : null
  const framing = plan.framing?.replace(/^an? /u, '') ?? null
  const choices = [
    { part: medium, isNeeded: false },
    { part: light, isNeeded: true },
    { part: framing, isNeeded: true },
    { part: plan.lens, isNeeded: false },
    { part: palette, isNeeded: false },
  ]
  return choices.flatMap(({ part, isNeeded }) => (part === null ? [] : [{ part, isNeeded }]))
}

/** Bare colours are also called tones; what is said about colours is a palette. */
function nameColours({ palette, draft }: ImagePlan): string {
  return palette !== null && isColourList(palette)
    ? pickChoice(colourLeads, seedOf(draft), 'palette lead')
    : 'palette of'
}

/** The author's exclusions first; ours only where no word of the caption names the thing. */
function listExcluded(plan: ImagePlan, flags: readonly Flag[], body: string): string[] {
  const own = flags.filter((flag) => flag.name === 'no').flatMap((flag) => listDenied(flag.value))
  const stems = new Set(readWords(body).map((word) => word.stem))
  const wanted = plan.negatives.filter((term) => {
    const words = readWords(term)
    return words.length <= itemWordsMax && !words.some((word) => stems.has(word.stem) || guardedNouns.has(word.stem))
  })
  const terms = [...own, ...plan.exclusions, ...wanted].map((term) => term.trim().toLowerCase())
  const distinct = [...new Set(terms)].filter((term) => term !== '')
  return distinct.slice(0, Math.max(itemsMax, own.length + plan.exclusions.length))
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
        warnings.push(`--${flag.name} is given twice; --${flag.name} ${flag.value} is kept.`)
    }
    if (flag.name === 'no') conversions.push({ from: flag.text, to: lowerItems(flag.value) })
    byName.set(name, flag)
  }
  return [...byName.values()]
}

function lowerItems(value: string): string {
  return listDenied(value).join(', ').toLowerCase()
}

function nameOf(flag: Flag): string {
  return midjourneyFlags.get(flag.name)?.aliasOf ?? flag.name
}

/** As typed, except a ratio, which this model takes only as two small whole numbers. */
function writeFlag(flag: Flag, conversions: Conversion[]): string {
  const ratio = nameOf(flag) === 'ar' ? nameRatio(flag.value) : null
  const value = ratio ?? flag.value
  const written = value === '' ? `--${flag.name}` : `--${flag.name} ${value}`
  if (written !== flag.text) conversions.push({ from: flag.text, to: written })
  return written
}

import { type Draft, type Exclusion, subjectsOf } from '../../text-engine/analyze/draft.ts'
import { isJson } from '../../text-engine/analyze/is-finished.ts'
import { ratioOfShape, statedRatio } from '../../text-engine/analyze/stated-ratio.ts'
import type { PicturePlan } from '../../text-engine/plan/plan.ts'
import { applyEdits, type Edit } from '../../text-engine/text/ranges.ts'
import { readRatio, reduceRatio } from '../../text-engine/text/ratio.ts'
import type { Flag } from '../../text-engine/text/read-flag.ts'
import { dropTrailing, readWords, type Word } from '../../text-engine/text/words.ts'
import { drawingFlags, dropAsking, dropFlags, flagExclusions, isBareList, listExclusions } from '../caption.ts'
import type { PictureView, Target, Writing } from '../target.ts'
import { universal } from '../universal/universal.ts'
import { capitalise } from '../write-chat.ts'
import { checkMidjourney, parameters } from './check-midjourney.ts'
import stored from './parameters.json' with { type: 'json' }

/** Limit for the caption; a longer caption by the author is kept. */
const captionWordsMax = 100

/** Draws only: one line, a caption and then parameters. */
export const midjourney: Target = {
  name: 'Midjourney',
  verifiedOn: stored.verifiedOn,
  modalities: ['image'],
  chat: universal.chat,
  image: {
    wordsMax: captionWordsMax,
    understandsNegation: true,
    parameters,
    negativesWarning: null,
    detail: { partsMax: 2, colorsMax: 3, hasHex: false, hasShortCaption: true },
    write: writePicture,
    closing: null,
    check: checkMidjourney,
    instructions: {
      target: 'midjourney/picture',
      length: `Mostly 40 to 85 words before the parameters.`,
      optimize: 'midjourney/optimize',
      negatives: 'midjourney/negatives',
    },
  },
  strictRules: new Set([
    'midjourney-one-line',
    'midjourney-parameter-spacing',
    'midjourney-punctuation',
    'midjourney-text-after-parameters',
    'midjourney-value-range',
  ]),
}

const gaps = ' \t\n'
/** Words that may join an exclusion to the text before it. */
const joints = ['and', 'but', 'with']
const guarded = new Set(stored.guardedItems)

/** One line: caption, then parameters. */
function writePicture(plan: PicturePlan, { usual, withNegatives }: PictureView): Writing {
  const { draft } = plan
  const flags = drawingFlags(draft)
  const cut = listExclusions(draft).filter((list) => isTerms(draft, list))
  const edits = [
    ...dropAsking(draft),
    ...dropFlags(draft, flags),
    ...cut.map((list) => cutOut(draft.text, list)),
    ...(isJson(draft.text) ? [] : draft.ratioPhrase.map((range) => ({ ...range, text: '' }))),
  ]
  const warnings: string[] = []
  const body = [tidy(applyEdits(draft.text, edits)), ...plan.clauses].filter((part) => part !== '').join(', ')
  const kept = mergeFlags(flags, warnings)
  const moved = cut.flatMap((list) => subjectsOf(draft, list))
  const ours = withNegatives ? listFree(plan, body) : []
  const written = [
    ...kept.filter(({ name }) => name !== 'no').map(writeFlag),
    ...writeRatio(plan, kept),
    ...writeTile(plan, kept),
    ...writeExcluded([...flagExclusions(flags), ...moved], ours),
  ]
  const opening = body === draft.text.trim() && written.length === 0 ? body : capitalise(body, usual)
  const text = [opening, ...written].filter((part) => part !== '').join(' ')
  return { text, changes: describe(plan, moved), warnings }
}

function describe({ clauses, ratio, isTiled }: PicturePlan, excluded: readonly string[]): string[] {
  return [
    ...clauses.map((clause) => `Added: ${clause}.`),
    ...(ratio === null ? [] : [`Chose the ratio ${ratio}.`]),
    ...(isTiled ? ['Set the parameter for a picture that repeats without seams.'] : []),
    ...(excluded.length === 0 ? [] : [`Set what is left out as a parameter: ${excluded.join(', ')}.`]),
  ]
}

/** A caption is one line and ends without a stop. */
function tidy(caption: string): string {
  const line = caption
    .split(/\s/u)
    .filter((word) => word !== '')
    .join(' ')
    .replaceAll(/ ([,.;])(?= |$)/gu, '$1')
  return dropTrailing(line.replace(/^[,;. ]+/u, ''), '.,;: ')
}

function isTerms(draft: Draft, list: readonly Exclusion[]): boolean {
  return isBareList(list) && subjectsOf(draft, list).every((term) => isTerm(readWords(term)))
}

/** Midjourney reads each word of a longer term separately and refuses some. */
function isTerm(words: readonly Word[]): boolean {
  return words.length <= stored.listItemWordsMax && !words.some(({ lower }) => guarded.has(lower))
}

/** The list, with the word that joined it and the punctuation after it. */
function cutOut(text: string, list: readonly Exclusion[]): Edit {
  const from = list[0]?.range.start ?? 0
  let end = list.at(-1)?.range.end ?? from
  const before = dropTrailing(dropJoint(dropTrailing(text.slice(0, from), gaps)), `${gaps},`)
  const opens = before === '' || '.!?;:\n'.includes(before.at(-1) ?? '')
  if (opens) while (end < text.length && '.,; '.includes(text.charAt(end))) end += 1
  return { start: opens ? from : before.length, end, text: '' }
}

function dropJoint(before: string): string {
  const joint = joints.find((word) => before.toLowerCase().endsWith(word))
  if (joint === undefined) return before
  const rest = before.slice(0, -joint.length)
  return rest === '' || `${gaps},`.includes(rest.at(-1) ?? '') ? rest : before
}

/** A parameter is allowed once; of two spellings or values the last one is kept. */
function mergeFlags(flags: readonly Flag[], warnings: string[]): Flag[] {
  const byName = new Map<string, Flag>()
  for (const flag of flags) {
    const name = nameOf(flag)
    const earlier = byName.get(name)
    if (earlier && name !== 'no' && earlier.value !== flag.value)
      warnings.push(`--${flag.name} is given twice; --${flag.name} ${flag.value} is kept.`)
    byName.delete(name)
    byName.set(name, flag)
  }
  return [...byName.values()]
}

function nameOf({ name }: Flag): string {
  return parameters.get(name)?.name ?? name
}

/** As typed, except a ratio, which has to be two small whole numbers. */
function writeFlag(flag: Flag): string {
  const value = nameOf(flag) === 'ar' ? (readRatio(flag.value) ?? flag.value) : flag.value
  return value === '' ? `--${flag.name}` : `--${flag.name} ${value}`
}

function writeRatio({ draft, ratio }: PicturePlan, flags: readonly Flag[]): string[] {
  if (flags.some((flag) => nameOf(flag) === 'ar')) return []
  const stated = statedRatio(draft) ?? (ratio === null ? ratioOfShape(draft) : null)
  const wanted = stated ?? (ratio === null ? null : reduceRatio(ratio))
  return wanted === null ? [] : [`--ar ${wanted}`]
}

/** Niji models have no tiles. */
function writeTile({ isTiled }: PicturePlan, flags: readonly Flag[]): string[] {
  return isTiled && !flags.some((flag) => nameOf(flag) === 'tile' || flag.name === 'niji') ? ['--tile'] : []
}

function writeExcluded(own: readonly string[], ours: readonly string[]): string[] {
  const terms = [...new Set([...own, ...ours].map((term) => term.trim().toLowerCase()))].filter((term) => term !== '')
  const listed = terms.slice(0, Math.max(stored.listItemsMax, own.length))
  return listed.length === 0 ? [] : [`--no ${listed.join(', ')}`]
}

/** Our terms, if the caption does not name the thing; the author's own are in `--no` where they were moved out of it. */
function listFree({ draft, negatives }: PicturePlan, body: string): string[] {
  const said = new Set(readWords(body).map(({ lower }) => lower))
  const own = new Set(subjectsOf(draft))
  return negatives.filter((term) => {
    const words = readWords(term)
    return !own.has(term) && isTerm(words) && !words.some(({ lower }) => said.has(lower))
  })
}

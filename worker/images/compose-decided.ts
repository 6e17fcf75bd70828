import { readImageText } from '../prompt/checks/image-text.ts'
import { buildCueIndex, findCues } from '../prompt/cue-index.ts'
import { type ImageAxis, imageAxisTerms } from '../prompt/data/image-axes.ts'
import { findImageAxes } from '../prompt/plan-image.ts'
import { findColours } from '../prompt/plan-image-words.ts'
import { readWords, type Word } from '../prompt/read-words.ts'

/** What the words of a subject or prompt already decide; nothing measured may contradict it. */
export interface DecidedAxes {
  axes: ReadonlySet<ImageAxis>
  /** For the answer: the words that decide, as written. */
  phrases: Readonly<Partial<Record<ImageAxis, string>>>
  isPhoto: boolean
  isDrawn: boolean
  shot: string | null
  angle: string | null
}

export const nothingDecided: DecidedAxes = {
  axes: new Set(),
  phrases: {},
  isPhoto: false,
  isDrawn: false,
  shot: null,
  angle: null,
}

const reported = ['medium', 'light', 'lens'] as const
const axisIndex = buildCueIndex(reported.map((axis) => ({ key: axis, weight: 1, phrases: imageAxisTerms[axis] })))
const phraseWordsMax = 6
const coloursMax = 3
const shots =
  /\b(?:extreme close-up|medium close-up|close-up|closeup|macro|wide shot|wide view|wide-angle view|establishing shot|full-body|full-length|full shot|medium shot|long shot|waist-up|chest-up|head-and-shoulders|headshot|half-body)\b/iu
const angles =
  /\b(?:low[- ]angle|high[- ]angle|eye[- ]level|dutch[- ]angle|top-down|overhead|bird's-eye|worm's-eye|aerial|flat lay|straight-on|three-quarter|profile)\b/iu
const functionWord =
  /^(?:an?|the|of|in|on|at|by|with|and|or|from|to|under|into|is|are|as|for|over|its|his|her|their)$/iu

/** Reads the caption the way the checks of the targets do. */
export function readDecided(caption: string): DecidedAxes {
  const words = readWords(caption)
  const axes = findImageAxes(words)
  if (findColours(words).length > coloursMax) axes.add('palette')
  const { terms } = readImageText(caption, null).picture
  const isPhoto = terms.some((term) => term.kind === 'medium' && term.group === 'photo')
  const isDrawn = !isPhoto && terms.some((term) => term.kind === 'drawn' || term.kind === 'medium')
  return {
    axes,
    phrases: findPhrases(caption, words, axes),
    isPhoto,
    isDrawn,
    shot: shots.exec(caption)?.[0].toLowerCase() ?? null,
    angle: angles.exec(caption)?.[0].toLowerCase() ?? null,
  }
}

function findPhrases(
  caption: string,
  words: readonly Word[],
  axes: ReadonlySet<ImageAxis>,
): Partial<Record<ImageAxis, string>> {
  const phrases: Partial<Record<ImageAxis, string>> = {}
  const found = findCues(axisIndex, words)
    .filter((hit) => axes.has(hit.key) && !(hit.key === 'light' && hit.length === 1 && isThing(words[hit.at])))
    .map((hit) => ({ ...hit, phrase: phraseAround(caption, words, hit) }))
  // The longest cue says most, "oil painting" rather than "painting"; then the fullest wording.
  const ranked = found.toSorted(
    (left, right) => right.length - left.length || readWords(right.phrase).length - readWords(left.phrase).length,
  )
  for (const { key, phrase } of ranked) phrases[key] ??= phrase
  return phrases
}

/** "Large orange sun" decides the light, but is a thing in the picture and no name for it. */
function isThing(word: Word | undefined): boolean {
  return /^(?:sun|candle|ray|shade|shadow|sunset|sunrise)s?$/u.test(word?.lower ?? '')
}

/** The comma part that holds the words; in a long sentence the words with what qualifies them. */
function phraseAround(caption: string, words: readonly Word[], { at, length }: { at: number; length: number }): string {
  const start = words[at]?.start ?? 0
  const end = words[at + length - 1]?.end ?? start
  const from = Math.max(...[',', '.', ';', ':'].map((mark) => caption.lastIndexOf(mark, start - 1))) + 1
  const stops = [',', '.', ';', ':'].map((mark) => caption.indexOf(mark, end)).filter((place) => place >= 0)
  const part = caption.slice(from, Math.min(caption.length, ...stops)).trim()
  if (readWords(part).length <= phraseWordsMax) return part
  let first = at
  while (first > Math.max(0, at - 2) && isQualifier(words[first - 1], caption, words[first])) first -= 1
  return caption.slice(words[first]?.start ?? start, end)
}

function isQualifier(word: Word | undefined, caption: string, next: Word | undefined): boolean {
  if (!word || !next || functionWord.test(word.text)) return false
  return caption.slice(word.end, next.start) === ' '
}

import type { Flag } from './read-flag.ts'
import { readWords, type Word } from './read-words.ts'
import { rememberByWord } from './word-forms.ts'

const knownRatio =
  /(?<![\d:.])(1:1|4:5|5:4|2:3|3:2|3:4|4:3|16:9|9:16|21:9|9:21|16:10|10:16|2:1|1:2|3:1|1:3|5:7|7:5|8:10|11:14)(?![\d:])/u
const ratioWords: readonly (readonly [RegExp, string])[] = [
  [/\b(?:mobile|phone|iphone|android|ios) (?:\w+ ){0,3}(?:ui|interface|app screen|home screen)\b/iu, '9:16'],
  [/\bapp (?:home |login |onboarding |profile |checkout )?screen\b|\b(?:whatsapp|instagram) status\b/iu, '9:16'],
  [/\b(?:business|visiting) card\b/iu, '7:4'],
  [
    /\b(?:album|podcast|playlist|vinyl) cover\b|\bcover art\b|\bprofile picture\b|\b(?:8|16|32|48|64|128)x(?:8|16|32|48|64|128)\b/iu,
    '1:1',
  ],
  [/\b(?:book|novel|ebook) cover\b/iu, '2:3'],
  [/\bultra-?wide\b(?! (?:angle|lens))/iu, '21:9'],
  [
    /\bwallpaper,? (?:\w+ ){0,3}(?:iphone|android|phone|mobile|smartphone)\b|\b(?:iphone|android|lock ?screen) (?:\w+ )?(?:wallpaper|background)\b/iu,
    '9:16',
  ],
  [/\b(?:movie|film|theatrical|theatre|theater|gig|concert|band) poster\b|\b(?:tarot|playing) cards?\b/iu, '2:3'],
  [/(?:^|, ?)(?:tall|upright)(?:,|\s*$)|\btall (?:format|frame|image|picture|canvas|crop|composition)\b/iu, '2:3'],
  [/\bwallpaper (?:\w+ ){0,3}for (?:desktop|laptop|pc)\b|\b(?:hero|header) (?:banner|section)\b/iu, '16:9'],
  [/\ba4\b/iu, '5:7'],
  [/\bsquare (?:format|image|frame|crop|picture|photo|canvas|post)\b|\binstagram post\b/iu, '1:1'],
  [
    /\b(?:phone|mobile|iphone|android) wallpaper\b|\binstagram (?:story|reel)\b|\breels? cover\b|\bvertical video\b/iu,
    '9:16',
  ],
  [/\b(?:widescreen|desktop wallpaper|thumbnail|youtube banner|presentation slide)\b/iu, '16:9'],
  [/\b(?:web|website|email|facebook|linkedin) banner\b/iu, '3:1'],
  [/\b(?:portrait|vertical) (?:format|orientation)\b/iu, '4:5'],
  [/\b(?:landscape|horizontal) (?:format|orientation)\b/iu, '3:2'],
]

/** One of these is in every text that one of the patterns matches. */
const anchors =
  'ui interface screen status card cover art picture ultra wallpaper banner section a4 square instagram reel video widescreen thumbnail slide format orientation poster tarot playing tall background'.split(
    ' ',
  )
const anchored = ratioWords.map(([pattern, ratio]) => ({
  pattern,
  ratio,
  anchors: anchors.filter((anchor) => pattern.source.includes(anchor)),
}))
const size = /\dx\d/u
/** Which of them a word holds; a size such as 16x16 may be named by any pattern. */
const anchorsIn = rememberByWord(({ lower }): readonly string[] => {
  const held = size.test(lower) ? anchors : anchors.filter((anchor) => lower.includes(anchor))
  return held.length === 0 ? noAnchors : held
})
const noAnchors: readonly string[] = []

/** The patterns are many and slow on a long text; only those are tried of which a word is there. */
function findNamedRatio(text: string, words: readonly Word[]): string | null {
  const said = new Set<string>()
  for (const word of words) {
    const own = anchorsIn(word)
    if (own.length > 0) for (const anchor of own) said.add(anchor)
  }
  if (said.size === 0) return null
  const named = anchored.find((entry) => entry.anchors.some((anchor) => said.has(anchor)) && entry.pattern.test(text))
  return named?.ratio ?? null
}

/** 16:9 and 21:9 are plain ratios; 683:384 is none. */
const ratioTermMax = 21

/** The ratio the author stated, as a parameter or in words. */
export function findRatio(
  text: string,
  flags: readonly Flag[],
  words: readonly Word[] = readWords(text),
): string | null {
  const flag = flags.find((candidate) => candidate.name === 'ar' || candidate.name === 'aspect')
  if (flag) return nameRatio(flag.value) ?? flag.value
  const written = knownRatio.exec(text)?.[1] ?? readPixels(text)
  if (written) return written
  return findNamedRatio(text, words)
}

/** "1080 x 1350 px" is 4:5; odd sizes that come to no plain ratio are left alone. */
function readPixels(text: string): string | null {
  const match = /(?<![\d.])(\d{3,4}) ?[x×] ?(\d{3,4})(?!\d)/iu.exec(text)
  const ratio = match ? readRatio(`${match[1]}:${match[2]}`) : null
  const [width = 0, height = 0] = (ratio ?? '').split(':').map(Number)
  return ratio !== null && width <= ratioTermMax && height <= ratioTermMax ? ratio : null
}

/** "1920:1080", "16x9" and "8.5:11" as two whole numbers without a common divisor; null when it is no ratio. */
export function readRatio(value: string): string | null {
  const match = /^(\d{1,5}(?:\.\d{1,2})?)[:x×/](\d{1,5}(?:\.\d{1,2})?)$/iu.exec(value.trim())
  if (!match) return null
  const scale = /\./u.test(value) ? 100 : 1
  const width = Math.round(Number(match[1]) * scale)
  const height = Math.round(Number(match[2]) * scale)
  if (width === 0 || height === 0) return null
  const divisor = greatestCommonDivisor(width, height)
  return `${width / divisor}:${height / divisor}`
}

/** The ratio as its author knows it, "21:9"; reduced only where the figures are pixels or inches. */
export function nameRatio(value: string): string | null {
  return /^[1-9]\d?:[1-9]\d?$/u.test(value.trim()) ? value.trim() : readRatio(value)
}

/** Euclid's. */
function greatestCommonDivisor(left: number, right: number): number {
  return right === 0 ? left : greatestCommonDivisor(right, left % right)
}

/** "16:9" → "wide 16:9". */
export function describeRatio(ratio: string): string {
  return `${ratioShape(ratio)} ${ratio}`
}

export type Shape = 'square' | 'wide' | 'vertical'

/** Whether a ratio is square, wide or vertical. */
export function ratioShape(ratio: string): Shape {
  const [width = 1, height = 1] = ratio.split(':').map(Number)
  if (width === height) return 'square'
  return width > height ? 'wide' : 'vertical'
}

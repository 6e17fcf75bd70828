import type { Flag } from './read-flag.ts'

const knownRatio = /(?<![\d:])(1:1|4:5|5:4|2:3|3:2|3:4|4:3|16:9|9:16|21:9|9:21|16:10|2:1|1:2|3:1)(?![\d:])/u
const ratioWords: readonly (readonly [RegExp, string])[] = [
  [/\bsquare (?:format|image|frame|crop)\b/iu, '1:1'],
  [/\b(?:phone wallpaper|instagram story|vertical video)\b/iu, '9:16'],
  [/\b(?:widescreen|desktop wallpaper|youtube thumbnail)\b/iu, '16:9'],
]

/** The ratio the author stated, as a parameter or in words. */
export function findRatio(text: string, flags: readonly Flag[]): string | null {
  const flag = flags.find((candidate) => candidate.name === 'ar' || candidate.name === 'aspect')
  if (flag) return flag.value
  const written = knownRatio.exec(text)?.[1]
  return written ?? ratioWords.find(([pattern]) => pattern.test(text))?.[1] ?? null
}

/** "16:9" → "wide 16:9". */
export function describeRatio(ratio: string): string {
  const [width = 1, height = 1] = ratio.split(':').map(Number)
  if (width === height) return `square ${ratio}`
  return width > height ? `wide ${ratio}` : `vertical ${ratio}`
}

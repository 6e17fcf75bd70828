/**
 * Characters of the invoice font, Noto Sans, by file (one per script). The whole font in a single file doubles the time
 * per page and takes half as much memory again. A test compares the ranges with the files.
 */
const combiningMarks: [number, number][] = [
  [0x300, 0x301],
  [0x303, 0x304],
  [0x308, 0x309],
  [0x323, 0x323],
  [0x329, 0x329],
]

const ranges = {
  latin: [
    [0x20, 0x7e],
    [0xa0, 0xac],
    // Without the soft hyphen, which is invisible.
    [0xae, 0xff],
    [0x131, 0x131],
    [0x152, 0x153],
    ...combiningMarks,
    [0x2013, 0x2014],
    [0x2018, 0x201a],
    [0x201c, 0x201e],
    [0x2022, 0x2022],
    [0x2026, 0x2026],
    [0x2039, 0x203a],
    [0x20ac, 0x20ac],
    [0x2122, 0x2122],
    [0x2212, 0x2212],
  ],
  'latin-ext': [
    [0x100, 0x130],
    [0x132, 0x151],
    [0x154, 0x24f],
    ...combiningMarks,
    [0x1e00, 0x1e9f],
    [0x1ef2, 0x1eff],
    [0x20b9, 0x20b9],
  ],
  vietnamese: [[0x1ea0, 0x1ef1]],
  greek: [
    [0x370, 0x377],
    [0x37a, 0x37f],
    [0x384, 0x38a],
    [0x38c, 0x38c],
    [0x38e, 0x3a1],
    [0x3a3, 0x3e1],
    [0x3f0, 0x3ff],
  ],
  cyrillic: [
    [0x301, 0x301],
    [0x400, 0x45f],
    [0x490, 0x491],
    [0x4b0, 0x4b1],
    [0x2116, 0x2116],
  ],
  'cyrillic-ext': [
    [0x460, 0x48f],
    [0x492, 0x4af],
    [0x4b2, 0x52f],
  ],
  devanagari: [
    [0x20, 0x20],
    [0x900, 0x97f],
    // Joiner and non-joiner.
    [0x200c, 0x200d],
    [0x20b9, 0x20b9],
  ],
} satisfies Record<string, [number, number][]>

export type FontSubset = keyof typeof ranges
export const fontSubsets = Object.keys(ranges) as FontSubset[]

export function isCovered(subset: FontSubset, character: string): boolean {
  const codePoint = character.codePointAt(0) ?? -1
  return ranges[subset].some(([first, last]) => codePoint >= first && codePoint <= last)
}

/** The first character that no file of the font has, or null. */
export function findUnprintable(text: string): string | null {
  for (const character of text) {
    if (!fontSubsets.some((subset) => isCovered(subset, character))) return character
  }
  return null
}

interface FontRun {
  subset: FontSubset
  text: string
}

/** Cuts text where the font file changes. A character that no file has is drawn by the first, as an empty box. */
export function splitByFont(text: string): FontRun[] {
  const runs: FontRun[] = []
  for (const character of text) {
    const last = runs.at(-1)
    if (last && isCovered(last.subset, character)) {
      last.text += character
      continue
    }
    runs.push({ subset: fontSubsets.find((subset) => isCovered(subset, character)) ?? 'latin', text: character })
  }
  return runs
}

import { kindNames } from '../data/caption-words.ts'
import type { PaletteColor } from '../pixels/measure/measure-palette.ts'
import type { Measures } from '../pixels/measure/measures.ts'
import { type Described, describe, leastConfidence } from './describe-description.ts'
import { findAccent } from './find-accent.ts'
import { article, joinAnd } from './phrases.ts'

/** Of the frame. */
const largeShareMin = 0.08

/** Kind of picture and palette: "photograph, muted palette of slate blue and sand". */
export function describeStyle(measures: Measures, isTakenByCamera: boolean): Described | null {
  const { kind, palette } = measures
  const first = palette[0]
  if (!first) return null
  if (measures.isBlank) return describe(`plain field of ${first.name}`, 'measured', 0.9)
  const accent = accentOf(measures)
  const colors = namePalette(measures, accent)
  if (isTakenByCamera) return describe(`${nameKind(measures, 'photo', accent)}, ${colors}`, 'exif', 0.95)
  if (kind.confidence < leastConfidence) return describe(colors, 'measured', 0.7)
  return describe(`${nameKind(measures, kind.kind, accent)}, ${colors}`, 'measured', kind.confidence)
}

function nameKind({ cast }: Measures, kind: Measures['kind']['kind'], accent: PaletteColor | null): string {
  if (kind !== 'photo') return kindNames[kind]
  if (cast.toning !== null) return `${cast.toning}-toned photograph`
  return cast.saturation === 'monochrome' && accent === null ? 'black-and-white photograph' : kindNames.photo
}

/** The two or three colours that carry the picture, and the small one that stands out from them. */
function namePalette({ palette, cast }: Measures, accent: PaletteColor | null): string {
  const large = largeColors(palette)
  const names = [...new Set(large.map(({ name }) => name))].slice(0, 3)
  const tail = accent && !names.includes(accent.name) ? ` with ${article(accent.name)} ${accent.name} accent` : ''
  const saturation = cast.saturation === 'monochrome' && accent ? 'muted' : cast.saturation
  return `${saturation} palette of ${joinAnd(names)}${tail}`
}

function largeColors(palette: readonly PaletteColor[]): readonly PaletteColor[] {
  return palette.filter(({ share }, at) => at === 0 || share >= largeShareMin)
}

/** Grey with one spot of colour is no black-and-white picture. */
function accentOf({ palette }: Measures): PaletteColor | null {
  const large = largeColors(palette)
  return findAccent(large, palette.slice(large.length))
}

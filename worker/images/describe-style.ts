import { kindNames } from './data/caption-words.ts'
import { type Described, describe, leastConfidence } from './describe-description.ts'
import type { Measures } from './measures.ts'

/** Kind of picture and palette: "photograph, muted palette of slate blue and sand". */
export function describeStyle(measures: Measures, isTakenByCamera: boolean): Described | null {
  const { kind, palette } = measures
  const first = palette[0]
  if (!first) return null
  if (measures.isBlank) return describe(`plain field of ${first.name}`, 'measured', 0.9)
  const colors = namePalette(measures)
  if (isTakenByCamera) return describe(`${nameKind(measures, 'photo')}, ${colors}`, 'exif', 0.95)
  if (kind.confidence < leastConfidence) return describe(colors, 'measured', 0.7)
  return describe(`${nameKind(measures, kind.kind)}, ${colors}`, 'measured', kind.confidence)
}

function nameKind({ cast }: Measures, kind: Measures['kind']['kind']): string {
  if (kind !== 'photo') return kindNames[kind]
  if (cast.toning !== null) return `${cast.toning}-toned photograph`
  return cast.saturation === 'monochrome' ? 'black-and-white photograph' : kindNames.photo
}

/** The two or three colours that carry the picture, greys only where nothing else does. */
function namePalette({ palette, cast }: Measures): string {
  const names = [...new Set(palette.filter(({ share }) => share >= 0.08).map(({ name }) => name))].slice(0, 3)
  if (names.length === 0) names.push(palette[0]?.name ?? 'grey')
  const listed = names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
  return `${cast.saturation} palette of ${listed}`
}

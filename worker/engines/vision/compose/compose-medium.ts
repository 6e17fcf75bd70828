import type { Description } from '../describe/describe-description.ts'
import type { ImageReading } from '../image-reading.ts'
import type { Measures } from '../pixels/measure/measures.ts'
import type { DecidedAxes } from './compose-decided.ts'

const named = /^([^,]{1,60}), [\w-]{1,20} palette of /u

/** "muted palette of …" alone means that the kind of picture is not known. */
export function readStyleName(description: Description): string | null {
  return named.exec(description.style?.text ?? '')?.[1] ?? null
}

/** What the kind is called where a sentence has to carry it. */
const spoken: Readonly<Record<string, string>> = {
  'user interface screenshot': 'digital interface design',
  'page of printed text': 'printed page layout',
}

/** The medium as a noun, "black-and-white photograph"; its surface is said elsewhere. */
export function nameMedium(description: Description): string | null {
  const name = readStyleName(description)
  if (name === null) return null
  return spoken[name] ?? name.replace(/ with .*$/u, '')
}

/** True when a camera made the picture, by its own record or by the pixels. */
export function isPhotograph(description: Description): boolean {
  return /photograph$/u.test(readStyleName(description) ?? '')
}

const groups: Partial<Record<Measures['kind']['kind'], string>> = {
  'flat vector': 'illustration',
  'pixel art': 'illustration',
  'line art': 'illustration',
  painting: 'fine_art',
  '3d render': 'illustration',
  screenshot: 'illustration',
  document: 'illustration',
}

/** The API's label for a picture that is drawn; null for a photograph, and where the kind is not sure or is said otherwise. */
export function groupOfKind({ measures, description }: ImageReading, { axes }: DecidedAxes): string | null {
  if (axes.has('medium') || readStyleName(description) === null || isPhotograph(description)) return null
  return groups[measures.kind.kind] ?? null
}

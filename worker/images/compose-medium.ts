import type { Description } from './describe-description.ts'
import type { Measures } from './measures.ts'

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

const domainOfKind: Readonly<Record<Measures['kind']['kind'], string | null>> = {
  photo: null,
  'flat vector': 'illustration',
  'pixel art': 'pixel-art',
  'line art': 'line-art',
  painting: 'fine-art',
  '3d render': 'render',
  screenshot: 'ui',
  document: 'poster',
}

/** The kind of picture as the text engine knows it; null for a photograph and where the kind is not sure. */
export function findDomainOfKind({ kind }: Measures, description: Description): string | null {
  return readStyleName(description) === null || isPhotograph(description) ? null : domainOfKind[kind.kind]
}

import { collectFaults, type Fault } from './fault.ts'
import { excerpt } from './image-text.ts'

const promptKeys = new Set('scene subjects style color_palette lighting mood background composition camera'.split(' '))
const subjectKeys = new Set('description position action pose color_palette'.split(' '))
const cameraKeys = new Set('angle lens depth_of_field distance focus f-number ISO'.split(' '))

/** A prompt written as an object: it parses, has only known keys, and its colours are six-digit codes or names. */
export function checkFluxJson(text: string): Fault[] {
  return collectFaults('flux', [[9, 'the object parses, has known keys and valid colours', rule9Json(text)]])
}

function rule9Json(text: string): string | null {
  const prompt = parse(text)
  if (prompt === null) return excerpt(text, 40)
  return (
    findUnknown(prompt, promptKeys) ??
    toList(prompt.subjects)
      .map((subject) => findUnknown(toRecord(subject), subjectKeys))
      .find((key) => key !== null) ??
    findUnknown(toRecord(prompt.camera), cameraKeys) ??
    findBadColour(prompt.color_palette)
  )
}

function parse(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return toRecord(value)
  } catch {
    return null
  }
}

function toRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function findUnknown(record: Record<string, unknown>, known: ReadonlySet<string>): string | null {
  return Object.keys(record).find((key) => !known.has(key)) ?? null
}

function findBadColour(value: unknown): string | null {
  const bad = toList(value).find(
    (colour) => typeof colour === 'string' && colour.startsWith('#') && !/^#[0-9a-f]{6}$/iu.test(colour),
  )
  return typeof bad === 'string' ? bad : null
}

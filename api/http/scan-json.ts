import { refuseField } from './refuse-faults.ts'

/** Limits of a JSON text beside its bytes: the work of a parser and a validator. */
export interface JsonShape {
  /** Opening brackets and commas outside strings: there are never more values and fields than that. */
  marksMax: number
  depthMax: number
  /** The longest list of each field that has one, for the message of a refusal. */
  lists: readonly { field: string; itemsMax: number }[]
}

export interface BodySchema {
  type?: string
  properties?: Record<string, BodySchema>
  items?: BodySchema
  maxItems?: number
  anyOf?: BodySchema[]
}

/** Room beyond what a valid body can hold, so that ordinary mistakes are explained field by field. */
const marksSpare = 100
const depthSpare = 8
const keyLengthMax = 256

/**
 * The shape of the bodies that a schema allows, with room for mistakes.
 *
 * @throws Error for a schema whose arrays are not bounded.
 */
export function measureShape(schema: BodySchema | undefined): JsonShape {
  const { marks, depth } = measure(schema ?? {})
  const lists = Object.entries(schema?.properties ?? {}).flatMap(([field, { maxItems }]) =>
    maxItems === undefined ? [] : [{ field, itemsMax: maxItems }],
  )
  return { marksMax: marks + marksSpare, depthMax: depth + depthSpare, lists }
}

function measure({ type, properties, items, maxItems, anyOf = [] }: BodySchema): { marks: number; depth: number } {
  if (type === 'array') {
    if (maxItems === undefined) throw new Error('every array of a body needs maxItems')
    const item = measure(items ?? {})
    return { marks: maxItems * (item.marks + 1), depth: item.depth + 1 }
  }
  const fields = Object.values(properties ?? {})
  const parts = [...fields, ...anyOf].map(measure)
  return {
    marks: parts.reduce((sum, part) => sum + part.marks, fields.length),
    depth: Math.max(0, ...parts.map((part) => part.depth)) + (fields.length > 0 ? 1 : 0),
  }
}

const quote = 0x22
const backslash = 0x5c
const colon = 0x3a
const comma = 0x2c
const bracketOpen = 0x5b
const bracketClose = 0x5d
const braceOpen = 0x7b
const braceClose = 0x7d
const space = 0x20

export interface JsonScanner {
  /**
   * Continues at `from`. Returns the index after the opening quote of the sought field's value; the caller reads that
   * string and continues after it. -1 at the end of the bytes.
   *
   * @throws AppError validation_error for a text that exceeds the shape, and for a sought field that is repeated or has
   * escapes in its name.
   */
  scan(bytes: Uint8Array, from: number): number
}

/** Reads a JSON text that arrives in parts, in one pass and without keeping it. The text may be invalid. */
export function createJsonScanner(shape: JsonShape, sought: string | null = null): JsonScanner {
  let depth = 0
  let marks = 0
  let isInString = false
  let isEscaped = false
  /** The current string of the outermost object, with its escapes. */
  let text = ''
  let hasEscapes = false
  /** Whether the colon of the sought field was the last mark. */
  let isValueNext = false
  let found = 0

  const readColon = (): void => {
    if (sought === null || depth !== 1) return
    if ((hasEscapes ? unescapeKey(text) : text) !== sought) return
    found += 1
    if (hasEscapes) refuseField(sought, 'must have a name without escapes')
    if (found > 1) refuseField(sought, 'must be given only once')
    isValueNext = true
  }
  const count = (): void => {
    marks += 1
    if (marks > shape.marksMax || depth > shape.depthMax) refuseField('', describeShape(shape))
  }
  return {
    scan(bytes, from) {
      for (let at = from; at < bytes.length; at += 1) {
        const byte = bytes[at] ?? 0
        if (isInString) {
          if (isEscaped) isEscaped = false
          else if (byte === quote) {
            isInString = false
            continue
          } else if (byte === backslash) {
            isEscaped = true
            hasEscapes = true
          }
          if (depth === 1 && sought !== null && text.length < keyLengthMax) text += String.fromCharCode(byte)
          continue
        }
        if (byte <= space) continue
        if (byte === quote) {
          if (isValueNext) {
            isValueNext = false
            return at + 1
          }
          isInString = true
          text = ''
          hasEscapes = false
          continue
        }
        isValueNext = false
        if (byte === colon) readColon()
        else if (byte === comma) count()
        else if (byte === braceOpen || byte === bracketOpen) {
          depth += 1
          count()
        } else if (byte === braceClose || byte === bracketClose) depth -= 1
      }
      return -1
    },
  }
}

/** @throws AppError validation_error for a JSON text beyond the shape, before any of it is parsed. */
export function checkShape(bytes: Uint8Array, shape: JsonShape): void {
  createJsonScanner(shape).scan(bytes, 0)
}

function unescapeKey(text: string): string | null {
  try {
    return JSON.parse(`"${text}"`)
  } catch {
    return null
  }
}

function describeShape({ lists }: JsonShape): string {
  const rules = lists.map(({ field, itemsMax }) => `; ${field} accepts at most ${itemsMax} elements`)
  return `has more fields or elements than this call accepts${rules.join('')}`
}

export type JsonObject = Readonly<Record<string, unknown>>

const jsonCharactersMax = 500_000
const jsonDepthMax = 60

type Reviver = (this: unknown, key: string, value: unknown) => unknown

/** An untrusted JSON object; null when it is no object, too large, too deep or broken. Large integers keep their digits as text. */
export function parseMetadataJson(text: string): JsonObject | null {
  const trimmed = text.trim()
  if (!trimmed.startsWith('{') || trimmed.length > jsonCharactersMax || depthOf(trimmed) > jsonDepthMax) return null
  // Some generators write a bare NaN, which is no JSON.
  return parse(trimmed) ?? (trimmed.includes('NaN') ? parse(trimmed.replaceAll(/\bNaN\b/g, 'null')) : null)
}

/** The value as an object; a string is parsed as JSON. */
export function asObject(value: unknown): JsonObject | null {
  if (typeof value === 'string') return parseMetadataJson(value)
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : null
}

/** The first of the values that is a text with something in it. */
export function firstText(...values: unknown[]): string | null {
  for (const value of values) if (typeof value === 'string' && value.trim() !== '') return value
  return null
}

/** A seed as it was written, whether as number or as text. */
export function seedOf(value: unknown): string | null {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value).trim() : ''
  return /^\d{1,24}$/.test(text) ? text : null
}

function parse(text: string): JsonObject | null {
  try {
    return asObject(/\d{16}/.test(text) ? JSON.parse(text, keepDigits as Reviver) : JSON.parse(text))
  } catch {
    return null
  }
}

/** Seeds go up to 2^64, beyond what a number holds exactly. */
function keepDigits(_key: string, value: unknown, context?: { source?: string }): unknown {
  return typeof value === 'number' && !Number.isSafeInteger(value) && /^\d+$/.test(context?.source ?? '')
    ? context?.source
    : value
}

function depthOf(text: string): number {
  let depth = 0
  let deepest = 0
  let isInText = false
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index]
    if (isInText && character === '\\') index += 1
    else if (character === '"') isInText = !isInText
    else if (!isInText && (character === '{' || character === '[')) depth += 1
    else if (!isInText && (character === '}' || character === ']')) depth -= 1
    deepest = Math.max(deepest, depth)
  }
  return deepest
}

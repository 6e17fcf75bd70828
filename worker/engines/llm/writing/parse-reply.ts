/** The fields common to all replies; all text fields are in `fields`. */
export interface ParsedReply {
  prompt: string
  negativeTerms: string[]
  decisions: string[]
  missing: string[]
  /** Trimmed; empty ones are left out. */
  fields: ReadonlyMap<string, string>
}

/**
 * Reads a reply that is meant to be JSON, alone, in a code fence or with a remark around it. Null where no object with
 * a `prompt` is found. Lists that are not there are empty: not every provider can be held to a schema.
 */
export function parseModelReply(text: string): ParsedReply | null {
  const record = readObject(text.trim())
  if (record === null) return null
  const fields = new Map<string, string>()
  for (const [key, value] of Object.entries(record)) {
    if (typeof value === 'string' && value.trim() !== '') fields.set(key, value.trim())
  }
  const prompt = fields.get('prompt')
  if (prompt === undefined) return null
  return {
    prompt: prompt.replaceAll('\r\n', '\n'),
    negativeTerms: readStrings(record.negative_terms),
    decisions: readStrings(record.decisions),
    missing: readStrings(record.missing),
    fields,
  }
}

function readObject(text: string): Record<string, unknown> | null {
  const start = text.indexOf('{')
  const end = text.lastIndexOf('}')
  if (start < 0 || end < start) return null
  return toRecord(text.slice(start, end + 1))
}

function toRecord(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null
  } catch {
    return null
  }
}

function readStrings(value: unknown): string[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((item: unknown) => (typeof item === 'string' && item.trim() !== '' ? [item.trim()] : []))
}

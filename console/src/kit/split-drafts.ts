export const separators = ['line', 'paragraph'] as const
export type Separator = (typeof separators)[number]

/** The drafts of a text, without empty ones: each line, or each paragraph between blank lines. */
export function splitDrafts(text: string, separator: Separator): string[] {
  const parts = text.replaceAll('\r\n', '\n').split(separator === 'line' ? '\n' : /\n[^\S\n]*\n/u)
  return parts.map((part) => part.trim()).filter(Boolean)
}

import type { StandInCall } from './model-stand-in.ts'

/** The author's text out of a request to a model: what stands between its marker lines. */
export function readDraft({ said }: StandInCall): string {
  const request = JSON.parse(`"${/<<<text-(?:[^"\\]|\\.)*/.exec(said)?.[0] ?? ''}"`)
  return /<<<(text-[0-9a-f]+)\n([\s\S]*)\n\1>>>/.exec(request)?.[2] ?? ''
}

/** A reply in the form that every instruction asks for. */
export function replyJson(prompt: string, rest: object = {}): string {
  return JSON.stringify({ reading: 'One. Two.', prompt, negative_terms: [], decisions: [], missing: [], ...rest })
}

/** What a good model does, as far as a checker can see: the draft, with one decision more. */
export function rewriteWell(call: StandInCall): string {
  const draft = readDraft(call).trim()
  return replyJson(`${draft.replace(/[.\s]+$/, '')}. Begin with what matters most to the reader.`)
}

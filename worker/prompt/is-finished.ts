import type { DraftFacts } from './draft-facts.ts'

const finishedWordsMin = 45

/** True for a prompt that needs no help: it is laid out already, or states its task, reader, form and bounds in prose. */
export function isFinished(draft: DraftFacts): boolean {
  if (draft.isStructured || draft.words.length === 0) return true
  const { stated } = draft
  const parts = [
    stated.format,
    stated.length,
    stated.tone || stated.role,
    stated.audience || stated.background,
    stated.rules,
    stated.purpose,
  ]
  const said = parts.filter(Boolean).length
  return draft.material === null && draft.instructionWords.length >= finishedWordsMin && stated.format && said >= 5
}

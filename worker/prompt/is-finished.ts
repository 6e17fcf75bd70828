import type { DraftFacts } from './draft-facts.ts'
import { readCore } from './read-core.ts'

const finishedWordsMin = 45

/** True for a prompt that needs no help: it is laid out already, or states its task, reader, form and bounds in prose. */
export function isFinished(sent: DraftFacts): boolean {
  if (sent.isStructured || sent.words.length === 0) return true
  const { draft } = readCore(sent, 'text')
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

import type { DraftFacts } from './draft-facts.ts'
import { findFillers } from './find-fillers.ts'
import { readDraft } from './read-draft.ts'

export interface Core {
  /** The draft without the sentences that ask for nothing; the draft itself when it has none. */
  draft: DraftFacts
  /** Those sentences, as written. */
  fillers: string[]
}

const cores = new WeakMap<DraftFacts, Core>()

/**
 * What a draft says once thanks, urging and small talk are set aside. The kind of task, our decisions and the score go
 * by the core alone, so that no amount of politeness moves them.
 */
export function readCore(draft: DraftFacts): Core {
  const known = cores.get(draft)
  if (known) return known
  const core = buildCore(draft)
  cores.set(draft, core)
  return core
}

function buildCore(draft: DraftFacts): Core {
  const fillers = findFillers(draft)
  if (fillers.length === 0) return { draft, fillers: [] }
  let text = ''
  let at = 0
  // Sentences are places in the instruction; material, if any, is put back behind it.
  for (const filler of fillers) {
    text += draft.instruction.slice(at, filler.start)
    at = filler.end
  }
  text += draft.instruction.slice(at)
  const tidy = text
    .replaceAll(/[ \t]{2,}/gu, ' ')
    .replaceAll(/\n{3,}/gu, '\n\n')
    .trim()
  if (tidy === '') return { draft, fillers: [] }
  const core = draft.material ? `${tidy}\n\n${draft.material.text}` : tidy
  return { draft: readDraft(core), fillers: fillers.map((filler) => filler.text) }
}

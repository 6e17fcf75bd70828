import type { DraftFacts } from './draft-facts.ts'
import type { Medium } from './filler-senses.ts'
import { type Filler, findFillers } from './find-fillers.ts'
import { readDraft } from './read-draft.ts'
import { readStated } from './read-stated.ts'
import type { Word } from './read-words.ts'

export interface Core {
  /** The draft without the sentences that ask for nothing; the draft itself when it has none. */
  draft: DraftFacts
  /** Those sentences, as written. */
  fillers: string[]
}

const cores: Record<Medium, WeakMap<DraftFacts, Core>> = { caption: new WeakMap(), text: new WeakMap() }

/**
 * What a draft says once thanks, urging and small talk are set aside. The kind of task, our decisions and the score go
 * by the core alone, so that no amount of politeness moves them. In a caption less is set aside than in a text, so what
 * decides between the two goes by the caption's core.
 */
export function readCore(draft: DraftFacts, medium: Medium): Core {
  const known = cores[medium].get(draft)
  if (known) return known
  const core = buildCore(draft, medium)
  cores[medium].set(draft, core)
  return core
}

/**
 * The core as far as a score needs it, cheaper than reading it again. Its words stand at their places in its own text,
 * its sentences and spans at those in the draft.
 */
export function skimCore(draft: DraftFacts, medium: Medium): DraftFacts {
  const fillers = findFillers(draft, medium)
  if (fillers.length === 0) return draft
  if (draft.material) return readCore(draft, medium).draft
  const covered = new Uint8Array(draft.text.length)
  for (const filler of fillers) covered.fill(1, filler.start, filler.end)
  const isOutside = ({ start }: { start: number }): boolean => covered[start] !== 1
  const words = keepWords(draft.words, fillers)
  const sentences = draft.sentences.filter(isOutside)
  const text = joinOutside(draft.text, fillers)
  return {
    ...draft,
    text,
    instruction: text,
    words,
    instructionWords: words,
    sentences,
    spans: draft.spans.filter(isOutside),
    stated: readStated(text, words, draft.language),
  }
}

function buildCore(draft: DraftFacts, medium: Medium): Core {
  const fillers = findFillers(draft, medium)
  if (fillers.length === 0) return { draft, fillers: [] }
  // Sentences are places in the instruction; material, if any, is put back behind it.
  const text = joinOutside(draft.instruction, fillers)
  const tidy = text
    .replaceAll(/[ \t]{2,}/gu, ' ')
    .replaceAll(/\n{3,}/gu, '\n\n')
    .trim()
  if (tidy === '') return { draft, fillers: [] }
  const core = draft.material ? `${tidy}\n\n${draft.material.text}` : tidy
  const material = draft.material && {
    ...draft.material,
    start: core.length - draft.material.text.length,
    end: core.length,
  }
  // Most often both media set the same aside.
  const other = cores[medium === 'text' ? 'caption' : 'text'].get(draft)?.draft
  return {
    draft: other?.text === core ? other : readDraft(core, undefined, material ?? undefined),
    fillers: fillers.map((filler) => filler.text),
  }
}

/** The words outside the fillers, at their places in what is left. */
function keepWords(words: readonly Word[], fillers: readonly Filler[]): Word[] {
  let next = 0
  let removed = 0
  return words.flatMap((word) => {
    for (let filler = fillers[next]; filler && filler.end <= word.start; filler = fillers[next]) {
      removed += filler.end - filler.start
      next += 1
    }
    const isInside = (fillers[next]?.start ?? Number.POSITIVE_INFINITY) <= word.start
    return isInside ? [] : [{ ...word, start: word.start - removed, end: word.end - removed }]
  })
}

function joinOutside(text: string, fillers: readonly Filler[]): string {
  let outside = ''
  let at = 0
  for (const filler of fillers) {
    outside += text.slice(at, filler.start)
    at = filler.end
  }
  return outside + text.slice(at)
}

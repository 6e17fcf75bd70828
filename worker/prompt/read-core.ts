import { changeFacts, type DraftFacts } from './draft-facts.ts'
import type { Medium } from './filler-senses.ts'
import { type Filler, findFillers, isFiller } from './find-fillers.ts'
import { readDraft } from './read-draft.ts'
import { readStated } from './read-stated.ts'
import type { Word } from './read-words.ts'
import { rememberByDraft } from './remember-by-draft.ts'
import type { Material } from './split-material.ts'

export interface Core {
  /** The draft without the sentences that ask for nothing; the draft itself when it has none. */
  draft: DraftFacts
  /** Those sentences, as written. */
  fillers: string[]
}

const cores = {
  caption: rememberByDraft((draft) => buildCore(draft, 'caption')),
  text: rememberByDraft((draft) => buildCore(draft, 'text')),
}

/**
 * What a draft says once thanks, urging and small talk are set aside. The kind of task, our decisions and the score go
 * by the core alone, so that no amount of politeness moves them. In a caption less is set aside than in a text, so what
 * decides between the two goes by the caption's core.
 */
export function readCore(draft: DraftFacts, medium: Medium): Core {
  return cores[medium](draft)
}

/**
 * The core as far as a score needs it, cheaper than reading it again. Its words stand at their places in its own text,
 * its sentences and spans at those in the draft.
 */
export function skimCore(draft: DraftFacts, medium: Medium): DraftFacts {
  const fillers = findFillers(draft, medium)
  if (fillers.length === 0) return draft
  const inText = draft.material ? placeInText(fillers, draft, draft.material) : fillers
  const covered = new Uint8Array(draft.text.length)
  for (const filler of inText) covered.fill(1, filler.start, filler.end)
  const words = keepWords(draft.words, inText)
  const text = joinOutside(draft.text, inText)
  const instructionWords = draft.material ? keepWords(draft.instructionWords, fillers) : words
  const instruction = draft.material ? joinOutside(draft.instruction, fillers) : text
  return changeFacts(draft, {
    text,
    instruction,
    words,
    instructionWords,
    sentences: draft.sentences.filter((sentence) => !isFiller(sentence, medium)),
    material: draft.material && moveMaterial(draft.material, inText),
    spans: draft.spans.filter(({ start }) => covered[start] !== 1),
    stated: readStated(instruction, instructionWords, draft.language),
  })
}

/** Fillers are places in the instruction; what stands behind the material is as far from the end in the whole text. */
function placeInText(fillers: readonly Filler[], { text, instruction }: DraftFacts, material: Material): Filler[] {
  const shift = text.length - instruction.length
  return fillers.map((filler) => {
    if (filler.end <= material.start) return filler
    const end = filler.end + shift
    // The gap before the first one behind the material holds the material.
    const isFirst = filler.start <= material.start
    return { ...filler, start: isFirst ? end - filler.text.length : filler.start + shift, end }
  })
}

function moveMaterial(material: Material, fillers: readonly Filler[]): Material {
  const removed = fillers.reduce((sum, { start, end }) => (end <= material.start ? sum + end - start : sum), 0)
  return { ...material, start: material.start - removed, end: material.end - removed }
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
  // Most often both media set the same aside; the kind of task is told by the caption's core, so that it is known first.
  const other = medium === 'text' ? readCore(draft, 'caption').draft : null
  return {
    draft: other?.text === core ? other : readDraft(core, undefined, material ?? undefined, draft),
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

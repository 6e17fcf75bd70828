import type { Decision } from './chat-domain.ts'
import { splitTerms } from './split-terms.ts'
import { splitLines } from './topic-lines.ts'

const otherWording = ' || '

/** The same as decisions; `||` stands between two wordings of one. */
export function readDecisions(lines: string): Decision[] {
  return readDecisionPool(lines).map(({ text: line, unless, when }) => {
    const [text = '', ...others] = line.split(otherWording)
    const wordings = [text, ...others]
    return { text, unless, ...(others.length > 0 ? { wordings } : {}), ...(when.length > 0 ? { when } : {}) }
  })
}

/** Reads lines of the form `Text. | unless: cue, cue | when: cue`. */
export function readDecisionPool(lines: string): { text: string; unless: string[]; when: string[] }[] {
  return splitLines(lines).map((line) => {
    const [text = '', ...notes] = line.split(' | ')
    return { text, unless: readNote(notes, 'unless: '), when: readNote(notes, 'when: ') }
  })
}

function readNote(notes: readonly string[], opening: string): string[] {
  const note = notes.find((candidate) => candidate.startsWith(opening))
  return note ? splitTerms(note.slice(opening.length)) : []
}

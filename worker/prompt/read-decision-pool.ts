import { splitTerms } from './split-terms.ts'
import { splitLines } from './topic-lines.ts'

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

import { instructionTexts } from '../request/instruction-files.ts'

/** So many words in the same order are no accident. */
const runLength = 8
const wordPattern = /[\p{L}\p{N}]+/gu

const instructionRuns: ReadonlySet<string> = new Set([...instructionTexts()].flatMap((text) => [...readRuns(text)]))

/** The first run of words that occurs in the instructions and in the reply, but not in the author's text; else null. */
export function findLeak(author: string, reply: string): string | null {
  let own: ReadonlySet<string> | null = null
  for (const run of readRuns(reply)) {
    if (!instructionRuns.has(run)) continue
    own ??= new Set(readRuns(author))
    if (!own.has(run)) return run
  }
  return null
}

function* readRuns(text: string): Generator<string> {
  const words = text.toLowerCase().match(wordPattern) ?? []
  for (let at = 0; at + runLength <= words.length; at += 1) yield words.slice(at, at + runLength).join(' ')
}

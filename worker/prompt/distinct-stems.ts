import { rememberByWord, type WordForm } from './word-forms.ts'

/** Counts distinct stems in rounds; those of usual words without a look at their letters, and without a set of them. */
export interface DistinctStems {
  begin: () => void
  add: (word: WordForm) => void
  addText: (text: string) => void
  /** How many since `begin`. */
  count: () => number
}

export function buildDistinctStems(): DistinctStems {
  const numbers = new Map<string, number>()
  const numberOf = rememberByWord(({ stem }) => {
    const number = numbers.get(stem) ?? numbers.size
    numbers.set(stem, number)
    return number
  })
  const seenIn: number[] = []
  let round = 0
  let usual = 0
  let others = new Set<string>()
  return {
    begin() {
      round += 1
      usual = 0
      others = new Set()
    },
    add(word) {
      // Only usual words are numbered, so that memory is bounded.
      if (word.id === 0) {
        others.add(word.stem)
        return
      }
      const number = numberOf(word)
      if (seenIn[number] !== round) usual += 1
      seenIn[number] = round
    },
    addText(text) {
      others.add(text)
    },
    count() {
      let count = usual
      for (const text of others) if (seenIn[numbers.get(text) ?? -1] !== round) count += 1
      return count
    },
  }
}

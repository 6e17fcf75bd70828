import { buildCueIndex, hasCue } from './cue-index.ts'
import { figureNames, namedPeople } from './data/image-named-people.ts'
import type { Word } from './read-words.ts'

const peopleIndex = buildCueIndex([
  { key: true, weight: 1, phrases: [...Object.values(namedPeople).flat(), ...figureNames] },
])

/** Pictures that are of people, whoever they are. */
const occasions = new Set('portrait headshot selfie model couple crowd party team'.split(' '))

/** True when the words name somebody who is shown. */
export function namesPeople(words: readonly Word[]): boolean {
  return words.some(({ stem }) => occasions.has(stem)) || hasCue(peopleIndex, words)
}

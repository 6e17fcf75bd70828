import {
  foodPositives,
  naturePositives,
  peoplePositives,
  picturePositives,
  placePositives,
} from './positive-phrases-nouns.ts'

/**
 * What an excluded thing leaves behind, as a noun phrase: a model without negatives paints what the words name.
 * Keys are single nouns without a plural s.
 */
export const positivePhrases: ReadonlyMap<string, string> = new Map(
  [peoplePositives, placePositives, naturePositives, picturePositives, foodPositives].flatMap(readTable),
)

const anyone = /setting$|^a frame kept/u

/** What people wear, hold or show: wordings that say nothing where nobody is seen. */
export const bodilyWordings: ReadonlySet<string> = new Set(
  readTable(peoplePositives)
    .map(([, phrase]) => phrase)
    .filter((phrase) => !anyone.test(phrase)),
)

function readTable(table: string): (readonly [string, string])[] {
  return table
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .flatMap((line) => {
      const [nouns = '', phrase = ''] = line.split(' > ')
      return nouns.split(',').map((noun) => [noun.trim(), phrase.trim()] as const)
    })
}

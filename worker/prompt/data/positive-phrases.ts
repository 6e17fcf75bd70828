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

import { readScenes } from './data/positive-scopes.ts'
import { namesPeople } from './names-people.ts'
import { readWords } from './read-words.ts'
import type { Shown } from './say-positively.ts'

/** Figures with a body that are nobody; stems. */
const animals = new Set(
  'cat dog fox wolf wolve dragon bear rabbit bird horse creature monster robot mecha hair eye ghost character figure'.split(
    ' ',
  ),
)

/** What a caption shows, as far as it decides how an absence is best said. */
export function readShown(caption: string): Shown {
  const words = caption === '' ? [] : readWords(caption)
  const hasBeings = namesPeople(words)
  const hasPeople = hasBeings && namesPeople(words.filter(({ stem }) => !animals.has(stem)))
  return { hasPeople, hasBeings, scenes: readScenes(words) }
}

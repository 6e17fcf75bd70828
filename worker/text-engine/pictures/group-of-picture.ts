import type { Draft } from '../analyze/draft.ts'
import { parseCaption } from './parse-caption.ts'
import groups from './picture-groups.json' with { type: 'json' }
import type { PictureIndex } from './picture-index.ts'

/** What is longer is no caption. */
const captionWordsMax = 150
const groupOfDesigns = 'illustration'

/** The API's label for what a caption shows, by its first thing; a use such as a logo is a design. */
export function groupOfPicture(draft: Draft, index: PictureIndex): string {
  if (draft.words.length > captionWordsMax) return groupOfDesigns
  const { form, phrases } = parseCaption(draft, index)
  const thing = phrases.find((phrase) => phrase.thing)?.thing
  return form || !thing ? groupOfDesigns : groups[thing.sort]
}

import type { Draft } from '../reading/draft.ts'
import groups from './picture-groups.json' with { type: 'json' }
import type { PictureIndex } from './picture-index.ts'
import { readCaption } from './read-caption.ts'

const groupOfDesigns = 'illustration'

/** The API's label for what a caption shows, by its first thing; a use such as a logo is a design. */
export function groupOfPicture(draft: Draft, index: PictureIndex): string {
  const { form, phrases } = readCaption(draft, index)
  const thing = phrases.find((phrase) => phrase.thing)?.thing
  return form || !thing ? groupOfDesigns : groups[thing.sort]
}

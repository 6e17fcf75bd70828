import type { PicturePlan } from '../../text-engine/plan/plan.ts'
import { writeProsePicture } from '../write-prose-picture.ts'
import type { PictureView, Writing } from '../writing.ts'

/** The model draws no pictures, and is asked for what one can be drawn from. */
export const briefClosing = 'Answer with one finished prompt for an image generator that shows exactly this.'

/** The picture in words, and what is wanted of them. */
export function writePicture(plan: PicturePlan, view: PictureView): Writing {
  const { rung, draft } = plan
  const isAsked = rung === 'finished' || draft.language !== 'en'
  return writeProsePicture(plan, view, {
    edits: [],
    changes: [],
    sayExcluded: (terms) => `Kept out of the picture: ${terms.join(', ')}.`,
    closing: isAsked ? null : briefClosing,
  })
}

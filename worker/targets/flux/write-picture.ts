import type { PicturePlan } from '../../text-engine/plan/plan.ts'
import { dropAsking } from '../caption.ts'
import { writeProsePicture } from '../write-prose-picture.ts'
import type { PictureView, Writing } from '../writing.ts'
import { turnExclusions } from './turn-exclusions.ts'

/** Prose with nothing denied: this model paints what the words name. */
export function writePicture(plan: PicturePlan, view: PictureView): Writing {
  const { edits, changes } = turnExclusions(plan.draft)
  return writeProsePicture(
    plan,
    { ...view, withNegatives: false },
    {
      edits: [...dropAsking(plan.draft), ...edits],
      changes,
      sayExcluded: (terms) => `The scene is clear of ${terms.join(', ')}.`,
      closing: null,
    },
  )
}

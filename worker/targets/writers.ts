import type { TargetId } from '#shared/catalog/targets.ts'
import type { ChatPlan, PicturePlan, Plan } from '../text-engine/plan/plan.ts'
import { writePicture as writeClaudePicture } from './claude/write-picture.ts'
import { writePicture as writeFluxPicture } from './flux/write-picture.ts'
import { writePicture as writeMidjourneyPicture } from './midjourney/write-picture.ts'
import { profiles } from './profiles.ts'
import { writeChat } from './write-chat.ts'
import { writeProsePicture } from './write-prose-picture.ts'
import type { PictureView, Writing } from './writing.ts'

type PictureWriter = (plan: PicturePlan, view: PictureView) => Writing

const writeChatgptPicture = proseWriter((terms) => `No ${terms.join(', no ')}.`)
/** It follows what is named; only the terms of a last sentence are safe. */
const writeGeminiPicture = proseWriter((terms) => `Kept out of the picture: ${terms.join(', ')}.`)
const writeUniversalPicture = proseWriter((terms) => `Kept out of the picture: ${terms.join(', ')}.`)

const pictureWriters: Readonly<Record<TargetId, PictureWriter>> = {
  midjourney: writeMidjourneyPicture,
  flux: writeFluxPicture,
  chatgpt: writeChatgptPicture,
  gemini: writeGeminiPicture,
  claude: writeClaudePicture,
  universal: writeUniversalPicture,
}

/** Writes a plan in the syntax of a target. Text for a target that only draws is written for any model. */
export function writePlan(plan: Plan, targetId: TargetId, view: PictureView): Writing {
  return plan.kind === 'picture' ? pictureWriters[targetId](plan, view) : writeText(plan, targetId, view)
}

function writeText(plan: ChatPlan, targetId: TargetId, view: PictureView): Writing {
  const profile = profiles[targetId].takesText ? profiles[targetId] : profiles.universal
  return writeChat(plan, { profile, usual: view.usual })
}

function proseWriter(sayExcluded: (terms: readonly string[]) => string): PictureWriter {
  return (plan, view) => writeProsePicture(plan, view, { edits: [], changes: [], sayExcluded, closing: null })
}

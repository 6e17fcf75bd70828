import type { TargetId } from '#shared/catalog/targets.ts'
import chatgpt from './chatgpt/profile.json' with { type: 'json' }
import claude from './claude/profile.json' with { type: 'json' }
import flux from './flux/profile.json' with { type: 'json' }
import gemini from './gemini/profile.json' with { type: 'json' }
import midjourney from './midjourney/profile.json' with { type: 'json' }
import universal from './universal/profile.json' with { type: 'json' }

/** Dated facts about a target; what goes stale is in its folder and nowhere else. */
export interface TargetProfile {
  /** When the vendor's documentation was last compared, as year and month. */
  verifiedOn: string
  drawsImages: boolean
  takesText: boolean
  /** The longest picture prompt that it follows well. */
  imageWordsMax: number
  /** How handed-over text is set apart: `tags` or `quotes`. */
  material: string
}

export const profiles: Readonly<Record<TargetId, TargetProfile>> = {
  midjourney,
  chatgpt,
  claude,
  gemini,
  flux,
  universal,
}

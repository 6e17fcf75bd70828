import type { TargetId } from '#shared/catalog/targets.ts'

/** Dated facts about a target; what goes stale is here and nowhere else. */
export interface TargetProfile {
  id: TargetId
  /** When the vendor's documentation was last compared, as year and month. */
  verifiedOn: string
  drawsImages: boolean
  takesText: boolean
  imageWordsMax: number
}

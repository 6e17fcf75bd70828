import type { TargetProfile } from '../target-profile.ts'

export const midjourneyProfile: TargetProfile & { addedWordsMax: number } = {
  id: 'midjourney',
  verifiedOn: '2026-11',
  drawsImages: true,
  takesText: false,
  imageWordsMax: 60,
  /** Our own words stop here; a caption that is short does better. */
  addedWordsMax: 45,
}

import type { TargetProfile } from '../target-profile.ts'

export const universalProfile: TargetProfile = {
  id: 'universal',
  verifiedOn: '2026-11',
  drawsImages: true,
  takesText: true,
  imageWordsMax: 60,
}

import type { TargetProfile } from '../target-profile.ts'

export const claudeProfile: TargetProfile = {
  id: 'claude',
  verifiedOn: '2026-11',
  drawsImages: false,
  takesText: true,
  imageWordsMax: 300,
}

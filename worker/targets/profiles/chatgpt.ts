import type { TargetProfile } from '../target-profile.ts'

export const chatgptProfile: TargetProfile = {
  id: 'chatgpt',
  verifiedOn: '2026-11',
  drawsImages: true,
  takesText: true,
  imageWordsMax: 250,
}

import type { TargetProfile } from '../target-profile.ts'

export const geminiProfile: TargetProfile = {
  id: 'gemini',
  verifiedOn: '2026-11',
  drawsImages: true,
  takesText: true,
  imageWordsMax: 300,
}

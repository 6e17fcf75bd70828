import type { TargetProfile } from '../target-profile.ts'

export const midjourneyProfile: TargetProfile = {
  id: 'midjourney',
  verifiedOn: '2026-11',
  drawsImages: true,
  takesText: false,
  imageWordsMax: 60,
  forbidden: [/(?<=^|\s)\S+::\d/u, /<lora:/u, /\(\w+:\d\.\d\)/u],
}

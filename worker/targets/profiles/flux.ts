import type { TargetProfile } from '../target-profile.ts'

export const fluxProfile: TargetProfile = {
  id: 'flux',
  verifiedOn: '2026-11',
  drawsImages: true,
  takesText: false,
  imageWordsMax: 120,
  forbidden: [/(?<=^|\s)\S+::\d/u, /<lora:/u, /\(\w+:\d\.\d\)/u],
}

import type { TargetProfile } from '../target-profile.ts'

export const claudeProfile: TargetProfile = {
  id: 'claude',
  verifiedOn: '2026-11',
  drawsImages: false,
  takesText: true,
  imageWordsMax: 300,
  forbidden: [/(?<=^|\s)\S+::\d/u, /<lora:/u, /\(\w+:\d\.\d\)/u],
}

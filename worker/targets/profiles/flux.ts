import type { TargetProfile } from '../target-profile.ts'

export const fluxProfile: TargetProfile & { wordsMin: number; simpleWordsMax: number } = {
  id: 'flux',
  verifiedOn: '2026-11',
  drawsImages: true,
  takesText: false,
  /** For a scene of several subjects; one subject is served by fewer. */
  imageWordsMax: 120,
  simpleWordsMax: 80,
  /** Four above the rule's 30, which some count without figures. */
  wordsMin: 34,
}

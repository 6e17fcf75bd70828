/** The media that the classifier knows beside photographs. */
export const drawnMedia = [
  'flat vector',
  'pixel art',
  'line art',
  'painting',
  '3d render',
  'screenshot',
  'document',
] as const
export type ImageMedium = 'photo' | (typeof drawnMedia)[number]

/** The media that the classifier knows. */
export const imageMediums = [
  'photo',
  'flat vector',
  'pixel art',
  'line art',
  'painting',
  '3d render',
  'screenshot',
  'document',
] as const
export type ImageMedium = (typeof imageMediums)[number]

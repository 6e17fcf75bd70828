/** The media that the classifier knows. */
export const pictureKinds = [
  'photo',
  'flat vector',
  'pixel art',
  'line art',
  'painting',
  '3d render',
  'screenshot',
  'document',
] as const
export type PictureKind = (typeof pictureKinds)[number]

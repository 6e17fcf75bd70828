/** What a picture may be made as. */
export type PictureKind =
  | 'photo'
  | 'flat vector'
  | 'pixel art'
  | 'line art'
  | 'painting'
  | '3d render'
  | 'screenshot'
  | 'document'

/** Decoded pixels, upright, eight bits a channel: grey or red, green, blue, each with or without opacity behind. */
export interface RawPicture {
  data: Uint8Array
  width: number
  height: number
  channels: number
}

/** A part of a picture, in pixels from its upper left corner. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** Two and four channels end in the opacity. */
export function hasOpacity({ channels }: RawPicture): boolean {
  return channels === 2 || channels === 4
}

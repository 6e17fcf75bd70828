/** One image, turned upright and made small: all measures are taken on this. */
export interface DecodedImage {
  /** By the first bytes of the file. */
  format: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif'
  /** Pixels as displayed, after orientation. */
  width: number
  height: number
  /** Share of the pixels that are not seen: those more than half transparent, unless all are. 0 to 1. */
  transparentShare: number
  /** Frames in the file; only the first is read. */
  frameCount: number
  /** The whole frame, transparent parts over an even ground. */
  sample: PixelSample
  /** The part that is seen, with a little ground around it, where it is small on a transparent ground; else null. */
  closeUp: PixelSample | null
  /** The seen pixels alone, in one row; null where nothing is transparent. */
  visible: PixelSample | null
  /** Of enlarged pixel art, as far as the full size was looked at. */
  pixelCells: PixelCells | null
}

/** Enlarged pixels, by the image's own pixels. */
export interface PixelCells {
  /** Side of a cell; not always a whole number. */
  side: number
}

/** sRGB, three bytes a pixel, row by row. The longer side is at most 256 pixels. */
export interface PixelSample {
  width: number
  height: number
  pixels: Uint8Array
}

/** Decoded pixels, upright, eight bits a channel: grey or red, green, blue, each with or without opacity behind. */
export interface RawImage {
  data: Uint8Array
  width: number
  height: number
  channels: number
}

/** A part of an image, in pixels from its upper left corner. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** Two and four channels end in the opacity. */
export function hasOpacity({ channels }: RawImage): boolean {
  return channels === 2 || channels === 4
}

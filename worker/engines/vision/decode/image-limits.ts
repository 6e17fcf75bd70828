/** What an image may cost. */
export interface ImageLimits {
  bytesMax: number
  pixelsMax: number
  sideMax: number
  /** Over all frames of an animation: only one is decoded, but all are counted. */
  animationPixelsMax: number
  /** Memory that decoding may take, as estimated from the header: formats differ a hundredfold for the same pixels. */
  decodingBytesMax: number
}

export const imageLimits: ImageLimits = {
  bytesMax: 10_000_000,
  pixelsMax: 25_000_000,
  sideMax: 20_000,
  animationPixelsMax: 1_000_000_000,
  decodingBytesMax: 160_000_000,
}

/** Why an image was refused. */
export type ImageRefusal =
  | 'empty'
  | 'too_large'
  | 'unsupported_type'
  | 'type_mismatch'
  | 'too_many_pixels'
  | 'too_costly'
  | 'corrupt'
  | 'timed_out'

/** An image that cannot be read. The message is for the caller: the rule, without internal details. */
export class ImageUnprocessableError extends Error {
  override name = 'ImageUnprocessableError'
  readonly reason: ImageRefusal

  constructor(reason: ImageRefusal, message: string, options: { cause?: unknown } = {}) {
    super(message, options)
    this.reason = reason
  }
}

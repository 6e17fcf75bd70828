/** Why a picture was refused. */
export type ImageRefusal =
  | 'empty'
  | 'too_large'
  | 'unsupported_type'
  | 'type_mismatch'
  | 'too_many_pixels'
  | 'too_costly'
  | 'corrupt'
  | 'timed_out'

/** A picture that cannot be read. The message is for the caller: the rule, without internal details. */
export class ImageUnprocessableError extends Error {
  override name = 'ImageUnprocessableError'
  readonly reason: ImageRefusal

  constructor(reason: ImageRefusal, message: string, options: { cause?: unknown } = {}) {
    super(message, options)
    this.reason = reason
  }
}

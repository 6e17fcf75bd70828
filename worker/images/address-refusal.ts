/** Why an image could not be had from its address, and what the caller is told. */
const refusals = {
  bad_address: 'The image address is not a valid http or https address.',
  address_not_allowed: 'The image address does not lead to a public address.',
  too_many_redirects: 'The image address redirects too often.',
  too_large: 'The image behind the address is too large.',
  timed_out: 'The image was not loaded in time.',
  not_found: 'There is no image at the address.',
  bad_status: 'The host of the image address did not answer with an image.',
  encoded: 'The host of the image address sends it in a content encoding that is not accepted.',
  unreachable: 'The host of the image address could not be reached, or it broke off its answer.',
} as const

export type FetchRefusal = keyof typeof refusals

/**
 * An image could not be loaded from its address. The message is for the caller. There is no `cause` on purpose: the
 * errors below name resolved addresses and ports, and whatever is attached to an error ends up in somebody's answer.
 */
export class ImageFetchError extends Error {
  override name = 'ImageFetchError'
  readonly reason: FetchRefusal

  constructor(reason: FetchRefusal, message: string = refusals[reason]) {
    super(message)
    this.reason = reason
  }
}

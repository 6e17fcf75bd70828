import { type AddressError, type AddressFault, addressFaults } from '#shared/ssrf/address-error.ts'

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

const refusalOf: Readonly<Record<AddressFault, FetchRefusal>> = {
  malformed: 'bad_address',
  too_long: 'bad_address',
  has_credentials: 'bad_address',
  port_not_allowed: 'address_not_allowed',
  not_public: 'address_not_allowed',
  unresolvable: 'address_not_allowed',
  unreachable: 'unreachable',
  timed_out: 'timed_out',
}
/** Where the address itself is at fault, its own words say more than the refusal's. */
const detailed: ReadonlySet<AddressFault> = new Set(['too_long', 'has_credentials', 'port_not_allowed', 'unresolvable'])

/** The same in words about an image. */
export function toImageFetchError({ fault }: AddressError): ImageFetchError {
  const message = detailed.has(fault) ? `The image address ${addressFaults[fault]}` : undefined
  return new ImageFetchError(refusalOf[fault], message)
}

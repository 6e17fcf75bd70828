/** Why a stranger's address is not asked, or gave no answer; the end of a sentence that begins with what it is for. */
export const addressFaults = {
  malformed: 'is not a valid http or https address.',
  too_long: 'is too long.',
  has_credentials: 'must not contain a user name or password.',
  port_not_allowed: 'names a port that is not allowed.',
  not_public: 'does not lead to a public address.',
  unresolvable: 'names a host that cannot be resolved, or resolves to an address that is not public.',
  unreachable: 'could not be reached, or its host broke off the answer.',
  timed_out: 'did not answer in time.',
} as const

export type AddressFault = keyof typeof addressFaults

/**
 * There is no `cause` on purpose: the errors below name resolved addresses and ports, and whatever is attached to an
 * error ends up in somebody's answer.
 */
export class AddressError extends Error {
  override name = 'AddressError'
  readonly fault: AddressFault

  constructor(fault: AddressFault) {
    super(`The address ${addressFaults[fault]}`)
    this.fault = fault
  }
}

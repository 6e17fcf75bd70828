/** An error that the operator can correct; printed without a stack. */
export class AdminError extends Error {
  override name = 'AdminError'
}

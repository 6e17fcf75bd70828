/** Something the operator must change; printed without a stack. */
export class AdminError extends Error {
  override name = 'AdminError'
}

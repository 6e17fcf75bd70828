import { AppError } from '#shared/errors.ts'

/** @throws AppError rate_limit_exceeded when the account's serialized requests time out in the queue. */
export function refuseWithoutTurn(what: string): never {
  throw new AppError(
    'rate_limit_exceeded',
    `Your earlier requests for ${what} are still running; they are served one at a time per account.`,
  )
}

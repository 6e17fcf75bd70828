import { AppError } from '#shared/errors.ts'

/** @throws AppError rate_limit_exceeded for whoever has waited in vain for what an account gets one after another. */
export function refuseWithoutTurn(what: string): never {
  throw new AppError(
    'rate_limit_exceeded',
    `Your earlier requests for ${what} are still under way; an account gets them one after another.`,
  )
}

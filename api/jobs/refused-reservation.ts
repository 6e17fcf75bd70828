import { AppError } from '#shared/errors.ts'
import type { Reservation } from '#shared/jobs/job.ts'

/** The error handler adds where to buy, since it knows the URLs. */
export function refusedReservation(
  reservation: Exclude<Reservation, { outcome: 'reserved' | 'repeated' }>,
  costCredits: number,
): AppError {
  switch (reservation.outcome) {
    case 'key_revoked':
      return new AppError('invalid_api_key')
    case 'key_limit_reached': {
      const { creditsMax, creditsUsed } = reservation
      const limit = `This call requires ${inWords(costCredits)}; the key has used ${creditsUsed} of ${creditsMax}`
      const reset = `The limit resets on ${nextMonthStart(new Date())} (UTC).`
      return new AppError('key_limit_reached', `${limit} credits of its monthly limit. ${reset}`)
    }
    case 'insufficient_credits': {
      const { creditsAvailable } = reservation
      const available = `${creditsAvailable} ${creditsAvailable === 1 ? 'is' : 'are'} available`
      return new AppError('insufficient_credits', `This call requires ${inWords(costCredits)} and ${available}.`)
    }
  }
}

const inWords = (credits: number): string => `${credits} ${credits === 1 ? 'credit' : 'credits'}`

/** As 2026-12-01. */
function nextMonthStart(now: Date): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1)).toISOString().slice(0, 10)
}

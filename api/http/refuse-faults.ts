import { AppError, type FieldFault } from '#shared/errors.ts'
import { summarizeFaults } from '../schemas/describe-faults.ts'

/** @throws AppError validation_error if there are any. */
export function refuseFaults(details: FieldFault[]): void {
  if (details.length > 0) throw new AppError('validation_error', summarizeFaults(details), { details })
}

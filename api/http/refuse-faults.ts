import { distance } from 'fastest-levenshtein'
import type { FastifySchemaValidationError } from 'fastify'
import { AppError, type FieldFault } from '#shared/errors.ts'

/** Most faults reported per call. */
export const faultsMax = 20
const fieldNameLengthMax = 64
/** Longer texts are not counted, since counting code points is linear. */
const countedLengthMax = 100_000

function fieldOf(error: FastifySchemaValidationError): string {
  const path = error.instancePath.split('/').slice(1)
  const extra = error.params.missingProperty ?? error.params.additionalProperty
  if (typeof extra === 'string') path.push(extra)
  return path.join('.').slice(0, fieldNameLengthMax)
}

function ruleOf(error: FastifySchemaValidationError, knownFields: string[], sent: unknown): string {
  const { params } = error
  switch (error.keyword) {
    case 'required':
      return 'is required'
    case 'additionalProperties':
      return `is not a known field${suggest(params.additionalProperty, knownFields)}; known fields are ${knownFields.join(', ')}`
    case 'type':
      return error.instancePath === '' ? 'must be a JSON object' : `must be ${describeType(String(params.type))}`
    case 'maxLength':
      return `must be at most ${String(params.limit)} characters long${countSent(sent, error.instancePath)}`
    case 'minimum':
      return `must be at least ${String(params.limit)}`
    case 'maximum':
      return `must be at most ${String(params.limit)}`
    case 'minLength':
      return 'must not be empty'
    case 'minItems':
      return 'must have at least one element'
    case 'uniqueItems':
      return 'must not have the same element twice'
    case 'minProperties':
      return 'must have at least one field'
    case 'enum':
      return `must be one of ${(params.allowedValues as string[]).join(', ')}`
    case 'format':
      if (params.format === 'date') return 'must be a date, such as 2026-11-21'
      return 'must contain visible text, and no NUL character or unpaired surrogate'
    default:
      return error.message ?? 'is not valid'
  }
}

/** The known field closest to a mistyped one: equal but for case and separators, or an edit distance of at most 2. */
function suggest(name: unknown, knownFields: string[]): string {
  if (typeof name !== 'string' || name.length > fieldNameLengthMax) return ''
  const plain = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  const [nearest] = knownFields
    .map((field) => ({ field, letters: distance(plain(field), plain(name)) }))
    .filter(({ field, letters }) => letters <= 2 && letters < field.length / 2)
    .sort((a, b) => a.letters - b.letters)
  return nearest ? ` (did you mean ${nearest.field}?)` : ''
}

/** Length of a text in Unicode code points. */
function countSent(sent: unknown, path: string): string {
  const value = path
    .split('/')
    .slice(1)
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | null | undefined)?.[name], sent)
  if (typeof value !== 'string') return ''
  if (value.length > countedLengthMax) return `; more than ${countedLengthMax / 2} were sent`
  let characters = 0
  for (const _ of value) characters += 1
  return `; ${characters} were sent`
}

function describeType(type: string): string {
  if (type === 'boolean') return 'true or false'
  return `${/^[aeiou]/.test(type) ? 'an' : 'a'} ${type}`
}

/**
 * All faults of a body or query string, by field and rule. Values are never included: they may be customer text. With
 * `sent`, the body or query string, the length of an oversized text is included.
 */
export function describeFaults(
  errors: FastifySchemaValidationError[],
  knownFields: string[],
  sent?: unknown,
): FieldFault[] {
  const faults = new Map<string, FieldFault>()
  for (const error of errors.slice(0, faultsMax)) {
    const field = fieldOf(error)
    // One fault per field: an empty prompt violates two rules.
    if (!faults.has(field)) faults.set(field, { field, message: ruleOf(error, knownFields, sent) })
  }
  return [...faults.values()]
}

/** The validation_error that reports `details`, by the message: "prompt is required; tone is not a known field; …". */
export function validationError(details: FieldFault[]): AppError {
  const rules = details.map(({ field, message }) => `${field === '' ? 'The body' : field} ${message}`)
  return new AppError('validation_error', rules.join('; '), { details })
}

/** @throws AppError validation_error if there are any. */
export function refuseFaults(details: FieldFault[]): void {
  if (details.length > 0) throw validationError(details)
}

/** @throws AppError validation_error */
export function refuseField(field: string, message: string): never {
  throw validationError([{ field, message }])
}

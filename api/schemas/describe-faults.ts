import type { FastifySchemaValidationError } from 'fastify'
import type { FieldFault } from '#shared/errors.ts'

/** Faults of one call that are told. */
export const faultsMax = 20
const fieldNameLengthMax = 64

function fieldOf(error: FastifySchemaValidationError): string {
  const path = error.instancePath.split('/').slice(1)
  const extra = error.params.missingProperty ?? error.params.additionalProperty
  if (typeof extra === 'string') path.push(extra)
  return path.join('.').slice(0, fieldNameLengthMax)
}

function ruleOf(error: FastifySchemaValidationError, knownFields: string[]): string {
  const { params } = error
  switch (error.keyword) {
    case 'required':
      return 'is required'
    case 'additionalProperties':
      return `is not a known field; known fields are ${knownFields.join(', ')}`
    case 'type':
      return error.instancePath === '' ? 'must be a JSON object' : `must be ${withArticle(String(params.type))}`
    case 'maxLength':
      return `must be at most ${String(params.limit)} characters long`
    case 'minimum':
      return `must be at least ${String(params.limit)}`
    case 'maximum':
      return `must be at most ${String(params.limit)}`
    case 'minLength':
      return 'must not be empty'
    case 'enum':
      return `must be one of ${(params.allowedValues as string[]).join(', ')}`
    case 'format':
      if (params.format === 'date') return 'must be a date, such as 2026-11-21'
      return 'must contain visible text, and no NUL character or unpaired surrogate'
    default:
      return error.message ?? 'is not valid'
  }
}

function withArticle(type: string): string {
  return `${/^[aeiou]/.test(type) ? 'an' : 'a'} ${type}`
}

/** All faults of a body or query string, by field and rule. Values are never repeated: they may be a customer's text. */
export function describeFaults(errors: FastifySchemaValidationError[], knownFields: string[]): FieldFault[] {
  const faults = new Map<string, FieldFault>()
  for (const error of errors.slice(0, faultsMax)) {
    const field = fieldOf(error)
    // An empty prompt breaks two rules; one of them is enough to say.
    if (!faults.has(field)) faults.set(field, { field, message: ruleOf(error, knownFields) })
  }
  return [...faults.values()]
}

/** One sentence for people: "prompt is required; tone is not a known field; …". */
export function summarizeFaults(faults: FieldFault[]): string {
  return faults.map(({ field, message }) => `${field === '' ? 'The body' : field} ${message}`).join('; ')
}

import { Type } from 'typebox'
import { keyStates, workingKeysMax } from '#shared/accounts/account-key-repository.ts'
import { keyScopes } from '#shared/accounts/api-key.ts'
import { orNull, responseSchema } from '../../schemas/envelope.ts'
import { instant, instantOrNull } from '../../schemas/fields.ts'
import { listResponse } from '../../schemas/lists.ts'
import { textFormat } from '../../schemas/text-format.ts'

const graceHoursMax = 720
export const graceHoursDefault = 24
const keyNameLengthMax = 100

const scope = Type.Enum([...keyScopes])

const key = {
  id: Type.String(),
  name: Type.String(),
  start: Type.String({ description: 'First characters of the secret' }),
  last_four: Type.String({ description: 'Last characters of the secret' }),
  scopes: Type.Array(scope, { description: 'Permissions of the key' }),
  status: Type.Enum([...keyStates], {
    description: '`in_grace`: rotated, valid until `revoked_at`',
  }),
  created_at: instant('Creation time of the key'),
  revoked_at: instantOrNull('End of validity'),
  last_used_at: instantOrNull('Last authenticated request, to the minute'),
  monthly_credits_max: orNull(Type.Integer(), 'Credit limit per calendar month (UTC)'),
  monthly_credits_used: Type.Integer({ description: 'Credits held and charged in this calendar month (UTC)' }),
}
const keySchema = Type.Object(key, { title: 'Key' })
const newKey = Type.Object(
  {
    ...key,
    secret: Type.String({ description: 'The key; shown once and stored only as a hash' }),
  },
  { title: 'NewKey' },
)

export const keyListResponse = listResponse(keySchema, 'Keys, newest first')
export const keyResponse = responseSchema(keySchema, 'The key')
export const newKeyResponse = responseSchema(newKey, 'The new key with its secret')

const keyName = (description: string) =>
  Type.String({
    minLength: 1,
    maxLength: keyNameLengthMax,
    format: textFormat,
    description,
    examples: ['backend'],
  })
const monthlyCreditsMax = Type.Optional(
  orNull(
    Type.Integer({ minimum: 0, maximum: 1_000_000_000 }),
    'Credit limit of the key per calendar month (UTC); null: unlimited',
  ),
)

export const newKeyBody = Type.Object(
  {
    name: keyName(`Label of the key; an account has at most ${workingKeysMax} active keys`),
    scopes: Type.Optional(
      Type.Array(scope, {
        minItems: 1,
        maxItems: keyScopes.length,
        uniqueItems: true,
        default: [...keyScopes],
        description:
          '`prompts`: calls, their jobs and batches. `account`: keys, orders, invoices, usage, webhooks. Default: both',
        examples: [['prompts']],
      }),
    ),
    monthly_credits_max: monthlyCreditsMax,
  },
  { additionalProperties: false },
)

export const keyChangeBody = Type.Object(
  { name: Type.Optional(keyName('Label of the key')), monthly_credits_max: monthlyCreditsMax },
  { additionalProperties: false, minProperties: 1 },
)

export const rotationBody = Type.Object(
  {
    grace_hours: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: graceHoursMax,
        default: graceHoursDefault,
        description: 'Grace period of the old key, in hours',
      }),
    ),
  },
  { additionalProperties: false },
)

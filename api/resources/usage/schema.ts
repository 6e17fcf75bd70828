import { Type } from 'typebox'
import { priceCredits } from '#shared/credits/price.ts'
import { responseSchema } from '../../schemas/envelope.ts'
import { dateQuery, keyIdQuery, timeZoneQuery } from '../../schemas/fields.ts'

/** The longest three months. */
export const usageDaysMax = 92
export const usageDaysDefault = 30

export const usageQuery = Type.Object(
  {
    from: dateQuery(`First day; default: ${usageDaysDefault} days up to \`to\``),
    to: dateQuery(`Last day, at most ${usageDaysMax} days including the first; default: today`),
    time_zone: timeZoneQuery,
    key_id: keyIdQuery,
  },
  { additionalProperties: false },
)

const counts = {
  calls: Type.Integer({ description: 'Accepted calls, without refused ones' }),
  succeeded: Type.Integer({ description: 'Calls with a result, free ones included' }),
  failed: Type.Integer({ description: 'Failed calls, not charged' }),
  in_progress: Type.Integer(),
  credits: Type.Integer({ description: 'Charged credits' }),
}

export const usageResponse = responseSchema(
  Type.Object({
    from: Type.String({ format: 'date' }),
    to: Type.String({ format: 'date' }),
    time_zone: Type.String(),
    days: Type.Array(
      Type.Object({
        date: Type.String({ format: 'date' }),
        endpoint: Type.Enum(Object.keys(priceCredits)),
        ...counts,
      }),
      { description: 'Oldest first; days without calls are omitted' },
    ),
    by_key: Type.Array(
      Type.Object({
        key_id: Type.String(),
        name: Type.String(),
        requests: Type.Integer({ description: 'Accepted calls' }),
        credits: Type.Integer({ description: 'Charged credits' }),
      }),
      { description: 'Totals by API key; keys without calls are omitted' },
    ),
    totals: Type.Object(counts),
  }),
  'Calls by day and endpoint, and by API key',
)

import { Type } from 'typebox'
import { currencies } from '#shared/billing/money.ts'
import { orNull } from './envelope.ts'

const money = (description: string) => Type.String({ description, examples: ['3499.00'] })

/** Amounts of orders and invoices, as decimal strings. */
export function amountFields(totalDescription: string) {
  return {
    currency: Type.Enum([...currencies]),
    amount: money('Before tax'),
    tax: money('All heads together'),
    total: money(totalDescription),
    taxes: Type.Array(
      Type.Object(
        {
          name: Type.String({ examples: ['IGST'] }),
          rate: Type.String({ description: 'Percent', examples: ['18'] }),
          amount: money('Of this head'),
        },
        { title: 'TaxLine' },
      ),
    ),
  }
}

export const instant = (description: string) => Type.String({ format: 'date-time', description })
export const instantOrNull = (description: string) => orNull(Type.String({ format: 'date-time' }), description)
export const textOrNull = (description: string) => orNull(Type.String(), description)

export const dateQuery = (description: string) => Type.Optional(Type.String({ format: 'date', description }))
export const keyIdQuery = Type.Optional(
  Type.String({ minLength: 1, maxLength: 64, description: 'Only calls of the API key with this id' }),
)
export const timeZoneQuery = Type.Optional(
  Type.String({
    minLength: 1,
    maxLength: 64,
    default: 'UTC',
    description: 'IANA time zone in which days begin and end, such as Asia/Kolkata',
  }),
)

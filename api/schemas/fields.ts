import { Type } from 'typebox'
import { currencies } from '#shared/billing/money.ts'
import { orNull } from './envelope.ts'

const money = (description: string, example: string) => Type.String({ description, examples: [example] })

/** Amounts of orders and invoices, as decimal strings. */
export function amountFields(totalDescription: string) {
  return {
    currency: Type.Enum([...currencies]),
    amount: money('Before tax', '3499.00'),
    tax: money('Total tax', '629.82'),
    total: money(totalDescription, '4128.82'),
    taxes: Type.Array(
      Type.Object(
        {
          name: Type.String({ examples: ['IGST'] }),
          rate: Type.String({ description: 'Rate in percent', examples: ['18'] }),
          amount: money('Amount of this tax', '629.82'),
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
  Type.String({ minLength: 1, maxLength: 64, description: 'Filter by API key id' }),
)
export const timeZoneQuery = Type.Optional(
  Type.String({
    minLength: 1,
    maxLength: 64,
    default: 'UTC',
    description: 'IANA time zone of the days, such as Asia/Kolkata',
  }),
)

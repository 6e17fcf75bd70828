import { Type } from 'typebox'
import { currencies } from '#shared/billing/money.ts'

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

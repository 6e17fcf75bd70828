import { Type } from 'typebox'
import { planIds, tiers } from '#shared/accounts/plans.ts'
import { taxTreatments } from '#shared/billing/tax/tax.ts'
import { priceCredits } from '#shared/credits/price.ts'
import { orNull } from '../../schemas/envelope.ts'
import { amountFields } from '../../schemas/fields.ts'
import { listResponse } from '../../schemas/lists.ts'

const minor = (unit: string) => Type.Integer({ description: `Net price in ${unit}` })

/** The state of a GSTIN is that of the address, so the state decides alone. */
export const plansQuery = Type.Object(
  {
    country: Type.Optional(
      Type.String({ maxLength: 2, description: 'Country of the buyer (ISO 3166-1): adds `quote`, the total with tax' }),
    ),
    state: Type.Optional(
      Type.String({
        maxLength: 6,
        description: 'State of the buyer (ISO 3166-2 without the country); required in India',
      }),
    ),
  },
  { additionalProperties: false },
)

export const plansResponse = listResponse(
  Type.Object(
    {
      id: Type.Enum([...planIds]),
      name: Type.String(),
      credits: Type.Integer({ description: 'Credits per bundle' }),
      validity_days: Type.Integer(),
      requests_per_minute: Type.Integer(),
      queue: Type.Enum([...tiers]),
      endpoints: Type.Array(Type.Enum(Object.keys(priceCredits) as (keyof typeof priceCredits)[])),
      price_minor: orNull(
        Type.Object({ INR: minor('paise'), USD: minor('cents') }),
        'Price per bundle; null if not for sale',
      ),
      quote: Type.Optional(
        orNull(
          Type.Object(
            { ...amountFields('What an order is for'), tax_treatment: Type.Enum([...taxTreatments]) },
            { title: 'Quote' },
          ),
          'With `country`: what an order costs this buyer; null if not for sale',
        ),
      ),
    },
    { title: 'Plan' },
  ),
  'The plans, the best last',
)

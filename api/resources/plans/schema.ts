import { Type } from 'typebox'
import { planIds, tiers } from '#shared/accounts/plans.ts'
import { priceCredits } from '#shared/credits/price.ts'
import { orNull } from '../../schemas/envelope.ts'
import { listResponse } from '../../schemas/lists.ts'

const minor = (unit: string) => Type.Integer({ description: `Net price in ${unit}` })

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
    },
    { title: 'Plan' },
  ),
  'The plans, the best last',
)

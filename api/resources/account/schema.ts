import { Type } from 'typebox'
import { grantStates } from '#shared/accounts/account-overview.ts'
import { planIds, tiers } from '#shared/accounts/plans.ts'
import { grantSources } from '#shared/credits/ledger.ts'
import { priceCredits } from '#shared/credits/price.ts'
import { answerSchema, orNull } from '../../schemas/envelope.ts'
import { billingDetailsSchema } from './billing-details-schema.ts'
import { instant, instantOrNull, textOrNull } from './common-schema.ts'

const planSchema = Type.Object(
  {
    id: Type.Enum([...planIds]),
    name: Type.String(),
    requests_per_minute: Type.Integer(),
    endpoints: Type.Array(Type.Enum(Object.keys(priceCredits))),
    queue: Type.Enum([...tiers]),
    expires_at: instantOrNull(
      'When the last grant of this plan expires; null once all plans of the account have expired',
    ),
  },
  { title: 'AccountPlan' },
)

const grantSchema = Type.Object(
  {
    id: Type.String(),
    plan: orNull(Type.Enum([...planIds]), 'Plan that the grant brings along'),
    source: Type.Enum([...grantSources]),
    state: Type.Enum([...grantStates]),
    granted: Type.Integer({ description: 'Credits' }),
    remaining: Type.Integer({ description: 'Credits' }),
    expires_at: instant('No longer usable from then on'),
    order_id: textOrNull('Of what was bought'),
    created_at: instant('When it was granted'),
  },
  { title: 'Grant' },
)

export const accountResponse = answerSchema(
  Type.Object(
    {
      id: Type.String(),
      name: Type.String(),
      email: textOrNull('Email for invoices and notices'),
      plan: planSchema,
      credits: Type.Object({
        available: Type.Integer({ description: 'Available to spend' }),
        held: Type.Integer({ description: 'Reserved for calls in progress' }),
      }),
      grants: Type.Array(grantSchema, {
        description: 'In the order in which they are spent; spent and expired ones last',
      }),
      billing_details: billingDetailsSchema,
      created_at: instant('When the account was created'),
    },
    { title: 'Account' },
  ),
  'A consistent snapshot of the account',
)

import { type TSchema, Type } from 'typebox'
import { grantStates } from '#shared/accounts/account-overview.ts'
import { planIds, tiers } from '#shared/accounts/plans.ts'
import { grantSources } from '#shared/credits/ledger.ts'
import { priceCredits } from '#shared/credits/price.ts'
import { orNull, responseSchema } from '../../schemas/envelope.ts'
import { instant, instantOrNull, textOrNull } from '../../schemas/fields.ts'

function billingFields<Field extends TSchema>(describe: (description: string) => Field) {
  return {
    legal_name: describe('Legal name of the buyer, a company or a person'),
    email: describe('Email for invoices and notices; unchanged if omitted'),
    gstin: describe('GSTIN of a registered business in India; must match `state`'),
    address: describe('Street lines, separated by line feeds'),
    city: describe('Town or city'),
    state: describe('ISO 3166-2 without the country, such as KA; required in India'),
    postal_code: describe('Postal code (PIN code in India); required in India'),
    country: describe('ISO 3166-1 alpha-2, such as IN'),
  }
}

/** Upper bound of any field, checked before the field's own rules. */
const fieldLengthMax = 1000

const optionalField = (description: string) =>
  Type.Optional(orNull(Type.String({ maxLength: fieldLengthMax }), description))

/** The buyer's details on invoices. Rules across fields are checked by the handler. */
export const billingDetailsBody = Type.Object(billingFields(optionalField), {
  additionalProperties: false,
  title: 'PutBillingDetailsRequest',
})

const billingDetailsSchema = Type.Object(billingFields(textOrNull), { title: 'BillingDetails' })

export const billingDetailsResponse = responseSchema(billingDetailsSchema, 'As stored; null if unknown')

const planSchema = Type.Object(
  {
    id: Type.Enum([...planIds]),
    name: Type.String(),
    requests_per_minute: Type.Integer(),
    endpoints: Type.Array(Type.Enum(Object.keys(priceCredits))),
    queue: Type.Enum([...tiers]),
    expires_at: instantOrNull('Expiry of the last grant of this plan; null if all plans have expired'),
  },
  { title: 'AccountPlan' },
)

const grantSchema = Type.Object(
  {
    id: Type.String(),
    plan: orNull(Type.Enum([...planIds]), 'Plan of the grant'),
    source: Type.Enum([...grantSources]),
    state: Type.Enum([...grantStates]),
    granted: Type.Integer({ description: 'Granted credits' }),
    remaining: Type.Integer({ description: 'Remaining credits' }),
    expires_at: instant('Expiry of the grant'),
    order_id: textOrNull('Order of a bought grant'),
    created_at: instant('Time of the grant'),
  },
  { title: 'Grant' },
)

export const accountResponse = responseSchema(
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
        description: 'In order of spending; spent and expired grants last',
      }),
      billing_details: billingDetailsSchema,
      created_at: instant('Creation time of the account'),
    },
    { title: 'Account' },
  ),
  'Consistent snapshot of the account',
)

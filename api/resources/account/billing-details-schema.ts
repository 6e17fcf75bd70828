import { Type } from 'typebox'
import { answerSchema, orNull } from '../../schemas/envelope.ts'
import { textOrNull } from './common-schema.ts'

const descriptions = {
  legal_name: 'Who buys: a company, or a person',
  email: 'Where the service writes to; kept if left out',
  gstin: 'GST number of a registered business in India; it must be of `state`',
  address: 'Street lines, separated by line feeds',
  city: 'Town or city',
  state: 'ISO 3166-2 without the country, such as KA; needed in India',
  postal_code: 'In India the PIN code, which is needed there',
  country: 'ISO 3166-1 alpha-2, such as IN',
}

/** A body longer than this in any field is refused unread; the rules of each field are narrower. */
const fieldLengthMax = 1000

const field = (description: string) => Type.Optional(orNull(Type.String({ maxLength: fieldLengthMax }), description))

/** What invoices are made out to. The rules that join fields are checked beside the schema. */
export const billingDetailsBody = Type.Object(
  {
    legal_name: field(descriptions.legal_name),
    email: field(descriptions.email),
    gstin: field(descriptions.gstin),
    address: field(descriptions.address),
    city: field(descriptions.city),
    state: field(descriptions.state),
    postal_code: field(descriptions.postal_code),
    country: field(descriptions.country),
  },
  { additionalProperties: false },
)

export const billingDetailsSchema = Type.Object(
  {
    legal_name: textOrNull(descriptions.legal_name),
    email: textOrNull(descriptions.email),
    gstin: textOrNull(descriptions.gstin),
    address: textOrNull(descriptions.address),
    city: textOrNull(descriptions.city),
    state: textOrNull(descriptions.state),
    postal_code: textOrNull(descriptions.postal_code),
    country: textOrNull(descriptions.country),
  },
  { title: 'BillingDetails' },
)

export const billingDetailsResponse = answerSchema(billingDetailsSchema, 'As stored; null is what is not known')

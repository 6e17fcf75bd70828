import { Type } from 'typebox'
import { answerSchema, orNull } from '../../schemas/envelope.ts'
import { textOrNull } from './common-schema.ts'

const descriptions = {
  legal_name: 'Name of the buyer, a company or a person',
  email: 'Email for invoices and notices; unchanged if omitted',
  gstin: 'GST number of a registered business in India; its state code must match `state`',
  address: 'Street lines, separated by line feeds',
  city: 'Town or city',
  state: 'ISO 3166-2 without the country, such as KA; required in India',
  postal_code: 'In India the PIN code; required there',
  country: 'ISO 3166-1 alpha-2, such as IN',
}

/** Upper bound of any field, checked before the field's own rules. */
const fieldLengthMax = 1000

const field = (description: string) => Type.Optional(orNull(Type.String({ maxLength: fieldLengthMax }), description))

/** The buyer's details on invoices. Rules across fields are checked by the handler. */
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
  { additionalProperties: false, title: 'PutBillingDetailsRequest' },
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

export const billingDetailsResponse = answerSchema(billingDetailsSchema, 'As stored; null if unknown')

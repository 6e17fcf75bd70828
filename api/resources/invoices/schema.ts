import { Type } from 'typebox'
import { taxTreatments } from '#shared/billing/tax/tax.ts'
import { answerSchema } from '../../schemas/envelope.ts'
import { amountFields, instant, textOrNull } from '../../schemas/fields.ts'
import { listResponse } from '../../schemas/lists.ts'

const invoiceSchema = Type.Object(
  {
    id: Type.String(),
    kind: Type.Enum(['invoice', 'credit_note']),
    number: Type.String({ examples: ['POA/26-27/000123'] }),
    financial_year: Type.String({ examples: ['26-27'] }),
    issued_on: Type.String({ format: 'date', description: 'Date in India' }),
    order_id: Type.String(),
    credited_invoice_id: textOrNull('Set on credit notes: the credited invoice'),
    description: Type.String(),
    credits: Type.Integer({ description: 'Credits bought; on credit notes, credits taken back' }),
    sac_code: Type.String({ description: 'Service accounting code' }),
    ...amountFields('With tax'),
    tax_treatment: Type.Enum([...taxTreatments]),
    place_of_supply: Type.String(),
    buyer: Type.Object({
      legal_name: Type.String(),
      gstin: textOrNull('GST number of a registered business in India'),
      address: Type.String(),
      city: Type.String(),
      state: textOrNull('ISO 3166-2 without the country'),
      postal_code: textOrNull('In India the PIN code'),
      country: Type.String({ description: 'ISO 3166-1 alpha-2' }),
    }),
    irn: textOrNull('Invoice reference number of the e-invoice, if registered'),
    pdf_url: Type.String({ description: 'Path of the PDF; requires the API key' }),
    created_at: instant('When it was issued'),
  },
  { title: 'Invoice' },
)

export const invoiceListResponse = listResponse(invoiceSchema, 'Invoices and credit notes, newest first')
export const pdfSchema = Type.Unsafe<Buffer>({ type: 'string', contentMediaType: 'application/pdf' })
export const invoiceResponse = answerSchema(invoiceSchema, 'The invoice or credit note as issued')

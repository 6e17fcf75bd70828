import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { findInvoice, type Invoice, listInvoices } from '#shared/billing/invoices/invoice.ts'
import { taxTreatments } from '#shared/billing/tax/tax.ts'
import type { Database } from '#shared/db/connect.ts'
import { AppError } from '#shared/errors.ts'
import { isId } from '#shared/platform/ids.ts'
import { callDatabase } from '../../call-dependency.ts'
import { requirePrincipal } from '../../http/authenticate.ts'
import { apiBasePath } from '../../http/openapi.ts'
import { readList } from '../../http/read-page.ts'
import { responseSchema } from '../../schemas/envelope.ts'
import { amountFields, instant, textOrNull } from '../../schemas/fields.ts'
import { listQuery, listResponse } from '../../schemas/lists.ts'
import { type AccountRoutes, accountErrors, accountRoute, idParams } from '../account/account-route.ts'
import { openInvoiceDrawer } from './invoice-drawer.ts'
import { presentInvoice } from './present.ts'

const invoiceSchema = Type.Object(
  {
    id: Type.String(),
    kind: Type.Enum(['invoice', 'credit_note']),
    number: Type.String({ examples: ['POA/26-27/000123'] }),
    financial_year: Type.String({ examples: ['26-27'] }),
    issued_on: Type.String({ format: 'date', description: 'Invoice date, India time' }),
    order_id: Type.String(),
    credited_invoice_id: textOrNull('On credit notes: the credited invoice'),
    description: Type.String(),
    credits: Type.Integer({ description: 'Credits bought; on credit notes, credits revoked' }),
    sac_code: Type.String({ description: 'Service accounting code' }),
    ...amountFields('Total with tax'),
    tax_treatment: Type.Enum([...taxTreatments]),
    place_of_supply: Type.String(),
    buyer: Type.Object({
      legal_name: Type.String(),
      gstin: textOrNull('GSTIN of a registered business in India'),
      address: Type.String(),
      city: Type.String(),
      state: textOrNull('ISO 3166-2 without the country'),
      postal_code: textOrNull('Postal code (PIN code in India)'),
      country: Type.String({ description: 'ISO 3166-1 alpha-2' }),
    }),
    irn: textOrNull('Invoice reference number of the e-invoice, if registered'),
    pdf_url: Type.String({ description: 'Path of the PDF; requires the API key' }),
    created_at: instant('Time of issue'),
  },
  { title: 'Invoice' },
)

const invoiceListResponse = listResponse(invoiceSchema, 'Invoices and credit notes, newest first')
const pdfSchema = Type.Unsafe<Buffer>({ type: 'string', contentMediaType: 'application/pdf' })
const invoiceResponse = responseSchema(invoiceSchema, 'The invoice or credit note as issued')

const cursorKind = 'invoices-1'

export const accountInvoiceRoutes: FastifyPluginAsyncTypebox<AccountRoutes> = async (app, routes) => {
  await app.register(listRoute, routes)
  await app.register(readRoutes, routes)
}

const listRoute: FastifyPluginAsyncTypebox<AccountRoutes> = async (app, { database, pepper }) => {
  app.get(
    '/invoices',
    {
      ...accountRoute,
      schema: {
        operationId: 'listInvoices',
        summary: 'List invoices and credit notes',
        querystring: listQuery,
        response: { 200: invoiceListResponse, ...accountErrors('validation_error') },
      },
    },
    async (request) => {
      const { accountId } = requirePrincipal(request)
      const asked = { query: request.query, cursorKind, pepper }
      return readList(asked, (page) => listInvoices(database.kysely, accountId, page), present)
    },
  )
}

const readRoutes: FastifyPluginAsyncTypebox<AccountRoutes> = async (app, { database }) => {
  const drawer = openInvoiceDrawer()
  app.addHook('onClose', () => drawer.close())
  app.get(
    '/invoices/:id',
    {
      ...accountRoute,
      schema: {
        operationId: 'getInvoice',
        summary: 'Get an invoice or credit note',
        params: idParams,
        response: { 200: invoiceResponse, ...accountErrors('not_found') },
      },
    },
    async (request) => {
      const invoice = await getInvoice(database, requirePrincipal(request).accountId, request.params.id)
      return { success: true as const, data: present(invoice) }
    },
  )

  app.get(
    '/invoices/:id/pdf',
    {
      ...accountRoute,
      schema: {
        operationId: 'getInvoicePdf',
        summary: 'Get an invoice or credit note as PDF',
        params: idParams,
        response: {
          200: {
            description: 'One-page PDF',
            content: { 'application/pdf': { schema: pdfSchema } },
          },
          ...accountErrors('not_found'),
        },
      },
    },
    async (request, reply) => {
      const { accountId } = requirePrincipal(request)
      const invoice = await getInvoice(database, accountId, request.params.id)
      const fileName = `${invoice.number.replaceAll('/', '-')}.pdf`
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${fileName}"`)
        .send(await drawer.draw(accountId, invoice))
    },
  )
}

/** @throws AppError not_found, also for an invoice of another account. */
async function getInvoice({ kysely }: Database, accountId: string, id: string): Promise<Invoice> {
  const invoice = isId(id) ? await callDatabase(findInvoice(kysely, accountId, id), 'invoice') : null
  if (!invoice) throw new AppError('not_found')
  return invoice
}

function present(invoice: Invoice) {
  return presentInvoice(invoice, `${apiBasePath}/account/invoices/${invoice.id}/pdf`)
}

import { Type } from 'typebox'
import { plans } from '#shared/accounts/plans.ts'
import { type BillingDetails, type Buyer, toBuyer } from '#shared/billing/billing-details.ts'
import type { Invoice } from '#shared/billing/invoices/invoice.ts'
import { toAmountColumns } from '#shared/billing/money.ts'
import { type BillingConfig, billingSettings, readSupplier, type Supplier } from '#shared/billing/supplier.ts'
import { gstinCheckCharacter } from '#shared/billing/tax/gstin.ts'
import { decideTax } from '#shared/billing/tax/tax.ts'
import type { Database } from '#shared/db/connect.ts'
import type { Order } from '#shared/orders/order.ts'
import { parseConfig } from '#shared/platform/config.ts'
import { newId } from '#shared/platform/ids.ts'

/** A GSTIN of this state that nobody holds. */
export function givenGstin(gstCode: string, pan = 'ABCDE1234F'): string {
  const start = `${gstCode}${pan}1Z`
  return start + gstinCheckCharacter(start)
}

export const supplierEnvironment = {
  SUPPLIER_LEGAL_NAME: 'Prompt Works Private Limited',
  SUPPLIER_ADDRESS: '4th Floor, Lakeview Towers|12 Residency Road|Bengaluru 560025',
  SUPPLIER_GSTIN: givenGstin('29', 'AAACP1234C'),
  SUPPLIER_EMAIL: 'billing@example.com',
}

export function readBillingConfig(environment: Record<string, string>): BillingConfig {
  return parseConfig(Type.Object(billingSettings), environment)
}

/** A supplier in Karnataka, or as the given settings say. */
export function givenSupplier(environment: Record<string, string> = {}): Supplier {
  const supplier = readSupplier(readBillingConfig({ ...supplierEnvironment, ...environment }))
  if (supplier === null) throw new Error('The settings have no supplier.')
  return supplier
}

/** Complete details of a buyer in Karnataka without a GSTIN. */
export const indianDetails = {
  legal_name: 'Meera Nair',
  email: 'meera@example.com',
  address: 'Flat 7B, Palm Grove\n3rd Cross, Indiranagar',
  city: 'Bengaluru',
  state: 'KA',
  postal_code: '560038',
  country: 'IN',
} satisfies BillingDetails

export const foreignDetails = {
  legal_name: 'Lindqvist & Søn GmbH',
  email: 'konto@example.com',
  address: 'Große Straße 5',
  city: 'Köln',
  postal_code: '50667',
  country: 'DE',
} satisfies BillingDetails

export interface OrderOptions {
  buyer?: Buyer
  supplier?: Supplier
  financialYear?: string
  plan?: 'starter' | 'pro' | 'scale' | 'enterprise'
  accountId?: string
}

/** An order as it is once its payment has arrived, in rupees for buyers in India and in dollars for others. */
export function paidOrder(options: OrderOptions = {}): Order {
  const buyer = options.buyer ?? toBuyer(indianDetails)
  const plan = options.plan ?? 'starter'
  const currency = buyer.country === 'IN' ? 'INR' : 'USD'
  const { priceMinor, credits, validityDays } = plans[plan]
  const tax = decideTax({
    supplier: options.supplier ?? givenSupplier(),
    buyer,
    taxableMinor: priceMinor?.[currency] ?? 0,
    financialYear: options.financialYear ?? '26-27',
  })
  const createdAt = new Date('2026-11-20T09:30:00Z')
  return {
    id: newId(),
    accountId: options.accountId ?? newId(),
    plan,
    credits,
    validityDays,
    provider: 'manual',
    status: 'paid',
    currency,
    amounts: tax.amounts,
    taxTreatment: tax.treatment,
    taxRateBasisPoints: tax.rateBasisPoints,
    buyer,
    providerReference: null,
    checkout: null,
    paymentReference: 'UTR 4281993',
    createdAt,
    expiresAt: new Date('2026-11-27T09:30:00Z'),
    paidAt: createdAt,
  }
}

/** A paid order in the database, with an account of its own unless one is given. */
export async function givenPaidOrder(database: Database, options: OrderOptions = {}): Promise<Order> {
  const order = paidOrder(options)
  const { amounts } = order
  if (options.accountId === undefined) {
    await database.kysely
      .insertInto('accounts')
      .values({ id: order.accountId, name: 'Test account', email: null, country: null, state: null })
      .execute()
  }
  await database.kysely
    .insertInto('orders')
    .values({
      id: order.id,
      account_id: order.accountId,
      plan: order.plan,
      credits: order.credits,
      validity_days: order.validityDays,
      provider: order.provider,
      status: order.status,
      currency: order.currency,
      ...toAmountColumns(amounts),
      tax_treatment: order.taxTreatment,
      tax_rate_basis_points: order.taxRateBasisPoints,
      buyer: order.buyer,
      provider_reference: null,
      checkout: null,
      payment_reference: order.paymentReference,
      expires_at: order.expiresAt,
      next_check_at: null,
      paid_at: order.paidAt,
    })
    .execute()
  return order
}

/** An invoice that was never stored, for what only reads it. */
export function toInvoice(order: Order, document: Invoice['document'], changes: Partial<Invoice> = {}): Invoice {
  return {
    id: newId(),
    kind: 'invoice',
    number: 'POA/26-27/000123',
    financialYear: '26-27',
    issuedOn: '2026-11-21',
    accountId: order.accountId,
    orderId: order.id,
    creditedInvoiceId: null,
    currency: order.currency,
    amounts: order.amounts,
    document,
    irn: null,
    irnAcknowledgement: null,
    irnQrCode: null,
    createdAt: new Date('2026-11-21T06:00:00Z'),
    ...changes,
  }
}

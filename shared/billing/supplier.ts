import { type Static, type TObject, Type } from 'typebox'
import { findUnprintable } from '#shared/billing/pdf/font-coverage.ts'
import { gstinStateOf, isGstin } from '#shared/billing/tax/gstin.ts'
import type { IndianState } from '#shared/billing/tax/indian-states.ts'
import { ConfigError, splitSetting } from '#shared/platform/config.ts'

const supplierLinesMax = 5

/** Settings of tax and invoices; all optional. Without a supplier nothing can be sold. */
export const billingSettings = {
  SUPPLIER_LEGAL_NAME: Type.String({
    maxLength: 100,
    default: '',
    description: 'Legal name of the supplier, as registered for GST; empty: no sales',
  }),
  SUPPLIER_ADDRESS: Type.String({
    maxLength: 200,
    default: '',
    description: `Postal address on invoices; up to ${supplierLinesMax} lines separated by "|"`,
  }),
  SUPPLIER_GSTIN: Type.String({
    maxLength: 15,
    default: '',
    description: 'GSTIN of the supplier; determines its state',
  }),
  SUPPLIER_EMAIL: Type.String({
    maxLength: 100,
    default: '',
    description: 'Contact email on invoices and pages; may be empty',
  }),
  SAC_CODE: Type.String({
    pattern: '^99[0-9]{2}([0-9]{2})?$',
    default: '998315',
    description: 'Service accounting code on invoices, 4 or 6 digits',
  }),
  GST_RATE_PERCENT: Type.Integer({ minimum: 1, maximum: 100, default: 18, description: 'GST rate in percent' }),
  LUT_REFERENCES: Type.String({
    pattern: '^([0-9]{2}-[0-9]{2}:[A-Za-z0-9/-]{1,40}(,[0-9]{2}-[0-9]{2}:[A-Za-z0-9/-]{1,40})*)?$',
    default: '',
    description:
      'Letters of undertaking by financial year, such as 26-27:AD290326012345A; exports of these years are untaxed',
  }),
  USD_INR_RATE: Type.String({
    pattern: '^([1-9][0-9]{0,3}(\\.[0-9]{1,4})?)?$',
    default: '',
    description: 'Rupees per US dollar, such as 88.5, for dollar invoices; may be empty',
  }),
  INVOICE_PREFIX: Type.String({
    pattern: '^[A-Z0-9]{1,3}$',
    default: 'POA',
    description: 'Prefix of invoice numbers, 1 to 3 capitals or digits',
  }),
  CREDIT_NOTE_PREFIX: Type.String({
    pattern: '^[A-Z0-9]{1,3}$',
    default: 'POC',
    description: 'Prefix of credit note numbers, 1 to 3 capitals or digits, other than INVOICE_PREFIX',
  }),
} as const

export type BillingConfig = Static<TObject<typeof billingSettings>>

/** The seller and its tax settings. */
export interface Supplier {
  legalName: string
  addressLines: string[]
  gstin: string
  state: IndianState
  email: string | null
  sacCode: string
  /** GST of all heads together: 1800 for 18 %. */
  rateBasisPoints: number
  /** Letters of undertaking by financial year. */
  lutReferences: ReadonlyMap<string, string>
  /** Rupees for a dollar, as the setting has it. */
  usdInrRate: string | null
  invoicePrefix: string
  creditNotePrefix: string
}

/**
 * The supplier from the settings; null without one, and then nothing is sold.
 *
 * @throws ConfigError for incomplete or invalid settings.
 */
export function readSupplier(config: BillingConfig): Supplier | null {
  const { SUPPLIER_LEGAL_NAME: legalName, SUPPLIER_ADDRESS: address, SUPPLIER_GSTIN: gstin } = config
  if (!(legalName || address || gstin)) return null
  const addressLines = splitSetting(address, '|')
  const state = isGstin(gstin) ? gstinStateOf(gstin) : null
  const faults = findFaults(config, addressLines)
  if (faults.length > 0 || state === null) throw new ConfigError(faults)
  return {
    legalName,
    addressLines,
    gstin,
    state,
    email: config.SUPPLIER_EMAIL || null,
    sacCode: config.SAC_CODE,
    rateBasisPoints: config.GST_RATE_PERCENT * 100,
    lutReferences: new Map(config.LUT_REFERENCES.split(',').filter(Boolean).map(splitReference)),
    usdInrRate: config.USD_INR_RATE || null,
    invoicePrefix: config.INVOICE_PREFIX,
    creditNotePrefix: config.CREDIT_NOTE_PREFIX,
  }
}

function findFaults(config: BillingConfig, addressLines: string[]): string[] {
  const faults: string[] = []
  if (!config.SUPPLIER_LEGAL_NAME)
    faults.push('SUPPLIER_LEGAL_NAME is missing (all three of name, address, GSTIN or none)')
  if (addressLines.length === 0) faults.push('SUPPLIER_ADDRESS is missing (all three of name, address, GSTIN or none)')
  if (addressLines.length > supplierLinesMax) faults.push(`SUPPLIER_ADDRESS has over ${supplierLinesMax} lines`)
  if (!isGstin(config.SUPPLIER_GSTIN))
    faults.push('SUPPLIER_GSTIN is missing or no GSTIN (15 characters, the last a check character)')
  for (const name of ['SUPPLIER_LEGAL_NAME', 'SUPPLIER_ADDRESS', 'SUPPLIER_EMAIL'] as const) {
    if (findUnprintable(config[name]) !== null) faults.push(`${name} has a character that invoices cannot print`)
  }
  if (config.INVOICE_PREFIX === config.CREDIT_NOTE_PREFIX)
    faults.push('CREDIT_NOTE_PREFIX is the same as INVOICE_PREFIX')
  return faults
}

function splitReference(pair: string): [string, string] {
  const [financialYear = '', reference = ''] = pair.split(':')
  return [financialYear, reference]
}

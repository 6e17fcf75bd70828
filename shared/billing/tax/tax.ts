import type { Buyer } from '#shared/billing/billing-details.ts'
import { countryName } from '#shared/billing/countries.ts'
import { formatMinor, sumTaxMinor, type TaxedAmounts } from '#shared/billing/money.ts'
import type { Supplier } from '#shared/billing/supplier.ts'
import { gstinStateOf } from '#shared/billing/tax/gstin.ts'
import { findState, type IndianState } from '#shared/billing/tax/indian-states.ts'

/**
 * How a supply is taxed (IGST Act 2017, s.7, s.8 and s.16): within the supplier's state CGST and SGST, within its union
 * territory without a legislature CGST and UTGST, to another state IGST; to a buyer abroad nothing under a letter of
 * undertaking (LUT), else IGST.
 */
export const taxTreatments = [
  'intra_state',
  'intra_union_territory',
  'inter_state',
  'export_lut',
  'export_igst',
] as const
export type TaxTreatment = (typeof taxTreatments)[number]

/** The details of a buyer that decide the tax. */
export type TaxedBuyer = Pick<Buyer, 'country' | 'state' | 'gstin'>

/**
 * The place of supply, a state of India or a foreign country, of a service without a specific one: the state of the
 * registered buyer's GSTIN, else the state on record (IGST Act 2017, s.12(2); Circular 242/36/2024); for a buyer abroad
 * the buyer's country (s.13(2)).
 */
export function placeOfSupply(buyer: TaxedBuyer): { state: IndianState } | { country: string } {
  if (buyer.country !== 'IN') return { country: countryName(buyer.country) }
  const state = buyer.gstin === null ? findState(buyer.state ?? '') : gstinStateOf(buyer.gstin)
  if (state === null) throw new Error('A buyer in India without a state: billing details were not checked.')
  return { state }
}

interface TaxDecision {
  treatment: TaxTreatment
  /** Of all heads together; 0 for a zero-rated export. */
  rateBasisPoints: number
  amounts: TaxedAmounts
}

interface TaxCase {
  supplier: Supplier
  buyer: TaxedBuyer
  /** Before tax, in minor units. */
  taxableMinor: number
  /** Such as 26-27: a letter of undertaking holds for one year. */
  financialYear: string
}

/** The tax on a sale, and its amounts with that tax. */
export function decideTax({ supplier, buyer, taxableMinor, financialYear }: TaxCase): TaxDecision {
  const treatment = decideTreatment(supplier, buyer, financialYear)
  const rateBasisPoints = treatment === 'export_lut' ? 0 : supplier.rateBasisPoints
  return { treatment, rateBasisPoints, amounts: addTax(taxableMinor, treatment, rateBasisPoints) }
}

function decideTreatment(supplier: Supplier, buyer: TaxedBuyer, financialYear: string): TaxTreatment {
  const place = placeOfSupply(buyer)
  if ('country' in place) return supplier.lutReferences.has(financialYear) ? 'export_lut' : 'export_igst'
  if (place.state.gstCode !== supplier.state.gstCode) return 'inter_state'
  return place.state.hasUnionTerritoryTax ? 'intra_union_territory' : 'intra_state'
}

const basisPointsOfWhole = 10_000

/**
 * Each head is rounded separately, half up, to a whole minor unit; so the two halves of an intra-state supply are equal,
 * and the total is the sum of the printed amounts.
 */
export function addTax(taxableMinor: number, treatment: TaxTreatment, rateBasisPoints: number): TaxedAmounts {
  const isSplit = treatment === 'intra_state' || treatment === 'intra_union_territory'
  const halfMinor = isSplit ? shareHalfUp(taxableMinor, rateBasisPoints, 2 * basisPointsOfWhole) : 0
  const igstMinor = isSplit ? 0 : shareHalfUp(taxableMinor, rateBasisPoints, basisPointsOfWhole)
  return {
    taxableMinor,
    cgstMinor: halfMinor,
    sgstMinor: halfMinor,
    igstMinor,
    totalMinor: taxableMinor + 2 * halfMinor + igstMinor,
  }
}

/** amount × numerator / denominator in whole numbers: exact while the product stays under 2^52. */
function shareHalfUp(amount: number, numerator: number, denominator: number): number {
  return Math.floor((2 * amount * numerator + denominator) / (2 * denominator))
}

/**
 * The refund for the unspent credits of an order: their share of the price, and the tax on that share by the rules of
 * the invoice. The share is rounded up to the next minor unit: in the buyer's favour, and never zero. A refund of all
 * credits equals the invoice exactly.
 */
export function splitRefund(
  amounts: TaxedAmounts,
  rateBasisPoints: number,
  treatment: TaxTreatment,
  credits: { unspent: number; granted: number },
): TaxedAmounts {
  const { unspent, granted } = credits
  if (unspent < 1 || unspent > granted) throw new RangeError(`${unspent} of ${granted} credits cannot be refunded`)
  const taxableMinor = Math.floor((amounts.taxableMinor * unspent + granted - 1) / granted)
  return addTax(taxableMinor, treatment, rateBasisPoints)
}

/** One head of tax as it is printed, such as CGST 9 %. */
export interface TaxLine {
  name: 'CGST' | 'SGST' | 'UTGST' | 'IGST'
  rateBasisPoints: number
  amountMinor: number
}

/** The heads of tax of a supply, with rate and amount; none for an export under a letter of undertaking. */
export function listTaxLines(treatment: TaxTreatment, rateBasisPoints: number, amounts: TaxedAmounts): TaxLine[] {
  const half = rateBasisPoints / 2
  const central: TaxLine = { name: 'CGST', rateBasisPoints: half, amountMinor: amounts.cgstMinor }
  switch (treatment) {
    case 'intra_state':
      return [central, { name: 'SGST', rateBasisPoints: half, amountMinor: amounts.sgstMinor }]
    case 'intra_union_territory':
      return [central, { name: 'UTGST', rateBasisPoints: half, amountMinor: amounts.sgstMinor }]
    case 'inter_state':
    case 'export_igst':
      return [{ name: 'IGST', rateBasisPoints, amountMinor: amounts.igstMinor }]
    case 'export_lut':
      return []
  }
}

/** Amounts as callers see them: decimal text, rates in percent. */
export function presentAmounts(amounts: TaxedAmounts, taxes: TaxLine[]) {
  return {
    amount: formatMinor(amounts.taxableMinor),
    tax: formatMinor(sumTaxMinor(amounts)),
    total: formatMinor(amounts.totalMinor),
    taxes: taxes.map((tax) => ({
      name: tax.name,
      rate: formatRatePercent(tax.rateBasisPoints),
      amount: formatMinor(tax.amountMinor),
    })),
  }
}

/** "9" for 900 basis points, "2.5" for 250. */
export function formatRatePercent(rateBasisPoints: number): string {
  return String(rateBasisPoints / 100)
}

import type { TaxedAmounts } from '#shared/billing/money.ts'
import type { Supplier } from '#shared/billing/supplier.ts'
import { placeOfSupply, type TaxedBuyer } from '#shared/billing/tax/place-of-supply.ts'
import type { TaxTreatment } from '#shared/billing/tax/tax-treatment.ts'

const basisPointsOfWhole = 10_000

export interface TaxDecision {
  treatment: TaxTreatment
  /** Of all heads together; 0 for a zero-rated export. */
  rateBasisPoints: number
  amounts: TaxedAmounts
}

export interface TaxCase {
  supplier: Supplier
  buyer: TaxedBuyer
  /** Before tax, in minor units. */
  taxableMinor: number
  /** Such as 26-27: a letter of undertaking holds for one year. */
  financialYear: string
}

/** How a sale is taxed, and what that makes of its amount. */
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

/**
 * Each head is rounded separately, half up, to a whole minor unit; so the two halves of an intra-state supply are equal,
 * and the total is the sum of what is printed.
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

import type { Buyer } from '#shared/billing/buyer.ts'
import { countryName } from '#shared/billing/countries.ts'
import { gstinStateOf } from '#shared/billing/tax/gstin.ts'
import { findState, type IndianState } from '#shared/billing/tax/indian-states.ts'

/** Where a supply counts as made: in a state of India, or abroad. */
export type PlaceOfSupply = { state: IndianState } | { country: string }

/** What of a buyer decides the tax. */
export type TaxedBuyer = Pick<Buyer, 'country' | 'state' | 'gstin'>

/**
 * Of a service without a specific place of supply: the state of the registered buyer's GSTIN, else the state on record (IGST Act
 * 2017, s.12(2); Circular 242/36/2024); for a buyer abroad the buyer's country (s.13(2)).
 */
export function placeOfSupply(buyer: TaxedBuyer): PlaceOfSupply {
  if (buyer.country !== 'IN') return { country: countryName(buyer.country) }
  const state = buyer.gstin === null ? findState(buyer.state ?? '') : gstinStateOf(buyer.gstin)
  if (state === null) throw new Error('A buyer in India without a state: billing details were not checked.')
  return { state }
}

/** Who an invoice is made out to. Complete and checked: see check-billing-details.ts. */
export interface Buyer {
  legalName: string
  email: string | null
  /** Of a registered Indian business; decides the place of supply. */
  gstin: string | null
  /** Street lines, separated by line feeds. */
  address: string
  city: string
  /** ISO 3166-2 without the country, such as KA; never null for India. */
  state: string | null
  /** In India the PIN code; never null for India. */
  postalCode: string | null
  /** ISO 3166-1 alpha-2. */
  country: string
}

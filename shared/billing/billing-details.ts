import { findState } from '#shared/billing/tax/indian-states.ts'

/**
 * What an account says about who buys: the body of the API, and by the same names the columns of `accounts`. Nothing is
 * required here; what an invoice needs is in check-billing-details.ts.
 */
export interface BillingDetails {
  legal_name?: string | null | undefined
  email?: string | null | undefined
  gstin?: string | null | undefined
  /** Street lines, separated by line feeds. */
  address?: string | null | undefined
  city?: string | null | undefined
  /** ISO 3166-2 without the country, such as KA. */
  state?: string | null | undefined
  /** In India the PIN code. */
  postal_code?: string | null | undefined
  /** ISO 3166-1 alpha-2. */
  country?: string | null | undefined
}

export type NormalBillingDetails = Record<keyof BillingDetails, string | null>

/**
 * One spelling of each value, which is what is stored: no white space around, composed letters (NFC), codes in capitals,
 * replaced state codes by their successors, PIN codes without spaces. Empty text is null. Applying it again changes nothing.
 */
export function normalizeBillingDetails(details: BillingDetails): NormalBillingDetails {
  const country = cleanCode(details.country)
  const state = cleanCode(details.state)
  const postalCode = clean(details.postal_code)
  return {
    legal_name: clean(details.legal_name),
    email: clean(details.email),
    gstin: cleanCode(details.gstin),
    address: cleanLines(details.address),
    city: clean(details.city),
    state: country === 'IN' && state !== null ? (findState(state)?.code ?? state) : state,
    postal_code: country === 'IN' && postalCode !== null ? clean(postalCode.replaceAll(' ', '')) : postalCode,
    country,
  }
}

function clean(text: string | null | undefined): string | null {
  return text?.normalize('NFC').trim() || null
}

/** Codes are ASCII: letters beyond it have capitals that change again when they are composed. */
function cleanCode(text: string | null | undefined): string | null {
  return clean(clean(text)?.replaceAll(/[a-z]/g, (letter) => letter.toUpperCase()))
}

function cleanLines(text: string | null | undefined): string | null {
  const lines = (text ?? '').replaceAll('\r\n', '\n').split('\n').map(clean)
  return lines.filter((line) => line !== null).join('\n') || null
}

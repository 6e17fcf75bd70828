import { isCountryCode } from '#shared/billing/countries.ts'
import { findUnprintable } from '#shared/billing/pdf/font-coverage.ts'
import { gstinStateOf, isGstin } from '#shared/billing/tax/gstin.ts'
import { findState } from '#shared/billing/tax/indian-states.ts'
import type { FieldFault } from '#shared/errors.ts'

/**
 * The buyer's details of an account: the body of the API and, by the same names, the columns of `accounts`. All are
 * optional here; `checkBillingDetails` says what an invoice needs.
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
 * The canonical form of each value, as stored: trimmed, NFC, codes in capitals, replaced state codes by their
 * successors, PIN codes without spaces. Empty text is null. Idempotent.
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

/** Only ASCII letters are capitalised: capitals of other letters may change again under NFC. */
function cleanCode(text: string | null | undefined): string | null {
  return clean(clean(text)?.replaceAll(/[a-z]/g, (letter) => letter.toUpperCase()))
}

function cleanLines(text: string | null | undefined): string | null {
  const lines = (text ?? '').replaceAll('\r\n', '\n').split('\n').map(clean)
  return lines.filter((line) => line !== null).join('\n') || null
}

/** Lines of an address, which the invoice prints as they are. */
const addressLinesMax = 5

/**
 * Longest texts, in code points. Those of India's e-invoice schema (INV-01: name 100, address twice 100, place 50), so
 * that every invoice could be registered there.
 */
const codePointsMax = { legal_name: 100, address: 200, city: 50, email: 100, postal_code: 16 } as const

/** First digit of the PIN codes of army post offices, which are used in every state. */
const armyZone = '9'

type TextField = keyof typeof codePointsMax

/**
 * All faults that prevent an invoice to this buyer; empty if there are none. Field names are those of
 * the body, without a path before them.
 */
export function checkBillingDetails(details: BillingDetails): FieldFault[] {
  const given = normalizeBillingDetails(details)
  const faults: FieldFault[] = []
  const fault = (field: keyof BillingDetails, message: string) => faults.push({ field, message })

  for (const field of Object.keys(codePointsMax) as TextField[]) {
    for (const message of checkText(field, given[field])) fault(field, message)
  }
  for (const field of ['legal_name', 'address', 'city', 'country'] as const) {
    if (given[field] === null) fault(field, 'is required for an invoice')
  }
  if (given.email !== null && !/^[^\s@]+@[^\s@]+$/.test(given.email)) fault('email', 'must be an e-mail address')
  if (given.country === null) return faults
  if (!isCountryCode(given.country)) {
    // Which rules hold for state, postal code and GSTIN is not known: "India" would be told to omit its GSTIN.
    fault('country', 'must be an ISO 3166-1 alpha-2 code, such as IN')
    return faults
  }
  return [...faults, ...(given.country === 'IN' ? checkIndianDetails(given) : checkForeignDetails(given))]
}

/** The recipient of an invoice: complete, checked details. */
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

/** For details without faults. */
export function toBuyer(details: BillingDetails): Buyer {
  const given = normalizeBillingDetails(details)
  const { legal_name: legalName, address, city, country } = given
  if (legalName === null || address === null || city === null || country === null) {
    throw new Error('Billing details are incomplete: they were not checked.')
  }
  const { email, gstin, state, postal_code: postalCode } = given
  return { legalName, email, gstin, address, city, state, postalCode, country }
}

function checkText(field: TextField, text: string | null): string[] {
  if (text === null) return []
  const messages: string[] = []
  const charactersMax = codePointsMax[field]
  if ([...text].length > charactersMax) messages.push(`must have at most ${charactersMax} characters`)
  if (!/[\p{L}\p{N}]/u.test(text)) messages.push('must contain a letter or a digit')
  const lines = field === 'address' ? text.split('\n') : [text]
  if (lines.length > addressLinesMax) messages.push(`must have at most ${addressLinesMax} lines`)
  const character = lines.map(findUnprintable).find((found) => found !== null)
  if (character !== undefined) messages.push(describeUnprintable(character))
  return messages
}

function describeUnprintable(character: string): string {
  const codePoint = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
  return `contains a character that invoices cannot print (U+${codePoint}): use Latin, Greek, Cyrillic or Devanagari letters`
}

function checkIndianDetails(given: NormalBillingDetails): FieldFault[] {
  const faults: FieldFault[] = []
  const state = given.state === null ? null : findState(given.state)
  if (given.state === null) faults.push({ field: 'state', message: 'is required in India to determine the tax' })
  else if (state === null)
    faults.push({ field: 'state', message: 'must be an ISO 3166-2:IN code without IN-, such as KA' })

  const { postal_code: pinCode, gstin } = given
  if (pinCode === null) faults.push({ field: 'postal_code', message: 'is required in India: the PIN code' })
  else if (!/^[1-9][0-9]{5}$/.test(pinCode))
    faults.push({ field: 'postal_code', message: 'must be a PIN code of six digits' })
  else if (state !== null && !`${state.pinFirstDigits}${armyZone}`.includes(pinCode.charAt(0))) {
    faults.push({ field: 'postal_code', message: `is not a PIN code of ${state.name}` })
  }

  if (gstin === null) return faults
  const registered = isGstin(gstin) ? gstinStateOf(gstin) : null
  if (registered === null) {
    faults.push({ field: 'gstin', message: 'is not a valid GSTIN: 15 characters, the last a check character' })
    // Registrations for Other Territory (the sea) have an address ashore.
  } else if (state !== null && registered.code !== null && registered !== state) {
    const message = `is registered in ${registered.name}, but the address is in ${state.name}: give the address of the registration`
    faults.push({ field: 'gstin', message })
  }
  return faults
}

function checkForeignDetails(given: NormalBillingDetails): FieldFault[] {
  const faults: FieldFault[] = []
  if (given.gstin !== null) faults.push({ field: 'gstin', message: 'is for buyers in India only; omit it' })
  if (given.state !== null && !/^[A-Z0-9]{1,3}$/.test(given.state)) {
    faults.push({
      field: 'state',
      message: 'must be an ISO 3166-2 code without the country, such as CA, or omitted',
    })
  }
  return faults
}

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type BillingDetails,
  checkBillingDetails,
  normalizeBillingDetails,
  toBuyer,
} from '#shared/billing/billing-details.ts'
import { indianStates } from '#shared/billing/tax/indian-states.ts'
import { foreignDetails, givenGstin, indianDetails } from '../helpers/billing.ts'

const fieldsAtFault = (details: BillingDetails) => checkBillingDetails(details).map((fault) => fault.field)

describe('complete details', () => {
  it.each<[string, BillingDetails]>([
    ['in India without a GSTIN', indianDetails],
    ['in India with a GSTIN of the same state', { ...indianDetails, gstin: givenGstin('29') }],
    ['registered for Other Territory, with an address ashore', { ...indianDetails, gstin: givenGstin('97') }],
    [
      'in Yanam, the part of Puducherry in another postal zone',
      { ...indianDetails, state: 'PY', postal_code: '533464' },
    ],
    ['at an army post office', { ...indianDetails, postal_code: '900056' }],
    ['in Germany', foreignDetails],
    ['abroad without a postal code or state', { ...foreignDetails, country: 'AE', postal_code: null }],
    ['in Devanagari', { ...indianDetails, legal_name: 'श्री राम एंड कंपनी', city: 'बेंगलुरु' }],
    ['in Greek and Cyrillic', { ...foreignDetails, legal_name: 'Ολυμπία Ирина', city: 'Łódź' }],
    ['without an e-mail address', { ...indianDetails, email: null }],
  ])('%s have no fault', (_, details) => {
    expect(checkBillingDetails(details)).toEqual([])
  })

  it('of every state with its own PIN codes and its own GSTIN have no fault', () => {
    for (const { code, gstCode, pinFirstDigits } of indianStates.filter((state) => state.code !== null)) {
      const details = { ...indianDetails, state: code, postal_code: `${pinFirstDigits[0]}10001` }
      expect(checkBillingDetails({ ...details, gstin: givenGstin(gstCode) })).toEqual([])
    }
  })
})

describe('faults', () => {
  it('are all reported at once', () => {
    const details = {
      legal_name: ' ',
      email: 'meera',
      address: '',
      city: '--',
      state: 'XX',
      postal_code: '56',
      country: 'IN',
    }
    expect(fieldsAtFault({ ...details, gstin: '29ABC' }).sort()).toEqual(
      ['address', 'city', 'email', 'gstin', 'legal_name', 'postal_code', 'state'].sort(),
    )
  })

  it('of empty details name every required field', () => {
    expect(fieldsAtFault({})).toEqual(['legal_name', 'address', 'city', 'country'])
    expect(fieldsAtFault({ country: 'IN' })).toEqual(['legal_name', 'address', 'city', 'state', 'postal_code'])
  })

  it.each<[string, BillingDetails, string]>([
    ['a GSTIN of another state than the address', { ...indianDetails, gstin: givenGstin('27') }, 'gstin'],
    ['a GSTIN with a wrong check character', { ...indianDetails, gstin: '29ABCDE1234F1Z0' }, 'gstin'],
    ['a GSTIN abroad', { ...foreignDetails, gstin: givenGstin('29') }, 'gstin'],
    ['a PIN code of another postal zone', { ...indianDetails, postal_code: '400050' }, 'postal_code'],
    ['a PIN code that begins with 0', { ...indianDetails, postal_code: '056003' }, 'postal_code'],
    ['a PIN code of seven digits', { ...indianDetails, postal_code: '5600381' }, 'postal_code'],
    ['a state of another country', { ...indianDetails, state: 'CA' }, 'state'],
    ['a state spelled out', { ...foreignDetails, state: 'California' }, 'state'],
    ['a country that is none', { ...foreignDetails, country: 'XX' }, 'country'],
    ['a country by its name', { ...foreignDetails, country: 'Germany' }, 'country'],
    [
      'India by its name, with a state and a GSTIN',
      { ...indianDetails, country: 'India', state: 'Maharashtra', gstin: givenGstin('27') },
      'country',
    ],
    ['a control character', { ...indianDetails, legal_name: 'Meera\u0007Nair' }, 'legal_name'],
    ['a line feed outside the address', { ...indianDetails, city: 'Bengaluru\nIndia' }, 'city'],
    ['a character that turns the line round', { ...indianDetails, legal_name: 'Meera \u202eriaN' }, 'legal_name'],
    ['letters that the page cannot print', { ...foreignDetails, legal_name: '株式会社' }, 'legal_name'],
    ['an emoji', { ...foreignDetails, address: 'Street 5 🏠' }, 'address'],
    ['a name of 101 characters', { ...indianDetails, legal_name: 'a'.repeat(101) }, 'legal_name'],
    ['an address of six lines', { ...indianDetails, address: '1\n2\n3\n4\n5\n6' }, 'address'],
    ['an e-mail address with a space', { ...indianDetails, email: 'a b@example.com' }, 'email'],
  ])('%s is refused', (_, details, field) => {
    expect(fieldsAtFault(details)).toEqual([field])
  })

  it('name the character that cannot be printed', () => {
    const [fault] = checkBillingDetails({ ...foreignDetails, city: '京都' })
    expect(fault?.message).toContain('U+4EAC')
    expect(fault?.message).toContain('Latin, Greek, Cyrillic or Devanagari')
  })

  it('of length are counted after composition to NFC', () => {
    // NFC composes these; a hundred of them stay within the limit.
    expect(fieldsAtFault({ ...indianDetails, legal_name: 'e\u0301'.repeat(100) })).toEqual([])
  })
})

describe('the buyer', () => {
  it('has codes in capitals, a PIN code without a space and a state by its present code', () => {
    const buyer = toBuyer({
      ...indianDetails,
      state: 'or',
      postal_code: ' 751 001 ',
      country: 'in',
      gstin: givenGstin('21').toLowerCase(),
    })
    expect(buyer).toMatchObject({ state: 'OD', postalCode: '751001', country: 'IN', gstin: givenGstin('21') })
  })

  it('is not made of incomplete details', () => {
    expect(() => toBuyer({ ...indianDetails, city: '' })).toThrow('not checked')
  })

  it('has details that a second normalization leaves unchanged', () => {
    const text = fc.option(
      fc.oneof(
        fc.string({ unit: 'grapheme' }),
        fc.constantFrom('in', ' KA ', 'ut', '560 001', 'a\r\n\r\n b', 'ῒ', 'i̇'),
      ),
    )
    const details = fc.record({
      legal_name: text,
      address: text,
      city: text,
      state: text,
      postal_code: text,
      country: text,
    })
    fc.assert(
      fc.property(details, (given) => {
        const once = normalizeBillingDetails(given)
        expect(normalizeBillingDetails(once)).toEqual(once)
      }),
    )
  })
})

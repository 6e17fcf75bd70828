import { describe, expect, it } from 'vitest'
import { findState, findStateByGstCode, indianStates } from '#shared/billing/tax/indian-states.ts'

const withAddresses = indianStates.filter((state) => state.code !== null)

describe('the table of states', () => {
  it('has 28 states, 8 union territories and Other Territory', () => {
    expect(withAddresses).toHaveLength(36)
    expect(indianStates.filter((state) => state.code === null).map((state) => state.gstCode)).toEqual(['97'])
  })

  it('has every GST code in use once: 01 to 38 without 25 and 28, and 97', () => {
    const inUse = Array.from({ length: 38 }, (_, index) => String(index + 1).padStart(2, '0'))
    const expected = [...inUse.filter((code) => code !== '25' && code !== '28'), '97']
    expect(indianStates.map((state) => state.gstCode)).toEqual(expected)
  })

  it('has each ISO code and each name once', () => {
    expect(new Set(withAddresses.map((state) => state.code)).size).toBe(36)
    expect(new Set(indianStates.map((state) => state.name)).size).toBe(37)
    expect(withAddresses.filter((state) => !/^[A-Z]{2}$/.test(state.code ?? ''))).toEqual([])
  })

  it('has UTGST in the territories without a legislature, and SGST in Delhi, Puducherry and Jammu and Kashmir', () => {
    const codes = indianStates.filter((state) => state.hasUnionTerritoryTax).map((state) => state.code)
    expect(codes).toEqual(['CH', 'DH', 'LD', 'AN', 'LA', null])
  })

  it('gives every place with addresses the first digits of its PIN codes', () => {
    expect(withAddresses.filter((state) => !/^[1-8]{1,2}$/.test(state.pinFirstDigits))).toEqual([])
  })
})

describe('looking up a state', () => {
  it.each([
    ['OR', 'Odisha'],
    ['UT', 'Uttarakhand'],
    ['UL', 'Uttarakhand'],
    ['TG', 'Telangana'],
    ['CT', 'Chhattisgarh'],
    ['DN', 'Dadra and Nagar Haveli and Daman and Diu'],
    ['DD', 'Dadra and Nagar Haveli and Daman and Diu'],
    ['KA', 'Karnataka'],
  ])('understands %s, in use or replaced', (code, name) => {
    expect(findState(code)?.name).toBe(name)
  })

  it.each(['', 'XX', 'ka', 'constructor', 'KAR'])('knows no state %j', (code) => {
    expect(findState(code)).toBeNull()
  })

  it('knows no state of the GST codes that are no longer used', () => {
    expect([findStateByGstCode('25'), findStateByGstCode('28'), findStateByGstCode('96')]).toEqual([null, null, null])
  })
})

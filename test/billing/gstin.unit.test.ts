import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gstinStateOf, isGstin } from '#shared/billing/tax/gstin.ts'
import { indianStates } from '#shared/billing/tax/indian-states.ts'
import { givenGstin } from '../helpers/billing.ts'

const digits = [...'0123456789']
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const characters = [...digits, ...letters]

const pan = fc
  .tuple(
    fc.array(fc.constantFrom(...letters), { minLength: 5, maxLength: 5 }),
    fc.array(fc.constantFrom(...digits), { minLength: 4, maxLength: 4 }),
    fc.constantFrom(...letters),
  )
  .map((parts) => parts.flat().join(''))
const gstin = fc
  .tuple(fc.constantFrom(...indianStates.map((state) => state.gstCode)), pan)
  .map(([gstCode, holder]) => givenGstin(gstCode, holder))

describe('a GSTIN', () => {
  it.each(['27AAPFU0939F1ZV', '27AASCS2460H1Z0', '29AAGCB7383J1Z4', '05AABCA5291P1ZD'])(
    '%s, from published examples, is accepted',
    (text) => {
      expect(isGstin(text)).toBe(true)
    },
  )

  it('has its state in it', () => {
    expect(gstinStateOf('27AAPFU0939F1ZV')?.name).toBe('Maharashtra')
  })

  it('is refused with any single character changed to any other', () => {
    fc.assert(
      fc.property(gstin, fc.nat(14), fc.constantFrom(...characters), (text, position, character) => {
        fc.pre(text[position] !== character)
        expect(isGstin(text)).toBe(true)
        expect(isGstin(text.slice(0, position) + character + text.slice(position + 1))).toBe(false)
      }),
    )
  })

  it.each([
    ['a state code that no state has', givenGstin('39')],
    ['a state code that is no longer used', givenGstin('28')],
    ['small letters', '27aapfu0939f1zv'],
    ['a character too few', '27AAPFU0939F1Z'],
    ['a character too many', '27AAPFU0939F1ZVV'],
    ['a line feed at its end', '27AAPFU0939F1ZV\n'],
    ['nothing in it', ''],
  ])('is refused with %s', (_, text) => {
    expect(isGstin(text)).toBe(false)
  })
})

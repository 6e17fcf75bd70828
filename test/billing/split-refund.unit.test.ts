import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addTax, splitRefund, taxTreatments } from '#shared/billing/tax/tax.ts'

const purchase = fc.record({
  taxableMinor: fc.integer({ min: 1, max: 100_000_000 }),
  treatment: fc.constantFrom(...taxTreatments),
  granted: fc.integer({ min: 1, max: 100_000 }),
  share: fc.double({ min: 0, max: 1, noNaN: true }),
})

describe('a refund', () => {
  it('of all credits is the invoice, to the last paisa', () => {
    fc.assert(
      fc.property(purchase, ({ taxableMinor, treatment, granted }) => {
        const amounts = addTax(taxableMinor, treatment, 1800)
        expect(splitRefund(amounts, 1800, treatment, { unspent: granted, granted })).toEqual(amounts)
      }),
    )
  })

  it('of a part is above zero, never over the invoice in any head, and rounded up by less than one unit', () => {
    fc.assert(
      fc.property(purchase, ({ taxableMinor, treatment, granted, share }) => {
        const unspent = Math.max(1, Math.round(granted * share))
        const amounts = addTax(taxableMinor, treatment, 1800)
        const refund = splitRefund(amounts, 1800, treatment, { unspent, granted })
        for (const head of ['taxableMinor', 'cgstMinor', 'sgstMinor', 'igstMinor', 'totalMinor'] as const) {
          expect(refund[head]).toBeLessThanOrEqual(amounts[head])
        }
        const excess = refund.taxableMinor * granted - taxableMinor * unspent
        expect(refund.taxableMinor).toBeGreaterThan(0)
        expect(excess >= 0 && excess < granted).toBe(true)
      }),
    )
  })

  it('of nothing, or of more than was bought, is refused', () => {
    const amounts = addTax(99_900, 'intra_state', 1800)
    expect(() => splitRefund(amounts, 1800, 'intra_state', { unspent: 0, granted: 1500 })).toThrow(RangeError)
    expect(() => splitRefund(amounts, 1800, 'intra_state', { unspent: 1501, granted: 1500 })).toThrow(RangeError)
  })
})

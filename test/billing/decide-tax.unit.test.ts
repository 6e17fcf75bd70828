import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type BillingDetails, toBuyer } from '#shared/billing/billing-details.ts'
import { indianStates } from '#shared/billing/tax/indian-states.ts'
import { addTax, decideTax, taxTreatments } from '#shared/billing/tax/tax.ts'
import { foreignDetails, givenGstin, givenSupplier, indianDetails } from '../helpers/billing.ts'

interface Case {
  of: string
  supplierState?: string
  lut?: string
  buyer: BillingDetails
  expected: [treatment: string, cgst: number, sgst: number, igst: number]
}

/** A buyer in this state; each state's own PIN code does not matter to the tax. */
const inState = (state: string, gstin?: string): BillingDetails => ({ ...indianDetails, state, gstin })

const cases: Case[] = [
  { of: 'the same state, B2C', buyer: inState('KA'), expected: ['intra_state', 8991, 8991, 0] },
  { of: 'the same state, B2B', buyer: inState('KA', givenGstin('29')), expected: ['intra_state', 8991, 8991, 0] },
  { of: 'another state, B2C', buyer: inState('MH'), expected: ['inter_state', 0, 0, 17_982] },
  { of: 'another state, B2B', buyer: inState('MH', givenGstin('27')), expected: ['inter_state', 0, 0, 17_982] },
  { of: 'a state to a union territory', buyer: inState('CH'), expected: ['inter_state', 0, 0, 17_982] },
  {
    of: 'a registration for Other Territory',
    buyer: inState('KA', givenGstin('97')),
    expected: ['inter_state', 0, 0, 17_982],
  },
  ...['04', '26', '31', '35', '38'].map((gstCode) => ({
    of: `within territory ${gstCode}, without a legislature`,
    supplierState: gstCode,
    buyer: inState(indianStates.find((state) => state.gstCode === gstCode)?.code ?? ''),
    expected: ['intra_union_territory', 8991, 8991, 0] satisfies Case['expected'],
  })),
  ...['07', '34', '01'].map((gstCode) => ({
    of: `within territory ${gstCode}, with a legislature`,
    supplierState: gstCode,
    buyer: inState(indianStates.find((state) => state.gstCode === gstCode)?.code ?? ''),
    expected: ['intra_state', 8991, 8991, 0] satisfies Case['expected'],
  })),
  {
    of: 'one territory to another',
    supplierState: '04',
    buyer: inState('DH'),
    expected: ['inter_state', 0, 0, 17_982],
  },
  {
    of: 'abroad with a letter',
    lut: '26-27:AD290426012345A',
    buyer: foreignDetails,
    expected: ['export_lut', 0, 0, 0],
  },
  { of: 'abroad without a letter', buyer: foreignDetails, expected: ['export_igst', 0, 0, 17_982] },
  {
    of: "abroad with last year's letter",
    lut: '25-26:AD290425012345A',
    buyer: foreignDetails,
    expected: ['export_igst', 0, 0, 17_982],
  },
  {
    of: 'India, whatever letter there is',
    lut: '26-27:AD290426012345A',
    buyer: inState('KA'),
    expected: ['intra_state', 8991, 8991, 0],
  },
]

describe('tax on 999.00 at 18 %', () => {
  it.each(cases)('from $supplierState to $of: $expected', ({ supplierState = '29', lut = '', buyer, expected }) => {
    const supplier = givenSupplier({ SUPPLIER_GSTIN: givenGstin(supplierState), LUT_REFERENCES: lut })
    const tax = decideTax({ supplier, buyer: toBuyer(buyer), taxableMinor: 99_900, financialYear: '26-27' })
    const { cgstMinor, sgstMinor, igstMinor, totalMinor } = tax.amounts
    expect([tax.treatment, cgstMinor, sgstMinor, igstMinor]).toEqual(expected)
    expect(totalMinor).toBe(99_900 + cgstMinor + sgstMinor + igstMinor)
    expect(tax.rateBasisPoints).toBe(expected[0] === 'export_lut' ? 0 : 1800)
  })
})

describe('rounding', () => {
  it('is half up, per tax head', () => {
    // 9 % of 50 is 4.5, 18 % of 25 is 4.5; 9 % of 49 is 4.41.
    expect(addTax(50, 'intra_state', 1800)).toMatchObject({ cgstMinor: 5, sgstMinor: 5, totalMinor: 60 })
    expect(addTax(25, 'inter_state', 1800)).toMatchObject({ igstMinor: 5, totalMinor: 30 })
    expect(addTax(49, 'intra_state', 1800)).toMatchObject({ cgstMinor: 4, sgstMinor: 4, totalMinor: 57 })
  })

  const amount = fc.integer({ min: 1, max: 1_000_000_000 })
  const rate = fc.integer({ min: 1, max: 100 }).map((percent) => percent * 100)

  it('gives whole heads that add up to the total, whatever the treatment', () => {
    fc.assert(
      fc.property(amount, rate, fc.constantFrom(...taxTreatments), (taxableMinor, basisPoints, treatment) => {
        const tax = addTax(taxableMinor, treatment, treatment === 'export_lut' ? 0 : basisPoints)
        const heads = [tax.cgstMinor, tax.sgstMinor, tax.igstMinor]
        expect(heads.every((head) => Number.isSafeInteger(head) && head >= 0)).toBe(true)
        expect(tax.totalMinor).toBe(tax.taxableMinor + tax.cgstMinor + tax.sgstMinor + tax.igstMinor)
        expect(tax.cgstMinor).toBe(tax.sgstMinor)
      }),
    )
  })

  it('is within half a minor unit per tax head; intra- and inter-state tax differ by at most one', () => {
    fc.assert(
      fc.property(amount, rate, (taxableMinor, basisPoints) => {
        const within = addTax(taxableMinor, 'intra_state', basisPoints)
        const across = addTax(taxableMinor, 'inter_state', basisPoints)
        const exact = BigInt(taxableMinor) * BigInt(basisPoints)
        const far = (scaled: bigint) => (scaled < 0n ? -scaled : scaled)
        expect(far(BigInt(across.igstMinor) * 10_000n - exact)).toBeLessThanOrEqual(5000n)
        expect(far(BigInt(within.cgstMinor) * 20_000n - exact)).toBeLessThanOrEqual(10_000n)
        expect(Math.abs(within.cgstMinor + within.sgstMinor - across.igstMinor)).toBeLessThanOrEqual(1)
      }),
    )
  })
})

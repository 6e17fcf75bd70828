import { describe, expect, it } from 'vitest'
import { readSupplier } from '#shared/billing/supplier.ts'
import { ConfigError } from '#shared/platform/config.ts'
import { givenGstin, givenSupplier, readBillingConfig, supplierEnvironment } from '../helpers/billing.ts'

const read = (environment: Record<string, string>) => readSupplier(readBillingConfig(environment))

describe('the supplier', () => {
  it('is none when nothing is set', () => {
    expect(read({})).toBeNull()
    expect(read({ SUPPLIER_LEGAL_NAME: '', SUPPLIER_GSTIN: '' })).toBeNull()
  })

  it('has its state from its GSTIN, its address by lines, and the defaults', () => {
    expect(givenSupplier()).toMatchObject({
      addressLines: ['4th Floor, Lakeview Towers', '12 Residency Road', 'Bengaluru 560025'],
      state: { code: 'KA' },
      sacCode: '998315',
      rateBasisPoints: 1800,
      usdInrRate: null,
      invoicePrefix: 'POA',
      creditNotePrefix: 'POC',
    })
  })

  it('has its letters of undertaking by financial year', () => {
    const { lutReferences } = givenSupplier({ LUT_REFERENCES: '26-27:AD290426012345A,27-28:AD290427054321B' })
    expect([...lutReferences]).toEqual([
      ['26-27', 'AD290426012345A'],
      ['27-28', 'AD290427054321B'],
    ])
    expect(givenSupplier().lutReferences.size).toBe(0)
  })

  it.each<[string, Record<string, string>, string]>([
    ['the address is missing', { SUPPLIER_ADDRESS: '' }, 'SUPPLIER_ADDRESS'],
    ['the name is missing', { SUPPLIER_LEGAL_NAME: '' }, 'SUPPLIER_LEGAL_NAME'],
    ['the GSTIN is missing', { SUPPLIER_GSTIN: '' }, 'SUPPLIER_GSTIN'],
    ['the GSTIN is mistyped', { SUPPLIER_GSTIN: givenGstin('29').replace('ABC', 'ABD') }, 'SUPPLIER_GSTIN'],
    ['the name cannot be printed', { SUPPLIER_LEGAL_NAME: '株式会社' }, 'SUPPLIER_LEGAL_NAME'],
    ['the address has six lines', { SUPPLIER_ADDRESS: '1|2|3|4|5|6' }, 'SUPPLIER_ADDRESS'],
    ['both series have one prefix', { CREDIT_NOTE_PREFIX: 'POA' }, 'CREDIT_NOTE_PREFIX'],
    ['the SAC is no service', { SAC_CODE: '847130' }, 'SAC_CODE'],
    ['a letter has no year', { LUT_REFERENCES: 'AD290426012345A' }, 'LUT_REFERENCES'],
    ['the list of letters ends in a comma', { LUT_REFERENCES: '26-27:A,' }, 'LUT_REFERENCES'],
    ['the rate is no number', { USD_INR_RATE: '88,5' }, 'USD_INR_RATE'],
    ['the prefix has four letters', { INVOICE_PREFIX: 'POAS' }, 'INVOICE_PREFIX'],
  ])('is refused when %s, naming the setting and not the GSTIN', (_, changes, name) => {
    const start = () => read({ ...supplierEnvironment, ...changes })
    expect(start).toThrow(ConfigError)
    expect(start).toThrow(name)
    expect(start).not.toThrow(supplierEnvironment.SUPPLIER_GSTIN)
  })
})

import { describe, expect, it } from 'vitest'
import { financialYearOf, indianDayOf } from '#shared/billing/invoices/financial-year.ts'
import { formatAmount } from '#shared/billing/invoices/invoice-lines.ts'
import { formatNumber } from '#shared/billing/invoices/issue-invoice.ts'
import { amountInWords, type Currency } from '#shared/billing/money.ts'

describe('an amount in words', () => {
  it.each<[number, Currency, string]>([
    [0, 'INR', 'Rupees Zero Only'],
    [100, 'INR', 'Rupees One Only'],
    [50, 'INR', 'Rupees Zero and Paise Fifty Only'],
    [117_882, 'INR', 'Rupees One Thousand One Hundred Seventy-Eight and Paise Eighty-Two Only'],
    [1_012_000, 'INR', 'Rupees Ten Thousand One Hundred Twenty Only'],
    [12_00_019_05, 'INR', 'Rupees Twelve Lakh Nineteen and Paise Five Only'],
    [
      2_14_74_836_47,
      'INR',
      'Rupees Two Crore Fourteen Lakh Seventy-Four Thousand Eight Hundred Thirty-Six and Paise Forty-Seven Only',
    ],
    [4500, 'USD', 'US Dollars Forty-Five Only'],
    [
      123_456_789,
      'USD',
      'US Dollars One Million Two Hundred Thirty-Four Thousand Five Hundred Sixty-Seven and Cents Eighty-Nine Only',
    ],
  ])('%i minor units of %s', (amountMinor, currency, words) => {
    expect(amountInWords(amountMinor, currency)).toBe(words)
  })
})

describe('an amount in digits', () => {
  it('is grouped by lakhs in rupees and by thousands in dollars', () => {
    expect(formatAmount(12_345_678, 'INR')).toBe('₹1,23,456.78')
    expect(formatAmount(12_345_678, 'USD')).toBe('$123,456.78')
    expect(formatAmount(5, 'INR')).toBe('₹0.05')
  })
})

describe('the financial year', () => {
  it.each([
    ['2026-04-01', '26-27'],
    ['2027-03-31', '26-27'],
    ['2027-04-01', '27-28'],
    ['2100-01-01', '99-00'],
  ])('of %s is %s', (day, year) => {
    expect(financialYearOf(day)).toBe(year)
  })
})

describe('the day in India', () => {
  it('turns at 18:30 UTC', () => {
    expect(indianDayOf(new Date('2027-03-31T18:29:59.999Z'))).toBe('2027-03-31')
    expect(indianDayOf(new Date('2027-03-31T18:30:00Z'))).toBe('2027-04-01')
  })
})

describe('an invoice number', () => {
  it('has 16 characters up to the millionth, which needs a shorter prefix', () => {
    expect(formatNumber('POA', '26-27', 123)).toBe('POA/26-27/000123')
    expect(formatNumber('POA', '26-27', 999_999)).toHaveLength(16)
    expect(() => formatNumber('POA', '26-27', 1_000_000)).toThrow('shorter prefix')
    expect(formatNumber('PA', '26-27', 1_000_000)).toBe('PA/26-27/1000000')
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wrapText } from '#shared/billing/pdf/pdf-text.ts'

/** Every code point is one wide. */
const measure = (part: string) => [...part].length

describe('wrapped text', () => {
  it('breaks at spaces, and within words that are wider than a line', () => {
    expect(wrapText('one two three', 7, measure)).toEqual(['one two', 'three'])
    expect(wrapText('abcdefghij k', 4, measure)).toEqual(['abcd', 'efgh', 'ij k'])
    expect(wrapText('a\nb', 10, measure)).toEqual(['a', 'b'])
  })

  it('does not separate a letter from its combining marks', () => {
    expect(wrapText('किकि', 3, measure)).toEqual(['कि', 'कि'])
  })

  it('loses nothing but spaces, and has no line that is too wide', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', 'é', 'Ж'), maxLength: 300 })
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 20 }), (given, widthMax) => {
        const lines = wrapText(given, widthMax, measure)
        expect(lines.filter((line) => measure(line) > widthMax)).toEqual([])
        expect(lines.join('').replaceAll(' ', '')).toBe(given.replaceAll(' ', ''))
      }),
    )
  })
})

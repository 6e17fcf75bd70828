import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readTransferReference, transferReferenceOf } from '#shared/orders/transfer-reference.ts'
import { firstIdAt, newId } from '#shared/platform/ids.ts'

describe('the reference of a bank transfer', () => {
  it('yields the millisecond of its order, in every accepted spelling', () => {
    const id = newId()
    const reference = transferReferenceOf(id)
    const timeMs = Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)
    const spellings = [
      reference,
      reference.toLowerCase(),
      reference.replaceAll('-', ''),
      ` ${reference.replaceAll('-', ' ')} `,
      reference.replaceAll('0', 'O').replaceAll('1', 'l'),
    ]
    for (const text of spellings) expect([text, readTransferReference(text)]).toEqual([text, { reference, timeMs }])
    expect([firstIdAt(timeMs) <= id, id < firstIdAt(timeMs + 1)]).toEqual([true, true])
  })

  it('differs between orders of one millisecond', () => {
    const ids = Array.from({ length: 20 }, (_, order) => firstIdAt(1_795_000_000_000).slice(0, -2) + (10 + order))
    expect(new Set(ids.map(transferReferenceOf)).size).toBe(20)
  })

  it('is not found in other text', () => {
    const [outside, length] = [fc.constantFrom(...'U!?é€'), fc.integer({ min: 0, max: 11 })]
    const valid = transferReferenceOf(newId()).replaceAll('-', '')
    const mistyped = fc
      .tuple(outside, length)
      .map(([letter, at]) => valid.slice(0, 3 + at) + letter + valid.slice(4 + at))
    fc.assert(fc.property(mistyped, (text) => readTransferReference(text) === null))
    for (const text of ['', 'POA', newId(), 'POA-1KD4-F2V0-9Q7', 'POA-1KD4-F2V0-9Q7U', 'POB-1KD4-F2V0-9Q7M']) {
      expect([text, readTransferReference(text)]).toEqual([text, null])
    }
  })
})

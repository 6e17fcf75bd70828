import fc from 'fast-check'
import { expect, it } from 'vitest'
import { openCursor, sealCursor } from '../../api/http/read-page.ts'

const secret = 'sixteen characters or more'

it('a cursor opens to what was sealed in it', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.integer(), fc.constant(null))), (fields) => {
      const text = sealCursor(fields, 'list', secret)
      expect(text).toMatch(/^[A-Za-z0-9_-]+$/)
      expect(openCursor(text, 'list', secret)).toEqual(JSON.parse(JSON.stringify(fields)))
    }),
  )
})

it('no changed, foreign or made-up text opens', () => {
  const text = sealCursor({ id: '7' }, 'list', secret)
  expect(openCursor(text, 'other list', secret)).toBeNull()
  expect(openCursor(text, 'list', 'another secret of some length')).toBeNull()
  for (const made of ['', 'x', text.slice(1), text.slice(0, 10), Buffer.alloc(64).toString('base64url')]) {
    expect(openCursor(made, 'list', secret)).toBeNull()
  }
  fc.assert(
    fc.property(fc.nat(text.length - 1), fc.constantFrom('A', 'b', '7', '_'), (at, letter) => {
      const changed = text.slice(0, at) + letter + text.slice(at + 1)
      const isSameBytes = Buffer.from(changed, 'base64url').equals(Buffer.from(text, 'base64url'))
      expect(openCursor(changed, 'list', secret)).toEqual(isSameBytes ? { id: '7' } : null)
    }),
  )
})

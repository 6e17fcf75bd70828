import { expect, it } from 'vitest'
import { isId, newId } from '#shared/platform/ids.ts'

it('ids of one process are in the order in which they were made, also within a millisecond', () => {
  const ids = Array.from({ length: 20_000 }, newId)
  expect(ids.toSorted()).toEqual(ids)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.every(isId)).toBe(true)
})

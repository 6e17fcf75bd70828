import { describe, expect, it } from 'vitest'
import { findKnowledgeFaults } from '../../tools/knowledge/find-faults.ts'

describe('the knowledge of kinds', () => {
  it('is in order: lines, examples, heads, slots and forms', () => {
    expect(findKnowledgeFaults()).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { findKnowledgeFaults } from '../../tools/knowledge/find-faults.ts'

describe('the task knowledge', () => {
  it('has no faults in guidelines, examples, weights, aspects and forms', () => {
    expect(findKnowledgeFaults()).toEqual([])
  })
})

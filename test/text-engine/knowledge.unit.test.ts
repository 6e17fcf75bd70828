import { describe, expect, it } from 'vitest'
import { findKnowledgeFaults } from '../../tools/knowledge/find-faults.ts'

describe('the knowledge of tasks', () => {
  it('is in order: guidelines, examples, weights, aspects and forms', () => {
    expect(findKnowledgeFaults()).toEqual([])
  })
})

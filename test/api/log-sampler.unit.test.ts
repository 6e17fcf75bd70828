import { describe, expect, it } from 'vitest'
import { createLogSampler } from '../../api/http/request-log.ts'

describe('log lines of one sort', () => {
  it('are five a second, and the next says how many were left out', () => {
    let nowMs = 1000
    const sampler = createLogSampler(() => nowMs)
    const taken = Array.from({ length: 12 }, () => sampler.take(404))
    expect(taken.filter((note) => note !== null)).toEqual([{}, {}, {}, {}, {}])
    expect(sampler.take(401)).toEqual({})
    nowMs = 2000
    expect(sampler.take(404)).toEqual({ leftOut: 7 })
    expect(sampler.take(404)).toEqual({})
  })
})

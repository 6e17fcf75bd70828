import { describe, expect, it } from 'vitest'
import { createLoadShedder } from '../../api/http/load-shedding.ts'

const targetMs = 75

function given({ target = targetMs } = {}) {
  let nowMs = 0
  let accounts = 0
  const shedder = createLoadShedder(target, { accountCallsMax: 8, nowMs: () => nowMs })
  const admitAll = (tier: 'standard' | 'priority') => {
    const admissions = []
    for (let sent = 0; sent < 3000; sent += 1) {
      accounts += 1
      const admission = shedder.admit(tier, `account ${accounts}`)
      if (admission) admissions.push(admission)
    }
    return admissions
  }
  return { shedder, admitAll, pass: (ms: number) => (nowMs += ms) }
}

describe('the limit of calls under way', () => {
  it('admits the standard tier up to half of it, and leaves the rest to paid plans', () => {
    const { admitAll } = given()
    expect(admitAll('standard')).toHaveLength(128)
    expect(admitAll('priority')).toHaveLength(128)
    expect(admitAll('priority')).toHaveLength(0)
  })

  it('admits another call for each that leaves, once', () => {
    const { admitAll } = given()
    const [first] = admitAll('priority')
    first?.leave()
    first?.leave()
    expect(admitAll('priority')).toHaveLength(1)
  })

  it('falls while calls are slow, once within the time of a call, and not below 64', () => {
    const { admitAll, pass } = given()
    const admissions = admitAll('priority')
    for (const admission of admissions) admission.observe(300)
    expect(admitAll('priority')).toHaveLength(0)
    for (const admission of admissions) admission.leave()
    const next = admitAll('priority')
    expect(next).toHaveLength(231)
    for (let slow = 0; slow < 100; slow += 1) {
      pass(301)
      next[0]?.observe(300)
    }
    for (const admission of next) admission.leave()
    expect(admitAll('priority')).toHaveLength(64)
  })

  it('rises while it is used and calls are fast, and not above 1,024', () => {
    const { admitAll } = given()
    const admissions = admitAll('priority')
    for (let fast = 0; fast < 10; fast += 1) admissions[0]?.observe(targetMs)
    admissions.push(...admitAll('priority'))
    expect(admissions).toHaveLength(257)
    for (let round = 0; round < 40; round += 1) {
      for (let fast = 0; fast < 1000; fast += 1) admissions[0]?.observe(targetMs)
      admissions.push(...admitAll('priority'))
    }
    for (const admission of admissions) admission.leave()
    expect(admitAll('priority')).toHaveLength(1024)
  })

  it('is not lowered by slow calls at low concurrency', () => {
    const { shedder, admitAll, pass } = given()
    for (let slow = 0; slow < 50; slow += 1) {
      const admission = shedder.admit('priority', 'an account')
      pass(1001)
      admission?.observe(1000)
      admission?.leave()
    }
    expect(admitAll('priority')).toHaveLength(256)
  })

  it('counts eight calls of one account, for which its others wait', () => {
    const { shedder, admitAll } = given()
    const burst = Array.from({ length: 600 }, () => shedder.admit('priority', 'one account'))
    expect(burst).not.toContain(null)
    expect(admitAll('priority')).toHaveLength(248)
    for (const admission of burst) admission?.leave()
    expect(admitAll('priority')).toHaveLength(8)
  })

  it('cuts the standard tier while it slows paid calls, and restores its share after two seconds', () => {
    const { shedder, admitAll, pass } = given()
    const flood = admitAll('standard')
    for (let slow = 0; slow < 50; slow += 1) {
      const paid = shedder.admit('priority', 'a paying account')
      pass(41)
      paid?.observe(40)
      paid?.leave()
    }
    for (const admission of flood) admission.leave()
    const few = admitAll('standard')
    expect(few).toHaveLength(16)
    pass(2001)
    expect(few.length + admitAll('standard').length).toBeGreaterThanOrEqual(128)
  })

  it.each([
    ['quick beside many of it', 20, true],
    ['slow without it', 70, false],
  ])('keeps the share of the standard tier while calls of paid plans are %s', (_, latencyMs, isBeside) => {
    const { shedder, admitAll, pass } = given()
    const beside = isBeside ? admitAll('standard') : []
    for (let sent = 0; sent < 20; sent += 1) {
      const paid = shedder.admit('priority', 'a paying account')
      pass(latencyMs + 1)
      paid?.observe(latencyMs)
      paid?.leave()
    }
    for (const admission of beside) admission.leave()
    expect(admitAll('standard').length).toBeGreaterThanOrEqual(128)
  })

  it('is none with a target of 0', () => {
    expect(given({ target: 0 }).admitAll('standard')).toHaveLength(3000)
  })
})

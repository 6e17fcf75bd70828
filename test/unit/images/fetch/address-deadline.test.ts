import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { untilAborted } from '#shared/concurrency/until-aborted.ts'
import { startDeadline } from '#shared/ssrf/address-deadline.ts'

beforeEach(() => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
})

describe('a deadline', () => {
  it('aborts when its time is up, unless its clock was stopped', () => {
    const [missed, stopped] = [startDeadline(10), startDeadline(10)]
    stopped.stopClock()
    vi.advanceTimersByTime(9)
    expect(missed.signal.aborted).toBe(false)
    vi.advanceTimersByTime(1)
    expect(missed.signal.reason).toMatchObject({ fault: 'timed_out' })
    expect(stopped.signal.aborted).toBe(false)
  })

  it('passes on the abort of the outer signal, with stopped clock as well, until its end', () => {
    const outer = new AbortController()
    const [open, ended] = [startDeadline(10, outer.signal), startDeadline(10, outer.signal)]
    open.stopClock()
    ended.end()
    outer.abort('enough')
    expect(open.signal.reason).toBe('enough')
    expect(ended.signal.aborted).toBe(false)
    expect(startDeadline(10, outer.signal).signal.reason).toBe('enough')
    vi.advanceTimersByTime(10)
  })

  it('keeps no timer after its end', () => {
    startDeadline(10).end()
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('waiting until a signal is aborted', () => {
  it('gives the outcome of the work', async () => {
    const { signal } = new AbortController()
    await expect(untilAborted(Promise.resolve(1), signal)).resolves.toBe(1)
    await expect(untilAborted(Promise.reject(new Error('own words')), signal)).rejects.toThrow('own words')
  })

  it('ends with its reason, even for work that never ends or fails of the abort itself', async () => {
    const controller = new AbortController()
    const never = untilAborted(new Promise(() => {}), controller.signal)
    const { promise, reject } = Promise.withResolvers<never>()
    controller.signal.addEventListener('abort', () => reject(new Error('own words')))
    const failing = untilAborted(promise, controller.signal)
    controller.abort(new Error('enough'))
    await expect(never).rejects.toThrow('enough')
    await expect(failing).rejects.toThrow('enough')
    await expect(untilAborted(new Promise(() => {}), controller.signal)).rejects.toThrow('enough')
  })
})

import { describe, expect, it } from 'vitest'
import { untilAborted } from '#shared/concurrency/deadline.ts'

describe('waiting until a signal is aborted', () => {
  it('gives the outcome of the work', async () => {
    const { signal } = new AbortController()
    await expect(untilAborted(Promise.resolve(1), signal)).resolves.toBe(1)
    await expect(untilAborted(Promise.reject(new Error('own words')), signal)).rejects.toThrow('own words')
  })

  it('rejects with the abort reason, even if the work never ends or fails because of the abort', async () => {
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

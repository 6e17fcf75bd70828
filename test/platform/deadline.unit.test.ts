import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'
import { DeadlineError, withDeadline } from '#shared/concurrency/deadline.ts'

const block = (ms: number): void => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)

it('a result that arrives while the event loop is blocked counts, even past its deadline', async () => {
  const child = spawn('sh', ['-c', 'echo ready; sleep 0.2; echo answer'])
  await once(child.stdout, 'data')
  const waiting = withDeadline(once(child.stdout, 'data'), 100, 'a program')
  // After input and output of this turn, and before the timers of the next.
  setImmediate(() => block(600))
  expect(String(await waiting)).toBe('answer\n')
})

it('a missed deadline names what took too long', async () => {
  const missed = new DeadlineError('a test took longer than 5 ms')
  await expect(withDeadline(new Promise(() => {}), 5, 'a test')).rejects.toThrow(missed)
})

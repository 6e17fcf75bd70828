import { setTimeout as delay } from 'node:timers/promises'
import type { Stack } from './start-stack.ts'

const outageMs = 30_000

/** In turn, each in its own part of the run: the provider fails, Postgres is away for 30 s, a worker is killed. */
export async function causeTrouble(stack: Stack, seconds: number, report: (text: string) => void): Promise<void> {
  const partMs = (seconds * 1000) / 10
  await delay(partMs)
  stack.model.fail(true)
  report('the provider fails')
  await delay(3 * partMs)
  stack.model.fail(false)
  report('the provider answers again')
  await delay(partMs)
  stack.database.sever()
  report('Postgres is away')
  await delay(outageMs)
  stack.database.mend()
  report('Postgres is back')
  await delay(partMs)
  stack.killWorker()
  report('a worker is killed')
}

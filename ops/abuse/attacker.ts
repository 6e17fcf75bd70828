import { fork } from 'node:child_process'
import { once } from 'node:events'
import os from 'node:os'
import { type AttackReport, type AttackTarget, requireOwnMachine } from './attack.ts'
import { attacks, floodsAtLimit, separatelyMeasured } from './attacks.ts'

interface AttackerTask {
  name: string
  target: AttackTarget
}

/** A real attacker has another machine: this one takes the processor time that the service leaves. */
const niceness = 10

/** Runs an attack in a separate process, to its end. A failure is reported to the caller whenever it awaits the report. */
export function startAttacker(name: string, target: AttackTarget): Promise<AttackReport> {
  const child = fork(import.meta.filename)
  child.send({ name, target } satisfies AttackerTask)
  const report = Promise.race([
    (once(child, 'message') as Promise<[AttackReport]>).then(([message]) => message),
    once(child, 'exit').then(() => Promise.reject(new Error(`The attack ${name} ended without a report.`))),
  ])
  report.catch(() => {})
  return report
}

if (import.meta.main) {
  process.once('message', async ({ name, target }: AttackerTask) => {
    requireOwnMachine(target.url)
    os.setPriority(niceness)
    process.send?.(await { ...attacks, ...floodsAtLimit, ...separatelyMeasured }[name]?.(target))
    process.disconnect()
  })
}

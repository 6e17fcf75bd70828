import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { AttackReport, AttackTarget } from './attack.ts'
import type { AttackerTask } from './attacker.ts'

/** Runs an attack in a separate process, to its end. */
export async function startAttacker(name: string, target: AttackTarget): Promise<AttackReport> {
  const child = fork(path.join(import.meta.dirname, 'attacker.ts'))
  child.send({ name, target } satisfies AttackerTask)
  const [report] = await Promise.race([
    once(child, 'message') as Promise<[AttackReport]>,
    once(child, 'exit').then(() => Promise.reject(new Error(`The attack ${name} ended without a report.`))),
  ])
  return report
}

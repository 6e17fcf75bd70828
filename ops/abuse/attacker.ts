/** The process of one attack: told what to do, it does so and reports. */
import os from 'node:os'
import { type AttackTarget, requireOwnMachine } from './attack.ts'
import { attacks, floodsAtLimit, measuredApart } from './attacks.ts'

export interface AttackerTask {
  name: string
  target: AttackTarget
}

/** A real attacker has another machine: this one takes the processor time that the service leaves. */
const niceness = 10

process.once('message', async ({ name, target }: AttackerTask) => {
  requireOwnMachine(target.url)
  os.setPriority(niceness)
  process.send?.(await { ...attacks, ...floodsAtLimit, ...measuredApart }[name]?.(target))
  process.disconnect()
})

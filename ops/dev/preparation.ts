import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

type Secrets = 'DATABASE_URL' | 'DATABASE_OWNER_URL' | 'API_KEY_PEPPER'
export type Addresses = { operatorFile: string; settings: Record<Secrets, string> }
/** `found`: settings of models and a trial supplier, whose name it is. `migrations`: how many were applied. */
type Prepared = {
  found: Record<string, string>
  modelsLine: string
  supplierName: string | undefined
  migrations: number
  key: string
  paymentNames: string[]
}
export type Reply = Prepared | { error: string }

/** Starts the process of `prepare.ts`. `finish` rejects with one sentence for people. */
export function startPreparation(environment: NodeJS.ProcessEnv) {
  const child = fork(join(import.meta.dirname, 'prepare.ts'), { env: environment })
  const ended = once(child, 'exit').then(() => ({ error: 'The process that prepares the start has ended.' }))
  return {
    async finish(addresses: Addresses): Promise<Prepared> {
      const replied = once(child, 'message').then(([reply]) => reply as Reply)
      child.send(addresses)
      const reply = await Promise.race([replied, ended])
      child.disconnect()
      if ('error' in reply) throw new Error(reply.error)
      return reply
    },
    end: () => void (child.connected && child.disconnect()),
  }
}

import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { TaskReply, Tasks } from './prepare.ts'

type Input<Name extends keyof Tasks> = Parameters<Tasks[Name]>[0]
type Result<Name extends keyof Tasks> = Awaited<ReturnType<Tasks[Name]>>

export interface Preparation {
  /** @throws Error with one sentence for a task that failed. */
  run<Name extends keyof Tasks>(
    name: Name,
    ...input: Input<Name> extends undefined ? [] : [Input<Name>]
  ): Promise<Result<Name>>
  end(): void
}

/** Starts the process of `prepare.ts`. */
export function startPreparation(environment: NodeJS.ProcessEnv): Preparation {
  const child = fork(join(import.meta.dirname, 'prepare.ts'), { env: environment })
  const pending = new Map<number, PromiseWithResolvers<unknown>>()
  let lastId = 0
  child.on('message', (reply: TaskReply) => {
    const task = pending.get(reply.id)
    pending.delete(reply.id)
    if ('error' in reply) task?.reject(new Error(reply.error))
    else task?.resolve(reply.answer)
  })
  child.once('exit', () => {
    for (const task of pending.values()) task.reject(new Error('The process that prepares the start has ended.'))
  })
  return {
    run<Name extends keyof Tasks>(name: Name, ...[input]: unknown[]) {
      const task = Promise.withResolvers<unknown>()
      lastId += 1
      pending.set(lastId, task)
      child.send({ id: lastId, name, input })
      return task.promise as Promise<Result<Name>>
    },
    end() {
      if (child.connected) child.disconnect()
    },
  }
}

import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { waitUntil } from '../local-servers.ts'
import { type Fault, type Heal, nothingToHeal } from './fault.ts'
import { type HeldTable, holdStatement } from './hold-table.ts'
import type { ProcessName, SideName, Stack } from './stack.ts'

const readyDeadlineMs = 90_000
/** For the calls under way to reach the step at which the process is killed. */
const stepMs = 250
const labels: Record<ProcessName, string> = { api: 'API', textWorker: 'Text worker', imageWorker: 'Image worker' }
const decoderName = 'a decoder process'

function signal(stack: Stack, name: ProcessName, value: NodeJS.Signals): void {
  process.kill(stack.processes[name].pid, value)
}

async function waitUntilReady(stack: Stack, name: ProcessName): Promise<void> {
  await waitUntil(stack.processes[name].isReady, { what: `${labels[name]} ready`, deadlineMs: readyDeadlineMs })
}

function killed(name: ProcessName, cutsCalls?: true): Fault {
  return {
    what: `${labels[name]}: SIGKILL`,
    ...(cutsCalls && { cutsCalls }),
    inject: async (stack) => {
      signal(stack, name, 'SIGKILL')
      return nothingToHeal
    },
  }
}

function frozen(name: ProcessName): Fault {
  return {
    what: `${labels[name]}: SIGSTOP, later SIGCONT`,
    inject: async (stack) => {
      signal(stack, name, 'SIGSTOP')
      return () => signal(stack, name, 'SIGCONT')
    },
  }
}

function restarted(name: ProcessName, cutsCalls?: true): Fault {
  return {
    what: `${labels[name]}: SIGTERM, then started again`,
    ...(cutsCalls && { cutsCalls }),
    inject: async (stack) => {
      const { pid, exited } = stack.processes[name]
      process.kill(pid, 'SIGTERM')
      await exited()
      return nothingToHeal
    },
  }
}

/** Killed while its statement waits for a table: between two steps of a call. */
function killedAtStatement(name: ProcessName, table: HeldTable, step: string, cutsCalls?: true): Fault {
  return {
    what: `${labels[name]}: SIGKILL ${step}`,
    ...(cutsCalls && { cutsCalls }),
    async inject(stack) {
      const hold = await holdStatement(stack.database(), table, name === 'api' ? 'api' : 'worker')
      signal(stack, name, 'SIGKILL')
      await hold.release()
      return nothingToHeal
    },
  }
}

/** Killed while its side's Redis connections are stalled: the pending Redis commands of its calls are lost. */
function killedBeforeRedis(name: ProcessName, side: SideName, step: string, cutsCalls?: true): Fault {
  return {
    what: `${labels[name]}: SIGKILL ${step}`,
    ...(cutsCalls && { cutsCalls }),
    async inject(stack) {
      const proxy = stack.proxies.redis[side]
      proxy.behave({ isStalled: true })
      await delay(stepMs)
      signal(stack, name, 'SIGKILL')
      proxy.cut()
      proxy.behave({})
      return nothingToHeal
    },
  }
}

function findDecoders({ processes }: Stack): number[] {
  const { pid } = processes.imageWorker
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
}

function decoders(value: 'SIGKILL' | 'SIGSTOP'): Fault {
  return {
    what: `Image worker: ${value} to ${decoderName}`,
    refuses: ['image', 'imageUrl'],
    async inject(stack) {
      const pids = findDecoders(stack)
      for (const pid of pids) process.kill(pid, value)
      return () => {
        // Those that were frozen too long have been replaced.
        for (const pid of pids) if (value === 'SIGSTOP' && existsSync(`/proc/${pid}`)) process.kill(pid, 'SIGCONT')
      }
    },
  }
}

const [fakeTimeLibrary] = globSync('/usr/lib/*/faketime/libfaketimeMT.so.1')

/** Started with a clock that can be set; it jumps by `offset` while the process works, and back. */
function clockJump(name: ProcessName, offset: '+3600' | '-3600'): Fault {
  const clockOf = (stack: Stack): string => path.join(stack.dataDirectory, `${name}.clock`)
  const restart = async (stack: Stack, settings: Record<string, string | undefined>): Promise<void> => {
    const { environment, pid, exited } = stack.processes[name]
    Object.assign(environment, settings)
    process.kill(pid, 'SIGTERM')
    await exited()
    await waitUntil(() => stack.processes[name].pid !== pid, { what: `a new ${name}`, deadlineMs: readyDeadlineMs })
    await waitUntilReady(stack, name)
  }
  return {
    what: `${labels[name]}: its clock jumps by ${offset} s and back`,
    findObstacle: () => (fakeTimeLibrary ? null : 'libfaketime is not installed'),
    async prepare(stack) {
      writeFileSync(clockOf(stack), '+0')
      const faked = { LD_PRELOAD: fakeTimeLibrary, FAKETIME_TIMESTAMP_FILE: clockOf(stack), FAKETIME_NO_CACHE: '1' }
      await restart(stack, { ...faked, FAKETIME_DONT_FAKE_MONOTONIC: '1' })
      return () => restart(stack, { LD_PRELOAD: undefined })
    },
    async inject(stack): Promise<Heal> {
      writeFileSync(clockOf(stack), offset)
      return () => writeFileSync(clockOf(stack), '+0')
    },
  }
}

export const processFaults = {
  'api-killed': killed('api', true),
  'api-frozen': frozen('api'),
  'api-restarted': restarted('api', true),
  'api-killed-in-reserve': killedAtStatement('api', 'jobs', 'while it reserves', true),
  'api-killed-before-enqueue': killedBeforeRedis('api', 'api', 'after it reserved, before it enqueued', true),
  'text-worker-killed': killed('textWorker'),
  'text-worker-frozen': frozen('textWorker'),
  'text-worker-restarted': restarted('textWorker'),
  'text-worker-killed-in-claim': killedAtStatement('textWorker', 'jobs', 'while it claims'),
  'text-worker-killed-in-capture': killedAtStatement('textWorker', 'ledger_entries', 'while it captures'),
  'text-worker-killed-before-reply': killedBeforeRedis('textWorker', 'workers', 'after it captured, before it replied'),
  'image-worker-killed': killed('imageWorker'),
  'image-worker-frozen': frozen('imageWorker'),
  'image-worker-restarted': restarted('imageWorker'),
  'decoder-killed': decoders('SIGKILL'),
  'decoder-frozen': decoders('SIGSTOP'),
  'api-clock-forward': clockJump('api', '+3600'),
  'api-clock-back': clockJump('api', '-3600'),
  'text-worker-clock-forward': clockJump('textWorker', '+3600'),
  'text-worker-clock-back': clockJump('textWorker', '-3600'),
} as const satisfies Record<string, Fault>

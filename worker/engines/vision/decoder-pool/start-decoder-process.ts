import { type ChildProcess, fork } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { chmod } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { ImageUnprocessableError } from '../decode/image-limits.ts'
import type { ImageReading } from '../read-image.ts'
import { type DecoderReply, type DecoderTask, memoryLimitSignal, warmUpFlag } from './decoder-task.ts'

export interface DecoderProcess {
  /** False once it has ended, or has grown so large that it should. */
  readonly isFit: boolean
  /**
   * Runs `readImage` on one image. Once it has settled, no work on the image continues.
   *
   * @throws ImageUnprocessableError for what is no sound image, or takes too much time or memory.
   * @throws DecoderDiedError when the process died, or got too little of the processor, which is not the image's fault.
   */
  read(task: DecoderTask, deadlineMs: number): Promise<ImageReading>
  /** Ends it at once. Resolves when it is gone. */
  end(): Promise<void>
  /** Resolves with the reason, such as `signal SIGKILL`, if it dies unexpectedly: not by `end` or its memory limit. */
  died: Promise<string>
}

/** The process died while starting or reading. The image is not known to be the cause, so it may be retried. */
export class DecoderDiedError extends Error {
  override name = 'DecoderDiedError'
}

const file = path.join(import.meta.dirname, 'decoder-process.ts')
const startDeadlineMs = 30_000
/** Nearly all of its memory lies outside the heap. */
const flags = ['--max-semi-space-size=4', '--max-old-space-size=96']

/**
 * Otherwise each decoder thread would retain the memory that it has freed. Large allocations, which are nearly all, are
 * returned to the system at once.
 */
const allocator = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' }

/** Of the user "nobody", who owns no file and no other process of the service. */
const decoderUid = 65_534
/** CAP_KILL, CAP_SETGID and CAP_SETUID: without the first, this process could not end the other user's. */
const switchingCapabilities = 0b1110_0000n
const decoder = createRequire(import.meta.url).resolve('sharp')

/**
 * The user for decoder processes, if this process may switch users: a compromised decoder then cannot read the worker's
 * environment, memory or secret files. Only root drops all capabilities when switching, so other users do not switch.
 */
export const decoderUser =
  canSwitchUser() && [process.execPath, file, decoder].every(isReadableByAll)
    ? { uid: decoderUid, gid: decoderUid }
    : {}

function canSwitchUser(): boolean {
  if (process.getuid?.() !== 0) return false
  if (process.platform !== 'linux') return true
  const [, effective = '0'] = /^CapEff:\s*([0-9a-f]+)$/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? []
  return (BigInt(`0x${effective}`) & switchingCapabilities) === switchingCapabilities
}

/** False below a home folder that is closed to others, for example. */
function isReadableByAll(target: string): boolean {
  const folders = target.split(path.sep).slice(1, -1)
  const parents = folders.map((_, depth) => path.sep + folders.slice(0, depth + 1).join(path.sep))
  return (statSync(target).mode & 0o004) !== 0 && parents.every((parent) => (statSync(parent).mode & 0o001) !== 0)
}

/** Starts a process with nothing of the worker's settings; `cacheDirectory` is where processes keep compiled code. */
export async function startDecoderProcess(
  cacheDirectory: string,
  { warmsUp }: { warmsUp: boolean },
): Promise<DecoderProcess> {
  // Made for this process's user alone; compiled code is all that is in it.
  if ('uid' in decoderUser) await chmod(cacheDirectory, 0o777)
  const child = fork(file, warmsUp ? [warmUpFlag] : [], {
    ...decoderUser,
    execArgv: flags,
    env: { ...allocator, NODE_COMPILE_CACHE: cacheDirectory },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  // Errors show as an exit; a failed spawn, which has no exit, shows as a missing pid.
  child.on('error', () => {})
  if (child.pid === undefined) throw new DecoderDiedError('it could not be made')
  let isEnding = false
  const end = async (): Promise<void> => {
    isEnding = true
    child.kill('SIGKILL')
    await exited
  }
  const died = new Promise<string>((resolve) => {
    child.once('exit', () => {
      if (!isEnding && child.signalCode !== memoryLimitSignal) resolve(describeExit(child))
    })
  })
  let isSpent = false
  const [ready, how] = await nextMessage<'ready'>(child, startDeadlineMs)
  if (ready !== 'ready') {
    await end()
    throw new DecoderDiedError(how === 'timeout' ? 'it did not start in time' : `${describeExit(child)} while starting`)
  }
  return {
    get isFit() {
      return !isSpent && child.connected && child.exitCode === null && child.signalCode === null
    },
    end,
    died,
    async read(task, deadlineMs) {
      const spentMs = readProcessorMs(child)
      child.send(task)
      const [answer, how] = await nextMessage<DecoderReply>(child, deadlineMs)
      if (!answer) {
        const workedMs = readProcessorMs(child) - spentMs
        await end()
        if (how === 'timeout') throw timedOut(deadlineMs, workedMs)
        throw child.signalCode === memoryLimitSignal ? tooCostly() : new DecoderDiedError(describeExit(child))
      }
      isSpent = answer.isSpent
      if (answer.status === 'read') return answer.reading
      if (answer.status === 'refused') throw new ImageUnprocessableError(answer.reason, answer.message)
      throw new Error(`The image could not be read: ${answer.errorName}`)
    },
  }
}

type MessageOutcome = 'message' | 'timeout' | 'exit'

/** The next message of the process, or why there is none. */
function nextMessage<Message>(child: ChildProcess, deadlineMs: number): Promise<[Message | null, MessageOutcome]> {
  return new Promise((resolve) => {
    const settle = (message: Message | null, outcome: MessageOutcome): void => {
      clearTimeout(timer)
      child.off('message', onMessage).off('exit', onExit)
      resolve([message, outcome])
    }
    const onMessage = (message: unknown): void => settle(message as Message, 'message')
    const onExit = (): void => settle(null, 'exit')
    const timer = setTimeout(() => settle(null, 'timeout'), deadlineMs)
    child.on('message', onMessage).on('exit', onExit)
    if (child.exitCode !== null || child.signalCode !== null) onExit()
  })
}

/** A process with less processor time than this share of its deadline was frozen, or starved by other programs. */
const starvedShare = 0.2

function timedOut(deadlineMs: number, workedMs: number): ImageUnprocessableError | DecoderDiedError {
  if (workedMs < deadlineMs * starvedShare) return new DecoderDiedError('it got too little of the processor')
  return new ImageUnprocessableError('timed_out', `The image could not be decoded within ${deadlineMs / 1000} s.`)
}

const tickMs = 10

/** Processor time of the process so far (proc_pid_stat(5), utime and stime in ticks); not a number where there is no /proc. */
function readProcessorMs({ pid }: ChildProcess): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [userTicks, systemTicks] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13)
      .map(Number)
    return ((userTicks ?? Number.NaN) + (systemTicks ?? Number.NaN)) * tickMs
  } catch {
    return Number.NaN
  }
}

function tooCostly(): ImageUnprocessableError {
  return new ImageUnprocessableError('too_costly', 'The image takes more memory to decode than is allowed.')
}

function describeExit({ signalCode, exitCode }: ChildProcess): string {
  return signalCode === null ? `exit code ${exitCode}` : `signal ${signalCode}`
}

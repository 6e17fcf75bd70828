import { setTimeout as delay } from 'node:timers/promises'
import { sendPaced } from '../bench/open-loop.ts'
import { fetchWithDeadline } from '../local-servers.ts'
import { type CallKind, type CallMaterial, type PlannedCall, planCall } from './calls.ts'

/** Of a call with an Idempotency-Key that was not answered for good. */
const repeatPauseMs = 500
const repeatsMax = 60

/** What came back of one call. */
export interface Answer {
  call: PlannedCall
  /** 0: the connection was refused or cut. -1: no answer within the deadline. */
  status: number
  /** By the clock of `performance.now`. */
  dueMs: number
  /** From `dueMs`. */
  elapsedMs: number
  /** Of the call's job or its batch's, as far as the answer names them. */
  jobIds: readonly string[]
  creditsDeducted: number
  isReplayed: boolean
  /** Of an error. */
  code: string
}

interface LoadOptions {
  url: string
  /** Used in turn. */
  keys: readonly string[]
  ratePerSecond: number
  material: CallMaterial
  /** Of the first call. */
  firstNumber: number
}

export type Load = ReturnType<typeof startLoad>

/**
 * Sends calls until it is stopped, each on schedule regardless of earlier ones; an answer's time counts from when its
 * call was due.
 */
export function startLoad(options: LoadOptions) {
  const { url, keys, ratePerSecond, material, firstNumber } = options
  const pending: Promise<Answer>[] = []
  const answers: Answer[] = []
  const stopping = new AbortController()
  const sendNext = (index: number, dueMs: number): void => {
    const call = planCall(firstNumber + index, material)
    const answer = send(url, keyOf(keys, call), call, dueMs)
    pending.push(answer)
    void answer.then((each) => answers.push(each))
  }
  const sending = sendPaced(ratePerSecond, Number.POSITIVE_INFINITY, sendNext, stopping.signal)
  return {
    sent: () => pending.length,
    /** So far, in the order in which they came. */
    answers: (): readonly Answer[] => answers,
    /** Sends no further calls and returns all answers, in the order of the calls. */
    async stop(): Promise<Answer[]> {
      stopping.abort()
      await sending
      return Promise.all(pending)
    },
  }
}

function keyOf(keys: readonly string[], { number }: PlannedCall): string {
  return keys[number % keys.length] ?? ''
}

/** Whether the answer is final; a missing or retryable one is not. */
export function isFinal({ status }: Pick<Answer, 'status'>): boolean {
  return status > 0 && status < 500 && status !== 409 && status !== 429
}

/** Repeats a call with its Idempotency-Key as its caller would, and returns its last answer. */
export async function repeatCall(options: Pick<LoadOptions, 'url' | 'keys'>, call: PlannedCall): Promise<Answer> {
  for (let repeat = 1; ; repeat += 1) {
    const answer = await send(options.url, keyOf(options.keys, call), call, performance.now())
    if (isFinal(answer) || repeat === repeatsMax) return answer
    await delay(repeatPauseMs)
  }
}

async function send(url: string, key: string, call: PlannedCall, dueMs: number): Promise<Answer> {
  const base = { call, dueMs, jobIds: [], creditsDeducted: 0, isReplayed: false, code: '' }
  try {
    const response = await fetchWithDeadline(`${url}${call.path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, ...call.headers },
      body: call.body,
    })
    const body: unknown = await response.json()
    return {
      ...base,
      status: response.status,
      elapsedMs: performance.now() - dueMs,
      jobIds: readJobIds(call.kind, response, body),
      creditsDeducted: Number(readPath(body, 'usage', 'credits_deducted') ?? 0),
      isReplayed: response.headers.has('idempotent-replayed'),
      code: String(readPath(body, 'error', 'code') ?? ''),
    }
  } catch (error) {
    const isUnanswered = error instanceof Error && error.name === 'TimeoutError'
    return { ...base, status: isUnanswered ? -1 : 0, elapsedMs: performance.now() - dueMs }
  }
}

function readJobIds(kind: CallKind, response: Response, body: unknown): string[] {
  if (kind !== 'batch') {
    const jobId = readPath(body, 'data', 'job_id') ?? response.headers.get('x-request-id')
    return typeof jobId === 'string' ? [jobId] : []
  }
  const items = readPath(body, 'data', 'items')
  return Array.isArray(items) ? items.map((item) => String(readPath(item, 'job_id'))) : []
}

/** What an object of unknown shape holds under these names. */
function readPath(value: unknown, ...names: string[]): unknown {
  return names.reduce<unknown>((inner, name) => {
    if (typeof inner !== 'object' || inner === null) return undefined
    return Reflect.get(inner, name)
  }, value)
}

import type { Sample } from '#shared/status/samples.ts'

/** The figures of the page; null where nothing was measured. */
export interface StatusSummary {
  /** `budgetLeft` is null below `callsMin` calls, where one slow call would break the promise. */
  objectives: { promise: string; kept: number | null; budgetLeft: number | null; callsMin: number }[]
  processes: { job: string; ready: number; known: number }[]
  dependencies: { dependency: string; isUp: boolean }[]
  queues: { queue: string; waiting: number; active: number; workers: number }[]
  /** `promised` is the share of texts answered under 95 ms; for texts written by a model, without model time. */
  answers: { quality: string; answeredBy: string; count: number; promised: number | null }[]
  providers: { provider: string; calls: number; failed: number; isSuspended: boolean; costDollars: number }[]
  money: { drift: number | null; faults: number | null; held: number | null; oldestSeconds: number | null }
  /** Names of the alerts that fire; null without Prometheus. */
  alerts: string[] | null
}

type Labels = Record<string, string | RegExp>

const requests = 'poa_http_requests_total'
const durations = 'poa_prompt_duration_seconds'
const overheads = 'poa_prompt_overhead_seconds'
const text = { endpoint: /^(optimize|generate)$/ }
const local = { quality: /^(fast|auto)$/, answered_by: 'local', ...text }

/** Reads the page's figures from samples of one process or of all; `isCluster` if they are from Prometheus. */
export function summarizeStatus(samples: readonly Sample[], isCluster: boolean): StatusSummary {
  const read = readerOf(samples)
  return {
    objectives: objectives(read),
    processes: processes(read),
    dependencies: read.by('dependency', 'poa_dependency_up').map((dependency) => ({
      dependency,
      isUp: read.all('poa_dependency_up', { dependency }).every(({ value }) => value === 1),
    })),
    queues: read.by('queue', 'poa_queue_workers').map((queue) => ({
      queue,
      waiting: read.max('poa_queue_jobs', { queue, state: 'waiting' }) ?? 0,
      active: read.max('poa_queue_jobs', { queue, state: 'active' }) ?? 0,
      workers: read.max('poa_queue_workers', { queue }) ?? 0,
    })),
    answers: answers(read),
    providers: providers(read),
    money: {
      drift: read.max('poa_ledger_drift_credits'),
      faults: read.max('poa_ledger_faults'),
      held: read.max('poa_reservations_held'),
      oldestSeconds: read.max('poa_reservation_oldest_seconds'),
    },
    alerts: isCluster ? read.by('alertname', 'ALERTS', { alertstate: 'firing' }) : null,
  }
}

/** Recorded over 30 days where Prometheus did so, else since the process started. */
function objectives(read: Reader): StatusSummary['objectives'] {
  const best = { quality: 'best' }
  const answered = read.sum(`${durations}_count`, local)
  const written = read.sum(`${overheads}_count`, best)
  const failed = share(read.sum(requests, { outcome: 'failed' }), read.sum(requests))
  const slow = rest(share(read.sum(`${durations}_bucket`, { ...local, le: '0.095' }), answered))
  const late = rest(share(read.sum(`${overheads}_bucket`, { ...best, le: '0.095' }), written))
  const recorded = (name: string) => read.max(`poa:${name}:ratio_rate30d`)
  return [
    objective('99.9 % availability', 1000, recorded('unavailable'), { broken: failed, calls: read.sum(requests) }),
    objective('99 % of local answers under 95 ms', 100, recorded('local_slow'), { broken: slow, calls: answered }),
    objective('99 % of best overhead under 95 ms', 100, recorded('best_overhead_slow'), {
      broken: late,
      calls: written,
    }),
  ]
}

/** The budget is one broken call in `callsMin`. */
function objective(
  promise: string,
  callsMin: number,
  recorded: number | null,
  own: { broken: number | null; calls: number },
): StatusSummary['objectives'][number] {
  const broken = recorded ?? own.broken
  const isMeasured = recorded !== null || own.calls >= callsMin
  return {
    promise,
    kept: rest(broken),
    budgetLeft: broken === null || !isMeasured ? null : 1 - broken * callsMin,
    callsMin,
  }
}

/** A process that died has no metrics any more, but Prometheus still has it as a target. */
function processes(read: Reader): StatusSummary['processes'] {
  const jobs = new Set([...read.by('job', 'poa_ready'), ...read.by('job', 'up', { job: /^poa-/ })])
  return [...jobs].map((job) => ({
    job: job || 'this process',
    ready: read.sum('poa_ready', { job }),
    known: Math.max(read.all('poa_ready', { job }).length, read.all('up', { job }).length),
  }))
}

function answers(read: Reader): StatusSummary['answers'] {
  const all = read.by('quality', `${durations}_count`).flatMap((quality) =>
    read.by('answered_by', `${durations}_count`, { quality }).map((answeredBy) => {
      const labels = { quality, answered_by: answeredBy }
      const measured = answeredBy === 'model' ? overheads : durations
      const promisedOf = answeredBy === 'model' ? labels : { ...labels, ...text }
      const inTime = read.sum(`${measured}_bucket`, { ...promisedOf, le: '0.095' })
      const promised = share(inTime, read.sum(`${measured}_count`, promisedOf))
      return { quality, answeredBy, count: read.sum(`${durations}_count`, labels), promised }
    }),
  )
  return all.filter(({ count }) => count > 0)
}

function providers(read: Reader): StatusSummary['providers'] {
  return read.by('provider', 'poa_provider_circuit_open').map((provider) => {
    const calls = read.sum('poa_provider_calls_total', { provider })
    return {
      provider,
      calls,
      failed: calls - read.sum('poa_provider_calls_total', { provider, outcome: 'succeeded' }),
      isSuspended: read.max('poa_provider_circuit_open', { provider }) === 1,
      costDollars: read.sum('poa_provider_cost_microdollars_total', { provider }) / 1e6,
    }
  })
}

type Reader = ReturnType<typeof readerOf>

function readerOf(samples: readonly Sample[]) {
  const all = (name: string, wanted: Labels = {}): Sample[] =>
    samples.filter((sample) => sample.name === name && matches(sample.labels, wanted))
  return {
    all,
    sum: (name: string, wanted?: Labels): number => all(name, wanted).reduce((sum, { value }) => sum + value, 0),
    max: (name: string, wanted?: Labels): number | null =>
      all(name, wanted).reduce<number | null>((most, { value }) => Math.max(most ?? value, value), null),
    by: (label: string, name: string, wanted?: Labels): string[] =>
      [...new Set(all(name, wanted).map(({ labels }) => labels[label] ?? ''))].toSorted(),
  }
}

function matches(labels: Record<string, string>, wanted: Labels): boolean {
  return Object.entries(wanted).every(([label, value]) => {
    const actual = labels[label] ?? ''
    return typeof value === 'string' ? actual === value : value.test(actual)
  })
}

function share(part: number, whole: number): number | null {
  return whole > 0 ? part / whole : null
}

function rest(part: number | null): number | null {
  return part === null ? null : 1 - part
}

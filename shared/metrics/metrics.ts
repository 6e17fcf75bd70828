import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { tiers } from '#shared/accounts/plans.ts'
import { engineNames } from '#shared/catalog/engines.ts'
import { createLedgerMetrics } from '#shared/credits/ledger-metrics.ts'
import { pricedEndpoints } from '#shared/credits/price.ts'
import { jobRatings } from '#shared/jobs/job.ts'
import { queueLabels } from '#shared/jobs/job-queue.ts'
import { createClusterMetrics } from '#shared/metrics/cluster-metrics.ts'
import { createCounter, createHistogram } from '#shared/metrics/preinitialized-metrics.ts'
import { createProviderMetrics } from '#shared/metrics/provider-metrics.ts'
import { createPaymentMetrics } from '#shared/payments/payment-metrics.ts'
import { qualities } from '#shared/prompts/quality.ts'

/**
 * Metric names and labels of both processes, in one place. Labels are bounded: never an id, a key or a caller's text.
 * Metrics used in objectives, alerts and counts of rare events are created by createCounter and createHistogram.
 * The buckets follow OpenTelemetry's for HTTP, with 0.095 s added so that the latency objective can be read exactly.
 */
const durationBuckets = [0.005, 0.01, 0.025, 0.05, 0.075, 0.095, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10, 30]
const engineBuckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 2.5, 5, 7.5, 10, 15, 20, 30]

/** Gauges of prom-client's that are named like counters, which `promtool check metrics` refuses. */
const misnamedMetrics = ['nodejs_active_handles_total', 'nodejs_active_requests_total', 'nodejs_active_resources_total']

function createRegistry(): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  for (const name of misnamedMetrics) registry.removeSingleMetric(name)
  return registry
}

/** Readiness of a process, updated at each scrape of /metrics and each call of /readyz. */
export type ProcessMetrics = ReturnType<typeof createProcessMetrics>

function createProcessMetrics(registers: Registry[]) {
  return {
    ready: new Gauge({
      name: 'poa_ready',
      help: '1 while this process accepts work, 0 while a dependency is unavailable or it shuts down.',
      registers,
    }),
    dependencyUp: new Gauge({
      name: 'poa_dependency_up',
      help: '1 while the dependency responds in time: postgres, redis and, in a worker, its consumers.',
      labelNames: ['dependency'],
      registers,
    }),
  }
}

export type ApiMetrics = ReturnType<typeof createApiMetrics>

function createShedCalls(registers: Registry[]) {
  return createCounter({
    name: 'poa_shed_calls_total',
    help: 'Calls refused by load shedding, by tier.',
    labels: { tier: tiers },
    registers,
  })
}

export function createApiMetrics() {
  const registry = createRegistry()
  const registers = [registry]
  return {
    registry,
    process: createProcessMetrics(registers),
    cluster: createClusterMetrics(registers),
    payments: createPaymentMetrics(registers),
    requests: createCounter({
      name: 'poa_http_requests_total',
      help: 'Requests under /api/ by outcome: failed (status 5xx) or answered.',
      labels: { outcome: ['answered', 'failed'] },
      registers,
    }),
    /** Series appear with their first request, so no alert or objective may use them. */
    requestDuration: new Histogram({
      name: 'poa_http_request_duration_seconds',
      help: 'Duration from the request line to the last byte of the response.',
      labelNames: ['route', 'method', 'status', 'plan', 'quality'],
      buckets: durationBuckets,
      registers,
    }),
    promptDuration: createHistogram({
      name: 'poa_prompt_duration_seconds',
      help: 'Duration of calls that returned a prompt, from the request line to the response, by engine.',
      labels: { endpoint: pricedEndpoints, quality: qualities, answered_by: ['local', 'model', 'unknown'] },
      buckets: durationBuckets,
      registers,
    }),
    promptOverhead: createHistogram({
      name: 'poa_prompt_overhead_seconds',
      help: 'poa_prompt_duration_seconds less model time and the wait for earlier calls of the account.',
      labels: { quality: qualities, answered_by: ['local', 'model'] },
      buckets: durationBuckets,
      registers,
    }),
    rateLimitDecisions: createCounter({
      name: 'poa_rate_limit_decisions_total',
      help: 'Rate limit decisions by subject: account or address (client IP). A batch adds a second decision for its items.',
      labels: { subject: ['account', 'address'], decision: ['allowed', 'denied'] },
      registers,
    }),
    shedCalls: createShedCalls(registers),
    reservations: createCounter({
      name: 'poa_credit_reservations_total',
      help: 'Credit reservations by outcome.',
      labels: {
        outcome: ['reserved', 'repeated', 'insufficient_credits', 'key_limit_reached', 'key_revoked', 'unknown'],
      },
      registers,
    }),
    ratings: createRatings(registers),
    enqueueFailures: new Counter({
      name: 'poa_enqueue_failures_total',
      help: 'Reserved jobs that could not be enqueued and were voided.',
      registers,
    }),
  }
}

function createRatings(registers: Registry[]) {
  return createCounter({
    name: 'poa_ratings_total',
    help: 'Result ratings by engine, changed ratings included.',
    labels: {
      endpoint: pricedEndpoints,
      quality: [...qualities, 'unknown'],
      engine: [...engineNames, 'unknown'],
      rating: jobRatings,
    },
    registers,
  })
}

export type WorkerMetrics = ReturnType<typeof createWorkerMetrics>

export function createWorkerMetrics() {
  const registry = createRegistry()
  const registers = [registry]
  return {
    registry,
    process: createProcessMetrics(registers),
    payments: createPaymentMetrics(registers),
    providers: createProviderMetrics(registers),
    queueWait: createHistogram({
      name: 'poa_queue_wait_seconds',
      help: 'Wait from the reservation to the claim by a worker.',
      labels: { queue: queueLabels },
      buckets: durationBuckets,
      registers,
    }),
    engineTime: new Histogram({
      name: 'poa_engine_duration_seconds',
      help: 'Engine time for one prompt, model time included, by engine and requested quality.',
      labelNames: ['engine', 'quality'],
      buckets: engineBuckets,
      registers,
    }),
    jobs: createCounter({
      name: 'poa_jobs_total',
      help: 'Job executions by outcome: captured, unchanged (not charged), voided, already_settled, refused, moved (to an llm queue), retried.',
      labels: { outcome: ['captured', 'unchanged', 'voided', 'already_settled', 'refused', 'moved', 'retried'] },
      registers,
    }),
    sweptJobs: createCounter({
      name: 'poa_swept_jobs_total',
      help: 'Stalled jobs found by the sweep: requeued or voided.',
      labels: { action: ['requeued', 'voided'] },
      registers,
    }),
    purgeOverdueSeconds: new Gauge({
      name: 'poa_purge_overdue_seconds',
      help: 'Time by which the oldest row of a kind exceeds its retention; 0 if none does.',
      labelNames: ['kind'],
      registers,
    }),
    partitionsEnd: new Gauge({
      name: 'poa_partitions_end_timestamp_seconds',
      help: 'End of the last monthly partition of jobs, as Unix time. Later jobs cannot be inserted.',
      registers,
    }),
    webhookDeliveries: createCounter({
      name: 'poa_webhook_deliveries_total',
      help: 'Webhook delivery attempts by outcome: succeeded, retried, failed (given up), dropped (endpoint deleted).',
      labels: { outcome: ['succeeded', 'retried', 'failed', 'dropped'] },
      registers,
    }),
    ...createLedgerMetrics(registers),
  }
}

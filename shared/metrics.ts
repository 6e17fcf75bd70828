import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { createLedgerMetrics, type LedgerMetrics } from '#shared/credits/ledger-metrics.ts'
import { createFleetMetrics, type FleetMetrics } from '#shared/fleet-metrics.ts'
import { createProviderMetrics, type ProviderMetrics } from '#shared/provider-metrics.ts'

/**
 * Metric names and labels of both processes, in one place. Labels are bounded: never an id, a key or a caller's text.
 * The buckets follow OpenTelemetry's for HTTP, with 0.095 s added so that the promised latency can be read off exactly.
 */
const durationBuckets = [0.005, 0.01, 0.025, 0.05, 0.075, 0.095, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10, 30]
const engineBuckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 2.5, 5, 7.5, 10, 15, 20, 30]

/** Gauges of prom-client's that are named like counters, which `promtool check metrics` refuses. */
const misnamedMetrics = ['nodejs_active_handles_total', 'nodejs_active_requests_total', 'nodejs_active_resources_total']

export function createRegistry(): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  for (const name of misnamedMetrics) registry.removeSingleMetric(name)
  return registry
}

/** Of any process: whether it can do its work. Set whenever /metrics or /readyz is asked for. */
export interface ProcessMetrics {
  ready: Gauge
  dependencyUp: Gauge<'dependency'>
}

function createProcessMetrics(registers: Registry[]): ProcessMetrics {
  return {
    ready: new Gauge({
      name: 'poa_ready',
      help: '1 while this process takes work, 0 while something it needs is away or it shuts down.',
      registers,
    }),
    dependencyUp: new Gauge({
      name: 'poa_dependency_up',
      help: '1 while what this process needs answers in time: postgres, redis and, in a worker, its consumers.',
      labelNames: ['dependency'],
      registers,
    }),
  }
}

/** Of selling, which both processes take part in. */
export interface PaymentMetrics {
  orders: Counter<'provider' | 'outcome'>
  paymentEvents: Counter<'provider' | 'outcome'>
}

export function createPaymentMetrics(registers: Registry[]): PaymentMetrics {
  return {
    orders: new Counter({
      name: 'poa_orders_total',
      help: 'Orders by provider and outcome: created, provider_failed, paid, expired.',
      labelNames: ['provider', 'outcome'],
      registers,
    }),
    paymentEvents: new Counter({
      name: 'poa_payment_events_total',
      help: 'Payments that a provider told of, by outcome; all but paid, already_paid and ignored need a look.',
      labelNames: ['provider', 'outcome'],
      registers,
    }),
  }
}

export interface ApiMetrics {
  registry: Registry
  process: ProcessMetrics
  fleet: FleetMetrics
  payments: PaymentMetrics
  requestDuration: Histogram<'route' | 'method' | 'status' | 'plan' | 'quality'>
  promptDuration: Histogram<'endpoint' | 'quality' | 'answered_by'>
  promptOverhead: Histogram<'quality' | 'answered_by'>
  rateLimitDecisions: Counter<'subject' | 'decision'>
  reservations: Counter<'outcome'>
  enqueueFailures: Counter
}

export function createApiMetrics(): ApiMetrics {
  const registry = createRegistry()
  const registers = [registry]
  return {
    registry,
    process: createProcessMetrics(registers),
    fleet: createFleetMetrics(registers),
    payments: createPaymentMetrics(registers),
    requestDuration: new Histogram({
      name: 'poa_http_request_duration_seconds',
      help: 'From the request line to the last byte of the answer.',
      labelNames: ['route', 'method', 'status', 'plan', 'quality'],
      buckets: durationBuckets,
      registers,
    }),
    promptDuration: new Histogram({
      name: 'poa_prompt_duration_seconds',
      help: 'Calls answered with a prompt, from the request line to the answer; answered_by is local or model.',
      labelNames: ['endpoint', 'quality', 'answered_by'],
      buckets: durationBuckets,
      registers,
    }),
    promptOverhead: new Histogram({
      name: 'poa_prompt_overhead_seconds',
      help: 'The same without the time of models and without waiting for earlier calls of the same account.',
      labelNames: ['quality', 'answered_by'],
      buckets: durationBuckets,
      registers,
    }),
    rateLimitDecisions: new Counter({
      name: 'poa_rate_limit_decisions_total',
      help: 'Requests counted against a limit, by subject (account or address) and decision (allowed or denied).',
      labelNames: ['subject', 'decision'],
      registers,
    }),
    reservations: new Counter({
      name: 'poa_credit_reservations_total',
      help: 'Attempts to set credits aside, by outcome.',
      labelNames: ['outcome'],
      registers,
    }),
    enqueueFailures: new Counter({
      name: 'poa_enqueue_failures_total',
      help: 'Jobs that were reserved, could not be queued and were voided.',
      registers,
    }),
  }
}

export interface WorkerMetrics extends LedgerMetrics {
  registry: Registry
  process: ProcessMetrics
  payments: PaymentMetrics
  providers: ProviderMetrics
  queueWait: Histogram<'tier'>
  engineTime: Histogram<'engine' | 'quality'>
  jobs: Counter<'outcome'>
  sweptJobs: Counter<'action'>
  webhookDeliveries: Counter<'outcome'>
}

export function createWorkerMetrics(): WorkerMetrics {
  const registry = createRegistry()
  const registers = [registry]
  return {
    registry,
    process: createProcessMetrics(registers),
    payments: createPaymentMetrics(registers),
    providers: createProviderMetrics(registers),
    queueWait: new Histogram({
      name: 'poa_queue_wait_seconds',
      help: 'From the reservation to the claim by a worker.',
      labelNames: ['tier'],
      buckets: durationBuckets,
      registers,
    }),
    engineTime: new Histogram({
      name: 'poa_engine_duration_seconds',
      help: 'Time for one prompt by the engine that wrote it and the quality that was asked for; with the time of models.',
      labelNames: ['engine', 'quality'],
      buckets: engineBuckets,
      registers,
    }),
    jobs: new Counter({
      name: 'poa_jobs_total',
      help: 'Executions by outcome: captured, voided, already_settled, refused, moved (to the queue of models), retried.',
      labelNames: ['outcome'],
      registers,
    }),
    sweptJobs: new Counter({
      name: 'poa_swept_jobs_total',
      help: 'Held jobs that the sweep found without progress: requeued or voided.',
      labelNames: ['action'],
      registers,
    }),
    webhookDeliveries: new Counter({
      name: 'poa_webhook_deliveries_total',
      help: 'Attempts to deliver a webhook by outcome: succeeded, retried, failed (given up).',
      labelNames: ['outcome'],
      registers,
    }),
    ...createLedgerMetrics(registers),
  }
}

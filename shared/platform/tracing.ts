import type { ProviderId } from '#shared/catalog/engines.ts'
import type { PricedEndpoint } from '#shared/credits/price.ts'
import type { Logger } from '#shared/platform/logger.ts'
import type { OpenSpan, SpanName, SpanOptions, Tracing, TracingConfig } from '#shared/platform/span.ts'
import type { Quality } from '#shared/prompts/quality.ts'

/** Null without tracing, which then costs one comparison. */
let tracing: Tracing | null = null

/** Starts exporting spans if a collector is set; OpenTelemetry is loaded only then. Returns a function that ends it. */
export async function openTracing(
  config: TracingConfig,
  process: 'api' | 'worker',
  logger: Logger,
): Promise<() => Promise<void>> {
  if (config.OTEL_EXPORTER_OTLP_ENDPOINT === '') return async () => {}
  const { startExport } = await import('#shared/platform/trace-export.ts')
  const opened = startExport(config, process, logger)
  tracing = opened
  return async () => {
    tracing = null
    await opened.close()
  }
}

export const isTracing = (): boolean => tracing !== null

/** Null without tracing. */
export function beginSpan(name: SpanName, options: SpanOptions): OpenSpan | null {
  return tracing?.begin(name, options) ?? null
}

/** Runs `work` in a span, which ends with it; the span of a rejection names the error's code or class. */
export async function withSpan<Result>(
  name: SpanName,
  options: SpanOptions,
  work: () => Promise<Result>,
): Promise<Result> {
  if (tracing === null) return work()
  const span = tracing.begin(name, options)
  try {
    const result = await span.enter(work)
    span.end({})
    return result
  } catch (error) {
    span.end({ 'error.type': errorTypeOf(error) })
    throw error
  }
}

/** The trace context to attach to a message, so that its receiver continues the current trace. */
export function currentTraceparent(): { traceparent?: string } {
  const traceparent = tracing?.currentTraceparent() ?? null
  return traceparent === null ? {} : { traceparent }
}

export const sqlSpan: SpanOptions = { kind: 'client', attributes: { 'db.system.name': 'postgresql' } }

/** `queue` names it in Redis. */
export function queueSpan(kind: 'producer' | 'consumer', queue: string, traceparent?: string): SpanOptions {
  const attributes = { 'messaging.system': 'bullmq', 'messaging.destination.name': queue } as const
  return { kind, attributes, traceparent }
}

export function engineSpan(endpoint: PricedEndpoint, quality: Quality): SpanOptions {
  return { attributes: { 'poa.endpoint': endpoint, 'poa.quality': quality } }
}

export function modelSpan(provider: ProviderId, model: string): SpanOptions {
  return { kind: 'client', attributes: { 'gen_ai.provider.name': provider, 'gen_ai.request.model': model } }
}

/** A message may quote a draft; a code or a class cannot. */
function errorTypeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}

import { AsyncLocalStorage } from 'node:async_hooks'
import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { type ExportResult, ExportResultCode, parseKeyPairsIntoRecord, parseTraceParent } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-base'
import { withDeadline } from '#shared/concurrency/deadline.ts'
import type { Logger } from '#shared/platform/logger.ts'
import { createOutageLog } from '#shared/platform/outage-log.ts'
import type { OpenSpan, SpanOptions, Tracing, TracingConfig } from '#shared/platform/tracing.ts'

const exportDeadlineMs = 5000
const closeDeadlineMs = 2000
const attributeLengthMax = 200

const kinds: Record<NonNullable<SpanOptions['kind']>, SpanKind> = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
}

/**
 * Exports spans by OTLP over HTTP. The provider is not registered globally: other packages would find it there, and could
 * export further attributes.
 */
export function startExport(config: TracingConfig, process: 'api' | 'worker', logger: Logger): Tracing {
  const provider = openProvider(config, process, logger)
  const tracer = provider.getTracer('poa')
  const contexts = new AsyncLocalStorage<Context>()
  const current = (): Context => contexts.getStore() ?? ROOT_CONTEXT
  return {
    begin(name, { kind, attributes = {}, traceparent }): OpenSpan {
      const parent = traceparent === undefined ? current() : contextOf(traceparent)
      const options = { kind: kind ? kinds[kind] : SpanKind.INTERNAL, attributes: { ...attributes } }
      const span = tracer.startSpan(name, options, parent)
      const inside = trace.setSpan(parent, span)
      return {
        enter: (work) => contexts.run(inside, work),
        end: (more) => endSpan(span, more),
      }
    },
    currentTraceparent() {
      const span = trace.getSpanContext(current())
      if (!span) return null
      return `00-${span.traceId}-${span.spanId}-0${span.traceFlags & 1}`
    },
    close: () => withDeadline(provider.shutdown(), closeDeadlineMs, 'trace export').catch(() => {}),
  }
}

function openProvider(config: TracingConfig, process: 'api' | 'worker', logger: Logger): BasicTracerProvider {
  const exporter = new OTLPTraceExporter({
    url: `${config.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/+$/, '')}/v1/traces`,
    headers: parseKeyPairsIntoRecord(config.OTEL_EXPORTER_OTLP_HEADERS),
    timeoutMillis: exportDeadlineMs,
  })
  const sampled = new TraceIdRatioBasedSampler(config.OTEL_TRACES_SAMPLER_ARG)
  return new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': config.OTEL_SERVICE_NAME || `poa-${process}` }),
    // A caller of the API must not raise the share of traced calls; a worker follows the API.
    sampler: new ParentBasedSampler({
      root: sampled,
      ...(process === 'api' ? { remoteParentSampled: sampled, remoteParentNotSampled: sampled } : {}),
    }),
    spanLimits: { attributeValueLengthLimit: attributeLengthMax },
    spanProcessors: [new BatchSpanProcessor(logFailures(exporter, logger))],
  })
}

/** An unknown form begins a new trace. */
function contextOf(traceparent: string): Context {
  const remote = parseTraceParent(traceparent)
  return remote ? trace.setSpanContext(ROOT_CONTEXT, { ...remote, isRemote: true }) : ROOT_CONTEXT
}

function endSpan(span: Span, attributes: Parameters<OpenSpan['end']>[0]): void {
  span.setAttributes({ ...attributes })
  if (attributes['error.type']) span.setStatus({ code: SpanStatusCode.ERROR })
  span.end()
}

/** A collector that is away costs spans, not calls. */
function logFailures(exporter: SpanExporter, logger: Logger): SpanExporter {
  const outage = createOutageLog(logger, 'trace export')
  return {
    export(spans, done) {
      exporter.export(spans, (result: ExportResult) => {
        if (result.code === ExportResultCode.SUCCESS) outage.recovered()
        else outage.failed(new Error('The collector did not take spans.'))
        done(result)
      })
    },
    shutdown: () => exporter.shutdown(),
  }
}

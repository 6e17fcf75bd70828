import type { ProviderId } from '#shared/catalog/engines.ts'
import type { PricedEndpoint } from '#shared/credits/price.ts'
import type { Quality } from '#shared/prompts/quality.ts'

/** Steps of a call. Like the attributes, a closed list, so that no customer text can get in. */
export type SpanName =
  /** Of a request: method and pattern. */
  | `${string} /${string}`
  | 'reserve'
  | 'enqueue'
  | 'wait'
  | 'void'
  | 'process'
  | 'claim'
  | 'engine'
  | 'chat'
  | 'capture'
  | 'reply'

/** By OpenTelemetry's semantic conventions. */
interface SpanAttributes {
  'http.request.method'?: string
  /** The pattern, never the path. */
  'http.route'?: string
  'http.response.status_code'?: number
  'db.system.name'?: 'postgresql'
  'messaging.system'?: 'bullmq'
  'messaging.destination.name'?: string
  'gen_ai.provider.name'?: ProviderId
  /** The configured model. */
  'gen_ai.request.model'?: string
  'poa.endpoint'?: PricedEndpoint
  'poa.quality'?: Quality
  'error.type'?: string
}

export interface SpanOptions {
  kind?: 'server' | 'client' | 'producer' | 'consumer'
  attributes?: SpanAttributes
  /** The caller's W3C Trace Context; without it, the span is a child of the current one. */
  traceparent?: string | undefined
}

export interface OpenSpan {
  /** Spans begun by `work` are children of this span. */
  enter<Result>(work: () => Result): Result
  end(attributes: SpanAttributes): void
}

export interface Tracing {
  begin(name: SpanName, options: SpanOptions): OpenSpan
  currentTraceparent(): string | null
  /** Exports the remaining spans, within a short deadline. */
  close(): Promise<void>
}

export interface TracingConfig {
  OTEL_EXPORTER_OTLP_ENDPOINT: string
  OTEL_EXPORTER_OTLP_HEADERS: string
  OTEL_SERVICE_NAME: string
  OTEL_TRACES_SAMPLER_ARG: number
}

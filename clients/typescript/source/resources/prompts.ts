import type {
  AcceptedJob,
  GeneratePromptRequest,
  GenerateResult,
  ImageToPromptQuery,
  ImageToPromptResult,
  OptimizePromptRequest,
  OptimizeResult,
  PromptMeta,
  Usage,
} from '../api-types.ts'
import { ConnectionError, toApiError } from '../errors.ts'
import { readEvents } from '../event-stream.ts'
import { type ImageInput, readImage } from '../image-input.ts'
import { type ApiRequest, type CallOptions, jobIdOf, type Transport } from '../transport.ts'
import type { JobResult } from './jobs.ts'

export interface PromptResult<Data> {
  data: Data
  usage: Usage
  /** Missing from results of an earlier version of the service. */
  meta?: PromptMeta
  /** Id of the call and of its job; of a replay, that of the first call. */
  requestId: string | null
}

/** Event of a stream: if a model was requested, first a free result of the local engine; then the result itself. */
export type PromptEvent<Data> =
  | { type: 'preliminary'; jobId: string | null; data: Data; meta?: PromptMeta }
  | ({ type: 'result' } & PromptResult<Data>)

export interface PromptMethod<Input, Data> {
  /** Waits for the result. @throws ApiError, ConnectionError, TimeoutError, InvalidArgumentError */
  (input: Input, options?: CallOptions): Promise<PromptResult<Data>>
  /** Starts a background job; wait for it with `jobs.waitFor`. */
  start(input: Input, options?: CallOptions): Promise<AcceptedJob>
  /** Yields a preliminary result first. After a lost connection it continues from the job. */
  stream(input: Input, options?: CallOptions): AsyncGenerator<PromptEvent<Data>>
}

export interface ImageToPromptInput extends ImageToPromptQuery {
  image: ImageInput
}

type Prepared = Pick<ApiRequest, 'body' | 'bytes' | 'query'>
type WaitFor = (job: string, options?: CallOptions) => Promise<JobResult>

/** Streams last as long as the job of a model. */
const streamTimeoutMs = 600_000

export function createPromptMethods(transport: Transport, waitFor: WaitFor) {
  const asBody = async (body: object): Promise<Prepared> => ({ body })
  return {
    optimize: createMethod<OptimizePromptRequest, OptimizeResult>(transport, waitFor, 'optimize', asBody),
    generate: createMethod<GeneratePromptRequest, GenerateResult>(transport, waitFor, 'generate', asBody),
    imageToPrompt: createMethod<ImageToPromptInput, ImageToPromptResult>(
      transport,
      waitFor,
      'image-to-prompt',
      prepareImage,
    ),
  }
}

/** Bytes are sent as they are, with the other fields in the query. */
async function prepareImage({ image, ...fields }: ImageToPromptInput): Promise<Prepared> {
  const read = await readImage(image)
  return 'url' in read ? { body: { image_url: read.url, ...fields } } : { bytes: read, query: fields }
}

function createMethod<Input extends object, Data>(
  transport: Transport,
  waitFor: WaitFor,
  endpoint: string,
  prepare: (input: Input) => Promise<Prepared>,
): PromptMethod<Input, Data> {
  const describe = async (input: Input, options: CallOptions = {}, headers = {}): Promise<ApiRequest> => ({
    method: 'POST',
    path: `/prompts/${endpoint}`,
    headers,
    ...(await prepare(input)),
    ...options,
  })
  const run = async (input: Input, options?: CallOptions): Promise<PromptResult<Data>> => {
    const response = await transport.open(await describe(input, options))
    return toResult(await transport.read<PromptResult<Data>>(response, options?.signal), jobIdOf(response))
  }
  return Object.assign(run, {
    async start(input: Input, options?: CallOptions): Promise<AcceptedJob> {
      const request = await describe(input, options, { prefer: 'respond-async' })
      return (await transport.call<{ data: AcceptedJob }>(request)).data
    },
    async *stream(input: Input, options: CallOptions = {}): AsyncGenerator<PromptEvent<Data>> {
      const following = { timeoutMs: streamTimeoutMs, ...options }
      const accept = { accept: 'text/event-stream, application/json;q=0.9' }
      const response = await transport.open(await describe(input, following, accept))
      const isStream = response.headers.get('content-type')?.includes('text/event-stream')
      if (isStream) return yield* followStream<Data>(response, waitFor, following)
      const body = await transport.read<PromptResult<Data>>(response, options.signal)
      yield { type: 'result', ...toResult(body, jobIdOf(response)) }
    },
  })
}

function toResult<Data>({ data, usage, meta }: PromptResult<Data>, requestId: string | null): PromptResult<Data> {
  return { data, usage, ...(meta && { meta }), requestId }
}

async function* followStream<Data>(
  response: Response,
  waitFor: WaitFor,
  options: CallOptions,
): AsyncGenerator<PromptEvent<Data>> {
  let jobId = jobIdOf(response)
  try {
    for await (const { type, data: text } of readEvents(response, options.signal)) {
      const body = JSON.parse(text)
      if (type === 'error') throw toApiError(body, { requestId: jobId })
      if (type === 'preliminary') {
        jobId = body.job_id ?? jobId
        yield { type, jobId, data: body.data, ...(body.meta && { meta: body.meta }) }
      }
      if (type === 'result') return yield { type, ...toResult<Data>(body, jobId) }
    }
  } catch (error) {
    if (!(error instanceof ConnectionError)) throw error
  }
  // The connection was lost; the job continues, and its result can be fetched.
  if (jobId === null) throw new ConnectionError('The stream ended before its result.')
  const { job: _job, ...result } = await waitFor(jobId, options)
  yield { type: 'result', ...toResult(result as unknown as PromptResult<Data>, jobId) }
}

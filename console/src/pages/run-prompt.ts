import { query, RequestError, send } from '../kit/api.ts'
import type { ApiError, Endpoint, Job, PromptResponse, Quality, Target } from '../kit/wire.ts'

/** Input of the playground. */
export interface Draft {
  endpoint: Endpoint
  prompt: string
  topic: string
  mode: string
  expertise: string
  file: File | null
  imageUrl: string
  subject: string
  withNegative: boolean
}

export interface Run {
  answer: PromptResponse
  /** The local engine's result, shown until the model's has come. */
  isPreliminary: boolean
  requestId: string | null
}

const pollPauseMs = 1000
/** After it the page of the job shows the result. */
const pollsMax = 90

/** The body of a call; the bytes of a picture are sent separately. */
export function bodyOf(draft: Draft, target: Target, quality: Quality): Record<string, string | boolean> {
  const common = {
    target_model: target,
    quality,
    include_analysis: true,
    ...(draft.withNegative ? { negative_prompt: true } : {}),
  }
  if (draft.endpoint === 'optimize') return { prompt: draft.prompt, ...common }
  if (draft.endpoint === 'generate') {
    return { topic: draft.topic, mode: draft.mode, expertise: draft.expertise, ...common }
  }
  const subject: Record<string, string> = draft.subject === '' ? {} : { subject: draft.subject }
  return draft.file ? { ...subject, ...common } : { image_url: draft.imageUrl, ...subject, ...common }
}

/** Runs one call. `onProgress` gets a preliminary result, if there is one. @throws RequestError */
export async function runPrompt(
  draft: Draft,
  { target, quality, signal }: { target: Target; quality: Quality; signal: AbortSignal },
  onProgress: (run: Run) => void,
): Promise<Run> {
  const body = bodyOf(draft, target, quality)
  const streams = quality !== 'fast'
  const headers = { Accept: streams ? 'text/event-stream, application/json;q=0.9' : 'application/json' }
  const isUpload = draft.endpoint === 'image-to-prompt' && draft.file
  const options = query(Object.fromEntries(Object.entries(body).map(([name, value]) => [name, String(value)])))
  const response = isUpload
    ? await send(`api/prompts/${draft.endpoint}${options}`, { method: 'POST', file: isUpload, headers, signal })
    : await send(`api/prompts/${draft.endpoint}`, { method: 'POST', body, headers, signal })
  const requestId = response.headers.get('x-request-id')
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
  if (!isStream || !response.body) return { answer: await response.json(), isPreliminary: false, requestId }
  return followStream(response.body, requestId, signal, onProgress)
}

async function followStream(
  body: ReadableStream<Uint8Array>,
  requestId: string | null,
  signal: AbortSignal,
  onProgress: (run: Run) => void,
): Promise<Run> {
  try {
    for await (const { event, data } of readEvents(body)) {
      const content: PromptResponse & { error?: ApiError } = JSON.parse(data)
      if (event === 'preliminary') onProgress({ answer: content, isPreliminary: true, requestId })
      if (event === 'result') return { answer: content, isPreliminary: false, requestId }
      if (event === 'error' && content.error) throw new RequestError(200, content.error)
    }
  } catch (error) {
    if (error instanceof RequestError || signal.aborted) throw error
  }
  // The connection broke: the job continues, and its id is that of the request.
  return pollJob(requestId, signal)
}

async function pollJob(jobId: string | null, signal: AbortSignal): Promise<Run> {
  for (let poll = 0; jobId !== null && poll < pollsMax; poll += 1) {
    const response = await send(`api/jobs/${jobId}`, { signal })
    const answer: PromptResponse & { job: Job; error?: ApiError } = await response.json()
    if (answer.error) throw new RequestError(200, answer.error)
    if (answer.job.status === 'succeeded') return { answer, isPreliminary: false, requestId: jobId }
    await new Promise((resolve) => setTimeout(resolve, pollPauseMs))
  }
  throw new RequestError(0, {
    code: 'no_connection',
    message: 'The connection was lost. The page "Jobs" shows the result.',
  })
}

/** The call as a curl command. */
export function toCurl(draft: Draft, target: Target, quality: Quality): string {
  const url = new URL(`../api/v1/prompts/${draft.endpoint}`, document.baseURI).href
  const body = bodyOf(draft, target, quality)
  const lines = [`curl -s '${url}'`, `  -H "Authorization: Bearer $POA_API_KEY"`]
  if (draft.endpoint === 'image-to-prompt' && draft.file) {
    const options = query(Object.fromEntries(Object.entries(body).map(([name, value]) => [name, String(value)])))
    lines[0] = `curl -s '${url}${options}'`
    return [...lines, `  -H 'Content-Type: ${draft.file.type}'`, `  --data-binary @${quote(draft.file.name)}`].join(
      ' \\\n',
    )
  }
  return [...lines, `  -H 'Content-Type: application/json'`, `  -d ${quote(JSON.stringify(body))}`].join(' \\\n')
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}

interface StreamEvent {
  event: string
  data: string
}

/** The events of a `text/event-stream` body, as they arrive; comments are skipped. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    rest += decoder.decode(value, { stream: true }).replaceAll('\r\n', '\n')
    const blocks = rest.split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const event = parseBlock(block)
      if (event) yield event
    }
  }
}

function parseBlock(block: string): StreamEvent | null {
  const lines = block.split('\n')
  const valuesOf = (name: string): string[] =>
    lines.filter((line) => line.startsWith(`${name}:`)).map((line) => line.slice(name.length + 1).replace(/^ /, ''))
  const data = valuesOf('data').join('\n')
  return data === '' ? null : { event: valuesOf('event').at(-1) ?? 'message', data }
}

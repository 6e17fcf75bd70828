import type { ListPlansQuery, Plan } from './api-types.ts'
import { InvalidArgumentError } from './errors.ts'
import { createAccount } from './resources/account.ts'
import { type Batches, createBatches } from './resources/batches.ts'
import { createJobs, type Jobs } from './resources/jobs.ts'
import { createPromptMethods } from './resources/prompts.ts'
import { type CallOptions, createSender, createTransport } from './transport.ts'
import { version } from './version.ts'

export interface ClientOptions {
  /** Default: the environment variable `POA_API_KEY`. */
  apiKey?: string | undefined
  /** Base URL of the service, without `/api/v1`. Default: `POA_BASE_URL`, or else `http://127.0.0.1:3000`. */
  baseUrl?: string | undefined
  /** Deadline of a call including retries. Default: 120,000. */
  timeoutMs?: number | undefined
  /** Retries of a call. Default: 2. */
  retriesMax?: number | undefined
  fetch?: typeof fetch | undefined
}

const timeoutMsDefault = 120_000
const retriesMaxDefault = 2
const baseUrlDefault = 'http://127.0.0.1:3000'

/** Client of the Prompt Optimization API. For servers only: the API key is a secret. */
export class PromptOptimization {
  /** Base URL of the service, without a trailing slash. */
  readonly baseUrl: string
  /** Optimizes a draft. */
  readonly optimize: ReturnType<typeof createPromptMethods>['optimize']
  /** Generates a prompt from a topic. */
  readonly generate: ReturnType<typeof createPromptMethods>['generate']
  /** Generates a prompt from an image. */
  readonly imageToPrompt: ReturnType<typeof createPromptMethods>['imageToPrompt']
  /** Optimizes up to 100 drafts in one call. */
  readonly batches: Batches
  readonly jobs: Jobs
  readonly account: ReturnType<typeof createAccount>
  /** Plans and prices. */
  readonly plans: {
    /** With the `country` of the buyer (in India also the `state`), each plan has a `quote`: the total with tax. */
    list(query?: ListPlansQuery, options?: CallOptions): Promise<Plan[]>
  }

  /** @throws InvalidArgumentError without an API key, or for an invalid key or base URL. */
  constructor(options: ClientOptions = {}) {
    const apiKey = readApiKey(options.apiKey ?? readVariable('POA_API_KEY') ?? '')
    this.baseUrl = readBaseUrl(options.baseUrl ?? readVariable('POA_BASE_URL') ?? baseUrlDefault)
    const transport = createTransport({
      apiKey,
      baseUrl: `${this.baseUrl}/api/v1`,
      timeoutMs: options.timeoutMs ?? timeoutMsDefault,
      retriesMax: options.retriesMax ?? retriesMaxDefault,
      fetch: options.fetch ?? globalThis.fetch,
      userAgent: `prompt-optimization-typescript/${version}`,
    })
    this.jobs = createJobs(transport)
    const { optimize, generate, imageToPrompt } = createPromptMethods(transport, this.jobs.waitFor)
    this.optimize = optimize
    this.generate = generate
    this.imageToPrompt = imageToPrompt
    this.batches = createBatches(transport)
    this.account = createAccount(transport)
    const send = createSender(transport)
    this.plans = {
      list: async (query, call) => (await send<{ items: Plan[] }>('GET', '/plans', { query }, call)).items,
    }
  }
}

/** Undefined where there is no environment, as at the edge. */
function readVariable(name: string): string | undefined {
  return globalThis.process?.env?.[name]
}

function readApiKey(text: string): string {
  // A file or a shell adds a line break.
  const apiKey = text.trim()
  if (apiKey === '') throw new InvalidArgumentError('Pass apiKey, or set the environment variable POA_API_KEY.')
  if (/^[\x21-\x7e]+$/.test(apiKey)) return apiKey
  throw new InvalidArgumentError(
    'apiKey (or POA_API_KEY) must be printable ASCII without spaces: replace a placeholder such as poa_live_… with your key.',
  )
}

function readBaseUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') {
    throw new InvalidArgumentError('baseUrl must be an http or https URL.')
  }
  return url.href.replace(/\/+$/, '').replace(/\/api\/v1$/, '')
}

import type {
  Batch,
  GetBatchResponse,
  ListBatchesQuery,
  OptimizePromptsRequest,
  OptimizePromptsResponse,
} from '../api-types.ts'
import { TimeoutError } from '../errors.ts'
import { createList, type List } from '../list.ts'
import { type CallOptions, sleep, type Transport } from '../transport.ts'

export type AcceptedBatch = OptimizePromptsResponse['data']
export type BatchWithItems = GetBatchResponse['data']

export interface Batches {
  /** Accepts all items or none; each item is a job. */
  create(items: OptimizePromptsRequest['items'], options?: CallOptions): Promise<AcceptedBatch>
  get(batchId: string, options?: CallOptions): Promise<BatchWithItems>
  list(query?: ListBatchesQuery, options?: CallOptions): List<Batch>
  /** Waits until all items have ended and returns the batch with its results. @throws TimeoutError */
  waitFor(batch: string | { batch_id: string }, options?: CallOptions): Promise<BatchWithItems>
}

const waitTimeoutMs = 660_000
const pollMinMs = 500
/** Each poll counts against the rate limit. */
const pollMaxMs = 5000

export function createBatches(transport: Transport): Batches {
  const get = async (batchId: string, options?: CallOptions): Promise<BatchWithItems> => {
    const request = { method: 'GET', path: `/batches/${encodeURIComponent(batchId)}`, ...options } as const
    return (await transport.call<GetBatchResponse>(request)).data
  }
  return {
    async create(items, options) {
      const request = { method: 'POST', path: '/prompts/optimize/batch', body: { items }, ...options } as const
      return (await transport.call<OptimizePromptsResponse>(request)).data
    },
    get,
    list: (query, options) => createList(transport, '/batches', query, options),
    async waitFor(batch, options = {}) {
      const batchId = typeof batch === 'string' ? batch : batch.batch_id
      const endMs = Date.now() + (options.timeoutMs ?? waitTimeoutMs)
      for (let pauseMs = pollMinMs; ; pauseMs = Math.min(pollMaxMs, pauseMs * 1.5)) {
        const found = await get(batchId, { ...options, timeoutMs: Math.max(1, endMs - Date.now()) })
        if (found.status === 'completed') return found
        if (Date.now() + pauseMs >= endMs) throw new TimeoutError('The batch exceeded the deadline of the wait.')
        await sleep(pauseMs, options.signal)
      }
    },
  }
}

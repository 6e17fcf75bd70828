import type { Answer, ApiError, Job } from '../kit/wire.ts'

export interface Batch {
  batch_id: string
  status: 'running' | 'completed'
  item_count: number
  counts: Record<Job['status'], number>
  created_at: string
  finished_at: string | null
}

/** An item that has ended has `data`, or `error`. */
export interface BatchItem extends Partial<Answer> {
  index: number
  job_id: string
  status: Job['status']
  error?: ApiError
}

export interface BatchDetail extends Batch {
  items: BatchItem[]
}

import type { JobProgress } from '#shared/jobs/job.ts'

const intervalMs = 500

/** What one watcher is told: its job's progress when it has changed, or that it was looked at and has not. */
export type ProgressListener = (progress: JobProgress) => void

export interface JobWatch {
  /** Tells of the job's progress now and after every look. Returns the function that ends it. */
  watch(jobId: string, listener: ProgressListener): () => void
  close(): void
}

/**
 * Looks at all watched jobs of this process together, twice a second while there are any: one statement, however many
 * watch. A look that fails is passed over, since the next may succeed.
 */
export function createJobWatch(findProgress: (jobIds: string[]) => Promise<JobProgress[]>): JobWatch {
  const listeners = new Map<string, Set<ProgressListener>>()
  let timer: NodeJS.Timeout | undefined

  const look = async (): Promise<void> => {
    const found = await findProgress([...listeners.keys()]).catch(() => [])
    for (const progress of found) {
      for (const listener of [...(listeners.get(progress.id) ?? [])]) listener(progress)
    }
    timer = listeners.size > 0 ? setTimeout(look, intervalMs) : undefined
  }
  return {
    watch(jobId, listener) {
      const ofJob = listeners.get(jobId) ?? new Set()
      ofJob.add(listener)
      listeners.set(jobId, ofJob)
      timer ??= setTimeout(look)
      return () => {
        ofJob.delete(listener)
        if (ofJob.size === 0 && listeners.get(jobId) === ofJob) listeners.delete(jobId)
      }
    },
    close() {
      clearTimeout(timer)
      listeners.clear()
    },
  }
}

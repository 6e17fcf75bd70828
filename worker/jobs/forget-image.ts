import { withDeadline } from '#shared/concurrency/deadline.ts'
import type { ImageStore } from '#shared/images/image-store.ts'
import type { Logger } from '#shared/platform/logger.ts'
import { redisDeadlineMs } from '#shared/redis/connect.ts'

/** Removes what was uploaded for a job that has ended. Should Redis be away, the image's own time ends it. */
export async function forgetImage(running: { images: ImageStore; logger: Logger }, jobId: string): Promise<void> {
  try {
    await withDeadline(running.images.remove(jobId), redisDeadlineMs, 'forget image')
  } catch (error) {
    running.logger.warn({ error, jobId }, 'image not removed')
  }
}

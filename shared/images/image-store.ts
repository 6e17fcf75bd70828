import type { Redis } from 'ioredis'

/** The largest image that can be uploaded, and the most that is ever put into Redis. */
export const uploadBytesMax = 10_000_000

/** Uploaded images on their way from the API to a worker. Each lives until its job ends, or else for its time. */
export interface ImageStore {
  /** Commands keep their order on one connection: what is sent after this finds the image. */
  put(jobId: string, bytes: Uint8Array, lifetimeMs: number): Promise<void>
  /** Null when its time ran out, when it was removed, and when Redis has lost it. */
  find(jobId: string): Promise<Uint8Array | null>
  remove(jobId: string): Promise<void>
}

/** Job rows hold no image: they are written to disk and kept, while an image is needed for seconds. */
export function createImageStore(redis: Redis, prefix: string): ImageStore {
  const keyOf = (jobId: string): string => `${prefix}:image:${jobId}`
  return {
    async put(jobId, bytes, lifetimeMs) {
      if (bytes.length > uploadBytesMax) throw new RangeError('the image is over the limit of the store')
      const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      await redis.set(keyOf(jobId), buffer, 'PX', lifetimeMs)
    },
    find: (jobId) => redis.getBuffer(keyOf(jobId)),
    async remove(jobId) {
      await redis.unlink(keyOf(jobId))
    },
  }
}

import type { Redis } from 'ioredis'

/** The largest image that can be uploaded, and the most that is ever put into Redis. */
export const uploadBytesMax = 10_000_000

/** Redis serves others between two pieces, which one command with megabytes in it would not allow. */
const pieceBytes = 256 * 1024

/** Uploaded images on their way from the API to a worker. Each lives until its job ends, or else for its time. */
export interface ImageStore {
  /** Commands keep their order on one connection: what is sent after this finds the image. */
  put(jobId: string, bytes: Uint8Array, lifetimeMs: number): Promise<void>
  /** Null when its time ran out, when it was removed, and when Redis has lost it or a part of it. */
  find(jobId: string): Promise<Uint8Array | null>
  remove(jobId: string): Promise<void>
}

/**
 * Adds a piece and keeps it out of the append-only file and away from replicas: an image is needed for seconds, and
 * the writes of many, with the rewrites that they set off, would hold up every other command. A script that says so is
 * the only way: https://redis.io/docs/latest/develop/programmability/lua-api/#redis.set_repl.
 */
const addPiece = `redis.set_repl(redis.REPL_NONE)
redis.call('RPUSH', KEYS[1], ARGV[1])
redis.call('PEXPIRE', KEYS[1], ARGV[2])`

/** Job rows hold no image: they are written to disk and kept, while an image is needed for seconds. */
export function createImageStore(redis: Redis, prefix: string): ImageStore {
  const keyOf = (jobId: string): string => `${prefix}:image:${jobId}`
  return {
    async put(jobId, bytes, lifetimeMs) {
      if (bytes.length > uploadBytesMax) throw new RangeError('the image is over the limit of the store')
      // The size goes first, so that an image with a part missing is known from a whole one.
      const parts = [String(bytes.length), ...splitPieces(bytes)]
      await Promise.all(parts.map((part) => redis.eval(addPiece, 1, keyOf(jobId), part, lifetimeMs)))
    },
    async find(jobId) {
      const [size, ...pieces] = await redis.lrangeBuffer(keyOf(jobId), 0, -1)
      if (size === undefined) return null
      const bytes = Buffer.concat(pieces)
      return bytes.length === Number(size.toString('latin1')) ? bytes : null
    },
    async remove(jobId) {
      await redis.unlink(keyOf(jobId))
    },
  }
}

/** Views of `bytes`; nothing is copied. */
function splitPieces(bytes: Uint8Array): Buffer[] {
  const pieces: Buffer[] = []
  for (let at = 0; at < bytes.length; at += pieceBytes) {
    const length = Math.min(pieceBytes, bytes.length - at)
    pieces.push(Buffer.from(bytes.buffer, bytes.byteOffset + at, length))
  }
  return pieces
}

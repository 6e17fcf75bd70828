import type { Redis } from 'ioredis'

/** Largest upload. */
export const uploadBytesMax = 10_000_000

/**
 * Images are stored in chunks so that Redis can serve other clients in between. With its header, a chunk just fits an
 * allocation of 256 KiB; a chunk of 256 KiB would take 320.
 */
const chunkBytes = 255 * 1024

/** Overhead of keys and counters per image, which bounds the number of tiny images. */
const imageOverheadBytes = 1024

interface ImageSpace {
  jobId: string
  accountId: string
  imageBytes: number
  /** Longer than the image's own TTL, which starts later. */
  lifetimeMs: number
}

/** Bytes of stored images, of all accounts and of one. */
export interface ImageSpaceLimits {
  bytesMax: number
  accountBytesMax: number
}

/** Uploaded images between API and worker. Each is deleted when its job ends and expires by TTL otherwise. */
export interface ImageStore {
  /**
   * Reserves room for an image before it is stored, until it is removed or the lifetime ends: 'account_full' or 'full'
   * if it would exceed a limit. Replaces any room that the job already has.
   */
  takeSpace(space: ImageSpace, limits: ImageSpaceLimits): Promise<'taken' | 'account_full' | 'full'>
  /** Bytes reserved now, of all accounts. */
  spaceTaken(): Promise<number>
  /** Stores nothing unless room is reserved for the job. Later commands on the same connection find the image. */
  put(jobId: string, bytes: Uint8Array, lifetimeMs: number): Promise<void>
  /** Null if it expired, was removed, or Redis lost any part of it. */
  find(jobId: string): Promise<Uint8Array | null>
  /** Removes the image and releases its reservation. */
  remove(jobId: string): Promise<void>
}

/**
 * Reserved room: a hash with the bytes of each job and the sums of each account and of all, and a sorted set of the jobs
 * by expiry. Like the images, neither is persisted or replicated. Leaked reservations are released by later calls, a
 * bounded number in each.
 */
const spaceFunctions = `
local function release(id)
  local entry = redis.call('HGET', KEYS[1], 'job:' .. id)
  if not entry then return end
  local bytes, account = string.match(entry, '^(%d+) (.*)$')
  redis.call('HDEL', KEYS[1], 'job:' .. id)
  redis.call('ZREM', KEYS[2], id)
  for _, field in ipairs({ 'total', 'account:' .. account }) do
    if redis.call('HINCRBY', KEYS[1], field, -tonumber(bytes)) <= 0 then redis.call('HDEL', KEYS[1], field) end
  end
end
local function now()
  local time = redis.call('TIME')
  return time[1] * 1000 + math.floor(time[2] / 1000)
end
local function prune()
  local expired = redis.call('ZRANGEBYSCORE', KEYS[2], '-inf', now(), 'LIMIT', 0, 1000)
  for _, id in ipairs(expired) do release(id) end
end
local function taken(field) return tonumber(redis.call('HGET', KEYS[1], field) or 0) end
`

const takeSpace = `${spaceFunctions}
redis.set_repl(redis.REPL_NONE)
local id, account, bytes, lifetime = ARGV[1], ARGV[2], tonumber(ARGV[3]), tonumber(ARGV[4])
release(id)
prune()
if taken('account:' .. account) + bytes > tonumber(ARGV[6]) then return 'account_full' end
if taken('total') + bytes > tonumber(ARGV[5]) then return 'full' end
redis.call('HSET', KEYS[1], 'job:' .. id, bytes .. ' ' .. account)
redis.call('HINCRBY', KEYS[1], 'total', bytes)
redis.call('HINCRBY', KEYS[1], 'account:' .. account, bytes)
redis.call('ZADD', KEYS[2], now() + lifetime, id)
for _, key in ipairs(KEYS) do
  if redis.call('PTTL', key) < lifetime then redis.call('PEXPIRE', key, lifetime) end
end
return 'taken'`

const measureSpace = `${spaceFunctions}
redis.set_repl(redis.REPL_NONE)
prune()
return taken('total')`

const removeImage = `${spaceFunctions}
redis.call('UNLINK', KEYS[3])
redis.set_repl(redis.REPL_NONE)
release(ARGV[1])`

/**
 * Adds a chunk without writing it to the append-only file or to replicas: an image is needed for seconds, and
 * persisting many, with the rewrites that this causes, would delay every other command. Only a script can do this:
 * https://redis.io/docs/latest/develop/programmability/lua-api/#redis.set_repl.
 */
const addChunk = `redis.set_repl(redis.REPL_NONE)
if redis.call('HEXISTS', KEYS[2], 'job:' .. ARGV[3]) == 0 then return end
redis.call('RPUSH', KEYS[1], ARGV[1])
redis.call('PEXPIRE', KEYS[1], ARGV[2])`

/** Job rows hold no image: they are written to disk and kept, while an image is needed for seconds. */
export function createImageStore(redis: Redis, prefix: string): ImageStore {
  const keyOf = (jobId: string): string => `${prefix}:image:${jobId}`
  const spaceKey = `${prefix}:image-space`
  const expiryKey = `${prefix}:image-space-expiry`
  return {
    async takeSpace({ jobId, accountId, imageBytes, lifetimeMs }, { bytesMax, accountBytesMax }) {
      const bytes = imageBytes + imageOverheadBytes
      const outcome = await redis.eval(
        takeSpace,
        2,
        spaceKey,
        expiryKey,
        jobId,
        accountId,
        bytes,
        lifetimeMs,
        bytesMax,
        accountBytesMax,
      )
      return outcome === 'taken' || outcome === 'account_full' ? outcome : 'full'
    },
    async spaceTaken() {
      return Number(await redis.eval(measureSpace, 2, spaceKey, expiryKey))
    },
    async put(jobId, bytes, lifetimeMs) {
      if (bytes.length > uploadBytesMax) throw new RangeError('the image is over the limit of the store')
      // The size comes first, so that an image with a missing part is detected.
      const parts = [String(bytes.length), ...splitChunks(bytes)]
      await Promise.all(parts.map((part) => redis.eval(addChunk, 2, keyOf(jobId), spaceKey, part, lifetimeMs, jobId)))
    },
    async find(jobId) {
      const [size, ...chunks] = await redis.lrangeBuffer(keyOf(jobId), 0, -1)
      if (size === undefined) return null
      const bytes = Buffer.concat(chunks)
      return bytes.length === Number(size.toString('latin1')) ? bytes : null
    },
    async remove(jobId) {
      await redis.eval(removeImage, 3, spaceKey, expiryKey, keyOf(jobId), jobId)
    },
  }
}

/** Views of `bytes`; nothing is copied. */
function splitChunks(bytes: Uint8Array): Buffer[] {
  const chunks: Buffer[] = []
  for (let at = 0; at < bytes.length; at += chunkBytes) {
    const length = Math.min(chunkBytes, bytes.length - at)
    chunks.push(Buffer.from(bytes.buffer, bytes.byteOffset + at, length))
  }
  return chunks
}

import { randomBytes } from 'node:crypto'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createImageStore } from '#shared/images/image-store.ts'
import { eventually } from '../helpers/eventually.ts'
import { type OwnServers, startOwnServers } from '../helpers/servers/own-servers.ts'

let servers: OwnServers
let redis: Redis
beforeAll(async () => {
  servers = await startOwnServers()
  redis = new Redis(servers.redis.url)
})
afterAll(async () => {
  redis?.disconnect()
  await servers?.close()
})

const unlimited = { bytesMax: 1e9, accountBytesMax: 1e9 }
const spaceFor = (jobId: string, imageBytes: number, lifetimeMs = 60_000) => ({
  jobId,
  accountId: 'account',
  imageBytes,
  lifetimeMs,
})

async function readFileBytes(): Promise<number> {
  return Number(/aof_current_size:(\d+)/.exec(await redis.info('persistence'))?.[1])
}

test('an uploaded image is found whole, and is not written to the append-only file of Redis', async () => {
  const store = createImageStore(redis, 'test')
  const image = randomBytes(3_000_001)
  const before = await readFileBytes()
  expect(await store.takeSpace(spaceFor('a', image.length), unlimited)).toBe('taken')
  await store.put('a', image, 60_000)
  expect(Buffer.from((await store.find('a')) ?? []).equals(image)).toBe(true)
  await redis.set('written', 'x')
  await eventually(async () => (await readFileBytes()) > before)
  expect(await readFileBytes()).toBeLessThan(before + 1000)
  await store.remove('a')
  expect(await store.find('a')).toBeNull()
})

test('an image with a piece missing counts as lost', async () => {
  const store = createImageStore(redis, 'test')
  await store.takeSpace(spaceFor('b', 600_000), unlimited)
  await store.put('b', randomBytes(600_000), 60_000)
  expect(await redis.rpop('test:image:b')).not.toBeNull()
  expect(await store.find('b')).toBeNull()
})

test('an image without room reserved for it is not stored', async () => {
  const store = createImageStore(redis, 'none')
  await store.put('a', randomBytes(1000), 60_000)
  expect(await redis.keys('none:*')).toEqual([])
})

test('space is freed once, on removal and on expiry after a crash, and leaves no key', async () => {
  const store = createImageStore(redis, 'room')
  const limits = { bytesMax: 30_000, accountBytesMax: 20_000 }
  expect(await store.takeSpace(spaceFor('a', 9000), limits)).toBe('taken')
  expect(await store.takeSpace(spaceFor('a', 9000), limits)).toBe('taken')
  expect(await store.takeSpace(spaceFor('lost', 8000, 200), limits)).toBe('taken')
  expect(await store.takeSpace(spaceFor('b', 8000), limits)).toBe('account_full')
  expect(await store.takeSpace({ ...spaceFor('c', 15_000), accountId: 'other' }, limits)).toBe('full')
  await eventually(async () => (await store.takeSpace(spaceFor('b', 8000), limits)) === 'taken')
  await Promise.all(['a', 'a', 'lost', 'b', 'unknown'].map((jobId) => store.remove(jobId)))
  expect(await store.spaceTaken()).toBe(0)
  expect(await store.takeSpace(spaceFor('d', 8000, 200), limits)).toBe('taken')
  await eventually(async () => (await redis.keys('room:*')).length === 0)
})

test('a stored image takes little more memory than its bytes', async () => {
  const store = createImageStore(redis, 'size')
  await store.takeSpace(spaceFor('a', 10_000_000), unlimited)
  await store.put('a', randomBytes(10_000_000), 60_000)
  const taken = Number(await redis.memory('USAGE', 'size:image:a', 'SAMPLES', 0))
  expect(taken).toBeGreaterThanOrEqual(10_000_000)
  expect(taken).toBeLessThan(10_600_000)
})

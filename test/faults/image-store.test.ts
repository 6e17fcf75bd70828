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

async function readFileBytes(): Promise<number> {
  return Number(/aof_current_size:(\d+)/.exec(await redis.info('persistence'))?.[1])
}

test('an uploaded image is found whole, and never reaches the file that Redis keeps', async () => {
  const store = createImageStore(redis, 'test')
  const image = randomBytes(3_000_001)
  const before = await readFileBytes()
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
  await store.put('b', randomBytes(600_000), 60_000)
  expect(await redis.rpop('test:image:b')).not.toBeNull()
  expect(await store.find('b')).toBeNull()
})

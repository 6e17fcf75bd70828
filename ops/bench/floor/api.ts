/**
 * The floor's API: the same path without the product. One sliding window in Redis, one statement that debits and
 * inserts, one job, one reply. Anything above its cost is our overhead. By default a BullMQ job and a reply over
 * pub/sub; FLOOR_QUEUE selects another queue, to compare costs.
 */
import { randomUUID } from 'node:crypto'
import { Queue, QueueEvents } from 'bullmq'
import Fastify from 'fastify'
import { runMigrations } from 'graphile-worker'
import { Redis } from 'ioredis'
import postgres from 'postgres'
import { floorName, floorSettings } from './settings.ts'

const accounts = 100
const windowMicros = 60_000_000
const { databaseUrl, redisUrl, port, queue: queueKind } = floorSettings()
const name = floorName(queueKind)

const sql = postgres(databaseUrl, { max: 10, onnotice: () => {} })
await sql`create table if not exists floor_grants (id int primary key, remaining int not null)`
await sql`create table if not exists floor_jobs (id uuid primary key, state text not null, prompt text, result jsonb)`
await sql`insert into floor_grants select n, 1000000000 from generate_series(0, ${accounts - 1}) n on conflict do nothing`

const redis = new Redis(redisUrl)
const script = `local t = redis.call('TIME') local now = t[1] * 1000000 + t[2]
redis.call('ZREMRANGEBYSCORE', KEYS[1], 0, now - ${windowMicros})
redis.call('ZADD', KEYS[1], now, ARGV[1]) redis.call('PEXPIRE', KEYS[1], 60000)
return redis.call('ZCARD', KEYS[1])`
const sha = String(await redis.script('LOAD', script))

const waiting = new Map<string, (result: unknown) => void>()
const settle = (message: string): void => {
  const { id, result } = JSON.parse(message)
  waiting.get(id)?.(result)
  waiting.delete(id)
}
const queue = new Queue(name, {
  connection: redis,
  defaultJobOptions: { removeOnComplete: { age: 60, count: 2000 } },
})
// One listener for each waiting job.
queue.setMaxListeners(0)
await queue.waitUntilReady()
const enqueue = await openQueue()

/** Opens the queue of FLOOR_QUEUE. The returned function enqueues a reserved job and waits for its result. */
async function openQueue(): Promise<(id: string) => Promise<unknown>> {
  if (queueKind === 'waitUntilFinished') {
    const events = new QueueEvents(name, { connection: new Redis(redisUrl, { maxRetriesPerRequest: null }) })
    await events.waitUntilReady()
    return async (id) => (await queue.add('run', {}, { jobId: id })).waitUntilFinished(events)
  }
  const reply = (id: string) => new Promise((resolve) => waiting.set(id, resolve))
  if (queueKind === 'graphile-worker') {
    await runMigrations({ connectionString: databaseUrl })
    await sql.listen(name, settle)
    // The statement that reserves has enqueued the job.
    return reply
  }
  const subscriber = new Redis(redisUrl)
  const channel = `${name}:reply:${process.pid}`
  await subscriber.subscribe(channel)
  subscriber.on('message', (_channel, message) => settle(message))
  return async (id) => {
    const result = reply(id)
    await queue.add('run', { channel }, { jobId: id })
    return result
  }
}

const app = Fastify()
const body = { type: 'object', required: ['prompt'], properties: { prompt: { type: 'string', maxLength: 4000 } } }
app.post<{ Body: { prompt: string } }>('/api/v1/prompts/optimize', { schema: { body } }, async (request) => {
  const id = randomUUID()
  const account = Math.floor(Math.random() * accounts)
  await redis.evalsha(sha, 1, `floor:rate:${account}`, id)
  const [grant] = await sql`
    with debited as (
      update floor_grants set remaining = remaining - 1 where id = ${account} and remaining >= 1 returning remaining
    ), job as (
      insert into floor_jobs select ${id}::uuid, 'held', ${request.body.prompt} from debited
    )
    select remaining ${queueKind === 'graphile-worker' ? sql`, (graphile_worker.add_job('run', json_build_object('id', ${id}::text))).id` : sql``}
    from debited`
  return { success: true, data: await enqueue(id), usage: { credits_remaining: grant?.remaining } }
})
await app.listen({ port, host: '127.0.0.1' })

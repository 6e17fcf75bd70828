/** The floor's worker: claim, settle, reply, around an engine that does next to nothing. */
import { Worker } from 'bullmq'
import { Redis } from 'ioredis'
import postgres from 'postgres'
import { takeoverOptions } from '#shared/jobs/job-queue.ts'
import { floorSettings } from './floor-settings.ts'

const { databaseUrl, redisUrl } = floorSettings()
const sql = postgres(databaseUrl, { max: 10, onnotice: () => {} })
const publisher = new Redis(redisUrl)
const worker = new Worker(
  'floor',
  async (job) => {
    const id = job.id ?? ''
    const [row] =
      await sql`update floor_jobs set state = 'running' where id = ${id} and state = 'held' returning prompt`
    const result = { optimized_prompt: String(row?.prompt).toUpperCase() }
    await sql`update floor_jobs set state = 'captured', result = ${sql.json(result)} where id = ${id} and state = 'running'`
    await publisher.publish(job.data.channel, JSON.stringify({ id, result }))
  },
  { connection: new Redis(redisUrl, { maxRetriesPerRequest: null }), concurrency: 32, ...takeoverOptions },
)
await worker.waitUntilReady()

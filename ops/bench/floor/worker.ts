/** The floor's worker: claim, settle, reply, around an engine that does next to nothing. */
import { Worker } from 'bullmq'
import { run } from 'graphile-worker'
import { Redis } from 'ioredis'
import postgres from 'postgres'
import { takeoverOptions } from '#shared/jobs/job-queue.ts'
import { floorName, floorSettings } from './settings.ts'

const concurrency = 32
const { databaseUrl, redisUrl, queue } = floorSettings()
const name = floorName(queue)
const sql = postgres(databaseUrl, { max: 10, onnotice: () => {} })
const publisher = new Redis(redisUrl)

async function settle(id: string): Promise<{ optimized_prompt: string }> {
  const [row] = await sql`update floor_jobs set state = 'running' where id = ${id} and state = 'held' returning prompt`
  const result = { optimized_prompt: String(row?.prompt).toUpperCase() }
  await sql`update floor_jobs set state = 'captured', result = ${sql.json(result)} where id = ${id} and state = 'running'`
  return result
}

if (queue === 'graphile-worker') {
  const task = async (payload: unknown): Promise<void> => {
    const { id } = payload as { id: string }
    await sql.notify(name, JSON.stringify({ id, result: await settle(id) }))
  }
  await run({ connectionString: databaseUrl, concurrency, maxPoolSize: concurrency + 1, taskList: { run: task } })
} else {
  const worker = new Worker(
    name,
    async (job) => {
      const id = job.id ?? ''
      const result = await settle(id)
      if (queue === 'pub/sub') await publisher.publish(job.data.channel, JSON.stringify({ id, result }))
      return queue === 'pub/sub' ? undefined : result
    },
    { connection: new Redis(redisUrl, { maxRetriesPerRequest: null }), concurrency, ...takeoverOptions },
  )
  await worker.waitUntilReady()
}

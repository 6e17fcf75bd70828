/**
 * Processor time of Postgres for the statements of a call, by the number of jobs that share them: `--rounds 300` of each
 * size. Writes the curve to docs/statements.svg with `--draw`.
 */
import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { type Database, openDatabase } from '#shared/db/connect.ts'
import type { NewJob } from '#shared/jobs/job.ts'
import { claimJobs } from '#shared/jobs/job-repository.ts'
import { tryReserveJobs } from '#shared/jobs/reserve-jobs.ts'
import { captureJobs } from '#shared/jobs/settle-job.ts'
import { newId } from '#shared/platform/ids.ts'
import { storeResult } from '#shared/prompts/stored-result.ts'
import { draft as prompt } from './bodies.ts'
import { drawCurve } from './draw-curve.ts'
import { createKeys, openServices } from './ours.ts'
import { readTreeMs } from './processor-time.ts'

const sizes = [1, 2, 4, 8, 16, 32]
const chart = path.join(import.meta.dirname, '../../docs/statements.svg')
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '300' }, draw: { type: 'boolean', default: false } },
})
const rounds = Number(values.rounds)
const result = storeResult({
  endpoint: 'optimize',
  optimizedPrompt: prompt.repeat(7),
  optimizationScore: 80,
  characterCount: 700,
})

function makeJob({ accountId, apiKeyId }: { accountId: string; apiKeyId: string }): NewJob {
  return {
    id: newId(),
    accountId,
    apiKeyId,
    endpoint: 'optimize',
    tier: 'priority',
    jobClass: 'text',
    costCredits: 1,
    replyNode: 'bench',
    request: { endpoint: 'optimize', prompt, targetId: 'chatgpt', negativePrompt: false, includeAnalysis: false },
    idempotency: null,
    isSynchronous: true,
    elapsedMs: 1,
    lifetimeMs: 60_000,
  }
}

/** Milliseconds a job for reserve, claim and capture of `size` jobs in shared statements. */
async function measureSize(
  { claiming, settling, callers, pid }: Awaited<ReturnType<typeof open>>,
  size: number,
): Promise<number[]> {
  const spent = [0, 0, 0]
  for (let round = 0; round < rounds; round += 1) {
    const jobs = callers.slice(0, size).map(makeJob)
    callers.push(...callers.splice(0, size))
    const captures = jobs.map(({ id }) => ({ jobId: id, result, latencyMs: 3 }))
    const steps = [
      () => tryReserveJobs(claiming.sql, jobs),
      () =>
        claimJobs(
          claiming.sql,
          jobs.map(({ id }) => id),
        ),
      () => captureJobs(settling.sql, captures),
    ]
    for (const [index, step] of steps.entries()) {
      const beforeMs = readTreeMs(pid)
      await step()
      spent[index] = (spent[index] ?? 0) + readTreeMs(pid) - beforeMs
    }
  }
  return spent.map((ms) => ms / rounds / size)
}

async function open(url: string, pid: number) {
  await createKeys(url, randomBytes(32).toString('hex'))
  const pool = { connectionsMax: 1, usesGenericPlans: true }
  const claiming: Database = openDatabase(url, { ...pool, name: 'bench-reserve', asyncCommit: true })
  const settling: Database = openDatabase(url, { ...pool, name: 'bench-settle' })
  const callers = await claiming.sql<{ accountId: string; apiKeyId: string }[]>`
    select account_id as "accountId", id as "apiKeyId" from api_keys`
  return { claiming, settling, callers: [...callers], pid }
}

const services = await openServices('bench', () => {})
try {
  const opened = await open(services.databaseUrl, services.servers[0]?.pid ?? 0)
  await measureSize(opened, 4)
  const curve: { x: number; y: number }[] = []
  for (const size of sizes) {
    const [reserve = 0, claim = 0, capture = 0] = await measureSize(opened, size)
    console.log({ jobs: size, reserve, claim, capture })
    curve.push({ x: size, y: reserve + claim + capture })
  }
  if (values.draw) {
    await writeFile(chart, drawCurve(curve, { x: 'Jobs that share the statements', y: 'Postgres, ms a job' }))
  }
  await Promise.all([opened.claiming.close(), opened.settling.close()])
} finally {
  await services.stop()
}

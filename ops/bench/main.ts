/**
 * Measures our API against a floor with no product in it, on the same servers, in turn: requests per second at 32
 * connections, and the 50th and 99th percentile at an open-loop 100/s and 300/s. `--json` prints one line.
 */
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { findServices, type Services } from '../dev/services/find-services.ts'
import { findFreePort } from '../local-servers.ts'
import { runClosedLoop } from './closed-loop.ts'
import { type Contestant, startContestant } from './contestant.ts'
import { runOpenLoop } from './open-loop.ts'
import { createKeys, startOurs } from './ours.ts'
import { printTable, type Round, summarize } from './report.ts'

const connections = 32
const rates = [100, 300] as const
const body = JSON.stringify({
  prompt: 'Write a product announcement email for the launch of our new budgeting app, max 150 words, friendly tone',
  target_model: 'chatgpt',
})

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '8' },
    rounds: { type: 'string', default: '2' },
  },
})
const seconds = Number(values.seconds)
const rounds = Number(values.rounds)
const log = (line: string): void => {
  if (!values.json) console.log(line)
}

async function startFloor(services: Services): Promise<Contestant> {
  const port = String(await findFreePort())
  const environment = { DATABASE_URL: services.databaseUrl, REDIS_URL: services.redisUrl, PORT: port }
  return startContestant({
    name: 'floor',
    processes: [
      { entry: 'ops/bench/floor-api.ts', environment },
      { entry: 'ops/bench/floor-worker.ts', environment },
    ],
    load: { url: `http://127.0.0.1:${port}/api/v1/prompts/optimize`, body, nextAuthorization: () => 'none' },
  })
}

async function measure(contestant: Contestant): Promise<Round> {
  // Both run compiled code only after some thousand calls; a deployed process has that behind it.
  const warmUpSeconds = 5
  await runClosedLoop(contestant.load, connections, warmUpSeconds)
  const closed = await runClosedLoop(contestant.load, connections, seconds)
  const open = []
  for (const rate of rates) open.push({ rate, ...(await runOpenLoop(contestant.load, rate, seconds)) })
  return { name: contestant.name, ...closed, open }
}

const dataDirectory = await mkdtemp(path.join(os.tmpdir(), 'poa-bench-'))
const services = await findServices({ dataDirectory, log })
try {
  const pepper = randomBytes(32).toString('hex')
  const keys = await createKeys(services.databaseUrl, pepper)
  const results: Round[] = []
  for (let round = 1; round <= rounds; round += 1) {
    for (const start of [() => startFloor(services), () => startOurs(services, { keys, pepper, body })]) {
      const contestant = await start()
      try {
        const result = await measure(contestant)
        results.push(result)
        log(`round ${round}, ${result.name}: ${Math.round(result.requestsPerSecond)} requests/s`)
      } finally {
        await contestant.stop()
      }
    }
  }
  const summary = summarize(results)
  if (values.json) console.log(JSON.stringify(summary))
  else printTable(results, summary)
} finally {
  await services.stop()
  await rm(dataDirectory, { recursive: true, force: true })
}

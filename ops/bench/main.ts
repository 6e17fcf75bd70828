/**
 * Measures our API against a floor with no product in it, on the same servers, in turn: requests per second and processor
 * time a call at 32 connections, for one draft and for drafts of all lengths, and the 50th and 99th percentile at an
 * open-loop 100/s and 300/s. `--json` prints one line; `--overload` measures load shedding instead, `--floors` what other
 * queues would cost.
 */
import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { findFreePort } from '../local-servers.ts'
import { draftBody as body, makeVariedBodies } from './bodies.ts'
import { runClosedLoop } from './closed-loop.ts'
import { countWork } from './count-work.ts'
import { type FloorQueue, floorQueues } from './floor/settings.ts'
import { type Load, runOpenLoop } from './open-loop.ts'
import { createKeys, openServices, startService } from './ours.ts'
import { measureOverload } from './overload.ts'
import { readTreeMs } from './processor-time.ts'
import { type ClosedRun, printTable, type Round, summarize } from './report.ts'
import { type Contestant, startContestant } from './start-processes.ts'

const connections = 32
const rates = [100, 300] as const

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '8' },
    rounds: { type: 'string', default: '3' },
    profile: { type: 'string' },
    overload: { type: 'boolean', default: false },
    floors: { type: 'boolean', default: false },
    /** Of each open loop; as the others if absent. */
    'open-seconds': { type: 'string' },
  },
})
const seconds = Number(values.seconds)
const openSeconds = Number(values['open-seconds'] ?? values.seconds)
const rounds = Number(values.rounds)
/** Processor profiles of our processes, for the developer tools of a browser. */
const profileFlags = values.profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${values.profile}`]
const log = (line: string): void => {
  if (!values.json) console.log(line)
}

async function startFloor(queue: FloorQueue = 'pub/sub'): Promise<Contestant> {
  const port = String(await findFreePort())
  const { databaseUrl, redisUrl } = services
  const environment = { DATABASE_URL: databaseUrl, REDIS_URL: redisUrl, PORT: port, FLOOR_QUEUE: queue }
  return startContestant({
    name: 'floor',
    processes: [
      { entry: 'ops/bench/floor/api.ts', environment },
      { entry: 'ops/bench/floor/worker.ts', environment },
    ],
    load: { url: `http://127.0.0.1:${port}/api/v1/prompts/optimize`, body, nextAuthorization: () => 'none' },
  })
}

/** Both run compiled code only after some thousand calls; a deployed process has that behind it. */
async function warmUp(contestant: Contestant): Promise<void> {
  const warmUpSeconds = 5
  for (const load of [contestant.load, vary(contestant.load)]) await runClosedLoop(load, connections, warmUpSeconds)
}

const varied = makeVariedBodies()

function vary(load: Load): Load {
  return { ...load, body: varied }
}

async function measureClosed({ pids }: Contestant, load: Load): Promise<ClosedRun> {
  const readAll = (): number[] => [...pids, ...services.servers.map((server) => server.pid)].map(readTreeMs)
  const [before, workBefore] = [readAll(), await countWork(services)]
  const { answered, ...run } = await runClosedLoop(load, connections, seconds)
  const [spent, work] = [readAll(), await countWork(services)]
  const [apiMs = 0, workerMs = 0, postgresMs = 0, redisMs = 0] = spent.map(
    (ms, index) => (ms - (before[index] ?? 0)) / answered,
  )
  const commits = (work.commits - workBefore.commits) / answered
  const redisCommands = (work.redisCommands - workBefore.redisCommands) / answered
  return { ...run, apiMs, workerMs, postgresMs, redisMs, commits, redisCommands }
}

async function measure(contestant: Contestant): Promise<Round> {
  const { name, load } = contestant
  const oneDraft = await measureClosed(contestant, load)
  const allLengths = await measureClosed(contestant, vary(load))
  const open = []
  for (const rate of rates) open.push({ rate, ...(await runOpenLoop(load, rate, openSeconds)) })
  return { name, oneDraft, allLengths, open }
}

/** Floor and ours in turn. */
async function compare(keys: string[], pepper: string): Promise<void> {
  const results: Round[] = []
  const contestants: Contestant[] = []
  try {
    contestants.push(await startFloor())
    contestants.push(await startService(services, { keys, pepper, body, flags: profileFlags }))
    for (const contestant of contestants) await warmUp(contestant)
    for (let round = 1; round <= rounds; round += 1) {
      for (const contestant of contestants) {
        const result = await measure(contestant)
        results.push(result)
        log(`round ${round}, ${result.name}: ${Math.round(result.oneDraft.requestsPerSecond)} requests/s`)
      }
    }
  } finally {
    for (const contestant of contestants) await contestant.stop()
  }
  const summary = summarize(results)
  if (values.json) console.log(JSON.stringify(summary))
  else printTable(results, summary)
}

/** The floor with each queue, in turn; one runs at a time, since idle ones poll. */
async function compareFloors(): Promise<void> {
  for (let round = 1; round <= rounds; round += 1) {
    for (const queue of floorQueues) {
      const floor = await startFloor(queue)
      try {
        await runClosedLoop(floor.load, connections, seconds)
        const { requestsPerSecond, apiMs, workerMs, postgresMs, redisMs, failed } = await measureClosed(
          floor,
          floor.load,
        )
        const spent = Object.entries({ API: apiMs, worker: workerMs, Postgres: postgresMs, Redis: redisMs })
        const { p50Ms, p99Ms } = await runOpenLoop(floor.load, rates[0], openSeconds)
        const parts = spent.map(([part, ms]) => `${part} ${ms.toFixed(2)}`).join(', ')
        const latencies = `${p50Ms.toFixed(1)} and ${p99Ms.toFixed(1)} ms at ${rates[0]}/s`
        log(
          `${queue}: ${Math.round(requestsPerSecond)} requests/s; ms a call: ${parts}; ${latencies}; ${failed} failed`,
        )
      } finally {
        await floor.stop()
      }
    }
  }
}

const services = await openServices('bench', log)
try {
  const pepper = randomBytes(32).toString('hex')
  const keys = await createKeys(services.databaseUrl, pepper)
  if (values.floors) await compareFloors()
  else if (values.overload) {
    const report = await measureOverload(services, { pepper, keys, body, seconds, log })
    console.log(values.json ? JSON.stringify(report) : report)
  } else await compare(keys, pepper)
} finally {
  await services.stop()
}

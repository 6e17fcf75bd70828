/**
 * What models cost. Money: tokens and dollars of a result, at the models of the environment's ENGINES, else at a stand-in.
 * Waiting: jobs of quality `best` a second with 1, 2 and 4 workers of 50 slots each, at a model that takes two seconds;
 * and `fast` calls in an open loop, alone and beside a flood of `best` calls.
 */
import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { providerSettings } from '../../worker/engines/llm/providers/registry.ts'
import { type ProcessPlan, processes } from '../processes.ts'
import { draft, draftBody } from './bodies.ts'
import { costResults, describeCosts, readDrafts } from './model-costs.ts'
import { describeLatencies, runOpenLoop } from './open-loop.ts'
import { createKeys, openServices, startService } from './ours.ts'
import { sumTreeMs } from './processor-time.ts'
import { startSlowModel } from './slow-model.ts'
import type { Contestant } from './start-processes.ts'
import { type SteadyCallers, startCallers } from './steady-callers.ts'

const modelDelayMs = 2000
const slotsEach = 50
/** More than slots, so that none is ever idle. */
const callersPerWorker = 65
const floodCallers = 130
const warmUpSeconds = 4
const bestBody = JSON.stringify({ prompt: draft, target_model: 'chatgpt', quality: 'best' })
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '12' },
    workers: { type: 'string', default: '1,2,4' },
    rate: { type: 'string', default: '50' },
    drafts: { type: 'string' },
    'only-costs': { type: 'boolean', default: false },
  },
})
const seconds = Number(values.seconds)
const textsPerSecond = Number(values.rate)
const workerCounts = values.workers.split(',').filter(Boolean).map(Number)

function startFlood(contestant: Contestant, callerCount: number): SteadyCallers {
  const authorizations = Array.from({ length: callerCount }, () => contestant.load.nextAuthorization())
  return startCallers({ url: contestant.load.url, body: bestBody, authorizations })
}

/** Counted in the middle of the run: at its ends, slots are idle. */
async function measureBest(contestant: Contestant, workerCount: number): Promise<void> {
  const callers = startFlood(contestant, callersPerWorker * workerCount)
  await delay(warmUpSeconds * 1000)
  const startMs = performance.now()
  const before = await callers.count()
  const cpuBeforeMs = sumTreeMs(contestant.pids)
  await delay(seconds * 1000)
  const after = await callers.count()
  const done = after.answered - before.answered
  const rate = done / ((performance.now() - startMs) / 1000)
  const cpuEachMs = (sumTreeMs(contestant.pids) - cpuBeforeMs) / done
  const { failed } = await callers.stop()
  const most = (workerCount * slotsEach * 1000) / modelDelayMs
  console.log(`${workerCount} x ${slotsEach}: ${rate.toFixed(1)} jobs/s of ${most} at most, ${failed} failed`)
  console.log(`  processor time of API and workers: ${cpuEachMs.toFixed(1)} ms a job`)
}

async function measureFast(contestant: Contestant): Promise<void> {
  await runOpenLoop(contestant.load, textsPerSecond, warmUpSeconds)
  console.log(describeLatencies('fast alone', await runOpenLoop(contestant.load, textsPerSecond, seconds)))
  const flood = startFlood(contestant, floodCallers)
  await delay(warmUpSeconds * 1000)
  console.log(describeLatencies('fast beside best', await runOpenLoop(contestant.load, textsPerSecond, seconds)))
  const meanwhile = await flood.count()
  const { failed } = await flood.stop()
  const rate = meanwhile.answered / (seconds + warmUpSeconds)
  console.log(`best meanwhile: ${rate.toFixed(1)} jobs/s, ${failed} failed`)
}

/** With their own models where the environment names engines, and tokens as their providers count them. */
async function measureCosts(contestant: Contestant): Promise<void> {
  const drafts = values.drafts
    ? readDrafts(await readFile(values.drafts, 'utf8'))
    : [{ prompt: draft, target_model: 'chatgpt' }]
  const results = await costResults(contestant.load, drafts)
  const day = new Date().toISOString().slice(0, 10)
  for (const line of describeCosts(results, day)) console.log(line)
}

/** The worker with the environment's engines and the settings of their providers; null where it names no engines. */
function askedByEngines(worker: ProcessPlan): ProcessPlan | null {
  if (!process.env.ENGINES) return null
  const names = ['ENGINES', ...Object.keys(providerSettings)]
  const given = names.map((name) => [name, process.env[name] ?? '']).filter(([, value]) => value !== '')
  return { ...worker, environment: { ...worker.environment, ...Object.fromEntries(given) } }
}

const model = await startSlowModel(modelDelayMs)
const services = await openServices('bench', console.log)
try {
  const pepper = randomBytes(32).toString('hex')
  const keys = await createKeys(services.databaseUrl, pepper)
  const modelWorker = model.askedBy(processes.modelWorker)
  const costed = [processes.textWorker, askedByEngines(processes.modelWorker) ?? modelWorker]
  const priced = await startService(services, { keys, pepper, body: draftBody, workers: costed })
  await measureCosts(priced).finally(() => priced.stop())
  if (!values['only-costs']) {
    for (const workerCount of workerCounts) {
      const workers = Array.from({ length: workerCount }, () => modelWorker)
      const contestant = await startService(services, { keys, pepper, body: bestBody, workers })
      await measureBest(contestant, workerCount).finally(() => contestant.stop())
    }
    const workers = [processes.textWorker, modelWorker]
    const contestant = await startService(services, { keys, pepper, body: draftBody, workers })
    await measureFast(contestant).finally(() => contestant.stop())
  }
} finally {
  model.stop()
  await services.stop()
}

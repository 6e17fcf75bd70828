/**
 * Starts a service on this machine and attacks it, one attack after another, while other accounts call `optimize` 20
 * times and `image-to-prompt` once a second. Prints the outcome of their calls before and during each attack, and the
 * peak memory of the processes. Then measures the effect of floods within a plan on other accounts, and their webhooks
 * and `best` results during attacks on these. Fails if a promise of docs/reliability.md is broken.
 */

import { randomBytes } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { openDatabase } from '#shared/db/connect.ts'
import { type Load, runOpenLoop } from '../bench/open-loop.ts'
import { accountName, createKeys, openServices, startService } from '../bench/ours.ts'
import { startImageHost } from '../chaos/outside-hosts.ts'
import { fetchWithDeadline } from '../local-servers.ts'
import { processes } from '../processes.ts'
import { type AttackTarget, logBrokenPromise, requireOwnMachine } from './attack.ts'
import { startAttacker } from './attacker.ts'
import { attacks, floodsAtLimit, separatelyMeasured } from './attacks.ts'
import { giveHistory } from './exports.ts'
import { measureBest } from './measure-best.ts'
import { measureFairness } from './measure-fairness.ts'
import { measureWebhooks, startWebhookReceivers } from './measure-webhooks.ts'
import { type MemoryWatch, watchMemory } from './watch-memory.ts'

/** A session of Postgres reports its counters once a second. */
const counterDelayMs = 1500

const secondsMax = 300
const textsPerSecond = 20
const imagesPerSecond = 1
const warmUpSeconds = 5
const calmSeconds = 10
/** Of one measurement beside a flood; the jobs of one account's minute last about as long. */
const floodSecondsMax = 12
/** Several, since no plan lets one account call so often. */
const bystanders = 4
/** More than one flood uses up. */
const accountsOfFlood = 10
/** What docs/reliability.md promises. */
const promises = { p99Ms: 300, apiMegabytes: 400, workerMegabytes: 512, keyScansOfMintedKeys: 1000 }
const textBody = JSON.stringify({ prompt: 'Write an announcement of our new budgeting app, max 150 words, friendly' })

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '30' }, only: { type: 'string' } } })
const seconds = Math.min(secondsMax, Number(values.seconds))
const names = values.only?.split(',') ?? Object.keys({ ...attacks, ...floodsAtLimit, ...separatelyMeasured })
const chosen = names.filter((name) => name in attacks)
const floods = names.filter((name) => name in floodsAtLimit)

for (const name of ['DATABASE_URL', 'REDIS_URL']) {
  const address = process.env[name]
  if (address) requireOwnMachine(address)
}
const services = await openServices('attack', console.log)
try {
  const pepper = randomBytes(32).toString('hex')
  const keys = await createKeys(services.databaseUrl, pepper)
  const isKept = await attackAll(keys, pepper)
  const [first = '', second = ''] = keys.slice(-2)
  const isBestKept =
    !names.includes('slowBest') || (await measureBest(services, { keys: [first, second], pepper, seconds }))
  if (!isKept || !isBestKept) process.exitCode = 1
} finally {
  await services.stop()
}

/** Whether every promise held in every attack. */
async function attackAll(keys: readonly string[], pepper: string): Promise<boolean> {
  const dripping = await startImageHost({ isDripping: true })
  const receivers = await startWebhookReceivers()
  // As `npm start` and compose.yaml start it: a worker for texts, and one for images, which yields to it.
  const imageWorker = {
    ...processes.imageAndModelWorker,
    environment: { ...processes.imageAndModelWorker.environment, IMAGE_URL_ALLOW: dripping.host },
  }
  const workers = [processes.textWorker, imageWorker]
  const settings = { WEBHOOK_URL_ALLOW: receivers.hosts }
  const ours = await startService(services, {
    keys: keys.slice(0, bystanders),
    pepper,
    body: textBody,
    workers,
    settings,
  })
  const { origin } = new URL(ours.load.url)
  const watches = ours.pids.map((pid) => watchMemory(pid))
  const image = { ...ours.load, url: `${origin}/api/v1/prompts/image-to-prompt`, body: await makeImageBody() }
  // The last two are for `measureBest`.
  const attackers = keys.slice(bystanders, -2)
  try {
    await runOpenLoop(ours.load, textsPerSecond, warmUpSeconds)
    await runOpenLoop(image, imagesPerSecond, warmUpSeconds)
    const calm = await runOpenLoop(ours.load, textsPerSecond, calmSeconds)
    console.log(`\nno attack\n  texts: p99 ${calm.p99Ms.toFixed(0)} ms, ${calm.failed} of ${calm.sent} failed`)
    const exporter = chosen.indexOf('exports')
    if (exporter >= 0) await giveHistory(services.databaseUrl, accountName(bystanders + exporter))
    let isKept = true
    const hosts = { drippingUrl: dripping.url, tarpitUrl: receivers.tarpitUrl }
    for (const [number, name] of chosen.entries()) {
      // A separate account for each, which no earlier attack has used up.
      const target = { url: origin, key: attackers[number] ?? '', seconds, ...hosts }
      isKept = (await attackOnce(name, target, { text: ours.load, image, watches })) && isKept
    }
    const unused = attackers.slice(chosen.length)
    const nextTarget = (): AttackTarget => {
      const [key = '', ...successors] = unused.splice(0, accountsOfFlood)
      return { url: origin, key, successors, seconds, ...hosts }
    }
    for (const name of floods) {
      const neighbours = { load: ours.load, ratePerSecond: textsPerSecond, seconds: Math.min(seconds, floodSecondsMax) }
      isKept = (await measureFairness(name, nextTarget, neighbours)) && isKept
    }
    if (names.includes('tarpitWebhooks')) {
      isKept = (await measureWebhooks(nextTarget(), unused.pop() ?? '', receivers)) && isKept
    }
    return isKept
  } finally {
    for (const watch of watches) watch.stop()
    await ours.stop()
    await Promise.all([dripping.close(), receivers.close()])
  }
}

interface Bystander {
  text: Load
  image: Load
  /** Of the API and the workers for texts and images. */
  watches: readonly MemoryWatch[]
}

async function attackOnce(name: string, target: AttackTarget, { text, image, watches }: Bystander): Promise<boolean> {
  // An earlier attack may have used up its client's quota: from then on, only keys that have worked before are looked up.
  const headers = { authorization: `Bearer ${target.key}` }
  await fetchWithDeadline(new URL('/api/v1/account', target.url), { headers })
  for (const watch of watches) watch.reset()
  const scansBefore = name === 'mintedKeys' ? await countKeyScans(services.databaseUrl) : 0
  const attacking = startAttacker(name, target)
  const [report, texts, images] = await Promise.all([
    attacking,
    runOpenLoop(text, textsPerSecond, seconds),
    runOpenLoop(image, imagesPerSecond, seconds),
  ])
  const [api = 0, textWorker = 0, visionWorker = 0] = watches.map((watch) => watch.peakMegabytes())
  const answers = Object.entries(report.answers).map(([status, count]) => `${status}: ${count}`)
  console.log(`\n${name}: ${report.sent} sent (${answers.join(', ')})`)
  console.log(`  texts: p99 ${texts.p99Ms.toFixed(0)} ms, ${texts.failed} of ${texts.sent} failed`)
  console.log(`  images: p99 ${images.p99Ms.toFixed(0)} ms, ${images.failed} of ${images.sent} failed`)
  console.log(`  memory: API ${api} MB, worker for texts ${textWorker} MB, for images ${visionWorker} MB`)
  const isInTime = texts.failed + images.failed === 0 && texts.p99Ms < promises.p99Ms
  const scans = name === 'mintedKeys' ? (await countKeyScans(services.databaseUrl)) - scansBefore : 0
  if (scans > 0) console.log(`  searches of the API keys in Postgres, one for each call of others included: ${scans}`)
  const isSmall = api < promises.apiMegabytes && Math.max(textWorker, visionWorker) < promises.workerMegabytes
  return logBrokenPromise(isInTime && isSmall && scans <= promises.keyScansOfMintedKeys)
}

/** An ordinary photograph of four megapixels. */
async function makeImageBody(): Promise<string> {
  const soft = await sharp(randomBytes(40 * 30 * 3), { raw: { width: 40, height: 30, channels: 3 } })
    .resize(2400, 1700, { kernel: 'cubic' })
    .jpeg({ quality: 80 })
    .toBuffer()
  return JSON.stringify({ image_base64: soft.toString('base64'), mime_type: 'image/jpeg' })
}

/** How often Postgres has searched the API keys so far: look-ups, and one for each call that reserves credits. */
async function countKeyScans(databaseUrl: string): Promise<number> {
  await delay(counterDelayMs)
  const database = openDatabase(databaseUrl, { connectionsMax: 1, name: 'poa-attack' })
  const [row] = await database.sql<{ scans: number }[]>`
    select (idx_scan + seq_scan)::int as scans from pg_stat_user_tables where relname = 'api_keys'`
  await database.close()
  return row?.scans ?? 0
}

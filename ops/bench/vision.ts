/**
 * What images do to text: the 50th and 99th percentile of `optimize` at an open-loop 50/s, alone and beside 8 callers
 * that send 12-megapixel photographs without pause; once with one worker for both, once with a separate worker for
 * images, which yields to the others. Prints the memory of the worker that reads the images, with its decoder processes.
 */
import { randomBytes } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { watchMemory } from '../abuse/watch-memory.ts'
import { processes } from '../processes.ts'
import { draftBody } from './bodies.ts'
import { describeLatencies, runOpenLoop } from './open-loop.ts'
import { createKeys, type OurSetup, openServices, startService } from './ours.ts'
import type { Contestant } from './start-processes.ts'
import { type SteadyCallers, startCallers } from './steady-callers.ts'

const textsPerSecond = 50
const imageCallers = 8
const warmUpSeconds = 4
const imageWidth = 4000
const imageHeight = 3000
const setups: readonly { name: string; workers: NonNullable<OurSetup['workers']> }[] = [
  { name: 'one worker for both', workers: [processes.worker] },
  { name: 'a worker for each', workers: [processes.textWorker, processes.imageWorker] },
]

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '10' } } })
const seconds = Number(values.seconds)

/** A photograph-like picture: soft shapes under fine noise. */
async function makePhotograph(): Promise<string> {
  const soft = await sharp(randomBytes(40 * 30 * 3), { raw: { width: 40, height: 30, channels: 3 } })
    .resize(imageWidth, imageHeight, { kernel: 'cubic' })
    .png({ compressionLevel: 0 })
    .toBuffer()
  const grain = { width: imageWidth, height: imageHeight, channels: 1 as const }
  const photograph = await sharp(soft)
    .composite([{ input: randomBytes(imageWidth * imageHeight), raw: grain, blend: 'soft-light' }])
    .jpeg({ quality: 80 })
    .toBuffer()
  return photograph.toString('base64')
}

/** In a process of their own: megabytes sent from this one would delay the very calls that are measured. */
function startImageCallers(contestant: Contestant, image: string): SteadyCallers {
  return startCallers({
    url: contestant.load.url.replace('/optimize', '/image-to-prompt'),
    body: JSON.stringify({ image_base64: image, mime_type: 'image/jpeg', target_model: 'universal' }),
    authorizations: Array.from({ length: imageCallers }, () => contestant.load.nextAuthorization()),
  })
}

const services = await openServices('bench', console.log)
try {
  const pepper = randomBytes(32).toString('hex')
  const keys = await createKeys(services.databaseUrl, pepper)
  const image = await makePhotograph()
  console.log(`images: ${imageWidth} x ${imageHeight}, ${Math.round((image.length * 3) / 4 / 1024)} KiB as JPEG`)
  for (const { name, workers } of setups) {
    const contestant = await startService(services, { keys, pepper, body: draftBody, workers })
    const memory = watchMemory(contestant.pids.at(-1) ?? 0)
    try {
      await runOpenLoop(contestant.load, textsPerSecond, warmUpSeconds)
      const alone = await runOpenLoop(contestant.load, textsPerSecond, seconds)
      const callers = startImageCallers(contestant, image)
      // Their first megabytes arrive all at once; the steady state is measured.
      await delay(warmUpSeconds * 1000)
      const beside = await runOpenLoop(contestant.load, textsPerSecond, seconds)
      const { answered, failed } = await callers.stop()
      console.log(`\n${name}`)
      console.log(describeLatencies(`  optimize at ${textsPerSecond}/s, alone`, alone))
      console.log(describeLatencies(`  beside ${imageCallers} image callers`, beside))
      console.log(`  images: ${(answered / (seconds + warmUpSeconds)).toFixed(1)}/s, ${failed} failed`)
      console.log(`  memory of the worker that reads them, at most: ${memory.peakMegabytes()} MB`)
    } finally {
      memory.stop()
      await contestant.stop()
    }
  }
} finally {
  await services.stop()
}

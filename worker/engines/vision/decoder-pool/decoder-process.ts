/**
 * A process that reads images for a worker, one at a time. Decoding cannot be cancelled or limited in memory; a process
 * can be ended: by the worker at the deadline, by itself when it grows too large. Measuring takes as long as decoding and
 * leaves a hundred megabytes to be collected, so it is done here too.
 */
import { writeFile } from 'node:fs/promises'
import { flushCompileCache } from 'node:module'
import sharp from 'sharp'
import { releaseStartMemory } from '#shared/platform/release-start-memory.ts'
import { ImageUnprocessableError, imageLimits } from '../decode/image-limits.ts'
import { readImage } from '../read-image.ts'
import { type DecoderReply, type DecoderTask, memoryLimitSignal, warmUpFlag } from './decoder-task.ts'

/** Resident memory: the process, the largest image that the header checks admit (image-limits.ts), and a margin. */
const memoryBytesMax = 300_000_000
const memoryCheckMs = 20
/** A process that holds more than this after an image is replaced: the next image needs the room. */
const spentBytesMin = 130_000_000
const warmUpWidth = 800
const warmUps = 3

// If memory runs out, the kernel should kill this process and not the worker (Linux only).
await writeFile('/proc/self/oom_score_adj', '1000').catch(() => {})
// Ctrl-C reaches every process of a terminal: the worker still wants its last images read.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {})
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
process.on('message', async (task: DecoderTask) => {
  const guard = setInterval(endIfTooLarge, memoryCheckMs)
  const answer = await read(task)
  clearInterval(guard)
  process.send?.(answer)
})
// The next process loads what this one has compiled: it starts in half the time, with a quarter less memory.
flushCompileCache()
if (process.argv.includes(warmUpFlag)) await warmUp()
releaseStartMemory()
process.send?.('ready')

/**
 * Reads an image of half a megapixel until its loops are compiled, so that the first images take no longer than later
 * ones: without it the first took three times as long, and the second one and a half times.
 */
async function warmUp(): Promise<void> {
  const noise = { type: 'gaussian', mean: 128, sigma: 50 } as const
  const tile = sharp({ create: { width: 250, height: 188, channels: 3, background: '#888', noise } })
  const image = sharp(await tile.png().toBuffer()).resize(warmUpWidth)
  const bytes = await image.jpeg().toBuffer()
  for (let time = 0; time < warmUps; time += 1) {
    await read({ bytes, declaredType: undefined, limits: imageLimits, withPreview: true })
  }
}

async function read({ bytes, ...options }: DecoderTask): Promise<DecoderReply> {
  try {
    return { status: 'read', reading: await readImage(bytes, options), isSpent: isSpent() }
  } catch (error) {
    if (error instanceof ImageUnprocessableError) {
      return { status: 'refused', reason: error.reason, message: error.message, isSpent: isSpent() }
    }
    return { status: 'failed', errorName: error instanceof Error ? error.name : 'unknown', isSpent: isSpent() }
  }
}

function isSpent(): boolean {
  return process.memoryUsage.rss() > spentBytesMin
}

/** By a signal: an orderly exit would wait for the very thread that takes the memory. */
function endIfTooLarge(): void {
  if (process.memoryUsage.rss() > memoryBytesMax) process.kill(process.pid, memoryLimitSignal)
}

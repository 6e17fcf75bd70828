import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { afterEach, describe, expect, it } from 'vitest'
import { imageLimits } from '../../worker/engines/vision/decode/image-limits.ts'
import type { DecoderTask } from '../../worker/engines/vision/decoder-pool/decoder-task.ts'
import { type DecoderPool, openDecoderPool } from '../../worker/engines/vision/decoder-pool/open-decoder-pool.ts'
import { decoderUser } from '../../worker/engines/vision/decoder-pool/start-decoder-process.ts'
import { readImage } from '../../worker/engines/vision/read-image.ts'
import { eventually } from '../helpers/eventually.ts'
import { childrenOf, givenPicture } from '../helpers/vision.ts'

let decoders: DecoderPool | undefined
afterEach(() => decoders?.close())

const patient = { owner: 'anybody', waitMs: 60_000, deadlineMs: 30_000 }

function taskOf(bytes: Uint8Array, limits = imageLimits): DecoderTask {
  return { bytes, declaredType: undefined, limits, withPreview: true }
}

/** AVIF of noise, which takes the decoder longest. */
function makeHeavy(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 50 } as const
  return sharp({ create: { width, height, channels: 3, background: '#888', noise } })
    .avif({ effort: 0, quality: 30 })
    .toBuffer()
}

describe('a picture read by a decoder process', () => {
  it('gives the same result as in the main process', async () => {
    decoders = await openDecoderPool(1)
    const bytes = await givenPicture('jpeg', 1200, 800)
    const { preview, ...reading } = await decoders.read(taskOf(bytes), patient)
    const { preview: ownPreview, ...own } = await readImage(bytes, { withPreview: true })
    expect(reading).toEqual(own)
    expect(Buffer.compare(Buffer.from(preview ?? []), Buffer.from(ownPreview ?? []))).toBe(0)
    await expect(decoders.read(taskOf(bytes.subarray(0, 900)), patient)).rejects.toMatchObject({ reason: 'corrupt' })
  })

  // Where the tests run as root, in a folder that every user can read.
  it.runIf('uid' in decoderUser)('is read by another user, who cannot read the worker’s environment', async () => {
    const before = await childrenOf(process.pid)
    decoders = await openDecoderPool(1)
    await decoders.read(taskOf(await givenPicture()), patient)
    const [decoder = ''] = (await childrenOf(process.pid)).filter((pid) => !before.includes(pid))
    const status = await readFile(`/proc/${decoder}/status`, 'utf8')
    expect(status).toMatch(/^Uid:\t65534\t65534\t65534\t65534$/m)
    expect(status).toMatch(/^Gid:\t65534\t65534\t65534\t65534$/m)
    expect(status).toMatch(/^Groups:\t *$/m)
    expect(status).not.toMatch(/^Cap(Eff|Prm|Amb):\t0*[1-9a-f]/m)
    const asDecoder = { uid: 65_534, gid: 65_534 }
    const readEnvironment = (pid: string) =>
      execFileSync('cat', [`/proc/${pid}/environ`], { ...asDecoder, stdio: 'pipe' })
    expect(() => readEnvironment(String(process.pid))).toThrow('Permission denied')
    expect(String(readEnvironment(decoder))).not.toContain('PATH=')
  })

  it('is refused when its time is up; its process is ended, and another reads the next', async () => {
    decoders = await openDecoderPool(1)
    const heavy = await makeHeavy(2400, 1800)
    const before = await childrenOf(process.pid)
    const refusal = await decoders.read(taskOf(heavy), { ...patient, deadlineMs: 150 }).catch((error) => error)
    // DecoderDiedError on a machine so busy that the process hardly ran, twice.
    expect(['timed_out', 'DecoderDiedError']).toContain(refusal.reason ?? refusal.name)
    for (const pid of before) expect(await childrenOf(process.pid)).not.toContain(pid)
    await expect(decoders.read(taskOf(await givenPicture()), patient)).resolves.toMatchObject({
      facts: { frame: { width: 120 } },
    })
  })

  it('is refused when it takes more memory than its header suggests', async () => {
    decoders = await openDecoderPool(1)
    const size = { width: 4000, height: 3500, channels: 3, background: '#4080a0' } as const
    const bytes = await sharp({ create: size }).avif({ effort: 0, bitdepth: 12 }).toBuffer()
    const believing = { ...imageLimits, decodingBytesMax: Number.POSITIVE_INFINITY }
    await expect(decoders.read(taskOf(bytes, believing), patient)).rejects.toMatchObject({ reason: 'too_costly' })
    await expect(decoders.read(taskOf(await givenPicture()), patient)).resolves.toMatchObject({
      facts: { frame: { width: 120 } },
    })
  })

  it('is read although its idle process was killed just before', async () => {
    const reasons: string[] = []
    decoders = await openDecoderPool(1, (reason) => reasons.push(reason))
    const task = taskOf(await givenPicture())
    await decoders.read(task, patient)
    for (const pid of await childrenOf(process.pid)) process.kill(Number(pid), 'SIGKILL')
    await expect(decoders.read(task, patient)).resolves.toMatchObject({ facts: { frame: { width: 120 } } })
    expect(reasons).toEqual(['signal SIGKILL'])
  })

  it('finds a new process ready when the idle one was killed before', async () => {
    const { promise: died, resolve } = Promise.withResolvers<string>()
    decoders = await openDecoderPool(1, resolve)
    const task = taskOf(await givenPicture())
    await decoders.read(task, patient)
    const [former = ''] = await childrenOf(process.pid)
    process.kill(Number(former), 'SIGKILL')
    await died
    await eventually(async () => (await childrenOf(process.pid)).some((pid) => pid !== former))
    await expect(decoders.read(task, patient)).resolves.toMatchObject({ facts: { frame: { width: 120 } } })
  })

  it('is read by another process if the first freezes', async () => {
    decoders = await openDecoderPool(1)
    const task = taskOf(await givenPicture())
    await decoders.read(task, patient)
    const [frozen = ''] = await childrenOf(process.pid)
    process.kill(Number(frozen), 'SIGSTOP')
    await expect(decoders.read(task, { ...patient, deadlineMs: 3000 })).resolves.toMatchObject({
      facts: { frame: { width: 120 } },
    })
    expect(await childrenOf(process.pid)).not.toContain(frozen)
  })

  it('is read by another process if the first is killed, and fails as our fault after the second', async () => {
    const deaths: (() => void)[] = []
    decoders = await openDecoderPool(1, () => deaths.shift()?.())
    const task = taskOf(await makeHeavy(1600, 1200))
    const kill = async () => {
      const [pid] = await eventually(async () => {
        const pids = await childrenOf(process.pid)
        return pids.length > 0 && pids
      })
      process.kill(Number(pid), 'SIGKILL')
    }
    // A task that the process has been given is under way from then on.
    await decoders.read(taskOf(await givenPicture()), patient)
    const reading = decoders.read(task, patient)
    const firstDeath = new Promise<void>((resolve) => deaths.push(resolve))
    await kill()
    await firstDeath
    await expect(reading).resolves.toMatchObject({ facts: { frame: { width: 1600 } } })

    const failing = decoders.read(task, patient)
    failing.catch(() => {})
    for (let count = 0; count < 2; count += 1) {
      const death = new Promise<void>((resolve) => deaths.push(resolve))
      await kill()
      await death
    }
    await expect(failing).rejects.toMatchObject({ name: 'DecoderDiedError' })
    await expect(decoders.read(taskOf(await givenPicture()), patient)).resolves.toMatchObject({
      facts: { frame: { width: 120 } },
    })
  })

  it('of another account waits for one heavy picture and not for seven', async () => {
    const opened = await openDecoderPool(1)
    decoders = opened
    const [heavy, ordinary] = await Promise.all([makeHeavy(1600, 1200), givenPicture()])
    const ended: string[] = []
    const read = async (owner: string, bytes: Uint8Array): Promise<void> => {
      await opened.read(taskOf(bytes), { ...patient, owner })
      ended.push(owner)
    }
    const flood = Array.from({ length: 7 }, () => read('busy', heavy))
    await read('neighbour', ordinary)
    expect(ended).toEqual(['busy', 'neighbour'])
    await Promise.all(flood)
  })

  it('whose turn does not come in time is not read', async () => {
    decoders = await openDecoderPool(1)
    const [heavy, ordinary] = await Promise.all([makeHeavy(1600, 1200), givenPicture()])
    const first = decoders.read(taskOf(heavy), patient)
    await expect(decoders.read(taskOf(ordinary), { ...patient, waitMs: 0 })).rejects.toThrow('free in time')
    await expect(first).resolves.toMatchObject({ facts: { frame: { width: 1600 } } })
  })
})

import { readFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compileKernels } from '../../../tools/train/medium/compile-kernels.ts'
import { createNetworkKernels } from '../../../worker/engines/vision/pixels/network/image-network.ts'
import { seededNoise } from '../measure-images.ts'

const kernels = createNetworkKernels(1 << 20)
const floats = new Float32Array(kernels.memory.buffer)

/** Fills `count` floats from `start` (in floats) with noise and returns a copy of them. */
function fillNoise(start: number, count: number, seed: number): Float32Array {
  const random = seededNoise(seed)
  for (let index = 0; index < count; index += 1) floats[start + index] = random() * 2 - 1
  return floats.slice(start, start + count)
}

describe('kernels of the picture network', () => {
  it('are what their source compiles to', async () => {
    const file = '../../../worker/engines/vision/pixels/network/network-kernels.wasm'
    const stored = readFileSync(path.join(import.meta.dirname, file))
    expect(Buffer.from(await compileKernels()).equals(stored)).toBe(true)
  })

  it('mix channels as plain sums do, at all sizes', () => {
    const sizes = [
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 1, max: 6 }),
      fc.integer({ min: 1, max: 3 }),
    ] as const
    fc.assert(
      fc.property(...sizes, fc.nat(999), (pixels, inputGroups, panels, seed) => {
        const [inputs, outputs] = [inputGroups * 4, panels * 8]
        const input = fillNoise(0, pixels * inputs, seed)
        const bias = fillNoise(2000, outputs, seed + 1)
        const weights = fillNoise(4000, inputs * outputs, seed + 2)
        floats[8000 + pixels * outputs] = 77
        kernels.mixChannels(0, 16000, 8000, 32000, pixels, inputs, outputs, -0.5, 1)
        for (let pixel = 0; pixel < pixels; pixel += 1) {
          for (let output = 0; output < outputs; output += 1) {
            let sum = bias[output] ?? 0
            for (let at = 0; at < inputs; at += 1) {
              const weight = weights[(Math.floor(output / 8) * inputs + at) * 8 + (output % 8)] ?? 0
              sum += (input[pixel * inputs + at] ?? 0) * weight
            }
            expect(floats[8000 + pixel * outputs + output]).toBeCloseTo(Math.max(-0.5, Math.min(1, sum)), 4)
          }
        }
        expect(floats[8000 + pixels * outputs]).toBe(77)
      }),
      { numRuns: 60 },
    )
  })

  it.each([1, 2])('filter a row of every channel separately, %i pixels apart', (step) => {
    const [channels, pixels] = [8, 3]
    const across = pixels * step + 2
    const input = fillNoise(0, 3 * across * channels, 5)
    const weights = fillNoise(4000, 10 * channels, 6)
    kernels.filterRow(0, across * channels * 4, 16000, 32000, pixels, channels, step * channels * 4)
    for (let pixel = 0; pixel < pixels; pixel += 1) {
      for (let channel = 0; channel < channels; channel += 1) {
        const own = Math.floor(channel / 4) * 40 + (channel % 4)
        let sum = weights[own] ?? 0
        for (let tap = 0; tap < 9; tap += 1) {
          const place = Math.floor(tap / 3) * across + pixel * step + (tap % 3)
          sum += (input[place * channels + channel] ?? 0) * (weights[own + 4 + tap * 4] ?? 0)
        }
        expect(floats[8000 + pixel * channels + channel]).toBeCloseTo(Math.max(0, Math.min(6, sum)), 4)
      }
    }
  })
})

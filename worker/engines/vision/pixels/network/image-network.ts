import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { PixelSample } from '../decoded-image.ts'
import {
  firstChannels,
  firstInputs,
  firstSide,
  type NetworkBlock,
  networkBlocks,
  packedFloats,
  packLayers,
} from './network-layers.ts'
import { shrinkSample } from './shrink-sample.ts'

const floatBytes = 4
const most = 6
const unlimited = 3.4e38

/** How many numbers `measureWithNetwork` gives. */
export const networkMeasureCount = 2 * networkBlocks.reduce((sum, { outputs }) => sum + outputs, firstChannels)

interface Network {
  kernels: NetworkKernels
  floats: Float32Array
  /** Of the weights of each stored layer; addresses are in bytes. */
  layers: readonly number[]
  /** One row of the image, nine pixels to each place. */
  patches: number
  /** Widened pixels, with a border of one empty pixel. */
  widened: number
  filtered: number
  /** Input and output of a block. */
  areas: readonly [number, number]
}

type Sample = ReturnType<typeof shrinkSample>

let opened: Network | null = null

/**
 * Features of the image from a pretrained network: mean and standard deviation of every channel of every layer. The
 * network was trained to tell photographs from drawings, among others; here only its filters are used, and a separate
 * classifier is trained on their output (measure-medium.ts).
 *
 * The weights come from nsfwjs 4.4.0 (MIT licence, image-network-license.txt): MobileNetV2, cut off after the first
 * block of 160 channels, with one byte a weight. It is shown the image at 192 pixels.
 */
export function measureWithNetwork(sample: PixelSample): Float32Array {
  opened ??= openNetwork()
  const network = opened
  const measures = new Float32Array(networkMeasureCount)
  let image = runFirstLayer(network, shrinkSample(sample, firstSide * 2))
  let at = describeChannels(network.floats, image, measures, 0)
  let layer = 1
  networkBlocks.forEach((block, index) => {
    const target = network.areas[index % 2]
    image = runBlock(network, block, image, layer, target)
    layer += block.inner > block.inputs ? 3 : 2
    at = describeChannels(network.floats, image, measures, at)
  })
  return measures
}

function openNetwork(): Network {
  const stored = readFileSync(path.join(import.meta.dirname, 'image-network.bin'))
  let end = packedFloats() * floatBytes
  const reserve = (floats: number) => {
    const start = end
    end += Math.ceil(floats / 4) * 4 * floatBytes
    return start
  }
  const patches = reserve(firstSide * firstInputs)
  const largest = (floatsOf: (block: NetworkBlock) => number) => Math.max(...networkBlocks.map(floatsOf))
  const widened = reserve(largest(({ inner, side }) => (side + 2) ** 2 * inner))
  const filtered = reserve(largest(({ inner, side, step }) => (side / step) ** 2 * inner))
  const outputs = largest(({ outputs, side, step }) => (side / step) ** 2 * outputs)
  const areas = [reserve(outputs), reserve(outputs)] as const
  const kernels = createNetworkKernels(end)
  const floats = new Float32Array(kernels.memory.buffer)
  return { kernels, floats, layers: packLayers(stored, floats), patches, widened, filtered, areas }
}

/** Straight into the border that the first block filters. */
function runFirstLayer(network: Network, sample: Sample): ImageArea {
  const { kernels, floats, patches } = network
  const width = Math.ceil(sample.width / 2)
  const height = Math.ceil(sample.height / 2)
  const image = borderedArea(network, width, height, firstChannels)
  const weights = network.layers[0]
  for (let y = 0; y < height; y += 1) {
    copyPatches(sample, y, floats.subarray(patches / floatBytes))
    const output = image.start + y * image.rowBytes
    const first = weights + firstChannels * floatBytes
    kernels.mixChannels(patches, first, weights, output, width, firstInputs, firstChannels, 0, most)
  }
  return image
}

/** The nine pixels around each second place of a row, as numbers from 0 to 1; outside the image 0. */
function copyPatches({ width, height, pixels }: Sample, row: number, into: Float32Array): void {
  const left = width % 2
  const top = height % 2
  let at = 0
  for (let center = -left; center < width - left; center += 2) {
    for (let tap = 0; tap < 9; tap += 1) {
      const x = center + (tap % 3)
      const y = row * 2 - top + Math.floor(tap / 3)
      const isInside = x >= 0 && x < width && y >= 0 && y < height
      const from = (y * width + x) * 3
      for (let color = 0; color < 3; color += 1) {
        into[at] = isInside ? pixels[from + color] / 255 : 0
        at += 1
      }
    }
    into[at] = 0
    at += 1
  }
}

function runBlock(network: Network, block: NetworkBlock, image: ImageArea, layer: number, target: number): ImageArea {
  const { kernels, layers, floats, filtered } = network
  const { inputs, inner, outputs, step } = block
  const isWidened = inner > inputs
  const wide = isWidened ? widen(network, image, inner, layers[layer]) : image
  const [filter, narrow] = [layers[layer + Number(isWidened)], layers[layer + Number(isWidened) + 1]]
  const width = Math.ceil(image.width / step)
  const height = Math.ceil(image.height / step)
  const pixelBytes = inner * floatBytes
  // The border is one pixel; a step of two over an even side skips the leading border and includes the trailing one.
  const startX = step === 2 && image.width % 2 === 0 ? 0 : 1
  const startY = step === 2 && image.height % 2 === 0 ? 0 : 1
  for (let y = 0; y < height; y += 1) {
    const first = wide.start + (y * step - startY) * wide.rowBytes - startX * pixelBytes
    const output = filtered + y * width * pixelBytes
    kernels.filterRow(first, wide.rowBytes, filter, output, width, inner, step * pixelBytes)
  }
  const weights = narrow + outputs * floatBytes
  kernels.mixChannels(filtered, weights, narrow, target, width * height, inner, outputs, -unlimited, unlimited)
  if (step === 1 && inputs === outputs) addPixels(floats, image.start, target, width * height * outputs)
  return { start: target, rowBytes: width * outputs * floatBytes, width, height, channels: outputs }
}

function widen(network: Network, image: ImageArea, inner: number, weights: number): ImageArea {
  const { width, height, channels } = image
  const wide = borderedArea(network, width, height, inner)
  const first = weights + inner * floatBytes
  for (let y = 0; y < height; y += 1) {
    const input = image.start + y * image.rowBytes
    network.kernels.mixChannels(input, first, weights, wide.start + y * wide.rowBytes, width, channels, inner, 0, most)
  }
  return wide
}

/** Room for the widened pixels, with its border emptied. */
function borderedArea({ floats, widened }: Network, width: number, height: number, channels: number): ImageArea {
  const from = widened / floatBytes
  const rowFloats = (width + 2) * channels
  floats.fill(0, from, from + rowFloats + channels)
  for (let y = 2; y <= height; y += 1) floats.fill(0, from + y * rowFloats - channels, from + y * rowFloats + channels)
  floats.fill(0, from + (height + 1) * rowFloats - channels, from + (height + 2) * rowFloats)
  const start = widened + (rowFloats + channels) * floatBytes
  return { start, rowBytes: rowFloats * floatBytes, width, height, channels }
}

function addPixels(floats: Float32Array, from: number, to: number, count: number): void {
  const source = from / floatBytes
  const target = to / floatBytes
  for (let index = 0; index < count; index += 1) {
    floats[target + index] += floats[source + index]
  }
}

/** Pixels of a layer in the memory of the kernels, channels interleaved; addresses in bytes. */
interface ImageArea {
  start: number
  rowBytes: number
  width: number
  height: number
  channels: number
}

/** Writes the mean of every channel, then the standard deviation of every channel; returns the next index. */
function describeChannels(floats: Float32Array, image: ImageArea, into: Float32Array, at: number): number {
  const { start, rowBytes, width, height, channels } = image
  const sums = new Float64Array(channels)
  const squares = new Float64Array(channels)
  for (let y = 0; y < height; y += 1) {
    const first = (start + y * rowBytes) / 4
    for (let x = 0; x < width; x += 1) {
      const pixel = first + x * channels
      for (let channel = 0; channel < channels; channel += 1) {
        const value = floats[pixel + channel]
        sums[channel] += value
        squares[channel] += value * value
      }
    }
  }
  const count = width * height
  for (let channel = 0; channel < channels; channel += 1) {
    const mean = sums[channel] / count
    into[at + channel] = mean
    into[at + channels + channel] = Math.sqrt(Math.max(0, squares[channel] / count - mean * mean))
  }
  return at + 2 * channels
}

// Node has it; the types of its standard library do not.
declare const WebAssembly: {
  Memory: new (size: { initial: number }) => { buffer: ArrayBuffer }
  Module: new (bytes: Uint8Array) => object
  Instance: new (module: object, imports: object) => { exports: unknown }
}

const pageBytes = 65_536

/** The functions of network-kernels.wat, which says what they compute, with their memory. Addresses are in bytes. */
interface NetworkKernels {
  memory: { buffer: ArrayBuffer }
  mixChannels: (
    input: number,
    weights: number,
    bias: number,
    output: number,
    pixels: number,
    inputs: number,
    outputs: number,
    least: number,
    most: number,
  ) => void
  filterRow: (
    input: number,
    rowBytes: number,
    weights: number,
    output: number,
    pixels: number,
    channels: number,
    stepBytes: number,
  ) => void
}

/** Throws where WebAssembly has no vectors. */
export function createNetworkKernels(memoryBytes: number): NetworkKernels {
  const memory = new WebAssembly.Memory({ initial: Math.ceil(memoryBytes / pageBytes) })
  const bytes = readFileSync(path.join(import.meta.dirname, 'network-kernels.wasm'))
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes), { network: { memory } })
  return { ...(exports as Omit<NetworkKernels, 'memory'>), memory }
}

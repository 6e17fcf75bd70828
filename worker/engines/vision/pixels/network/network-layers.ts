/**
 * The layers of MobileNetV2 (Sandler et al. 2018, table 2; width 1) as far as they are used: a first convolution that
 * halves the image, then blocks that widen the channels, filter each separately and narrow them again.
 */

export const firstChannels = 32
/** After the first convolution, at most. */
export const firstSide = 96
/** Colours of 3 × 3 pixels, filled up to a multiple of four. */
export const firstInputs = 28

export interface NetworkBlock {
  inputs: number
  /** Channels between widening and narrowing; equal to the inputs where nothing is widened. */
  inner: number
  outputs: number
  /** Of the image that goes in, at most. */
  side: number
  /** Pixels from one filtered place to the next: 2 halves the image. */
  step: number
}

/** Expansion factor, output channels, number of blocks, step of the first block. */
const groups = [
  [1, 16, 1, 1],
  [6, 24, 2, 2],
  [6, 32, 3, 2],
  [6, 64, 4, 2],
  [6, 96, 3, 1],
  [6, 160, 1, 2],
] as const

export const networkBlocks: readonly NetworkBlock[] = listBlocks()

function listBlocks(): NetworkBlock[] {
  const blocks: NetworkBlock[] = []
  let inputs = firstChannels
  let side = firstSide
  for (const [factor, outputs, count, firstStep] of groups) {
    for (let index = 0; index < count; index += 1) {
      const step = index === 0 ? firstStep : 1
      blocks.push({ inputs, inner: inputs * factor, outputs, side, step })
      inputs = outputs
      side /= step
    }
  }
  return blocks
}

/** One matrix of weights with a bias per output, as stored: sums over inputs, or nine taps per channel. */
interface StoredLayer {
  form: 'mix' | 'filter'
  inputs: number
  outputs: number
}

/** In the order of the file. A filter has nine inputs, all of the same channel. */
const storedLayers: readonly StoredLayer[] = [
  { form: 'mix', inputs: firstInputs, outputs: firstChannels },
  ...networkBlocks.flatMap(({ inputs, inner, outputs }): StoredLayer[] => [
    ...(inner > inputs ? [{ form: 'mix' as const, inputs, outputs: inner }] : []),
    { form: 'filter', inputs: 9, outputs: inner },
    { form: 'mix', inputs: inner, outputs },
  ]),
]

const floatBytes = 4
const panelOutputs = 8
const filterChannels = 4

/** What all layers take in the memory of the kernels. */
export function packedFloats(): number {
  return storedLayers.reduce((sum, { inputs, outputs }) => sum + (inputs + 1) * outputs, 0)
}

/**
 * Writes the stored weights to the start of `floats` in the layout of the kernels, and returns the byte address of each
 * layer. The file holds, little-endian per layer: the scales, then the biases of all outputs (32-bit floats), then the
 * weights as signed bytes, input by input. Throws a `RangeError` if the file does not match the layers.
 */
export function packLayers(stored: Uint8Array, floats: Float32Array): number[] {
  const view = new DataView(stored.buffer, stored.byteOffset, stored.byteLength)
  const addresses: number[] = []
  let from = 0
  let to = 0
  for (const layer of storedLayers) {
    addresses.push(to * floatBytes)
    packLayer(view, from, layer, floats.subarray(to, to + (layer.inputs + 1) * layer.outputs))
    from += (2 * floatBytes + layer.inputs) * layer.outputs
    to += (layer.inputs + 1) * layer.outputs
  }
  if (from !== stored.byteLength) throw new RangeError('the weights do not fit the layers')
  return addresses
}

function packLayer(view: DataView, from: number, { form, inputs, outputs }: StoredLayer, into: Float32Array): void {
  const weights = from + 2 * floatBytes * outputs
  for (let output = 0; output < outputs; output += 1) {
    const scale = view.getFloat32(from + output * floatBytes, true)
    const bias = view.getFloat32(from + (outputs + output) * floatBytes, true)
    const place = form === 'mix' ? placeInPanel : placeInFilter
    into[place(output, -1, inputs, outputs)] = bias
    for (let input = 0; input < inputs; input += 1) {
      into[place(output, input, inputs, outputs)] = view.getInt8(weights + input * outputs + output) * scale
    }
  }
}

/** All biases (input −1) come first, then the panels. */
function placeInPanel(output: number, input: number, inputs: number, outputs: number): number {
  if (input < 0) return output
  const panel = Math.floor(output / panelOutputs)
  return outputs + (panel * inputs + input) * panelOutputs + (output % panelOutputs)
}

/** Four channels after four: their biases, then their taps. */
function placeInFilter(output: number, input: number, inputs: number): number {
  const group = Math.floor(output / filterChannels)
  return (group * (inputs + 1) + input + 1) * filterChannels + (output % filterChannels)
}

/**
 * The layers of MobileNetV2 (Sandler et al. 2018, table 2; width 1) as far as they are used: a first convolution that
 * halves the picture, then blocks that widen the channels, filter each separately and narrow them again.
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
  /** Of the picture that goes in, at most. */
  side: number
  /** Pixels from one filtered place to the next: 2 halves the picture. */
  step: number
}

/** Factor of the widening, channels, blocks in a row, step of the first of them. */
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
export interface StoredLayer {
  form: 'mix' | 'filter'
  inputs: number
  outputs: number
}

/** In the order of the file. A filter has nine inputs, all of the same channel. */
export const storedLayers: readonly StoredLayer[] = [
  { form: 'mix', inputs: firstInputs, outputs: firstChannels },
  ...networkBlocks.flatMap(({ inputs, inner, outputs }): StoredLayer[] => [
    ...(inner > inputs ? [{ form: 'mix' as const, inputs, outputs: inner }] : []),
    { form: 'filter', inputs: 9, outputs: inner },
    { form: 'mix', inputs: inner, outputs },
  ]),
]

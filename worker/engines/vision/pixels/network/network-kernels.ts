import { assembleModule, type Code, type Variable, wasm, writeFunction } from './assemble-wasm.ts'

// Node has it; the types of its standard library do not.
declare const WebAssembly: {
  Module: new (bytes: Uint8Array) => object
  Instance: new (module: object) => { exports: unknown }
}

/**
 * The two loops in which a picture network spends its time, as WebAssembly with vectors of four 32-bit floats: several
 * times as fast as the same loops in JavaScript. They are put together here instruction by instruction, so that there is
 * nothing to build and no binary to trust. Plain products and sums in a fixed order: the same input gives the same bits
 * on every machine. Addresses are in bytes.
 */
export interface NetworkKernels {
  memory: { buffer: ArrayBuffer }
  /**
   * Per pixel `outputs` (a multiple of eight) weighted sums over `inputs` (a multiple of four), plus the bias, clamped.
   * The weights lie in panels of eight outputs, input by input.
   */
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
  /**
   * One row of a filter of 3 × 3 pixels in every channel (a multiple of four) by itself, clamped between 0 and 6.
   * `input` is the upper left of the first nine pixels. Weights: per four channels the bias, then the nine, row by row.
   */
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

/** The kernels, over a memory of their own. Throws where WebAssembly has no vectors. */
export function createNetworkKernels(memoryBytes: number): NetworkKernels {
  const functions = { mixChannels: writeMixChannels(), filterRow: writeFilterRow() }
  const bytes = assembleModule(functions, Math.ceil(memoryBytes / 65536))
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes))
  return exports as NetworkKernels
}

const { integer, add, multiply, isLess, loadVector, loadSpread, storeVector, spread, whileTrue } = wasm
const { vectorAdd, vectorMultiply, vectorLeast, vectorMost } = wasm

const pixelsAtOnce = 4
const inputsAtOnce = 4
const four = integer(4)
const thirtyTwo = integer(32)

const mixLocals = {
  left: 'i32',
  panelEnd: 'i32',
  panelBytes: 'i32',
  inputBytes: 'i32',
  outputBytes: 'i32',
  source: 'i32',
  target: 'i32',
  weight: 'i32',
  source0: 'i32',
  source1: 'i32',
  source2: 'i32',
  source3: 'i32',
  low: 'v128',
  high: 'v128',
  lowBias: 'v128',
  highBias: 'v128',
  lowWeights: 'v128',
  highWeights: 'v128',
  value: 'v128',
  low0: 'v128',
  low1: 'v128',
  low2: 'v128',
  low3: 'v128',
  high0: 'v128',
  high1: 'v128',
  high2: 'v128',
  high3: 'v128',
} as const

const mixParameters = {
  input: 'i32',
  weights: 'i32',
  bias: 'i32',
  output: 'i32',
  pixels: 'i32',
  inputs: 'i32',
  outputs: 'i32',
  least: 'f32',
  most: 'f32',
} as const

type MixVariables = Record<keyof typeof mixLocals | keyof typeof mixParameters, Variable>

function writeMixChannels() {
  return writeFunction(mixParameters, mixLocals, (of) => [
    of.inputBytes.set(multiply(of.inputs.get, four)),
    of.outputBytes.set(multiply(of.outputs.get, four)),
    of.panelBytes.set(multiply(of.inputs.get, thirtyTwo)),
    of.panelEnd.set(add(of.weights.get, multiply(of.inputBytes.get, of.outputs.get))),
    of.low.set(spread(of.least.get)),
    of.high.set(spread(of.most.get)),
    whileTrue(isLess(of.weights.get, of.panelEnd.get), [
      of.left.set(of.pixels.get),
      of.source.set(of.input.get),
      of.target.set(of.output.get),
      of.lowBias.set(loadVector(of.bias.get)),
      of.highBias.set(loadVector(of.bias.get, 16)),
      whileTrue(isLess(integer(pixelsAtOnce - 1), of.left.get), mixPixels(of, pixelsAtOnce)),
      whileTrue(isLess(integer(0), of.left.get), mixPixels(of, 1)),
      of.weights.raise(of.panelBytes.get),
      of.bias.raise(thirtyTwo),
      of.output.raise(thirtyTwo),
    ]),
  ])
}

/** Eight outputs of the next `count` pixels. */
function mixPixels(of: MixVariables, count: number): Code {
  const sources = [of.source0, of.source1, of.source2, of.source3].slice(0, count)
  const lows = [of.low0, of.low1, of.low2, of.low3].slice(0, count)
  const highs = [of.high0, of.high1, of.high2, of.high3].slice(0, count)
  const clamp = (sum: Variable | undefined) => vectorLeast(vectorMost(sum?.get ?? [], of.low.get), of.high.get)
  const addInput = (input: number): Code => [
    of.lowWeights.set(loadVector(of.weight.get, input * 32)),
    of.highWeights.set(loadVector(of.weight.get, input * 32 + 16)),
    sources.map((source, pixel) => [
      of.value.set(loadSpread(source.get, input * 4)),
      lows[pixel]?.set(vectorAdd(lows[pixel].get, vectorMultiply(of.value.get, of.lowWeights.get))) ?? [],
      highs[pixel]?.set(vectorAdd(highs[pixel].get, vectorMultiply(of.value.get, of.highWeights.get))) ?? [],
    ]),
  ]
  return [
    sources.map((source) => [source.set(of.source.get), of.source.raise(of.inputBytes.get)]),
    lows.map((sum) => sum.set(of.lowBias.get)),
    highs.map((sum) => sum.set(of.highBias.get)),
    of.weight.set(of.weights.get),
    whileTrue(isLess(of.weight.get, add(of.weights.get, of.panelBytes.get)), [
      Array.from({ length: inputsAtOnce }, (_, input) => addInput(input)),
      of.weight.raise(integer(inputsAtOnce * 32)),
      sources.map((source) => source.raise(integer(inputsAtOnce * 4))),
    ]),
    sources.map((_, pixel) => [
      storeVector(of.target.get, clamp(lows[pixel])),
      storeVector(of.target.get, clamp(highs[pixel]), 16),
      of.target.raise(of.outputBytes.get),
    ]),
    of.left.raise(integer(-count)),
  ]
}

const filterParameters = {
  input: 'i32',
  rowBytes: 'i32',
  weights: 'i32',
  output: 'i32',
  pixels: 'i32',
  channels: 'i32',
  stepBytes: 'i32',
} as const

const filterLocals = {
  pixelBytes: 'i32',
  pixelEnd: 'i32',
  outputEnd: 'i32',
  weight: 'i32',
  at: 'i32',
  tap: 'i32',
  sum: 'v128',
  none: 'v128',
  most: 'v128',
} as const

const tapsAcross = [0, 1, 2]

function writeFilterRow() {
  return writeFunction(filterParameters, filterLocals, (of) => {
    const addRow = (row: number): Code =>
      tapsAcross.map((column) => [
        of.sum.set(
          vectorAdd(
            of.sum.get,
            vectorMultiply(loadVector(of.tap.get), loadVector(of.weight.get, 16 * (1 + row * 3 + column))),
          ),
        ),
        of.tap.raise(of.pixelBytes.get),
      ])
    const rows = [of.at.get, add(of.at.get, of.rowBytes.get), add(of.at.get, multiply(of.rowBytes.get, integer(2)))]
    return [
      of.pixelBytes.set(multiply(of.channels.get, four)),
      of.outputEnd.set(add(of.output.get, multiply(of.pixels.get, of.pixelBytes.get))),
      of.most.set(spread([0x43, 0, 0, 0xc0, 0x40])),
      whileTrue(isLess(of.output.get, of.outputEnd.get), [
        of.at.set(of.input.get),
        of.weight.set(of.weights.get),
        of.pixelEnd.set(add(of.input.get, of.pixelBytes.get)),
        whileTrue(isLess(of.at.get, of.pixelEnd.get), [
          of.sum.set(loadVector(of.weight.get)),
          rows.map((start, row) => [of.tap.set(start), addRow(row)]),
          storeVector(of.output.get, vectorLeast(vectorMost(of.sum.get, of.none.get), of.most.get)),
          of.at.raise(integer(16)),
          of.output.raise(integer(16)),
          of.weight.raise(integer(160)),
        ]),
        of.input.raise(of.stepBytes.get),
      ]),
    ]
  })
}

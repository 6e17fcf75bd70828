import { readFileSync } from 'node:fs'
import path from 'node:path'

// Node has it; the types of its standard library do not.
declare const WebAssembly: {
  Memory: new (size: { initial: number }) => { buffer: ArrayBuffer }
  Module: new (bytes: Uint8Array) => object
  Instance: new (module: object, imports: object) => { exports: unknown }
}

const pageBytes = 65_536

/** The functions of network-kernels.wat, which says what they compute, with their memory. Addresses are in bytes. */
export interface NetworkKernels {
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

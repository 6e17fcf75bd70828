import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import openWabt from 'wabt'

// `npm run train:medium:kernels` compiles the loops of the image network after a change.

const folder = path.join(import.meta.dirname, '../../../worker/engines/vision/pixels/network')

/** The bytes of network-kernels.wat as a WebAssembly module. */
export async function compileKernels(): Promise<Uint8Array> {
  const wabt = await openWabt()
  const source = readFileSync(path.join(folder, 'network-kernels.wat'), 'utf8')
  const module = wabt.parseWat('network-kernels.wat', source, { simd: true })
  const { buffer } = module.toBinary({})
  module.destroy()
  return buffer
}

if (import.meta.main) writeFileSync(path.join(folder, 'network-kernels.wasm'), await compileKernels())

import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  firstChannels,
  firstInputs,
  networkBlocks,
} from '../../../worker/engines/vision/pixels/network/network-layers.ts'

// `node tools/train/medium/store-network.ts <folder of the unpacked npm package nsfwjs 4.4.0>` writes the weights of the
// image network: the normalisation after each convolution is folded into it (Ioffe and Szegedy 2015), and each output
// gets a scale, so that its weights fit into bytes.

const variance = 1e-3
const folder = process.argv[2]
if (!folder) throw new Error('the folder of the unpacked package is missing')
const tensors = await readKerasWeights(pathToFileURL(path.resolve(folder, 'dist/models/mobilenet_v2/')).href)
const parts: Buffer[] = []

/** Kernels are stored input by input; a filter has nine inputs. */
function storeLayer(kernelName: string, normalName: string, inputs: number, outputs: number): void {
  const kernel = tensor(kernelName)
  const [gamma, beta, mean, spread] = ['gamma', 'beta', 'moving_mean', 'moving_variance'].map((part) =>
    tensor(`${normalName}/${part}`),
  )
  const scales = new Float32Array(outputs)
  const biases = new Float32Array(outputs)
  const bytes = new Int8Array(inputs * outputs)
  for (let output = 0; output < outputs; output += 1) {
    const factor = (gamma?.[output] ?? 0) / Math.sqrt((spread?.[output] ?? 0) + variance)
    const weights = Float64Array.from(
      { length: inputs },
      (_, input) => (kernel[input * outputs + output] ?? 0) * factor,
    )
    const scale = Math.max(...weights.map(Math.abs)) / 127 || 1
    scales[output] = scale
    biases[output] = (beta?.[output] ?? 0) - (mean?.[output] ?? 0) * factor
    weights.forEach((weight, input) => {
      bytes[input * outputs + output] = Math.round(weight / scale)
    })
  }
  parts.push(Buffer.from(scales.buffer), Buffer.from(biases.buffer), Buffer.from(bytes.buffer))
}

function tensor(name: string): Float32Array {
  const found = tensors.get(name)
  if (!found) throw new Error(`the package has no weights named ${name}`)
  return found
}

storeLayer('Conv1/kernel', 'bn_Conv1', firstInputs, firstChannels)
networkBlocks.forEach(({ inputs, inner, outputs }, index) => {
  const name = index === 0 ? 'expanded_conv' : `block_${index}`
  if (inner > inputs) storeLayer(`${name}_expand/kernel`, `${name}_expand_BN`, inputs, inner)
  storeLayer(`${name}_depthwise/depthwise_kernel`, `${name}_depthwise_BN`, 9, inner)
  storeLayer(`${name}_project/kernel`, `${name}_project_BN`, inner, outputs)
})
const stored = Buffer.concat(parts)
writeFileSync(path.join(import.meta.dirname, '../../../worker/engines/vision/pixels/network/image-network.bin'), stored)
console.log(`${stored.length} bytes`)

/** One file of a model: a module whose default is what it holds, wrapped once more by some readers. */
async function readModule(address: string): Promise<unknown> {
  const { default: content } = await import(address)
  return content?.default ?? content
}

interface StoredTensor {
  name: string
  shape: number[]
  quantization?: { min: number; scale: number; dtype: string }
}

/** The tensors of a model of tfjs-layers, as nsfwjs bundles it: a byte a number, with a scale for each tensor. */
async function readKerasWeights(folder: string): Promise<Map<string, Float32Array>> {
  const model = (await readModule(`${folder}/model.min.js`)) as { weightsManifest: { weights: StoredTensor[] }[] }
  const bytes = Buffer.from((await readModule(`${folder}/group1-shard1of1.min.js`)) as string, 'base64')
  const tensors = new Map<string, Float32Array>()
  let at = 0
  for (const { name, shape, quantization } of model.weightsManifest.flatMap(({ weights }) => weights)) {
    if (quantization?.dtype !== 'uint8') throw new Error(`${name} is not stored in bytes`)
    const { min, scale } = quantization
    const count = shape.reduce((product, side) => product * side, 1)
    tensors.set(
      name,
      Float32Array.from(bytes.subarray(at, at + count), (byte) => byte * scale + min),
    )
    at += count
  }
  if (at !== bytes.length) throw new Error('the weights do not fit the tensors')
  return tensors
}

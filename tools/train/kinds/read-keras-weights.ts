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
export async function readKerasWeights(folder: string): Promise<Map<string, Float32Array>> {
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

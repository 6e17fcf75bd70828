import type { LinearModel, StoredModel } from '../../worker/prompt/classify-model.ts'

const shareDigits = 8

/** The model as text for a data file; the same model gives the same bytes. */
export function storeModel(model: LinearModel): string {
  const stored: StoredModel = {
    labels: model.labels.join(' '),
    bits: Math.log2(model.mask + 1),
    scale: Number(model.scale.toPrecision(shareDigits)),
    weights: Buffer.from(model.weights.buffer).toString('base64'),
  }
  return `${JSON.stringify(stored, null, 2)}\n`
}

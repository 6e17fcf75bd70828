import { paintingBias, paintingWeights } from './data/painting-weights.ts'
import type { KindFeatures } from './measure-kind-features.ts'

type PaintingMeasure = keyof typeof paintingWeights

const deviationsMax = 3
const measures = Object.keys(paintingWeights) as PaintingMeasure[]

/** How probable it is that a picture known to be a painting or a photograph is a painting, 0 to 1. */
export function paintingProbability(features: Pick<KindFeatures, PaintingMeasure>): number {
  const evidence = measures.reduce((sum, name) => {
    const { mean, deviation, weight } = paintingWeights[name]
    const place = (features[name] - mean) / deviation
    return sum + weight * Math.min(deviationsMax, Math.max(-deviationsMax, place))
  }, paintingBias)
  return 1 / (1 + Math.exp(-evidence))
}

import type { Edges } from '../measure/measure-edges.ts'
import { type Planes, ramp, roundShare } from '../measure/measure-planes.ts'
import { measureWithNetwork } from '../network/picture-network.ts'
import { measureKindFeatures } from './measure-kind-features.ts'
import { kindProbabilities } from './measure-kind-head.ts'
import type { ImageMedium } from './picture-kind.ts'

export interface KindMeasures {
  kind: ImageMedium
  /** Half and more where the kind may be named. */
  confidence: number
}

const leastSide = 24
/** Probability of the best guess at which the confidence is a half. */
const evenProbability = 0.42
/** A photograph called a painting gets brushwork into its prompt; a painting left open gets nothing wrong. */
const evenPaintingProbability = 0.5

/** What kind of picture the pixels make, from colours, surfaces, edges and strokes, and what a network sees in them. */
export function measureKind(planes: Planes, edges: Edges): KindMeasures {
  const features = measureKindFeatures(planes, edges)
  let kind: ImageMedium = 'photo'
  let probability = 0
  for (const [name, ofName] of kindProbabilities(features, measureWithNetwork(planes))) {
    if (ofName <= probability) continue
    kind = name
    probability = ofName
  }
  // An even area or a handful of pixels fits several kinds; say so.
  const evidence = features.shorterSide < leastSide || features.topColorShare > 0.985 ? 0.3 : 1
  // Colours that no lens sees: most of the frame vivid, and changing from pixel to pixel.
  const isGlaring = kind === 'photo' ? Math.min(ramp(features.vividShare, 0.4, 0.6), ramp(features.hueDetail, 2, 3)) : 0
  const even = kind === 'painting' ? evenPaintingProbability : evenProbability
  const confidence = (1 - isGlaring) * (0.5 * ramp(probability, 0, even) + 0.5 * ramp(probability, even, 1))
  return { kind, confidence: roundShare(confidence * evidence) }
}

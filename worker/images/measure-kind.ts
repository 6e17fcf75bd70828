import type { Edges } from './measure-edges.ts'
import { type KindFeatures, measureKindFeatures } from './measure-kind-features.ts'
import { paintingProbability } from './measure-painting.ts'
import { type Planes, ramp, roundShare } from './measure-planes.ts'

export type PictureKind =
  | 'photo'
  | 'flat vector'
  | 'pixel art'
  | 'line art'
  | 'painting'
  | '3d render'
  | 'screenshot'
  | 'document'

export interface KindMeasures {
  kind: PictureKind
  /** How far the best guess lies before the next. */
  confidence: number
}

const leastSide = 24

/** What kind of picture the pixels make, from colours, surfaces, edges and strokes alone. */
export function measureKind(planes: Planes, edges: Edges): KindMeasures {
  const features = measureKindFeatures(planes, edges)
  const scores = scoreKinds(features)
  const ranked = Object.entries(scores).sort(([, first], [, second]) => second - first)
  const [best, second] = [ranked[0]?.[1] ?? 0, ranked[1]?.[1] ?? 0]
  const kind = (ranked[0]?.[0] ?? 'photo') as PictureKind
  // An even area or a handful of pixels fits several kinds; say so.
  const evidence = features.shorterSide < leastSide || features.topColorShare > 0.985 ? 0.3 : 1
  // A weak best guess stays weak, however far behind the next one lies.
  const confidence = Math.min(0.35 * best + 0.65 * ramp(best - second, 0, 0.5), ramp(best, 0.3, 0.7))
  return { kind, confidence: roundShare(confidence * evidence) }
}

/**
 * Each kind as a chain of conditions, the weakest of which decides. The limits lie between the medians of pictures
 * whose kind is known; `ramp(x, from, to)` is how far x has gone from one to the other.
 */
export function scoreKinds(features: KindFeatures): Record<PictureKind, number> {
  const isSeen = seenness(features)
  const drawn = drawnness(features) * (1 - isSeen)
  const isPixelGrid = Math.max(griddedness(features), nativePixelArt(features))
  const isStroked = Math.min(ramp(features.strokeShare, 0.12, 0.35), ramp(features.inkShare, 0.004, 0.02))
  const hasRows = ramp(features.lineRhythm, 0.25, 0.6)
  const isUpright = ramp(features.axisShare, 0.22, 0.32)
  const hasBoxes = Math.min(isUpright, ramp(features.longLineShare, 0.1, 0.3))
  const isWritten = Math.min(hasRows, isStroked, ramp(features.axisShare, 0.15, 0.22))
  const isDetailed = Math.min(ramp(features.texturedBlockShare, 0.22, 0.32), ramp(features.inkShare, 0.38, 0.3))
  const isPanelled = Math.min(hasBoxes, Math.max(isStroked, isDetailed))
  const isPage = Math.min(
    isWritten,
    ramp(features.topLightness, 80, 92),
    ramp(features.neutralShare, 0.95, 0.995),
    ramp(features.strokeShare, 0.5, 0.68),
    ramp(features.inkShare, 0.07, 0.1),
  )
  const unlessGrid = Math.min(drawn, 1 - isPixelGrid)
  const isShaded = ramp(features.slowShare, 0.14, 0.3)
  const gradients = Math.min(1 - isSeen, gradientness(features, drawn * (1 - isShaded)))
  // Colours that no lens sees: most of the frame vivid, and changing from pixel to pixel.
  const isGlaring = Math.min(ramp(features.vividShare, 0.4, 0.6), ramp(features.hueDetail, 2, 3))
  const hasCards = cardness(features) * (1 - drawn)
  const isSketched = sketchness(features)
  const brushed = paintedness(features) * (1 - drawn)
  return {
    'pixel art': isPixelGrid * ramp(features.colorCount, 1400, 500) * (1 - greyTexture(features)),
    document: Math.min(unlessGrid, isPage),
    screenshot: Math.max(hasCards, Math.min(unlessGrid, Math.max(isWritten, isPanelled), 1 - 0.8 * isPage)),
    'line art': Math.max(
      isSketched,
      Math.min(unlessGrid, isStroked, 1 - Math.max(isWritten, hasBoxes * 0.9), ramp(features.topColorShare, 0.3, 0.5)),
    ),
    'flat vector': Math.min(
      unlessGrid,
      1 - isStroked,
      1 - isPanelled,
      1 - isShaded,
      ramp(features.topFourShare, 0.4, 0.6),
    ),
    '3d render': gradients,
    painting: brushed,
    photo: Math.min(
      1 - isGlaring,
      1 - drawn,
      1 - gradients,
      1 - brushed,
      1 - isPixelGrid,
      1 - hasCards,
      1 - isSketched,
    ),
  }
}

/** Few colours, even areas: made of shapes and not seen through a lens. */
function drawnness(features: KindFeatures): number {
  const evenAreas = ramp(features.flatShare, 0.33, 0.58)
  const oneGround = ramp(features.topFourShare, 0.36, 0.62)
  // The soft edges of a grey drawing use every level of grey: there the number of colours says nothing.
  const isGrey = features.neutralShare > 0.98
  const fewColors = isGrey
    ? Math.min((evenAreas + oneGround) / 2, ramp(features.texturedBlockShare, 0.55, 0.35))
    : ramp(Math.log2(features.colorCount), 8.6, 6.2)
  // No lens leaves nearly all edges crisp between even areas.
  const isCut = Math.min(ramp(features.crispShare, 0.55, 0.75), evenAreas)
  return Math.max(isCut, ramp(0.46 * fewColors + 0.27 * evenAreas + 0.27 * oneGround, 0.35, 0.75))
}

/** Where anything is, detail and hardly two equal pixels: seen through a lens, however plain the ground around it. */
function seenness(features: KindFeatures): number {
  return Math.min(
    ramp(features.busyFlatShare, 0.26, 0.15),
    ramp(features.busyTextureShare, 0.4, 0.62),
    ramp(features.hueDetail, 2.6, 1.7),
    // A handful of colours or mostly thin lines: drawn, however busy.
    ramp(features.topFourShare, 0.99, 0.97),
    ramp(features.strokeShare, 0.45, 0.3),
  )
}

/** Soft grey strokes all over white paper. */
function sketchness(features: KindFeatures): number {
  return Math.min(
    ramp(features.neutralShare, 0.97, 0.995),
    ramp(features.topLightness, 94, 98),
    // Bare paper is one colour; a bright sky is several.
    ramp(features.topColorShare, 0.06, 0.1),
    ramp(features.inkShare, 0.62, 0.56),
    ramp(features.texturedBlockShare, 0.45, 0.6),
  )
}

/** Slow shading on most of the frame, of something with an edge. */
function gradientness(features: KindFeatures, drawn: number): number {
  return Math.min(
    // Without one clear edge it may as well be a photograph of the sky.
    0.25 + 0.75 * ramp(features.strongEdgeShare, 0.002, 0.008),
    1 - drawn,
    ramp(features.flatShare + features.smoothShare, 0.78, 0.94),
    Math.max(
      ramp(features.texturedBlockShare, 0.17, 0.09),
      ramp(features.flatShare - features.topFourShare, 0.38, 0.52),
    ),
  )
}

/** Photographs in rows on an even ground, as on the page of a shop. */
function cardness(features: KindFeatures): number {
  return Math.min(
    ramp(features.gutterCount, 1, 3),
    ramp(features.axisShare, 0.36, 0.44),
    ramp(features.topColorShare, 0.2, 0.28),
  )
}

/** Dense grey plots fall on a grid as well; pixel art has colours or even areas. */
function greyTexture(features: KindFeatures): number {
  return Math.min(ramp(features.neutralShare, 0.95, 0.99), ramp(features.texturedBlockShare, 0.45, 0.6))
}

/** Any fine texture half fits a grid of cells hardly wider than two pixels. */
function griddedness({ gridFit, gridCell }: KindFeatures): number {
  return gridCell < 3 ? ramp(gridFit, 0.32, 0.58) : ramp(gridFit, 0.22, 0.48)
}

/**
 * A sprite in its own size: small, a few colours, no gradients. Up to 96 pixels that is enough; above, the edges must
 * be a pixel wide as well, for an icon of that size is drawn with soft ones.
 */
function nativePixelArt(features: KindFeatures): number {
  if (features.longerSide > 192 || features.longerSide < 8) return 0
  const hasHardSteps = Math.min(
    ramp(features.stepRatio, -0.5, -0.42),
    ramp(features.smoothShare, 0.006, 0.003),
    ramp(features.colorCount, 220, 110),
  )
  const isTiny = features.longerSide > 96 ? 0 : ramp(features.colorCount, 70, 24)
  return Math.min(
    Math.max(hasHardSteps, isTiny),
    ramp(features.topFourShare, 0.2, 0.4),
    ramp(features.strongEdgeShare, 0.07, 0.11),
  )
}

/**
 * The limits leave out what could be either: below a probability of 0.79 a picture may be called a photograph, above
 * 0.85 a painting. Pure noise looks like brushwork everywhere, and a thing cut out on one colour gives too little to go
 * by: there the answer stays open.
 */
function paintedness(features: KindFeatures): number {
  const isCutOut = ramp(features.topColorShare, 0.2, 0.33)
  return Math.min(
    ramp(paintingProbability(features), 0.68, 0.96),
    1 - 0.55 * isCutOut,
    ramp(features.strongEdgeShare, 0.5, 0.35),
  )
}

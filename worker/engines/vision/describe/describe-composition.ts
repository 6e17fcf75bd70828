import { placementWords } from '../data/caption-words.ts'
import type { Measures } from '../pixels/measure/measures.ts'
import { type Described, describe, leastConfidence } from './describe-description.ts'

/** The frame, what holds the eye, and the lines: always at least the shape of the frame, which is certain. */
export function describeComposition(measures: Measures, isPictorial: boolean, hasDepth: boolean): Described | null {
  const { width, height, layout, saliency, horizon, vignette } = measures
  const parts = [`${frameWord(width, height)} frame`]
  const said = [1]
  const add = (text: string, confidence: number) => {
    if (confidence < leastConfidence) return
    parts.push(text)
    said.push(confidence)
  }
  if (measures.isCutOut) add('transparent ground', 1)
  if (!measures.isBlank && isPictorial) {
    if (layout.isSymmetric) add('symmetric arrangement', layout.symmetryConfidence)
    if (hasDepth && horizon.position !== null) add(nameHorizon(horizon.position, horizon), horizon.confidence)
    // Under a bright sky the upper third is the sky.
    const isSky = horizon.confidence >= leastConfidence && saliency.placement === 'upper third'
    if (saliency.placement && !isSky) add(placementWords[saliency.placement], saliency.confidence)
    if (layout.emptyShare >= 0.5) add('generous negative space', 0.5 + layout.emptyShare / 2)
    else if (layout.edgeShare >= 0.4 && layout.emptyShare < 0.08) add('dense detail edge to edge', 0.6)
    // The corners of a cut-out are those of the ground.
    if (vignette.hasVignette && !measures.isCutOut) add('darkened corners', vignette.confidence)
  }
  const confidence = said.reduce((sum, value) => sum + value, 0) / said.length
  return describe(parts.join(', '), 'measured', confidence)
}

function frameWord(width: number, height: number): string {
  const ratio = width / Math.max(1, height)
  if (ratio >= 1.9) return 'panoramic'
  if (ratio > 1.04) return 'landscape'
  if (ratio >= 0.96) return 'square'
  return ratio > 0.52 ? 'portrait' : 'tall'
}

function nameHorizon(position: number, { isStraight, tiltDegrees }: Measures['horizon']): string {
  const line = isStraight ? (Math.abs(tiltDegrees) >= 3 ? 'tilted horizon' : 'level horizon') : 'skyline'
  if (position < 0.42) return `${line} in the upper third`
  return position > 0.58 ? `${line} in the lower third` : `${line} across the middle`
}

import type { CameraFacts } from '../metadata/file-facts.ts'
import type { Measures } from '../pixels/measure/measures.ts'
import { nameAspectRatio } from './describe-aspect-ratio.ts'
import { describeCamera } from './describe-camera.ts'
import { describeComposition } from './describe-composition.ts'
import { type Description, describe, leastConfidence } from './describe-description.ts'
import { describeLighting } from './describe-lighting.ts'
import { describeStyle } from './describe-style.ts'
import { describeTexture } from './describe-texture.ts'

/**
 * What the pixels and the camera say about a picture, in words. It never names a subject: pixels alone cannot.
 * Where camera and pixels disagree, the camera is right.
 */
export function describeImage(measures: Measures, camera: CameraFacts | null): Description {
  const isVisible = !measures.isEmpty
  const isTakenByCamera = camera !== null && (camera.aperture ?? camera.exposureSeconds ?? camera.iso) !== null
  const isSure = measures.kind.confidence >= leastConfidence
  const isPhotographic = isTakenByCamera || (isSure && measures.kind.kind === 'photo')
  // Light and placement mean something in whatever has depth; in a page or a diagram they would be made up.
  const hasDepth = isPhotographic || (isSure && ['painting', '3d render'].includes(measures.kind.kind))
  const isPage = isSure && !isTakenByCamera && ['screenshot', 'document'].includes(measures.kind.kind)
  const ratio = nameAspectRatio(measures.width, measures.height)
  const colors = measures.palette.map(({ hex, name, share }) => ({ hex, name, share }))
  return {
    style: isVisible ? describeStyle(measures, isTakenByCamera) : null,
    texture: isVisible && !measures.isBlank ? describeTexture(measures, camera, isPhotographic) : null,
    lighting: isVisible && hasDepth && !measures.isBlank ? describeLighting(measures, camera) : null,
    composition: isVisible ? describeComposition(measures, !isPage, hasDepth) : null,
    camera: describeCamera(measures, camera, isPhotographic && !measures.isBlank),
    colorPalette: isVisible && colors.length > 0 ? { colors, source: 'measured', confidence: 0.95 } : null,
    aspectRatio: ratio === null ? null : describe(ratio, 'measured', 1),
  }
}

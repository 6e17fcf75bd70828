import type { CameraFacts } from '../../worker/engines/vision/metadata/file-facts.ts'
import type { DecodedImage } from '../../worker/engines/vision/pixels/decoded-image.ts'

export type Rgb = readonly [number, number, number]

/** A picture drawn pixel by pixel. */
export function drawImage(width: number, height: number, colorAt: (x: number, y: number) => Rgb): DecodedImage {
  const pixels = new Uint8Array(width * height * 3)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) pixels.set(colorAt(x, y).map(toByte), (y * width + x) * 3)
  }
  const sample = { width, height, pixels }
  const nothingCutOut = { transparentShare: 0, closeUp: null, visible: null, pixelCells: null }
  return { format: 'png', width, height, frameCount: 1, sample, ...nothingCutOut }
}

function toByte(value: number): number {
  return Math.min(255, Math.max(0, Math.round(value)))
}

/** The same numbers on every run. */
export function seededNoise(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 4294967296
  }
}

/** Two-dimensional value noise: rough detail at the given scale, between −1 and 1. */
export function valueNoise(scale: number, seed: number): (x: number, y: number) => number {
  const at = (column: number, row: number) => {
    let mixed = Math.imul(column + 101, 374761393) ^ Math.imul(row + 57, 668265263) ^ Math.imul(seed + 11, 2246822519)
    mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177)
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 2147483648 - 1
  }
  return (pixelX, pixelY) => {
    // Turned, so that its lattice does not lie on the pixels.
    const x = 0.82 * pixelX + 0.57 * pixelY
    const y = 0.82 * pixelY - 0.57 * pixelX
    const [column, row] = [Math.floor(x / scale), Math.floor(y / scale)]
    const [right, down] = [x / scale - column, y / scale - row]
    const top = at(column, row) * (1 - right) + at(column + 1, row) * right
    const bottom = at(column, row + 1) * (1 - right) + at(column + 1, row + 1) * right
    return top * (1 - down) + bottom * down
  }
}

/** Natural-looking ground: several scales of noise around a colour. */
export function drawTextured(width: number, height: number, base: Rgb, strength = 40): DecodedImage {
  const layers = [valueNoise(32, 1), valueNoise(9, 2), valueNoise(3, 3), valueNoise(1.5, 4)]
  return drawImage(width, height, (x, y) => {
    const value = layers.reduce((sum, layer, index) => sum + layer(x, y) / (index + 1.5), 0) * strength
    return [base[0] + value, base[1] + value * 0.9, base[2] + value * 0.8]
  })
}

/** A shaded ball on an even ground, lit from the given side. */
export function drawBall(lightX: number, lightY: number, ground: Rgb = [70, 72, 76]): DecodedImage {
  return drawImage(240, 180, (x, y) => {
    const [across, down] = [(x - 120) / 60, (y - 90) / 60]
    const distance = across * across + down * down
    if (distance > 1) return ground
    const depth = Math.sqrt(1 - distance)
    const light = Math.max(0, across * lightX + down * lightY + depth * 0.35)
    return [40 + 190 * light, 38 + 170 * light, 36 + 150 * light]
  })
}

/** Rows of word-like marks in ink on paper. */
export function drawPage(): DecodedImage {
  const noise = seededNoise(3)
  const marks = Array.from({ length: 200 * 256 }, () => noise())
  return drawImage(200, 256, (x, y) => {
    const row = y % 6
    const isInk = x > 16 && x < 184 && y > 20 && y < 236 && row < 3 && (marks[Math.floor(y / 6) * 200 + x] ?? 0) > 0.3
    return isInk ? [90, 90, 90] : [255, 255, 255]
  })
}

/** A window with bars, panels and lines of small text. */
export function drawScreen(): DecodedImage {
  const noise = seededNoise(9)
  const marks = Array.from({ length: 256 * 160 }, () => noise())
  return drawImage(256, 160, (x, y) => {
    if (y < 12) return [45, 90, 180]
    const isText = y % 8 < 2 && y > 18 && (marks[Math.floor(y / 8) * 256 + x] ?? 0) > 0.4
    if (x < 50) return isText && x > 6 && x < 40 ? [70, 70, 75] : [232, 234, 238]
    if (x === 50) return [190, 195, 200]
    const inPanel = x > 60 && x < 246 && y > 18 && y < 150
    const isBorder = inPanel && (x === 61 || x === 245 || y === 19 || y === 149 || x === 150 || y === 84)
    if (isBorder) return [150, 155, 165]
    return isText && inPanel && x % 90 < 60 ? [60, 60, 65] : [250, 250, 251]
  })
}

export const noCamera: CameraFacts = {
  make: null,
  model: null,
  lensModel: null,
  focalLengthMm: null,
  focalLength35Mm: null,
  aperture: null,
  exposureSeconds: null,
  iso: null,
  hasFlashFired: null,
  hour: null,
}

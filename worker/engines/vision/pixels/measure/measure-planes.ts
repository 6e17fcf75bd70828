import type { PixelSample } from '../decoded-image.ts'
import { labOf } from './measure-color.ts'

/** The sample as separate planes; every measure reads these. */
export interface Planes {
  width: number
  height: number
  count: number
  pixels: Uint8Array
  /** As displayed (gamma-encoded), 0 to 255. */
  luma: Float32Array
  lightness: Float32Array
  a: Float32Array
  b: Float32Array
}

/** Brightness and CIELAB of every pixel. A sample without pixels is read as one white pixel. */
export function splitPlanes(sample: PixelSample): Planes {
  const isUsable = sample.width > 0 && sample.height > 0 && sample.pixels.length >= sample.width * sample.height * 3
  const { width, height, pixels } = isUsable
    ? sample
    : { width: 1, height: 1, pixels: Uint8Array.from([255, 255, 255]) }
  const count = width * height
  const planes: Planes = {
    width,
    height,
    count,
    pixels,
    luma: new Float32Array(count),
    lightness: new Float32Array(count),
    a: new Float32Array(count),
    b: new Float32Array(count),
  }
  for (let index = 0; index < count; index += 1) {
    const red = pixels[index * 3]
    const green = pixels[index * 3 + 1]
    const blue = pixels[index * 3 + 2]
    const color = labOf(red, green, blue)
    planes.luma[index] = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    planes.lightness[index] = color.lightness
    planes.a[index] = color.a
    planes.b[index] = color.b
  }
  return planes
}

/** A plane averaged into `columns` × `rows` cells (fewer when the image is smaller). */
export interface Grid {
  columns: number
  rows: number
  values: Float32Array
}

/** Averages a plane over a grid of at most the given cells. */
export function averageGrid(
  plane: Float32Array,
  width: number,
  height: number,
  most: { columns: number; rows: number },
): Grid {
  const columns = Math.min(most.columns, width)
  const rows = Math.min(most.rows, height)
  const values = new Float32Array(columns * rows)
  const counts = new Uint32Array(columns * rows)
  const columnOf = Uint16Array.from({ length: width }, (_, x) => Math.floor((x * columns) / width))
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor((y * rows) / height) * columns
    for (let x = 0; x < width; x += 1) {
      const cell = row + columnOf[x]
      values[cell] += plane[y * width + x]
      counts[cell] += 1
    }
  }
  for (let cell = 0; cell < values.length; cell += 1) values[cell] /= Math.max(1, counts[cell])
  return { columns, rows, values }
}

/** Linear from 0 at `low` to 1 at `high`, clamped; `low` may be the greater. */
export function ramp(value: number, low: number, high: number): number {
  const place = (value - low) / (high - low)
  return Math.min(1, Math.max(0, place))
}

/** Two decimals are all that a measure of a small image can honestly carry. */
export function roundShare(value: number): number {
  return Number.isFinite(value) ? Math.round(value * 100) / 100 : 0
}

import type { PixelSample } from '../decoded-image.ts'

/** The filter of one dimension: for each output index the first input index, and the weights from there on. */
interface Mixture {
  starts: Uint16Array
  weights: Float32Array
  weightsEach: number
}

/**
 * The image with its longer side at most `sideMax` pixels, as numbers from 0 to 255. Every new pixel is the average of
 * what it covers, weighted less towards its edges (a triangle); an image that is small enough stays as it is.
 */
export function shrinkSample(sample: PixelSample, sideMax: number) {
  const scale = Math.min(1, sideMax / Math.max(sample.width, sample.height))
  const width = Math.max(1, Math.round(sample.width * scale))
  const height = Math.max(1, Math.round(sample.height * scale))
  if (scale === 1) return { width, height, pixels: Float32Array.from(sample.pixels) }
  const narrow = shrinkRows(sample.pixels, sample.width, mixPlaces(sample.width, width))
  return { width, height, pixels: shrinkColumns(narrow, width * 3, mixPlaces(sample.height, height)) }
}

function mixPlaces(from: number, to: number): Mixture {
  const step = from / to
  const weightsEach = Math.ceil(2 * step) + 1
  const starts = new Uint16Array(to)
  const weights = new Float32Array(to * weightsEach)
  for (let place = 0; place < to; place += 1) {
    const center = (place + 0.5) * step
    const start = Math.max(0, Math.min(Math.floor(center - step + 0.5), from - weightsEach))
    starts[place] = start
    const mine = weights.subarray(place * weightsEach, (place + 1) * weightsEach)
    for (let at = 0; at < weightsEach; at += 1) {
      const isInside = start + at < from
      mine[at] = isInside ? Math.max(0, 1 - Math.abs(start + at + 0.5 - center) / step) : 0
    }
    const total = mine.reduce((sum, weight) => sum + weight, 0)
    for (let at = 0; at < weightsEach; at += 1) mine[at] /= total
  }
  return { starts, weights, weightsEach }
}

function shrinkRows(from: Uint8Array, fromWidth: number, { starts, weights, weightsEach }: Mixture): Float32Array {
  const width = starts.length
  const rows = from.length / (fromWidth * 3)
  const into = new Float32Array(rows * width * 3)
  for (let row = 0; row < rows; row += 1) {
    for (let place = 0; place < width; place += 1) {
      const source = (row * fromWidth + starts[place]) * 3
      let red = 0
      let green = 0
      let blue = 0
      for (let at = 0; at < weightsEach; at += 1) {
        const weight = weights[place * weightsEach + at]
        // What has no weight may lie outside the row.
        if (weight === 0) continue
        red += weight * from[source + at * 3]
        green += weight * from[source + at * 3 + 1]
        blue += weight * from[source + at * 3 + 2]
      }
      const target = (row * width + place) * 3
      into[target] = red
      into[target + 1] = green
      into[target + 2] = blue
    }
  }
  return into
}

function shrinkColumns(from: Float32Array, rowLength: number, { starts, weights, weightsEach }: Mixture): Float32Array {
  const into = new Float32Array(starts.length * rowLength)
  for (let row = 0; row < starts.length; row += 1) {
    for (let at = 0; at < weightsEach; at += 1) {
      const weight = weights[row * weightsEach + at]
      if (weight === 0) continue
      const source = (starts[row] + at) * rowLength
      for (let index = 0; index < rowLength; index += 1) {
        into[row * rowLength + index] += weight * from[source + index]
      }
    }
  }
  return into
}

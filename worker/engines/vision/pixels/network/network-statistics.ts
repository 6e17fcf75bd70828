/** Pixels of a layer in the memory of the kernels, channel by channel; addresses in bytes. */
export interface ImageArea {
  start: number
  rowBytes: number
  width: number
  height: number
  channels: number
}

/** Writes the mean of every channel, then the standard deviation of every channel; returns the next index. */
export function describeChannels(floats: Float32Array, image: ImageArea, into: Float32Array, at: number): number {
  const { start, rowBytes, width, height, channels } = image
  const sums = new Float64Array(channels)
  const squares = new Float64Array(channels)
  for (let y = 0; y < height; y += 1) {
    const first = (start + y * rowBytes) / 4
    for (let x = 0; x < width; x += 1) {
      const pixel = first + x * channels
      for (let channel = 0; channel < channels; channel += 1) {
        const value = floats[pixel + channel]
        sums[channel] += value
        squares[channel] += value * value
      }
    }
  }
  const count = width * height
  for (let channel = 0; channel < channels; channel += 1) {
    const mean = sums[channel] / count
    into[at + channel] = mean
    into[at + channels + channel] = Math.sqrt(Math.max(0, squares[channel] / count - mean * mean))
  }
  return at + 2 * channels
}

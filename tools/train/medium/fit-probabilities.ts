/** Turns the sums of one image into evidence: of each medium a weight for every sum, and a bias. */
export interface Evidence {
  weights: number[][]
  bias: number[]
}

const rounds = 3000
const pace = 0.5
const decay = 1e-4

/**
 * Multinomial regression of the media on the sums of held-out images, by full-batch gradient descent with momentum: the
 * softmax of the evidence is then a probability.
 */
export function fitProbabilities(sums: readonly number[][], media: readonly number[], shares: Float64Array): Evidence {
  const count = sums[0]?.length ?? 0
  const total = shares.reduce((sum, share) => sum + share, 0)
  const width = count + 1
  const weights = new Float64Array(count * width)
  const speed = new Float64Array(count * width)
  const slope = new Float64Array(count * width)
  for (let round = 0; round < rounds; round += 1) {
    slope.fill(0)
    sums.forEach((row, at) => {
      const share = (shares[at] ?? 0) / total
      shareOut(row, weights, width).forEach((probability, medium) => {
        const excess = share * (probability - (media[at] === medium ? 1 : 0))
        for (let index = 0; index < width; index += 1) {
          slope[medium * width + index] = (slope[medium * width + index] ?? 0) + excess * (row[index] ?? 1)
        }
      })
    })
    for (let index = 0; index < weights.length; index += 1) {
      const change = (slope[index] ?? 0) + decay * (weights[index] ?? 0)
      speed[index] = 0.9 * (speed[index] ?? 0) - pace * change
      weights[index] = (weights[index] ?? 0) + (speed[index] ?? 0)
    }
  }
  const rows = Array.from({ length: count }, (_, medium) =>
    Array.from(weights.subarray(medium * width, (medium + 1) * width)),
  )
  return { weights: rows.map((row) => row.slice(0, count)), bias: rows.map((row) => row[count] ?? 0) }
}

/** What is likeliest. */
export function pickMedium(sums: readonly number[], { weights, bias }: Evidence): number {
  const evidence = weights.map((row, medium) => {
    return row.reduce((sum, weight, at) => sum + weight * (sums[at] ?? 0), bias[medium] ?? 0)
  })
  return evidence.indexOf(Math.max(...evidence))
}

function shareOut(row: readonly number[], weights: Float64Array, width: number): number[] {
  const evidence: number[] = []
  for (let start = 0; start < weights.length; start += width) {
    let sum = 0
    for (let index = 0; index < width; index += 1) sum += (weights[start + index] ?? 0) * (row[index] ?? 1)
    evidence.push(sum)
  }
  const most = Math.max(...evidence)
  const powers = evidence.map((value) => Math.exp(value - most))
  const total = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / total)
}

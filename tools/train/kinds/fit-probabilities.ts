/** Turns the sums of one picture into evidence: of each kind a weight for every sum, and a bias. */
export interface Evidence {
  weights: number[][]
  bias: number[]
}

const rounds = 3000
const pace = 0.5
const decay = 1e-4

/**
 * Multinomial regression of the kinds on the sums of pictures that the sums were not fitted on, by steepest descent with
 * momentum over all of them: `e` to the power of the evidence, shared out, is then a probability.
 */
export function fitProbabilities(sums: readonly number[][], kinds: readonly number[], shares: Float64Array): Evidence {
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
      shareOut(row, weights, width).forEach((probability, kind) => {
        const excess = share * (probability - (kinds[at] === kind ? 1 : 0))
        for (let index = 0; index < width; index += 1) {
          slope[kind * width + index] = (slope[kind * width + index] ?? 0) + excess * (row[index] ?? 1)
        }
      })
    })
    for (let index = 0; index < weights.length; index += 1) {
      const change = (slope[index] ?? 0) + decay * (weights[index] ?? 0)
      speed[index] = 0.9 * (speed[index] ?? 0) - pace * change
      weights[index] = (weights[index] ?? 0) + (speed[index] ?? 0)
    }
  }
  const rows = Array.from({ length: count }, (_, kind) =>
    Array.from(weights.subarray(kind * width, (kind + 1) * width)),
  )
  return { weights: rows.map((row) => row.slice(0, count)), bias: rows.map((row) => row[count] ?? 0) }
}

/** What is likeliest. */
export function pickKind(sums: readonly number[], { weights, bias }: Evidence): number {
  const evidence = weights.map((row, kind) => {
    return row.reduce((sum, weight, at) => sum + weight * (sums[at] ?? 0), bias[kind] ?? 0)
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

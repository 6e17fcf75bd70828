/** The numbers below `count` in an order that depends on nothing but the two arguments. */
export function shuffleOrder(count: number, seed: number): number[] {
  const order = Array.from({ length: count }, (_, at) => at)
  let state = (seed + 1) * 0x9e3779b1
  for (let at = count - 1; at > 0; at -= 1) {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5
    const other = ((state ^ (state >>> 12)) >>> 0) % (at + 1)
    const kept = order[at] ?? 0
    order[at] = order[other] ?? 0
    order[other] = kept
  }
  return order
}

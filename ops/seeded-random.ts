/** Numbers that the seed decides, so that a run can be repeated. */
export interface SeededRandom {
  /** From 0 up to, not including, 1. */
  next(): number
  between(min: number, max: number): number
  /** @throws RangeError for an empty list. */
  pick<Item>(items: readonly Item[]): Item
  /** Of an exponential distribution. */
  exponential(mean: number): number
  shuffle<Item>(items: readonly Item[]): Item[]
}

/** The generator mulberry32: 32 bits of state, of which every value occurs once. */
export function createSeededRandom(seed: number): SeededRandom {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    between: (min, max) => min + next() * (max - min),
    pick(items) {
      const item = items[Math.floor(next() * items.length)]
      if (item === undefined) throw new RangeError('nothing to pick from')
      return item
    },
    exponential: (mean) => -mean * Math.log(1 - next()),
    shuffle(items) {
      const shuffled = items.map((item) => ({ item, order: next() }))
      return shuffled.sort((a, b) => a.order - b.order).map(({ item }) => item)
    },
  }
}

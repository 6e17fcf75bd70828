/** Something the eval found wrong, by the record's id; `detail` may hold text and goes to the dump alone. */
export interface Offender {
  id: string
  kind: string
  detail: string
}

/** How often something held. */
export interface Share {
  passed: number
  total: number
  offenders: Offender[]
}

export function shareOf(share: { passed: number; total: number }): number {
  return share.total === 0 ? 1 : share.passed / share.total
}

/** Counts the items for which `judge` finds nothing wrong. */
export function countPassed<Item>(items: readonly Item[], judge: (item: Item) => Offender[]): Share {
  let passed = 0
  const offenders: Offender[] = []
  for (const item of items) {
    const found = judge(item)
    if (found.length === 0) passed += 1
    else offenders.push(...found)
  }
  return { passed, total: items.length, offenders }
}

/** The value below which `share` of the sorted values lie. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((left, right) => left - right)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

export interface DiffPart {
  kind: 'same' | 'added' | 'removed'
  text: string
  /** The same words as `before` has them; empty for an addition. */
  former: string
}

/** Beyond it the table of the comparison would take too long: everything is shown as new. */
const cellsMax = 4_000_000

const split = (text: string): string[] => text.match(/\s+|[^\s]+/g) ?? []
const comparable = (word: string): string => word.toLowerCase().replace(/[.,;:!?]+$/, '')

/** Words added to and removed from `before`; case and closing punctuation make no difference. */
export function diffWords(before: string, after: string): DiffPart[] {
  const [a, b] = [split(before), split(after)]
  if (a.length * b.length > cellsMax) return [part('removed', before, before), part('added', after, '')]
  const isSame = (i: number, j: number): boolean => comparable(a[i] ?? '') === comparable(b[j] ?? '')
  const width = b.length + 1
  const common = new Uint16Array((a.length + 1) * width)
  const at = (i: number, j: number): number => common[i * width + j] ?? 0
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      common[i * width + j] = isSame(i, j) ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  }
  const parts: DiffPart[] = []
  let [i, j] = [0, 0]
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && isSame(i, j)) {
      push(parts, part('same', b[j] ?? '', a[i] ?? ''))
      i += 1
      j += 1
    } else if (j < b.length && (i === a.length || at(i, j + 1) >= at(i + 1, j))) {
      push(parts, part('added', b[j] ?? '', ''))
      j += 1
    } else {
      push(parts, part('removed', a[i] ?? '', a[i] ?? ''))
      i += 1
    }
  }
  return parts
}

const part = (kind: DiffPart['kind'], text: string, former: string): DiffPart => ({ kind, text, former })

function push(parts: DiffPart[], next: DiffPart): void {
  const last = parts.at(-1)
  if (last?.kind !== next.kind) {
    parts.push(next)
    return
  }
  last.text += next.text
  last.former += next.former
}

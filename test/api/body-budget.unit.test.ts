import { describe, expect, it } from 'vitest'
import { type BodyBudget, createBodyBudget } from '../../api/edge/body-budget.ts'

const kilobytes = (count: number): number => count * 1024

/** A budget with a clock of its own; `evicted` are the bodies that gave way. */
function givenBudget(limits: { bytesMax: number; ownerBytesMax: number }) {
  let nowMs = 0
  const budget = createBodyBudget(limits, () => nowMs)
  const evicted: string[] = []
  return {
    evicted,
    wait: (ms: number) => (nowMs += ms),
    open: (owner: string, bytes: number): ReturnType<BodyBudget['open']> =>
      budget.open(owner, bytes, () => evicted.push(owner)),
  }
}

describe('the memory of bodies', () => {
  it('is bounded for one owner, and for all together', () => {
    const { open } = givenBudget({ bytesMax: 100, ownerBytesMax: 40 })
    expect(open('a', 40)?.take(40)).toBe(true)
    expect(open('a', 1)).toBeNull()
    expect(open('b', 40)?.take(40)).toBe(true)
    expect(open('c', 21)).toBeNull()
    expect(open('c', 20)?.take(20)).toBe(true)
  })

  it('is counted as bytes arrive, not as they are declared', () => {
    const { open } = givenBudget({ bytesMax: 100, ownerBytesMax: 60 })
    const first = open('a', 60)
    const second = open('a', 60)
    expect(open('b', 60)).not.toBeNull()
    expect(first?.take(50)).toBe(true)
    expect(second?.take(10)).toBe(true)
    expect(open('b', 41)).toBeNull()
  })

  it('of a body that finds no room is released for the others at once', () => {
    const { open } = givenBudget({ bytesMax: 100, ownerBytesMax: 60 })
    const [first, second] = [open('a', 60), open('a', 60)]
    expect([first?.take(30), second?.take(30)]).toEqual([true, true])
    expect(first?.take(1)).toBe(false)
    expect(second?.take(30)).toBe(true)
    expect(first?.take(1)).toBe(false)
  })

  it('comes back once, however often it is released, and a released body takes no more', () => {
    const { open } = givenBudget({ bytesMax: 50, ownerBytesMax: 40 })
    const memory = open('a', 30)
    expect(memory?.take(30)).toBe(true)
    expect(open('b', 20)?.take(20)).toBe(true)
    memory?.release()
    memory?.release()
    expect(memory?.take(1)).toBe(false)
    expect(open('a', 31)).toBeNull()
    expect(open('a', 30)?.take(30)).toBe(true)
  })

  it('is overbooked at most twofold by one owner, until a body is released', () => {
    const { open } = givenBudget({ bytesMax: 1000, ownerBytesMax: 40 })
    const first = open('a', 40)
    expect(open('a', 40)).not.toBeNull()
    expect(open('a', 1)).toBeNull()
    expect(open('b', 40)).not.toBeNull()
    first?.release()
    first?.release()
    expect(open('a', 40)).not.toBeNull()
    expect(open('a', 1)).toBeNull()
  })
})

describe('a body that arrives too slowly', () => {
  const limits = { bytesMax: kilobytes(1000), ownerBytesMax: kilobytes(600) }

  it('keeps its memory while there is room, and gives way to a new one when there is none', () => {
    const { open, wait, evicted } = givenBudget(limits)
    const slow = open('slow', kilobytes(600))
    slow?.take(kilobytes(500))
    wait(20_000)
    expect(open('a', kilobytes(500))?.take(kilobytes(500))).toBe(true)
    expect(evicted).toEqual([])
    expect(open('b', kilobytes(500))?.take(kilobytes(500))).toBe(true)
    expect(evicted).toEqual(['slow'])
    expect(slow?.take(1)).toBe(false)
  })

  it.each([
    ['in a pause of under two seconds', 1700, 0, []],
    ['after a longer one', 2100, 0, ['slow']],
    ['that sends a byte now and then', 2100, 1, ['slow']],
    ['that sends 256 KiB a second', 2100, kilobytes(256), []],
  ])('%s: evicted only after two seconds below the minimum rate', (_, waitMs, bytesEverySecond, expected) => {
    const { open, wait, evicted } = givenBudget({ bytesMax: kilobytes(5000), ownerBytesMax: kilobytes(5000) })
    const body = open('slow', kilobytes(5000))
    body?.take(kilobytes(1000))
    for (let waited = 0; waited < waitMs; waited += 100) {
      wait(100)
      if (waited % 1000 === 0) body?.take(bytesEverySecond)
    }
    wait(50)
    open('fast', kilobytes(4900))
    expect(evicted).toEqual(expected)
  })

  it('is the slowest of all; one that has arrived, or keeps pace, never gives way', () => {
    const { open, wait, evicted } = givenBudget(limits)
    const complete = open('complete', kilobytes(200))
    complete?.take(kilobytes(200))
    complete?.complete()
    open('slowest', kilobytes(200))?.take(kilobytes(200))
    wait(1000)
    open('slow', kilobytes(200))?.take(kilobytes(200))
    wait(5000)
    open('fast', kilobytes(200))?.take(kilobytes(200))
    expect(open('a', kilobytes(300))?.take(kilobytes(300))).toBe(true)
    expect(evicted).toEqual(['slowest'])
    expect(open('b', kilobytes(300))?.take(kilobytes(300))).toBe(true)
    expect(evicted).toEqual(['slowest', 'slow'])
    expect(open('c', kilobytes(300))).toBeNull()
  })

  it('of an owner at its limit is evicted for that owner, even if others are slower', () => {
    const { open, wait, evicted } = givenBudget(limits)
    open('other', kilobytes(200))?.take(kilobytes(200))
    wait(1000)
    open('own', kilobytes(500))?.take(kilobytes(500))
    wait(5000)
    expect(open('own', kilobytes(500))?.take(kilobytes(500))).toBe(true)
    expect(evicted).toEqual(['own'])
  })
})

import { describe, expect, it } from 'vitest'
import { createFairTurns, type EndTurn, type FairTurns } from '#shared/concurrency/fair-turns.ts'

/** Asks for a turn and writes down when it came; `ends` holds the turns under way, in the order in which they began. */
function givenTurns(underWayMax: number, underWayEachMax: number) {
  const turns = createFairTurns({ underWayMax, underWayEachMax })
  const begun: string[] = []
  const ends: EndTurn[] = []
  const ask = (turn: string): void => {
    void turns.take(turn.slice(0, 1)).then((end) => {
      begun.push(turn)
      if (end) ends.push(end)
    })
  }
  return { turns, begun, ends, ask }
}

/** Lets what is ready happen: all of it is promises. */
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

async function endFirst(ends: EndTurn[]): Promise<void> {
  ends.shift()?.()
  await settle()
}

describe('fair turns', () => {
  it('go round between the owners who wait, and in order within each', async () => {
    const { begun, ends, ask } = givenTurns(1, 1)
    for (const turn of ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1']) ask(turn)
    await settle()
    while (ends.length > 0) await endFirst(ends)
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4'])
  })

  it('are never more than allowed, neither together nor for one owner', async () => {
    const { begun, ends, ask } = givenTurns(3, 2)
    for (const turn of ['a1', 'a2', 'a3', 'a4']) ask(turn)
    await settle()
    expect(begun).toEqual(['a1', 'a2'])
    for (const turn of ['b1', 'b2']) ask(turn)
    await settle()
    expect(begun).toEqual(['a1', 'a2', 'b1'])
    await endFirst(ends)
    expect(begun).toEqual(['a1', 'a2', 'b1', 'b2'])
    await endFirst(ends)
    expect(begun).toEqual(['a1', 'a2', 'b1', 'b2', 'a3'])
  })

  it('are given up when the time is over, and then hold up nobody', async () => {
    const turns: FairTurns = createFairTurns({ underWayMax: 1, underWayEachMax: 1 })
    const end = await turns.take('a')
    expect(await turns.take('a', 1)).toBeNull()
    expect(turns.waiting).toBe(0)
    end?.()
    expect(await turns.take('a', 1)).toBeTypeOf('function')
  })
})

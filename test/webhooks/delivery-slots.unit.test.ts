import { describe, expect, it } from 'vitest'
import { createDeliverySlots } from '../../worker/webhooks/delivery-slots.ts'

const limits = { all: 10, perAccount: 4, perEndpoint: 2, slow: 3 }
const of = (accountId: string, endpointId: string, isSlow = false) => ({ accountId, endpointId, isSlow })
const times = <Item>(count: number, item: Item) => Array.from({ length: count }, () => item)
const accountsOf = (acquired: { accountId: string }[]) => acquired.map(({ accountId }) => accountId).join('')

describe('slots for deliveries', () => {
  it('rotate between accounts; when all are taken, the next round starts after the last one served', () => {
    const slots = createDeliverySlots({ ...limits, all: 2 })
    const wanted = [...times(2, of('a', 'a1')), of('b', 'b1'), of('c', 'c1')]
    const { acquired, cutAt } = slots.acquireInTurns(wanted)
    expect([accountsOf(acquired), cutAt, slots.isFull()]).toEqual(['ab', 'b', true])
    const wide = createDeliverySlots({ ...limits, all: 4 }).acquireInTurns([...wanted, ...times(2, of('d', 'd1'))])
    expect([accountsOf(wide.acquired), wide.cutAt]).toEqual(['abcd', null])
    const wider = createDeliverySlots({ ...limits, all: 5 }).acquireInTurns([...wanted, ...times(2, of('d', 'd1'))])
    expect([accountsOf(wider.acquired), wider.cutAt]).toEqual(['abcda', null])
  })

  it('are limited per account and per endpoint, across several rounds', () => {
    const slots = createDeliverySlots(limits)
    const one = of('a', 'a1')
    expect(slots.acquireInTurns(times(5, one)).acquired).toHaveLength(2)
    expect([slots.fullAccounts(), slots.fullEndpoints()]).toEqual([[], ['a1']])
    const more = [of('a', 'a1'), of('a', 'a2'), of('a', 'a2'), of('a', 'a3')]
    expect(slots.acquireInTurns(more).acquired.map(({ endpointId }) => endpointId)).toEqual(['a2', 'a2'])
    expect(slots.fullAccounts()).toEqual(['a'])
    slots.release(one)
    expect([slots.fullAccounts(), slots.fullEndpoints()]).toEqual([[], ['a2']])
  })

  it('are limited for slow endpoints, to one for each', () => {
    const slots = createDeliverySlots(limits)
    const slow = ['a', 'b', 'c', 'd'].flatMap((account) => times(2, of(account, `${account}1`, true)))
    expect(accountsOf(slots.acquireInTurns(slow).acquired)).toBe('abc')
    expect(slots.isSlowFull()).toBe(true)
    expect(accountsOf(slots.acquireInTurns([of('d', 'd1', true), of('d', 'd2')]).acquired)).toBe('d')
    slots.release(of('a', 'a1', true))
    expect(slots.isSlowFull()).toBe(false)
  })

  it('are reduced to one as soon as an endpoint proves slow', () => {
    const slots = createDeliverySlots(limits)
    const [first] = slots.acquireInTurns(times(2, of('a', 'a1'))).acquired
    if (first) slots.release(first, true)
    expect(slots.fullEndpoints()).toEqual(['a1'])
    expect(slots.acquireInTurns([of('a', 'a1', true)]).acquired).toEqual([])
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startAttacker } from '../../ops/abuse/attacker.ts'
import { type Edge, startEdge } from '../helpers/edge.ts'
import { givenCustomer } from '../helpers/given.ts'
import { answered, openRawClient, pourInto, requestHead, tinyChunks } from '../helpers/raw-client.ts'

const routes = {
  optimize: '/api/v1/prompts/optimize',
  'image-to-prompt': '/api/v1/prompts/image-to-prompt',
  keys: '/api/v1/account/keys',
  stripe: '/api/v1/webhooks/stripe',
}
const attackSeconds = 3
/** Bound to hold on a machine that others use too; without the guard such calls took half a minute. */
const p90MsMax = 2000

let edge: Edge
beforeAll(async () => {
  edge = await startEdge()
})
afterAll(() => edge.close())

function head(path: string, headers: Record<string, string> = {}): string {
  return requestHead(path, { 'transfer-encoding': 'chunked', ...headers })
}

describe('bodies in chunks of one byte', () => {
  it('do not delay paid calls, with or without a key', async () => {
    const other = await givenCustomer(edge.system.database)
    const target = { url: edge.api.url, key: other.key, seconds: attackSeconds, drippingUrl: '', tarpitUrl: '' }
    const attack = startAttacker('tinyChunks', target)
    const { p90Ms } = await edge.timeCalls(attack)
    expect((await attack).sent).toBeGreaterThan(100)
    expect(p90Ms).toBeLessThan(p90MsMax)
  })

  it('are refused early with a clear error, and the connection ends', async () => {
    for (const path of [routes.optimize, routes['image-to-prompt'], routes.keys]) {
      const client = await openRawClient(edge.api.url)
      client.socket.write(head(path, { authorization: `Bearer ${edge.key}` }))
      pourInto(client, tinyChunks)
      expect(await answered(client)).toBe(400)
      await client.ended
      expect(client.received()).toMatch(/\r\nconnection: close\r\n/i)
      expect(client.body()).toMatchObject({ success: false, error: { code: 'body_too_fragmented' } })
    }
  })
})

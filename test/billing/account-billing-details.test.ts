import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call } from '../helpers/call.ts'
import { givenCustomer } from '../helpers/given.ts'
import { startSystem, type TestSystem } from '../helpers/system.ts'

let system: TestSystem
beforeAll(async () => {
  system = await startSystem({ withWorker: false })
})
afterAll(async () => system.close())

const path = '/account/billing-details'
const indian = {
  legal_name: 'Acme Robotics Pvt Ltd',
  email: 'accounts@acme.example',
  gstin: null,
  address: '1 MG Road\nSecond floor',
  city: 'Bengaluru',
  state: 'KA',
  postal_code: '560001',
  country: 'IN',
}

async function put(key: string, body: unknown) {
  return call(system, key, { method: 'PUT', path, body })
}

describe('billing details', () => {
  it('are null at first, and then read back as stored, also within the account', async () => {
    const { key } = await givenCustomer(system.database)
    const before = await call(system, key, { path })
    expect(Object.values(before.body.data)).toEqual(Array(8).fill(null))
    expect((await put(key, indian)).body).toEqual({ success: true, data: indian })
    expect((await call(system, key, { path })).body.data).toEqual(indian)
    expect((await call(system, key, { path: '/account' })).body.data).toMatchObject({
      billing_details: indian,
      email: indian.email,
    })
  })

  it('are normalized when stored, and returned normalized', async () => {
    const { key } = await givenCustomer(system.database)
    const answer = await put(key, {
      ...indian,
      state: 'ka ',
      postal_code: '560 001',
      country: 'in',
      city: ' Bengaluru',
    })
    expect(answer.body.data).toEqual(indian)
  })

  it('are replaced as a whole: what is left out is removed', async () => {
    const { key } = await givenCustomer(system.database)
    await put(key, indian)
    const abroad = { legal_name: 'Acme GmbH', address: 'Ring 1', city: 'Wien', country: 'AT' }
    const stored = (await put(key, abroad)).body.data
    expect(stored).toMatchObject({ ...abroad, state: null, postal_code: null })
    expect((await call(system, key, { path })).body.data).toEqual(stored)
  })

  it('keep the e-mail address when it is omitted, and lose it when it is null', async () => {
    const { key } = await givenCustomer(system.database)
    const { email, ...others } = indian
    await put(key, indian)
    expect((await put(key, others)).body.data).toEqual(indian)
    expect((await put(key, { ...others, email: null })).body.data.email).toBeNull()
  })

  it('are refused with all type and rule faults at once, and nothing is stored', async () => {
    const { key } = await givenCustomer(system.database)
    await put(key, indian)
    const answer = await put(key, {
      ...indian,
      city: 7,
      state: 'QQ',
      postal_code: '999',
      tone: 'warm',
      email: 'nobody',
    })
    expect([answer.status, answer.body.error.code]).toEqual([422, 'validation_error'])
    const fields = answer.body.error.details.map(({ field }: { field: string }) => field)
    expect(fields.sort()).toEqual(['city', 'email', 'postal_code', 'state', 'tone'])
    expect((await call(system, key, { path })).body.data).toEqual(indian)
  })

  it('with a value of the wrong type are refused even among more faults than are listed', async () => {
    const { key } = await givenCustomer(system.database)
    const unknown = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`field${index}`, 1]))
    const answer = await put(key, { ...indian, ...unknown, legal_name: 5, gstin: ['a'] })
    expect([answer.status, answer.body.error.code]).toEqual([422, 'validation_error'])
  })

  it.each([['[]'], ['"text"'], ['null'], ['7']])('are refused if the body is %s, not an object', async (body) => {
    const { key } = await givenCustomer(system.database)
    const answer = await put(key, JSON.parse(body))
    expect([answer.status, answer.body.error.message]).toEqual([422, 'The body must be a JSON object'])
  })

  it.each([
    ['a script that invoices cannot print', { city: '東京' }, 'city', /Latin, Greek, Cyrillic or Devanagari/],
    ['a GSTIN of another state', { gstin: '27AAPFU0939F1ZV' }, 'gstin', /registered in Maharashtra/],
    ['a country that does not exist', { country: 'ZZ' }, 'country', /ISO 3166-1/],
    ['a NUL', { city: 'a\0b' }, 'city', /character/],
    ['a lone surrogate', { city: 'a\ud83d' }, 'city', /character/],
    ['a book', { legal_name: 'a'.repeat(5000) }, 'legal_name', /characters/],
  ])('%s is refused with the field and the rule', async (_name, change, field, message) => {
    const { key } = await givenCustomer(system.database)
    const answer = await put(key, { ...indian, ...change })
    expect(answer.status).toBe(422)
    const fault = answer.body.error.details.find((detail: { field: string }) => detail.field === field)
    expect(fault?.message).toMatch(message)
  })

  it('are not visible to another account', async () => {
    const [mine, theirs] = [await givenCustomer(system.database), await givenCustomer(system.database)]
    await put(mine.key, indian)
    expect((await call(system, theirs.key, { path })).body.data.legal_name).toBeNull()
  })
})

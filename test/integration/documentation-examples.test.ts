import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAccount } from '#shared/accounts/account-repository.ts'
import { targetIds } from '#shared/catalog/targets.ts'
import { answerDrafts, answerPage, formatJson, runCommand } from '../helpers/examples.ts'
import { givenApiKey, givenCustomer } from '../helpers/given.ts'
import { accountState } from '../helpers/ledger.ts'
import { answerOperations } from '../helpers/openapi-examples.ts'
import { startSystem, type TestSystem } from '../helpers/system.ts'

/*
 * `npm run examples` runs this file with --update, which writes what the service answers into the pages; without it, a page
 * that says anything else fails.
 */

const root = join(import.meta.dirname, '../..')
const pathOf = (file: string): string => join(root, file)
const read = (file: string): string => readFileSync(pathOf(file), 'utf8')

let system: TestSystem
let idle: TestSystem
beforeAll(async () => {
  // Links in answers name the address that the pages use.
  const settings = { PUBLIC_URL: 'http://127.0.0.1:3000' }
  system = await startSystem({ settings })
  idle = await startSystem({ settings, withWorker: false })
  for (const { app } of [system, idle]) await app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await system.close()
  await idle.close()
})

/** As `npm start` makes it: a name and the credits of a new account. */
async function givenNewcomer(): Promise<{ accountId: string; key: string }> {
  const accountId = await createAccount(system.database.kysely, { name: 'Local trial' })
  return { accountId, key: (await givenApiKey(system.database, accountId)).secret }
}

describe('the examples of', () => {
  it('README.md are what the service answers', async () => {
    const { key } = await givenNewcomer()
    const { targets, page } = await answerDrafts(system, key, read('README.md'))
    expect(targets.toSorted()).toEqual([...targetIds].toSorted())
    await expect(await answerPage(system, (await givenNewcomer()).key, page)).toMatchFileSnapshot(pathOf('README.md'))
  })

  it.each(['docs/api.md', 'docs/jobs.md'])('%s are what the service answers', async (file) => {
    const { key } = await givenNewcomer()
    await expect(await answerPage(system, key, read(file))).toMatchFileSnapshot(pathOf(file))
  })

  it('the OpenAPI document are what the service answers', async () => {
    const file = 'api/http/openapi/data/examples.json'
    const examples = await answerOperations(JSON.parse(read(file)))
    await expect(formatJson(examples, { isLong: true })).toMatchFileSnapshot(pathOf(file))
  })
})

describe('the commands of docs/jobs.md', () => {
  const commands = [...read('docs/jobs.md').matchAll(/```sh\n([\s\S]*?)```/g)].map(([, command = '']) => command)
  const runExample = (on: TestSystem, key: string, part: string, ids: Record<string, string> = {}) => {
    const [command = '', ...others] = commands.filter((text) => text.includes(part))
    if (command === '' || others.length > 0) throw new Error(`not one example holds ${part}`)
    return runCommand(on, command, { API_KEY: key, ...ids })
  }

  it('repeat a call and pay once', async () => {
    const { key, accountId } = await givenCustomer(system.database)
    const first = await runExample(system, key, '7c9e6679')
    const again = await runExample(system, key, '7c9e6679')
    expect(first.head).toMatch(/^http\/1\.1 200/)
    expect(again.head).toMatch(/^http\/1\.1 200[\s\S]*idempotent-replayed: true/)
    expect(again.body).toEqual(first.body)
    expect(await accountState(system.database, accountId)).toMatchObject({ captured: 1 })
  })

  it('do not wait, follow the job and find it in the list', async () => {
    const { key } = await givenCustomer(system.database)
    const accepted = await runExample(system, key, 'sourdough bread')
    expect(accepted.head).toMatch(/^http\/1\.1 202/)
    for (const name of ['location: /api/v1/jobs/', 'retry-after: ', 'preference-applied: respond-async']) {
      expect(accepted.head).toContain(name)
    }
    const ids = { JOB_ID: accepted.body.data.job_id }
    const followed = await runExample(system, key, '/events', ids)
    expect(followed.text).toMatch(/event: done\ndata: .*"succeeded"/)
    const fetched = await runExample(system, key, 'curl -s http://127.0.0.1:3000/api/v1/jobs/$JOB_ID -H', ids)
    const listed = await runExample(system, key, '/jobs?limit=5')
    expect(listed.body.data.items[0]).toEqual(fetched.body.job)
  })

  it('cancel a job', async () => {
    const { key } = await givenCustomer(idle.database)
    const ids = { JOB_ID: (await runExample(idle, key, 'sourdough bread')).body.data.job_id }
    const cancelled = await runExample(idle, key, '-X DELETE', ids)
    expect(cancelled.body.data.status).toBe('cancelled')
    const fetched = await runExample(idle, key, 'curl -s http://127.0.0.1:3000/api/v1/jobs/$JOB_ID -H', ids)
    expect(fetched.body.error).toMatchObject({ code: 'job_cancelled' })
  })
})

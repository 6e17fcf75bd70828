import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { expect, it } from 'vitest'
import { fetchWithDeadline, listenLocally } from '../../ops/local-servers.ts'

const folder = path.join(import.meta.dirname, '../../ops')

it('fetchWithDeadline ends a call whose response never completes', async () => {
  const server = await listenLocally(createServer((_, response) => void response.write('{')))
  try {
    const call = fetchWithDeadline(`http://127.0.0.1:${server.port}`, { deadlineMs: 50 })
    await expect(call.then((answer) => answer.text())).rejects.toMatchObject({ name: 'TimeoutError' })
  } finally {
    await server.close()
  }
})

it('programs in ops/ do not call fetch directly', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
  const calling = files.filter((file) => /\bfetch\(/.test(readFileSync(path.join(folder, file), 'utf8')))
  expect(calling).toEqual(['local-servers.ts'])
})

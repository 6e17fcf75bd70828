import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { listenLocally } from '../../ops/dev/services/listen-locally.ts'
import { call, type TextAnswer } from './call.ts'
import { keepVolatile, untilIdle } from './examples.ts'
import { givenCustomer } from './given.ts'
import { startSystem } from './system.ts'

/** By operation: what is sent, and by status what is answered. */
type Examples = Record<string, { request?: unknown; responses: Record<string, unknown> }>

const documentedHost = 'https://example.com'
const later = { prefer: 'respond-async' }
const promptPaths = {
  optimizePrompt: '/prompts/optimize',
  generatePrompt: '/prompts/generate',
  imageToPrompt: '/prompts/image-to-prompt',
}

/** The examples with what the operations that make and fetch prompts answer now to their documented requests. */
export async function answerOperations(examples: Examples): Promise<Examples> {
  const picture = readFileSync(join(import.meta.dirname, '../../docs/orange.jpg'))
  const host = await listenLocally(
    createServer((_request, response) => response.setHeader('content-type', 'image/jpeg').end(picture)),
  )
  const origin = `127.0.0.1:${host.port}`
  const system = await startSystem({ settings: { IMAGE_URL_ALLOW: origin } })
  const answered = structuredClone(examples)
  const store = (operation: string, { status, body, text }: TextAnswer): void => {
    const responses = answered[operation]?.responses
    if (!responses || !(status in responses)) throw new Error(`${operation} answers ${status}: ${text}`)
    responses[status] = keepVolatile(responses[status], body)
  }
  try {
    const { key } = await givenCustomer(system.database, { credits: 7500, plan: 'pro' })
    const send = (operation: string, path: string, headers = {}) => {
      const body: unknown = JSON.parse(
        JSON.stringify(examples[operation]?.request).replace(documentedHost, `http://${origin}`),
      )
      return call(system, key, { method: 'POST', path, body, headers })
    }
    for (const [operation, path] of Object.entries(promptPaths)) {
      store(operation, await send(operation, path))
      const accepted = await send(operation, path, later)
      store(operation, accepted)
      await untilIdle(system)
      if (operation === 'optimizePrompt')
        store('getJob', await call(system, key, { path: `/jobs/${accepted.body.data.job_id}` }))
    }
    const batch = await send('optimizePrompts', '/prompts/optimize/batch')
    store('optimizePrompts', batch)
    await untilIdle(system)
    store('getBatch', await call(system, key, { path: `/batches/${batch.body.data.batch_id}` }))
    store('listBatches', await call(system, key, { path: '/batches' }))
    store('listJobs', await call(system, key, { path: '/jobs?limit=2' }))
    store('listPlans', await call(system, null, { path: '/plans' }))
  } finally {
    await system.close()
    await host.close()
  }
  return answered
}

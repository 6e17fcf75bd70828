import { parentPort } from 'node:worker_threads'
import fastifyApiReference from '@scalar/fastify-api-reference'
import Fastify from 'fastify'
import { createStaticResponse } from './static-response.ts'

// The package exposes its 4 MB browser script only through a route and loads an OpenAPI parser with it. Loading it in a
// short-lived thread frees that memory.
const app = Fastify()
await app.register(fastifyApiReference, { routePrefix: '/docs', configuration: { url: '/' } })
const { rawPayload, statusCode } = await app.inject('/docs/js/scalar.js')
if (statusCode !== 200) throw new Error(`the API reference answered ${statusCode} for its script`)
parentPort?.postMessage(await createStaticResponse(rawPayload, 'text/javascript; charset=utf-8'))

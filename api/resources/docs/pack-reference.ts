import { parentPort } from 'node:worker_threads'
import fastifyApiReference from '@scalar/fastify-api-reference'
import Fastify from 'fastify'
import { createStaticAnswer } from './static-answer.ts'

// The package holds its browser script as a string of 4 MB beside an OpenAPI parser, and hands it out by a route alone.
// It is loaded in this thread, which ends with it.
const app = Fastify()
await app.register(fastifyApiReference, { routePrefix: '/docs', configuration: { url: '/' } })
const { rawPayload, statusCode } = await app.inject('/docs/js/scalar.js')
if (statusCode !== 200) throw new Error(`the API reference answered ${statusCode} for its script`)
parentPort?.postMessage(await createStaticAnswer(rawPayload, 'text/javascript; charset=utf-8'))

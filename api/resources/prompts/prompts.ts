import type { FastifyPluginAsync } from 'fastify'
import { type BatchRoute, optimizeBatchRoute } from '../batches/optimize-batch.ts'
import { generateRoute } from './generate.ts'
import { imageToPromptRoute } from './image-to-prompt.ts'
import { optimizeRoute } from './optimize.ts'

/** The prompt endpoints. */
export const promptRoutes: FastifyPluginAsync<BatchRoute> = async (
  app,
  { runner, limiter, replyNode, syncWaitMs, jobLifetimeMs, defaultQuality },
) => {
  const routes = { runner, replyNode, syncWaitMs, jobLifetimeMs, defaultQuality }
  await app.register(optimizeRoute, routes)
  await app.register(generateRoute, routes)
  await app.register(imageToPromptRoute, routes)
  await app.register(optimizeBatchRoute, { ...routes, limiter })
}

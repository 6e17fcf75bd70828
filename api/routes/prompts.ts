import type { FastifyPluginAsync } from 'fastify'
import { generateRoute } from './generate.ts'
import { imageToPromptRoute } from './image-to-prompt.ts'
import { optimizeRoute } from './optimize.ts'
import type { PromptRoutes } from './run-prompt.ts'

/** The endpoints that make a prompt. */
export const promptRoutes: FastifyPluginAsync<PromptRoutes> = async (
  app,
  { runner, replyNode, syncWaitMs, jobLifetimeMs, defaultQuality },
) => {
  const routes = { runner, replyNode, syncWaitMs, jobLifetimeMs, defaultQuality }
  await app.register(optimizeRoute, routes)
  await app.register(generateRoute, routes)
  await app.register(imageToPromptRoute, routes)
}

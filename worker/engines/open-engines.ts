import { type Tier, tiers } from '#shared/accounts/plans.ts'
import { createFairSemaphore } from '#shared/concurrency/fair-semaphore.ts'
import type { ProviderMetrics } from '#shared/metrics/provider-metrics.ts'
import type { Logger } from '#shared/platform/logger.ts'
import { parseAllowedHosts } from '#shared/ssrf/url-guard.ts'
import type { WorkerConfig } from '../config.ts'
import type { Knowledge } from '../text-engine/engine-knowledge.ts'
import type { JobEngines, LocalImageEngine, LocalTextEngine } from './engine.ts'
import type { EndpointProviders } from './llm/providers/open-providers.ts'
import { createImageWriter } from './llm/writing/write-image.ts'
import { createTextWriter } from './llm/writing/write-text.ts'
import type { ModelSlots } from './llm/writing/writing-task.ts'
import { createLocalEngine, openTextEngine, warmUp } from './local/local-engine.ts'
import type { DecoderPool } from './vision/decoder-pool/open-decoder-pool.ts'
import { withFallback } from './with-fallback.ts'

/** Loading takes at most this share of the engine's deadline and decoding another, so that each reports its own timeout. */
const deadlineShare = 0.45
const decodeMsMax = 5000

/** Of a text in the thread of long ones; the most expensive text found so far takes a hundredth of it. */
const textDeadlineMs = 3000

/** Images in progress for each decoder: most wait for their hosts. */
const imagesPerDecoder = 4

/** The engines by job class; null for a class that this worker does not serve. */
export interface Engines {
  text: JobEngines
  /** One per tier, so that loading images wait only for images of the same tier. */
  vision: Record<Tier, JobEngines> | null
  /** Synchronous jobs share slots fairly; background jobs are queued fairly already. */
  llm: Record<Tier, { synchronous: JobEngines; background: JobEngines }> | null
  /** Call once no engine runs any more. */
  close(): Promise<void>
}

export interface EngineDependencies {
  knowledge: Knowledge
  providers: EndpointProviders
  metrics: ProviderMetrics
  logger: Logger
}

/** True for a worker that consumes a queue of models. */
export function takesModelJobs(config: WorkerConfig): boolean {
  return config.CONCURRENCY_LLM_STANDARD + config.CONCURRENCY_LLM_PRIORITY > 0
}

/** Starts the image decoders of this worker's image queues and warms its engines up. */
export async function openEngines(config: WorkerConfig, dependencies: EngineDependencies): Promise<Engines> {
  const { knowledge, providers } = dependencies
  const texts = await openTexts(config, knowledge, providers)
  const isForModels = takesModelJobs(config)
  const isForImages = config.CONCURRENCY_IMAGE_STANDARD + config.CONCURRENCY_IMAGE_PRIORITY > 0
  const deadlineMs = config.ENGINE_DEADLINE_MS
  const text = { text: texts.engine, image: null, deadlineMs }
  if (!isForModels && !isForImages) return { text, vision: null, llm: null, close: texts.close }
  const vision = isForImages
    ? await openVision(config, dependencies, { warmsUp: true })
    : openVisionLater(config, dependencies)
  const { engines } = vision
  return {
    text,
    vision: isForImages
      ? { standard: { ...text, image: engines.standard }, priority: { ...text, image: engines.priority } }
      : null,
    llm: isForModels ? composeModelEngines(config, dependencies, texts.engine, engines) : null,
    close: async () => void (await Promise.all([texts.close(), vision.close()])),
  }
}

/**
 * A worker without text queues has no text thread: its memory is needed for images, and a text of a model job may block
 * the event loop for a few milliseconds.
 */
async function openTexts(
  config: WorkerConfig,
  knowledge: Knowledge,
  providers: EndpointProviders,
): Promise<{ engine: LocalTextEngine; close(): Promise<void> }> {
  const local = createLocalEngine(knowledge)
  if (config.CONCURRENCY_STANDARD + config.CONCURRENCY_PRIORITY === 0) {
    if (providers.optimize.length + providers.generate.length > 0) await warmUp(local)
    return { engine: local, close: async () => {} }
  }
  await warmUp(local)
  const engine = openTextEngine(local, textDeadlineMs)
  return { engine, close: engine.close }
}

interface Vision {
  engines: Record<Tier, LocalImageEngine>
  close(): Promise<void>
}

/**
 * Opens vision at the first image, for a worker that takes images only in model jobs: most of these jobs are texts, and
 * their callers wait for seconds anyway.
 */
function openVisionLater(config: WorkerConfig, dependencies: EngineDependencies): Vision {
  let opening: Promise<Vision> | null = null
  const open = (): Promise<Vision> => {
    opening ??= openVision(config, dependencies, { warmsUp: false }).catch((error: unknown) => {
      // The next image tries again.
      opening = null
      throw error
    })
    return opening
  }
  const engineOf = (tier: Tier): LocalImageEngine => ({
    id: 'vision',
    run: async (request, context) => (await open()).engines[tier].run(request, context),
  })
  return {
    engines: { standard: engineOf('standard'), priority: engineOf('priority') },
    close: async () => (await opening?.catch(() => null))?.close(),
  }
}

/** Loads the decoders and starts their processes: a worker of texts alone never needs them. */
async function openVision(
  config: WorkerConfig,
  { knowledge: words, logger }: EngineDependencies,
  { warmsUp }: { warmsUp: boolean },
): Promise<Vision> {
  const { createImageEngine, warmUpImages } = await import('./vision/image-engine.ts')
  const { openDecoderPool } = await import('./vision/decoder-pool/open-decoder-pool.ts')
  const decodersOf = {
    standard: Math.max(1, config.CONCURRENCY_IMAGE_STANDARD),
    priority: Math.max(1, config.CONCURRENCY_IMAGE_PRIORITY),
  }
  const decoders = await openDecoderPool(Math.max(...tiers.map((tier) => decodersOf[tier])), (reason) => {
    logger.warn({ reason }, 'decoder process died; restarting')
    reportToParent(`The decoder process died (${reason}) and is restarted.`)
  })
  const budgetMs = Math.floor(config.ENGINE_DEADLINE_MS * deadlineShare)
  const options = {
    decoders,
    bytesMax: config.IMAGE_BYTES_MAX,
    pixelsMax: config.IMAGE_PIXELS_MAX,
    loadMs: Math.min(config.IMAGE_DEADLINE_MS, budgetMs),
    decodeMs: Math.min(decodeMsMax, budgetMs),
    words,
    allowedHosts: parseAllowedHosts(config.IMAGE_URL_ALLOW),
  }
  if (warmsUp) {
    // Slow first results are no reason not to start.
    await warmUpImages(createImageEngine({ ...options, decoders: readOnce(decoders), slotsMax: 1 })).catch(
      (error: unknown) => logger.warn({ error }, 'image engine not warmed up'),
    )
    await decoders.renew()
  }
  const open = (tier: Tier) => createImageEngine({ ...options, slotsMax: decodersOf[tier] * imagesPerDecoder })
  return { engines: { standard: open('standard'), priority: open('priority') }, close: () => decoders.close() }
}

/** Has the first image measured and takes it for all others. */
function readOnce(decoders: DecoderPool): Pick<DecoderPool, 'read'> {
  let reading: ReturnType<DecoderPool['read']> | null = null
  return {
    read(task, turn) {
      reading ??= decoders.read(task, turn)
      return reading
    },
  }
}

function composeModelEngines(
  config: WorkerConfig,
  { knowledge, providers, metrics }: EngineDependencies,
  text: LocalTextEngine,
  images: Record<Tier, LocalImageEngine>,
): Record<Tier, { synchronous: JobEngines; background: JobEngines }> {
  const compose = (tier: Tier, slots?: ModelSlots): JobEngines => {
    const options = {
      deadlineMs: config.MODEL_DEADLINE_MS,
      tokensMax: config.MODEL_TOKENS_MAX,
      thinkingTokens: config.MODEL_THINKING_TOKENS,
      knowledge,
      ...(slots ? { slots } : {}),
    }
    return {
      text: withFallback(text, providers, createTextWriter(options)),
      image: withFallback(images[tier], providers, createImageWriter(options)),
      deadlineMs: config.ENGINE_DEADLINE_MS + config.MODEL_DEADLINE_MS,
    }
  }
  const ofTier = (tier: Tier, slotsMax: number) => ({
    synchronous: compose(tier, openModelSlots(slotsMax, metrics)),
    background: compose(tier),
  })
  return {
    standard: ofTier('standard', config.CONCURRENCY_LLM_STANDARD),
    priority: ofTier('priority', config.CONCURRENCY_LLM_PRIORITY),
  }
}

/** Slots for synchronous jobs; one account has half of them at most. */
function openModelSlots(slotsMax: number, { slotWait }: ProviderMetrics): ModelSlots {
  const slots = createFairSemaphore({ slotsMax, slotsPerOwnerMax: Math.ceil(slotsMax / 2) })
  return {
    async acquire(accountId, waitMs) {
      const startMs = performance.now()
      const release = await slots.acquire(accountId, waitMs)
      slotWait.observe({ outcome: release ? 'acquired' : 'timed_out' }, (performance.now() - startMs) / 1000)
      return release
    },
  }
}

/** Sends the parent process (`npm start`) one line for its console. */
function reportToParent(line: string): void {
  // The parent may have ended meanwhile.
  if (process.connected) process.send?.(line, undefined, undefined, () => {})
}

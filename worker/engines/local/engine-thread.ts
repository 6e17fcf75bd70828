/** The thread that the text engine runs in: a request comes in, its result goes out. */
import { parentPort } from 'node:worker_threads'
import type { OptimizeRequest } from '#shared/prompts/prompt-request.ts'
import { loadKnowledge } from '../../text-engine/knowledge/load/load-knowledge.ts'
import type { EngineAnswer } from '../engine-answer.ts'
import { createLocalEngine } from './local-engine.ts'
import { warmUp } from './warm-up.ts'

const engine = createLocalEngine(loadKnowledge())
/** Nothing in here stops half-way: what takes too long ends with the thread. */
const { signal } = new AbortController()

async function write(request: OptimizeRequest): Promise<EngineAnswer> {
  try {
    return { status: 'made', result: await engine.optimize(request, { signal }) }
  } catch (error) {
    return { status: 'failed', errorName: error instanceof Error ? error.name : 'unknown' }
  }
}

await warmUp(engine)
parentPort?.on('message', async (request: OptimizeRequest) => parentPort?.postMessage(await write(request)))
parentPort?.postMessage('ready')

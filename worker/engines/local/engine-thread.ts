/** The thread of the text engine: one request comes in, its result goes out. */
import { parentPort } from 'node:worker_threads'
import { releaseStartMemory } from '#shared/platform/release-start-memory.ts'
import { loadKnowledge } from '../../text-engine/knowledge/load/load-knowledge.ts'
import type { TextRequest } from '../engine.ts'
import { createLocalEngine, type ThreadReply } from './local-engine.ts'

const engine = createLocalEngine(loadKnowledge())
/** Never aborted: a text that exceeds its deadline ends with the thread. */
const { signal } = new AbortController()

async function write(request: TextRequest): Promise<ThreadReply> {
  try {
    return { status: 'made', result: await engine.run(request, { signal }) }
  } catch (error) {
    return { status: 'failed', errorName: error instanceof Error ? error.name : 'unknown' }
  }
}

// No warm-up: it would take ten times as long as the long text that waits.
releaseStartMemory()
parentPort?.on('message', async (request: TextRequest) => parentPort?.postMessage(await write(request)))
parentPort?.postMessage('ready')

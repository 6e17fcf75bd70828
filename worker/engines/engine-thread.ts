/** The thread that the text engine runs in: a request comes in, its result goes out. */
import { parentPort } from 'node:worker_threads'
import { loadKnowledge } from '../load-knowledge.ts'
import type { EngineAnswer, EngineTask } from './engine-task.ts'
import { createLocalEngine } from './local-engine.ts'
import { warmUp } from './warm-up.ts'

const engine = createLocalEngine(loadKnowledge())
/** Nothing in here stops half-way: what takes too long ends with the thread. */
const { signal } = new AbortController()

async function run({ endpoint, request }: EngineTask): Promise<EngineAnswer> {
  try {
    const made = endpoint === 'optimize' ? engine.optimize(request, { signal }) : engine.generate(request, { signal })
    return { status: 'made', result: await made }
  } catch (error) {
    return { status: 'failed', errorName: error instanceof Error ? error.name : 'unknown' }
  }
}

await warmUp(engine)
parentPort?.on('message', async (task: EngineTask) => parentPort?.postMessage(await run(task)))
parentPort?.postMessage('ready')

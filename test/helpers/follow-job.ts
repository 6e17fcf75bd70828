import { call } from './call.ts'
import { eventually } from './eventually.ts'
import { runCommand } from './examples.ts'
import { givenCustomer } from './given.ts'
import { standInSettings } from './stand-ins/model-providers.ts'
import { startModelStandIn } from './stand-ins/model-stand-in.ts'
import { startSystem, type TestSystem } from './system.ts'

const later = { prefer: 'respond-async' }

/**
 * The output of a command that follows a background job from second in its queue to its end, and the response to the
 * cancellation of the job before it. A worker starts once the job is first, and its model answers only after the event
 * `running`, so that no event is missed.
 */
export async function followQueuedJob(command: string): Promise<{ text: string; cancelled: object }> {
  let heard = ''
  const until = (event: string) => eventually(() => heard.includes(event))
  const model = await startModelStandIn(async () => {
    await until('event: running')
    return { refusal: 'no' }
  })
  const system = await startSystem({
    withWorker: false,
    withModels: true,
    settings: standInSettings(model.url, 'openai'),
  })
  let worker: TestSystem['worker'] = null
  try {
    await system.app.listen({ host: '127.0.0.1', port: 0 })
    const { key } = await givenCustomer(system.database)
    const start = async (): Promise<string> =>
      (await system.optimize(key, { prompt: 'write a cover letter for a nurse', quality: 'best' }, later)).body.data
        .job_id
    const first = await start()
    const variables = { POA_API_KEY: key, JOB_ID: await start() }
    const following = runCommand(system, command, variables, (text) => (heard += text))
    await until('"position":2')
    const cancelled = await call(system, key, { method: 'DELETE', path: `/jobs/${first}` })
    await until('"position":1')
    worker = await system.addWorker()
    // Heartbeats come by the clock, not by the job.
    return { text: (await following).text.replaceAll(': keep-alive\n\n', ''), cancelled: cancelled.body }
  } finally {
    await worker?.close()
    await system.close()
    await model.close()
  }
}

import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { listenLocally } from '../../local-servers.ts'

/** `failing`: 500. `silent`: accepts calls and answers none. `rambling`: 200 with a body that is no completion. */
export type ModelBehaviour = 'well' | 'failing' | 'silent' | 'rambling'

interface ModelStandIn {
  /** Of a process that asks this model. */
  settings: Readonly<Record<string, string>>
  /** From now on. */
  behave(behaviour: ModelBehaviour): void
  close(): Promise<void>
}

const thinkMs = 300
/** The instruction names the sign by which a model says that the draft is fine as it is. */
const wholeSign = /the prompt is this sign and nothing else: (\S+)/

/** A model that finds every draft good enough, in the wire format of OpenAI's chat completions. */
export async function startModelStandIn(): Promise<ModelStandIn> {
  let current: ModelBehaviour = 'well'
  const server = createServer(async (request, response) => {
    const body = JSON.parse(await text(request)) as { model: string; messages: unknown }
    await new Promise((resolve) => setTimeout(resolve, thinkMs))
    const headers = { 'content-type': 'application/json' }
    if (current === 'silent') return
    if (current === 'failing') return void response.writeHead(500, headers).end('{"error":{"message":"out of order"}}')
    if (current === 'rambling') return void response.writeHead(200, headers).end('{"choices":[{"message":{"content":')
    response.writeHead(200, headers).end(JSON.stringify(completionOf(body)))
  })
  const { port, close } = await listenLocally(server)
  return {
    settings: {
      ENGINES: 'openai,local',
      OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1`,
      OPENAI_API_KEY: 'none',
      OPENAI_MODEL: 'gpt-5.4-mini',
    },
    behave(behaviour) {
      current = behaviour
    },
    close,
  }
}

function completionOf({ model, messages }: { model: string; messages: unknown }): object {
  const sign = wholeSign.exec(JSON.stringify(messages))?.[1]?.replace(/\\n.*|"$/, '') ?? ''
  const reply = { reading: 'It is fine.', prompt: sign, negative_terms: [], decisions: [], missing: [] }
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: Math.floor(Date.now() / 1000),
    model,
    choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content: JSON.stringify(reply) } }],
    usage: { prompt_tokens: 900, completion_tokens: 60, total_tokens: 960 },
  }
}

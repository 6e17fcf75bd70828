import { PromptOptimizationError } from './errors.ts'
import { describeFailure } from './transport.ts'

export interface ServerSentEvent {
  id: string
  type: string
  data: string
}

/** Characters of one event; the largest result is far below. */
const eventLengthMax = 4 * 1024 * 1024

/** The events of a `text/event-stream` body. Comments, such as heartbeats, are skipped. */
export async function* readEvents(response: Response, signal?: AbortSignal): AsyncGenerator<ServerSentEvent> {
  if (!response.body) return
  const reader = response.body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read().catch((error: unknown) => {
        throw describeFailure(error, signal)
      })
      rest = (rest + decoder.decode(value, { stream: !done })).replaceAll('\r\n', '\n')
      const blocks = rest.split('\n\n')
      rest = blocks.pop() ?? ''
      if (rest.length > eventLengthMax) throw new PromptOptimizationError('The stream holds an event without an end.')
      for (const event of blocks.map(parseEvent)) if (event) yield event
      if (done) return
    }
  } finally {
    await reader.cancel().catch(() => {})
  }
}

/** Null for a block without data. */
function parseEvent(block: string): ServerSentEvent | null {
  const event: ServerSentEvent = { id: '', type: 'message', data: '' }
  const lines: string[] = []
  for (const line of block.split('\n')) {
    const [, name = '', value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? []
    if (name === 'data') lines.push(value)
    if (name === 'id') event.id = value
    if (name === 'event') event.type = value
  }
  return lines.length === 0 ? null : { ...event, data: lines.join('\n') }
}

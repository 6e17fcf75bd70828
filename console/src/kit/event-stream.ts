export interface StreamEvent {
  event: string
  data: string
}

/** The events of a `text/event-stream` body, as they arrive; comments are skipped. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    rest += decoder.decode(value, { stream: true }).replaceAll('\r\n', '\n')
    const blocks = rest.split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const event = parseBlock(block)
      if (event) yield event
    }
  }
}

function parseBlock(block: string): StreamEvent | null {
  const lines = block.split('\n')
  const valuesOf = (name: string): string[] =>
    lines.filter((line) => line.startsWith(`${name}:`)).map((line) => line.slice(name.length + 1).replace(/^ /, ''))
  const data = valuesOf('data').join('\n')
  return data === '' ? null : { event: valuesOf('event').at(-1) ?? 'message', data }
}

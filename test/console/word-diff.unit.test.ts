import { expect, it } from 'vitest'
import { readEvents } from '../../console/src/kit/event-stream.ts'
import { diffWords } from '../../console/src/kit/word-diff.ts'

const textsOf = (parts: ReturnType<typeof diffWords>) => [
  parts.map(({ kind, former }) => (kind === 'added' ? '' : former)).join(''),
  parts.map(({ kind, text }) => (kind === 'removed' ? '' : text)).join(''),
]

it.each([
  ['a red fox', 'A red fox in the snow --ar 3:2'],
  ['one two three', 'three two one'],
  ['', 'new'],
  ['old', ''],
  ['x '.repeat(3000), 'y '.repeat(3000)],
])('the marked words of %j and its result are these two texts', (before, after) => {
  expect(textsOf(diffWords(before, after))).toEqual([before, after])
})

it('case and closing punctuation are no change', () => {
  expect(diffWords('a red fox', 'A red fox, in snow').map(({ kind }) => kind)).toEqual(['same', 'added'])
})

it('events are read wherever the stream is cut, without comments', async () => {
  const text = ': heartbeat\n\nid: preliminary\nevent: preliminary\ndata: {"a":"é"}\n\nevent: result\ndata: {}\n\n'
  const bytes = new TextEncoder().encode(text)
  for (let cut = 0; cut <= bytes.length; cut += 1) {
    const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start(controller) {
        controller.enqueue(bytes.slice(0, cut))
        controller.enqueue(bytes.slice(cut))
        controller.close()
      },
    })
    const events = []
    for await (const event of readEvents(stream)) events.push(event)
    expect(events).toEqual([
      { event: 'preliminary', data: '{"a":"é"}' },
      { event: 'result', data: '{}' },
    ])
  }
})

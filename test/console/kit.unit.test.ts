import { expect, it } from 'vitest'
import { isCountryCode } from '#shared/billing/countries.ts'
import { indianStates } from '#shared/billing/tax/indian-states.ts'
import { countryCodes, indianStateNames } from '../../console/src/billing/places.ts'
import { diffWords } from '../../console/src/kit/word-diff.ts'
import { splitDrafts, toCsv } from '../../console/src/pages/batch-data.ts'
import { readEvents } from '../../console/src/pages/run-prompt.ts'

it('the billing form offers the countries and states that the API takes', () => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const taken = letters.flatMap((one) => letters.map((other) => one + other)).filter(isCountryCode)
  expect([...countryCodes].sort()).toEqual(taken)
  const states = indianStates.flatMap(({ code, name }) => (code === null ? [] : [[code, name]]))
  expect(indianStateNames).toEqual(Object.fromEntries(states))
})

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
])('the word diff of %j and its result reproduces both texts', (before, after) => {
  expect(textsOf(diffWords(before, after))).toEqual([before, after])
})

it('differences in case and closing punctuation are not marked', () => {
  expect(diffWords('a red fox', 'A red fox, in snow').map(({ kind }) => kind)).toEqual(['same', 'added'])
})

it('stream events are read across any chunk boundary, without comments', async () => {
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

it.each([
  ['a, b', '"a, b"'],
  ['say "hi"\nthen go', '"say ""hi""\nthen go"'],
  ['=SUM(A1)', "'=SUM(A1)"],
  ['-ar 3:2, wide', `"'-ar 3:2, wide"`],
  [-3, '-3'],
  [undefined, ''],
])('%j becomes a CSV cell that spreadsheets do not evaluate', (cell, written) => {
  expect(toCsv([['x', cell]])).toBe(`x,${written}\r\n`)
})

it('drafts are split by line or by paragraph', () => {
  const text = '\r\n a fox \r\nat dawn\r\n \t\r\n\r\nan owl\n'
  expect(splitDrafts(text, 'line')).toEqual(['a fox', 'at dawn', 'an owl'])
  expect(splitDrafts(text, 'paragraph')).toEqual(['a fox \nat dawn', 'an owl'])
  expect(splitDrafts(' \n\n', 'paragraph')).toEqual([])
})

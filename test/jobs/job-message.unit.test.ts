import { expect, it } from 'vitest'
import { composeReply, parseReply, replyBytesMax } from '#shared/jobs/job-message.ts'

it('a small outcome travels inside the reply, a large one does not', () => {
  const small = {
    jobId: 'a',
    replyNode: 'n',
    outcome: { status: 'succeeded', result: { text: 'x' }, latencyMs: 1, isFree: false },
  } as const
  expect(parseReply(composeReply(small) ?? '')).toEqual(small)
  const large = {
    jobId: 'a',
    replyNode: 'n',
    outcome: { status: 'succeeded', result: { text: 'é'.repeat(replyBytesMax / 2) }, latencyMs: 1, isFree: false },
  } as const
  expect(parseReply(composeReply(large) ?? '')).toEqual({ jobId: 'a', replyNode: 'n' })
})

it('a preliminary result that is too large is not published', () => {
  const reply = (text: string) => composeReply({ jobId: 'a', replyNode: 'n', preliminary: { text } })
  expect(parseReply(reply('x') ?? '')).toMatchObject({ preliminary: { text: 'x' } })
  expect(reply('é'.repeat(replyBytesMax / 2))).toBeNull()
})

it.each(['', 'x', 'null', '1', '{}', '{"jobId":1}'])('%j is no reply', (message) => {
  expect(parseReply(message)).toBeNull()
})

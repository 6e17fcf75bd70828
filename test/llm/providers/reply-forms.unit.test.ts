import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AttemptError } from '../../../worker/engines/llm/providers/attempt.ts'
import { createReplyForms } from '../../../worker/engines/llm/providers/reply-forms.ts'

// Remembered forms expire by the clock.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A provider that accepts only the form `taken`; returns the forms that were tried. */
function given() {
  const sendInForm = createReplyForms(['schema', 'object', 'words'])
  return async (accountId: string, taken: string): Promise<string[]> => {
    const asked: string[] = []
    await sendInForm(accountId, async (form) => {
      asked.push(form)
      if (form !== taken) throw new AttemptError('invalid_request')
    }).catch(() => {})
    return asked
  }
}

describe('a laxer form', () => {
  it('needed by one account applies to that account only', async () => {
    const ask = given()
    expect(await ask('strange', 'words')).toEqual(['schema', 'object', 'words'])
    expect(await ask('strange', 'words')).toEqual(['words'])
    expect(await ask('other', 'schema')).toEqual(['schema'])
  })

  it('needed by three accounts applies to all', async () => {
    const ask = given()
    for (const accountId of ['a', 'b', 'c']) expect(await ask(accountId, 'object')).toEqual(['schema', 'object'])
    expect(await ask('d', 'object')).toEqual(['object'])
  })

  it('is forgotten after ten minutes', async () => {
    const ask = given()
    for (const accountId of ['a', 'b', 'c']) await ask(accountId, 'words')
    vi.setSystemTime(Date.now() + 601_000)
    expect(await ask('a', 'schema')).toEqual(['schema'])
    expect(await ask('d', 'schema')).toEqual(['schema'])
  })

  it('is not remembered if every form is refused', async () => {
    const ask = given()
    for (const accountId of ['a', 'b', 'c']) await ask(accountId, 'none')
    expect(await ask('a', 'schema')).toEqual(['schema'])
  })
})

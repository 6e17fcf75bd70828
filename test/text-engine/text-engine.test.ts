import { afterEach, describe, expect, it } from 'vitest'
import { costliestPrompts } from '../../ops/abuse/at-the-limit.ts'
import { createLocalEngine, openTextEngine, type TextEngine } from '../../worker/engines/local/local-engine.ts'
import { loadKnowledge } from '../../worker/text-engine/knowledge/load/load-knowledge.ts'

let engine: TextEngine | undefined
afterEach(() => engine?.close())

const { signal } = new AbortController()
const options = { targetId: 'midjourney', negativePrompt: true, includeAnalysis: true } as const
const requestOf = (prompt: string) => ({ endpoint: 'optimize', prompt, ...options }) as const
/** Long enough to run in the thread. */
const longRequestOf = (prompt: string) => requestOf(`${prompt}. ${'It rains on the old town. '.repeat(60)}`)
/** Takes many times the short deadline. The API accepts a thousandth of its length. */
const endlessRequest = requestOf('It rains on the old town. '.repeat(200_000))
const local = createLocalEngine(loadKnowledge())
const [textDeadlineMs, shortDeadlineMs] = [3000, 1000]

describe('the text engine in its thread', () => {
  it('gives the same results as in the main thread', async () => {
    engine = openTextEngine(local, textDeadlineMs)
    const request = longRequestOf('a lighthouse on a cliff at dawn, no people')
    expect(await engine.run(request, { signal, accountId: 'any' })).toEqual(await local.run(request, { signal }))
    const topic = { endpoint: 'generate', topic: 'bread', mode: 'auto', expertise: 'expert', ...options } as const
    expect(await engine.run(topic, { signal, accountId: 'any' })).toEqual(await local.run(topic, { signal }))
  })

  it('handles a short text while a long one runs in the thread', async () => {
    engine = openTextEngine(local, textDeadlineMs)
    const long = engine.run(longRequestOf('name a cat'), { signal, accountId: 'any' })
    const first = await Promise.race([
      long.then(() => 'long'),
      engine.run(requestOf('name a dog'), { signal, accountId: 'any' }).then(() => 'short'),
    ])
    expect(first).toBe('short')
    await long
  })

  it('serves other accounts next, however many texts of one account wait', async () => {
    const opened = openTextEngine(local, textDeadlineMs)
    engine = opened
    const ended: string[] = []
    const write = async (accountId: string, prompt: string): Promise<void> => {
      await opened.run(longRequestOf(prompt), { signal, accountId })
      ended.push(accountId)
    }
    const flood = Array.from({ length: 50 }, (_, number) => write('busy', costliestPrompts[number % 5] ?? ''))
    await Promise.all([write('neighbour', 'name a cat'), write('another', 'name a dog')])
    expect(ended).toEqual(['busy', 'neighbour', 'another'])
    await Promise.all(flood)
  })

  it('keeps working after a failed text and after a timeout', async () => {
    engine = openTextEngine(local, textDeadlineMs)
    const broken = { ...longRequestOf(''), targetId: 'no target' as unknown as 'midjourney' }
    await expect(engine.run(broken, { signal, accountId: 'any' })).rejects.toMatchObject({ name: 'EngineError' })
    await expect(engine.run(longRequestOf('name a cat'), { signal, accountId: 'any' })).resolves.toBeTruthy()
    await engine.close()
    engine = openTextEngine(local, shortDeadlineMs)
    await expect(engine.run(endlessRequest, { signal, accountId: 'any' })).rejects.toMatchObject({
      name: 'DeadlineError',
    })
    await expect(engine.run(longRequestOf('name a cat'), { signal, accountId: 'any' })).resolves.toBeTruthy()
  })

  it('rejects a waiting text that is aborted, and completes the text before it', async () => {
    engine = openTextEngine(local, textDeadlineMs)
    const first = engine.run(longRequestOf('name a cat'), { signal, accountId: 'any' })
    const abort = new AbortController()
    const second = engine.run(longRequestOf('name a dog'), { signal: abort.signal, accountId: 'any' })
    abort.abort()
    await expect(second).rejects.toMatchObject({ name: 'AbortError' })
    await expect(first).resolves.toBeTruthy()
  })
})

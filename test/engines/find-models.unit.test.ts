import { createServer } from 'node:http'
import { describe, expect, it } from 'vitest'
import { findModels } from '../../ops/dev/settings.ts'
import { listenLocally } from '../../ops/local-servers.ts'

const nowhere = 'http://127.0.0.1:1'

async function withOllama<Result>(models: object[], use: (url: string) => Promise<Result>): Promise<Result> {
  const server = createServer((_request, response) => response.end(JSON.stringify({ models })))
  const { port, close } = await listenLocally(server)
  try {
    return await use(`http://127.0.0.1:${port}`)
  } finally {
    await close()
  }
}

describe('the models of npm start', () => {
  it.each([
    [{ OPENAI_API_KEY: 'k' }, 'openai,local', /openai for quality/],
    [{ GEMINI_API_KEY: 'k' }, 'gemini,local', /gemini for quality/],
    [{ ANTHROPIC_API_KEY: 'k' }, 'anthropic,local', /anthropic for quality/],
    [{ OPENAI_API_KEY: 'k', GEMINI_API_KEY: 'k' }, 'openai,gemini,local', /openai, then gemini/],
    [{ OPENAI_BASE_URL: 'http://own/v1', OPENAI_MODEL: 'm' }, 'openai,local', /openai/],
    [{ ENGINES: 'gemini', OPENAI_API_KEY: 'k' }, undefined, /gemini \(ENGINES\)/],
    [{}, undefined, /none.*OPENAI_API_KEY, GEMINI_API_KEY, or ANTHROPIC_API_KEY, or start Ollama.*OLLAMA_MODEL/],
  ])('are chosen by %o', async (environment, engines, line) => {
    const found = await findModels(environment, nowhere)
    expect(found.settings.ENGINES).toBe(engines)
    expect(found.line).toMatch(line)
    expect(found.line).not.toContain('\n')
  })

  it('come from a running Ollama: the latest, or the one named', async () => {
    await withOllama([{ name: 'llama3.2:latest' }, { name: 'qwen3:8b' }], async (url) => {
      const latest = await findModels({}, url)
      expect(latest.settings).toEqual({
        ENGINES: 'openai,local',
        OPENAI_BASE_URL: `${url}/v1`,
        OPENAI_MODEL: 'llama3.2:latest',
      })
      expect(latest.line).toContain('llama3.2:latest (Ollama')
      const named = await findModels({ OLLAMA_MODEL: 'qwen3:8b' }, url)
      expect(named.settings.OPENAI_MODEL).toBe('qwen3:8b')
      expect((await findModels({ OPENAI_API_KEY: 'k' }, url)).settings).toEqual({ ENGINES: 'openai,local' })
    })
    await withOllama([], async (url) => expect((await findModels({}, url)).line).toContain('ollama pull'))
  })
})

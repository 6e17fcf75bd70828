import { describe, expect, it } from 'vitest'
import { ConfigError } from '#shared/platform/config.ts'
import {
  checkModelSettings,
  chooseProviders,
  listProviders,
} from '../../../worker/engines/llm/providers/choose-providers.ts'
import { modelConfig } from '../../helpers/stand-ins/model-providers.ts'

function faultOf(settings: Record<string, string>): string {
  try {
    const config = modelConfig(settings)
    checkModelSettings(config, listProviders(chooseProviders(config)))
    return ''
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return error.message
  }
}

describe('ENGINES', () => {
  it.each([
    [{}, [], [], []],
    [{ ENGINES: 'local' }, [], [], []],
    [{ ENGINES: 'gemini,openai,local' }, ['gemini', 'openai'], ['gemini', 'openai'], ['gemini', 'openai']],
    [{ ENGINES: 'openai' }, ['openai'], ['openai'], ['openai']],
    [{ ENGINES: 'anthropic,openai' }, ['anthropic', 'openai'], ['anthropic', 'openai'], ['anthropic', 'openai']],
    [{ ENGINES: 'openai,local', ENGINES_IMAGE: 'gemini,openai,local' }, ['openai'], ['openai'], ['gemini', 'openai']],
    [{ ENGINES: 'openai,local', ENGINES_GENERATE: 'local' }, ['openai'], [], ['openai']],
  ])('%o selects the providers of each endpoint', (settings, optimize, generate, image) => {
    const choice = chooseProviders(modelConfig(settings))
    expect(choice).toEqual({ optimize, generate, 'image-to-prompt': image })
  })

  it.each([
    [{ ENGINES: 'openai, local' }, 'ENGINES is not valid'],
    [{ ENGINES: 'claude' }, 'ENGINES is not valid'],
    [{ ENGINES: 'openai,openai' }, 'ENGINES names an engine twice'],
    [{ ENGINES: 'local,openai' }, 'would never be asked'],
    [{ ENGINES_IMAGE: 'local,openai' }, 'ENGINES_IMAGE names an engine after local'],
    [{ ENGINES: 'openai' }, 'OPENAI_API_KEY is missing'],
    [{ ENGINES_IMAGE: 'gemini' }, 'GEMINI_API_KEY is missing'],
    [{ ENGINES: 'anthropic' }, 'ANTHROPIC_API_KEY is missing'],
    [{ ANTHROPIC_EFFORT: 'some' }, 'ANTHROPIC_EFFORT'],
    [{ ENGINES: 'openai', OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1' }, 'OPENAI_MODEL is missing'],
    [{ ENGINES: 'openai', OPENAI_BASE_URL: 'localhost:11434' }, 'OPENAI_BASE_URL is not valid'],
    [{ ENGINES: 'openai', OPENAI_BASE_URL: 'https://a.test', OPENAI_MODEL: 'm', OPENAI_API_VERSION: '1' }, 'Azure'],
    [{ OPENAI_HEADERS: 'no colon' }, 'OPENAI_HEADERS is not valid'],
    [{ MODEL_DEADLINE_MS: '5000' }, 'MODEL_ATTEMPT_DEADLINE_MS is above MODEL_DEADLINE_MS'],
  ])('%o is refused: %s', (settings, message) => {
    expect(faultOf(settings)).toContain(message)
  })

  it('needs no key for a custom base URL', () => {
    expect(faultOf({ ENGINES: 'openai', OPENAI_BASE_URL: 'http://127.0.0.1:1/v1', OPENAI_MODEL: 'm' })).toBe('')
  })

  it('reports all missing settings at once, and no values', () => {
    const key = 'sk-secret-of-somebody'
    const fault = faultOf({ ENGINES: 'openai,gemini', OPENAI_HEADERS: `x-key: ${key}` })
    expect(fault).toMatch(/OPENAI_API_KEY[\s\S]*GEMINI_API_KEY/)
    expect(faultOf({ ENGINES: 'openai,gemini', OPENAI_HEADERS: key })).not.toContain(key)
    expect(fault).not.toContain(key)
  })
})

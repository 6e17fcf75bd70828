import { describe, expect, it } from 'vitest'
import { parseConfig } from '#shared/config.ts'
import { apiSettings } from '../../api/config.ts'
import { workerSettings } from '../../worker/config.ts'

const good = {
  DATABASE_URL: 'postgres://user:hunter2@localhost/poa',
  REDIS_URL: 'redis://localhost:6379',
  API_KEY_PEPPER: 'sixteen characters or more',
}

function messageOf(environment: Record<string, string>): string {
  try {
    parseConfig(apiSettings, environment)
    return ''
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
}

describe('settings', () => {
  it('have documented defaults and numbers are numbers', () => {
    expect(parseConfig(apiSettings, { ...good, SYNC_WAIT_MS: '1500' })).toMatchObject({
      PORT: 3000,
      METRICS_PORT: 9464,
      SYNC_WAIT_MS: 1500,
      REDIS_PREFIX: 'poa',
    })
    expect(parseConfig(workerSettings, good)).toMatchObject({ METRICS_PORT: 9465, RETENTION_HOURS: 24 })
  })

  it('treat an empty variable as unset', () => {
    expect(parseConfig(apiSettings, { ...good, PORT: '' }).PORT).toBe(3000)
  })

  it('are refused with one message that lists every bad variable', () => {
    const message = messageOf({ DATABASE_URL: 'mysql://x', PORT: '70000', LOG_LEVEL: 'loud', SYNC_WAIT_MS: 'soon' })
    for (const name of ['DATABASE_URL', 'PORT', 'LOG_LEVEL', 'SYNC_WAIT_MS'])
      expect(message).toContain(`${name} is not valid`)
    for (const name of ['REDIS_URL', 'API_KEY_PEPPER']) expect(message).toContain(`${name} is missing`)
  })

  it('never print a value', () => {
    const message = messageOf({ ...good, DATABASE_URL: 'mysql://user:hunter2@localhost', API_KEY_PEPPER: 'tooshort' })
    expect(message).toContain('API_KEY_PEPPER')
    expect(message).not.toContain('hunter2')
    expect(message).not.toContain('tooshort')
  })
})

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Type } from 'typebox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ownerUrlSetting, parseConfig, secretSettings, sharedSettings } from '#shared/platform/config.ts'
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

  it('that were renamed are read from the former name where the new one is not set', () => {
    const former = { ...good, CONCURRENCY_VISION_STANDARD: '3', CONCURRENCY_MODEL_PRIORITY: '4' }
    const newer = { ...former, CONCURRENCY_IMAGE_STANDARD: '5', CONCURRENCY_LLM_PRIORITY: '' }
    expect(parseConfig(workerSettings, newer)).toMatchObject({
      CONCURRENCY_IMAGE_STANDARD: 5,
      CONCURRENCY_LLM_PRIORITY: 4,
    })
    expect(parseConfig(apiSettings, { ...good, ADDRESS_REQUESTS_PER_MINUTE: '7' }).IP_REQUESTS_PER_MINUTE).toBe(7)
  })

  it('are refused with one message that lists every bad variable', () => {
    const message = messageOf({ DATABASE_URL: 'mysql://x', PORT: '70000', LOG_LEVEL: 'loud', SYNC_WAIT_MS: 'soon' })
    for (const name of ['DATABASE_URL', 'PORT', 'LOG_LEVEL', 'SYNC_WAIT_MS'])
      expect(message).toContain(`${name} is not valid`)
    for (const name of ['REDIS_URL', 'API_KEY_PEPPER']) expect(message).toContain(`${name} is missing`)
  })

  it('that may be missing are not called missing', () => {
    const settings = Type.Object({ REDIS_URL: sharedSettings.REDIS_URL, DATABASE_OWNER_URL: ownerUrlSetting })
    expect(() => parseConfig(settings, {})).toThrow(/^Invalid settings:\n {2}REDIS_URL is missing[^\n]*$/)
    expect(() => parseConfig(settings, { ...good, DATABASE_OWNER_URL: 'mysql://x' })).toThrow(/OWNER_URL is not valid/)
  })

  it('never print a value', () => {
    const message = messageOf({ ...good, DATABASE_URL: 'mysql://user:hunter2@localhost', API_KEY_PEPPER: 'tooshort' })
    expect(message).toContain('API_KEY_PEPPER')
    expect(message).not.toContain('hunter2')
    expect(message).not.toContain('tooshort')
  })
})

describe('secrets in files', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'secrets-'))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  function fileWith(name: string, content: string): string {
    const file = path.join(folder, name)
    writeFileSync(file, content)
    return file
  }

  it('are read from the file that X_FILE names, without the line break at its end', () => {
    const { API_KEY_PEPPER: _pepper, ...rest } = good
    const config = parseConfig(apiSettings, {
      ...rest,
      API_KEY_PEPPER_FILE: fileWith('pepper', ' from the file, 16+ \n'),
    })
    expect(config.API_KEY_PEPPER).toBe(' from the file, 16+ ')
  })

  it('are those that hold passwords, keys and signing secrets, and no other', () => {
    const passwords = [
      'DATABASE_URL',
      'REDIS_URL',
      'API_KEY_PEPPER',
      'API_KEY_PEPPERS_ACCEPTED',
      'OTEL_EXPORTER_OTLP_HEADERS',
    ]
    const payments = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET']
    const models = ['OPENAI_API_KEY', 'OPENAI_HEADERS', 'GEMINI_API_KEY', 'ANTHROPIC_API_KEY']
    expect(secretSettings(apiSettings).sort()).toEqual([...passwords, ...payments, 'ADMIN_KEY'].sort())
    expect(secretSettings(workerSettings).sort()).toEqual([...passwords, ...payments, ...models].sort())
    const keys = Object.keys(workerSettings.properties).filter((name) => /_(?:KEY|SECRET|PASSWORD)$/.test(name))
    expect(secretSettings(workerSettings)).toEqual(expect.arrayContaining(keys))
  })

  it('are refused by the name of the setting, never with what is in the file', () => {
    const message = messageOf({
      DATABASE_URL_FILE: fileWith('url', 'mysql://user:hunter2@localhost'),
      REDIS_URL_FILE: path.join(folder, 'missing'),
      API_KEY_PEPPER: good.API_KEY_PEPPER,
      API_KEY_PEPPER_FILE: fileWith('both', 'sixteen characters in a file'),
      STRIPE_SECRET_KEY_FILE: fileWith('empty', '\n'),
      STRIPE_WEBHOOK_SECRET_FILE: folder,
      RAZORPAY_KEY_SECRET_FILE: fileWith('large', 'x'.repeat(65_537)),
    })
    expect(message.split('\n').map((line) => line.trim())).toEqual([
      'Invalid settings:',
      'REDIS_URL_FILE cannot be read (ENOENT)',
      'STRIPE_SECRET_KEY_FILE is empty',
      'STRIPE_WEBHOOK_SECRET_FILE is not a file',
      'RAZORPAY_KEY_SECRET_FILE is larger than 65536 bytes',
      'API_KEY_PEPPER_FILE and API_KEY_PEPPER are both set: set one of them',
      'DATABASE_URL is not valid (Postgres URL, as postgres://user:password@host:port/database)',
    ])
  })
})

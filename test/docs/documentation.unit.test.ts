import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load, YAML11_SCHEMA } from 'js-yaml'
import type { Registry } from 'prom-client'
import type { TObject, TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { describe, expect, it } from 'vitest'
import { planIds, plans } from '#shared/accounts/plans.ts'
import { providerIds } from '#shared/catalog/engines.ts'
import { targetIds } from '#shared/catalog/targets.ts'
import { errorTable } from '#shared/errors.ts'
import { createApiMetrics, createWorkerMetrics } from '#shared/metrics/metrics.ts'
import { secretSettings, sharedSettings } from '#shared/platform/config.ts'
import { expertiseLevels, generateModes } from '#shared/prompts/generate-options.ts'
import { apiSettings } from '../../api/config.ts'
import { statusOf } from '../../api/http/error-handler.ts'
import { generateResponse, optimizeResponse } from '../../api/resources/prompts/schema.ts'
import { workerSettings } from '../../worker/config.ts'
import { providerSettings, providers } from '../../worker/engines/llm/providers/registry.ts'
import { documentation } from '../helpers/documentation.ts'

const root = join(import.meta.dirname, '../..')
const contributing = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')

/** The lines between a heading and the next one of any level. */
function section(heading: string): string[] {
  const lines = documentation.split('\n')
  const start = lines.findIndex((line) => /^#+ /.test(line) && line.replace(/^#+ /, '') === heading)
  if (start === -1) throw new Error(`no page has the heading "${heading}"`)
  const length = lines.slice(start + 1).findIndex((line) => /^#{1,6} [A-Z]/.test(line))
  return lines.slice(start + 1, length === -1 ? undefined : start + 1 + length)
}

/** The cells of the table under a heading, without the header row and backticks. */
function table(heading: string): string[][] {
  const rows = section(heading).filter((line) => line.startsWith('|'))
  return rows.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('`', '')),
  )
}

const sorted = (rows: string[][]): string[][] => rows.toSorted((a, b) => a.join().localeCompare(b.join()))

function defaultOf(setting: TSchema): string {
  if (!('default' in setting)) return 'required'
  return setting.default === '' ? 'empty' : String(setting.default)
}

const settingsOf = (schema: TObject): string[][] =>
  Object.entries<TSchema>(schema.properties).map(([name, setting]) => [name, defaultOf(setting)])

/** Settings that compose.yaml does not pass, with the reason. */
const account = Object.keys(workerSettings.properties).filter(
  (name) =>
    /^(API_KEY_PEPPER|SUPPLIER|STRIPE|RAZORPAY|INVOICE|CREDIT_NOTE)/.test(name) ||
    'WEBHOOK_URL_ALLOW SAC_CODE GST_RATE_PERCENT LUT_REFERENCES USD_INR_RATE CHECKOUT_RETURN_URL BANK_DETAILS'
      .split(' ')
      .includes(name),
)
const ofImages = Object.keys(workerSettings.properties).filter((name) => /^IMAGE_/.test(name))
const ofModels = Object.keys(workerSettings.properties).filter(
  (name) => name in providerSettings || /^MODEL_/.test(name),
)
const composeServices: [string, TObject, string[]][] = [
  ['api', apiSettings, []],
  // Takes no images and calls no models, so it needs no keys of providers.
  ['worker', workerSettings, [...ofImages, ...ofModels]],
  // Decodes untrusted images and runs no account sweeps: it gets no account, payment or model secrets.
  ['worker-vision', workerSettings, [...account, ...ofModels]],
  // Runs no account sweeps either.
  ['worker-model', workerSettings, [...account]],
]

describe('the documentation', () => {
  it.each(composeServices)(
    'compose.yaml passes all settings to %s, except the listed ones',
    (service, schema, leftOut) => {
      const compose = load(readFileSync(join(root, 'compose.yaml'), 'utf8'), { schema: YAML11_SCHEMA }) as {
        services: Record<string, { environment: Record<string, string | number> }>
      }
      const passed = compose.services[service]?.environment ?? {}
      const missing = Object.keys(schema.properties).filter((name) => !(name in passed || `${name}_FILE` in passed))
      expect(missing.toSorted()).toEqual(leftOut.toSorted())
      const misnamed = Object.entries(passed).filter(([name, value]) => {
        const variable = /^\$\{(\w+)/.exec(String(value))?.[1]
        return variable !== undefined && variable !== name
      })
      expect(misnamed).toEqual([])
    },
  )

  it.each([
    ['Settings of the API', apiSettings],
    ['Settings of the worker', workerSettings],
  ])('lists under "%s" every setting with its default, and no other', (heading, schema) => {
    const rows = table(heading)
    expect(sorted(rows.map((row) => row.slice(0, 2)))).toEqual(sorted(settingsOf(schema)))
    expect(rows.map((row) => row[0])).toEqual(expect.arrayContaining(Object.keys(sharedSettings)))
    expect(rows.filter((row) => !row[2])).toEqual([])
  })

  it('lists every error code with its status and whether it is retryable, and no other', () => {
    const codes = Object.entries(errorTable).map(([code, { isRetryable }]) => [
      String(statusOf[code as keyof typeof errorTable]),
      code,
      isRetryable ? 'yes' : 'no',
    ])
    const rows = table('Errors')
    expect(sorted(rows.map(([status = '', code = '', , retry = '']) => [status, code, retry]))).toEqual(sorted(codes))
    expect(Object.keys(statusOf).sort()).toEqual(Object.keys(errorTable).sort())
    expect(rows.filter((row) => !row[2])).toEqual([])
  })

  it.each<[string, () => { registry: Registry }]>([
    ['Metrics of the API', createApiMetrics],
    ['Metrics of the worker', createWorkerMetrics],
  ])('lists under "%s" every poa_ metric, and no other', (heading, createMetrics) => {
    const names = createMetrics()
      .registry.getMetricsAsArray()
      .map((metric) => metric.name)
    const rows = table(heading)
    expect(rows.map((row) => row[0]).sort()).toEqual(names.filter((name) => name.startsWith('poa_')).sort())
    expect(rows.filter((row) => !row[2])).toEqual([])
  })

  it('lists the plans with their credits, limits and prices', () => {
    const rows = planIds.map((id) => {
      const { credits, validityDays, requestsPerMinute, tier, priceMinor: price } = plans[id]
      const sold = price ? `₹${(price.INR / 100).toLocaleString('en')} or $${price.USD / 100}` : 'not sold'
      return [id, ...[credits, validityDays, requestsPerMinute].map((value) => value.toLocaleString('en')), tier, sold]
    })
    expect(table('Plans')).toEqual(rows)
  })

  it.each(providerIds)('docs/models.md says how %s is set up', (id) => {
    const text = readFileSync(join(root, 'docs/models.md'), 'utf8')
    expect(text).toContain(`ENGINES=${id},local\n${providers[id].enabledBy[0]}=`)
  })

  it('lists every secret that can be read from a file', () => {
    const text = readFileSync(join(root, 'docs/settings.md'), 'utf8')
    const list = /This applies to (.*?), except/.exec(text)?.[1] ?? ''
    const secrets = new Set([...secretSettings(apiSettings), ...secretSettings(workerSettings), 'DATABASE_OWNER_URL'])
    expect([...list.matchAll(/`(\w+)`/g)].map(([, name]) => name).sort()).toEqual([...secrets].sort())
  })

  it.each([
    ['README.md', /^Targets: (.*)$/m],
    ['docs/pictures.md', /^\| Target \| Syntax of the result \|\n\| --- \| --- \|\n((?:\|.*\n)+)/m],
    ['clients/typescript/source/cli/read-arguments.ts', /--target <model> +(.*)$/m],
    ['console/src/kit/wire.ts', /^export const targets = \[(.*)\]/m],
  ])('names every target, and no other, in %s', (file, list) => {
    const [, names = ''] = list.exec(readFileSync(join(root, file), 'utf8')) ?? []
    // In a table, those of the first column.
    const firstCells = names.replaceAll(/^(\|[^|]*\|).*$/gm, '$1')
    expect(firstCells.match(/[a-z]+/g)?.toSorted()).toEqual(targetIds.toSorted())
  })

  it('shows an optimize response that matches the schema', () => {
    const [, answer = ''] = /```json\n([\s\S]*?)```/.exec(section('One call').join('\n')) ?? []
    expect(Value.Check(optimizeResponse, JSON.parse(answer))).toBe(true)
  })

  it('shows a generate response that matches the schema, and names every mode and level', () => {
    const lines = section('A prompt from a topic').join('\n')
    const [, answer = ''] = /```json\n([\s\S]*?)```/.exec(lines) ?? []
    expect(Value.Check(generateResponse, JSON.parse(answer))).toBe(true)
    for (const value of [...generateModes, ...expertiseLevels]) expect(lines).toContain(`\`${value}\``)
  })

  it('shows the start with as many migrations as there are', () => {
    const count = readdirSync(join(root, 'migrations')).length
    expect(section('Run it').join('\n')).toContain(`Database: ${count} migrations applied`)
  })

  it('maps folders that exist, and every top-level folder with code', () => {
    const folders = table('Map of folders').map((row) => row[0] ?? '')
    expect(folders.filter((folder) => !existsSync(join(root, folder)))).toEqual([])
    expect(folders).toEqual(expect.arrayContaining(foldersWithCode()))
  })
})

function foldersWithCode(): string[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules')
    .filter((entry) =>
      readdirSync(join(root, entry.name), { recursive: true }).some((name) => `${name}`.endsWith('.ts')),
    )
    .map((entry) => `${entry.name}/`)
}

describe('documentation and CONTRIBUTING', () => {
  const documents = `${documentation}\n${contributing}`
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

  it('name no npm script that is missing, and each that is there', () => {
    const named = documents.matchAll(/\bnpm (?:run (?:--silent )?([a-z:-]+)|(start|test)\b)/g)
    expect(new Set([...named].map((match) => match[1] ?? match[2]))).toEqual(new Set(Object.keys(scripts)))
  })

  it('name only files and folders that exist', () => {
    const prefixes = 'api|worker|shared|migrations|ops|test'
    const paths = [...documents.matchAll(new RegExp(`\`((?:${prefixes})/[\\w./-]*)\``, 'g'))].map(
      (match) => match[1] ?? '',
    )
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([])
  })
})

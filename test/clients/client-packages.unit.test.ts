import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { statusOf } from '../../api/http/error-handler.ts'
import { version } from '../../clients/typescript/source/version.ts'
import { clientTypesPath, writeClientTypes } from '../../ops/client-types.ts'
import { pythonTypesPath, writePythonTypes } from '../../ops/python-types.ts'

const root = join(import.meta.dirname, '../..')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')

/** Codes with which a job ends without a result that can be read; events and batches carry them without an HTTP status. */
const endsOfJobs = [
  'engine_failed',
  'image_unprocessable',
  'job_cancelled',
  'job_timeout',
  'result_expired',
  'service_unavailable',
]

describe.each([
  ['clients/typescript/source/errors.ts', 'statusOfCode: Record<string, number> = {'],
  ['clients/python/prompt_optimization/errors.py', '_STATUSES = {'],
])('%s', (file, opening) => {
  it('gives its error codes the same statuses as the service', () => {
    const [, table = ''] = read(file).split(opening)
    const [rows = ''] = table.split('}')
    const statuses = Object.fromEntries(
      [...rows.matchAll(/(\w+)"?: (\d{3})/gu)].map(([, code, status]) => [code, Number(status)]),
    )
    expect(Object.keys(statuses)).toEqual(expect.arrayContaining(endsOfJobs))
    expect(statusOf).toMatchObject(statuses)
  })
})

describe('the TypeScript client', () => {
  it('has the types of the OpenAPI document', async () => {
    expect(await writeClientTypes(JSON.parse(read('docs/openapi.json')))).toBe(read(clientTypesPath))
  })

  it('reports the version of its package, and has no dependencies', () => {
    const manifest = JSON.parse(read('clients/typescript/package.json'))
    expect(version).toBe(manifest.version)
    expect(manifest).not.toHaveProperty('dependencies')
  })
})

describe('the Python client', () => {
  it('has the types of the OpenAPI document', () => {
    expect(writePythonTypes(JSON.parse(read('docs/openapi.json')))).toBe(read(pythonTypesPath))
  })

  it('reports the version of its package', () => {
    const [, version] = /^version = "(.*)"$/mu.exec(read('clients/python/pyproject.toml')) ?? []
    expect(read('clients/python/prompt_optimization/_version.py')).toContain(`__version__ = "${version}"`)
  })
})

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load, YAML11_SCHEMA } from 'js-yaml'
import { Type } from 'typebox'
import { describe, expect, it } from 'vitest'
import { parseConfig, sharedSettings } from '#shared/platform/config.ts'
import { type ProcessPlan, processes, yieldingNiceness } from '../../ops/processes.ts'

interface ComposeService {
  image: string
  command?: string[]
  environment: Record<string, string | number>
  cpu_shares?: number
  mem_limit: string
}

const read = (name: string): string => readFileSync(join(import.meta.dirname, '../..', name), 'utf8')
const compose = load(read('compose.yaml'), { schema: YAML11_SCHEMA }) as { services: Record<string, ComposeService> }
const dockerfile = read('Dockerfile')
const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'))
const imageCommand: string[] = JSON.parse(/^CMD (.*)$/m.exec(dockerfile)?.[1] ?? '[]')
const imageEnvironment = Object.fromEntries(
  (/^ENV (.*)$/m.exec(dockerfile)?.[1] ?? '').split(' ').map((pair) => pair.split('=')),
)

/** The names by which a process differs from the others; what else it gets is a setting of the operator. */
const ownNames = /^(MALLOC_|SWEEPS$)/

function ownEnvironment({ environment }: ComposeService): Record<string, string> {
  const entries = Object.entries({ ...imageEnvironment, ...environment }).map(([name, value]) => [name, String(value)])
  return Object.fromEntries(
    entries.filter(([name = '', value]) => ownNames.test(name) || (/^CONCURRENCY_/.test(name) && value === '0')),
  )
}

/** `768m` or `${VISION_MEMORY_LIMIT:-1g}`. */
function mebibytes(limit: string): number {
  const [, amount, unit] = /(\d+)([mg])\}?$/.exec(limit) ?? []
  return Number(amount) * (unit === 'g' ? 1024 : 1)
}

const services: [string, ProcessPlan][] = [
  ['api', processes.api],
  ['worker', processes.textWorker],
  ['worker-vision', processes.imageWorker],
  ['worker-model', processes.modelWorker],
]

/** Of a unit file: the last value of each key, with `Environment=` as pairs. */
function readUnit(name: string): { values: Record<string, string>; environment: Record<string, string> } {
  const pairs = [...read(`deploy/systemd/${name}.service`).matchAll(/^(\w+)=(.*)$/gm)].map(
    ([, key = '', value = '']) => [key, value],
  )
  const assignments = pairs.filter(([key]) => key === 'Environment').flatMap(([, value = '']) => value.split(' '))
  return {
    values: Object.fromEntries(pairs),
    environment: Object.fromEntries(assignments.map((assignment) => assignment.split('='))),
  }
}

const units: [string, ProcessPlan][] = [
  ['poa-api', processes.api],
  ['poa-text-worker', processes.textWorker],
  ['poa-image-worker', processes.imageWorker],
  ['poa-model-worker', processes.modelWorker],
]

describe('the list of processes', () => {
  it.each(units)('is how systemd runs %s', (name, plan) => {
    const { values, environment } = readUnit(name)
    expect(values.ExecStart).toBe(['/opt/poa/node_modules/.bin/node', ...plan.flags, plan.entry].join(' '))
    const own = Object.entries(environment).filter(([key]) => ownNames.test(key) || key.startsWith('CONCURRENCY_'))
    expect(Object.fromEntries(own)).toEqual(plan.environment)
    expect(values.MemoryMax).toBe(`${plan.memoryMebibytes}M`)
    expect(values.Nice).toBe(plan.isYielding ? String(yieldingNiceness) : undefined)
  })

  it('has every unit of deploy/systemd that runs a process', () => {
    const names = readdirSync(join(import.meta.dirname, '../../deploy/systemd')).filter((name) =>
      name.endsWith('.service'),
    )
    expect(names.toSorted()).toEqual([...units.map(([name]) => `${name}.service`), 'poa-migrate.service'].toSorted())
  })

  it('stops a unit only after the process has had its time', () => {
    const { SHUTDOWN_DEADLINE_MS } = sharedSettings
    const { SHUTDOWN_DEADLINE_MS: deadlineMs } = parseConfig(Type.Object({ SHUTDOWN_DEADLINE_MS }), {})
    for (const [name] of units) expect(Number(readUnit(name).values.TimeoutStopSec) * 1000).toBeGreaterThan(deadlineMs)
  })

  it.each(services)('is how compose.yaml runs %s', (name, plan) => {
    const service = compose.services[name]
    if (!service) throw new Error(`no service ${name}`)
    expect(service.command ?? imageCommand).toEqual(['node', ...plan.flags, plan.entry])
    expect(ownEnvironment(service)).toEqual(plan.environment)
    expect(mebibytes(service.mem_limit)).toBe(plan.memoryMebibytes)
    expect(service.cpu_shares !== undefined).toBe(plan.isYielding)
  })

  it('has every process of compose.yaml', () => {
    const run = Object.entries(compose.services).filter(([, { image }]) => image === 'prompt-optimization-api')
    const names = services.map(([name]) => name)
    expect(run.map(([name]) => name).toSorted()).toEqual([...names, 'migrate'].toSorted())
  })

  it.each([
    ['start:api', processes.api],
    ['start:worker', processes.worker],
  ])('is how npm run %s runs it', (script, { flags, entry, environment }) => {
    const assignments = Object.entries(environment).map(([name, value]) => `${name}=${value}`)
    expect(scripts[script]).toBe([...assignments, 'exec node', ...flags, entry].join(' '))
  })
})

import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { loadAll } from 'js-yaml'
import { describe, expect, it } from 'vitest'
import { type ProcessPlan, processes } from '../../ops/processes.ts'

const root = path.join(import.meta.dirname, '../..')
const folder = path.join(root, 'deploy/kubernetes')

interface Container {
  name: string
  command?: string[]
  env?: { name: string; value: string }[]
  envFrom?: { configMapRef: { name: string } }[]
  resources: { limits: { memory: string } }
  securityContext: Record<string, unknown> & { capabilities: { drop: string[]; add?: string[] } }
  volumeMounts: { name: string; mountPath: string }[]
}
interface PodSpec {
  securityContext: { runAsNonRoot?: boolean; runAsUser?: number; seccompProfile: { type: string } }
  containers: [Container]
}
interface Manifest {
  apiVersion: string
  kind: string
  metadata: { name: string; labels?: Record<string, string> }
  spec: {
    template: { metadata: { labels: Record<string, string> }; spec: PodSpec }
    selector?: { matchLabels: Record<string, string> }
    podSelector?: { matchLabels: Record<string, string> }
  }
}

const files = readdirSync(folder, { recursive: true })
  .map(String)
  .filter((name) => /\.(yaml|env)$/.test(name))
  .sort()
const isKustomization = (name: string): boolean => path.basename(name) === 'kustomization.yaml'
const read = (name: string): string => readFileSync(path.join(folder, name), 'utf8')
const manifests = files
  .filter((name) => name.endsWith('.yaml') && !isKustomization(name))
  .flatMap((name) => (loadAll(read(name)) as Manifest[]).map((manifest) => ({ name, manifest })))
const deployments = manifests.filter(({ manifest }) => manifest.kind === 'Deployment').map(({ manifest }) => manifest)
const templated = manifests.filter(({ manifest }) => ['Deployment', 'Job', 'StatefulSet'].includes(manifest.kind))

/** The module with the schema of a kind. */
function schemaModule({ apiVersion, kind }: Manifest): string {
  const packages: [RegExp, string][] = [
    [/^keda\.sh\//, '@kubernetes-models/keda'],
    [/^monitoring\.coreos\.com\//, '@kubernetes-models/prometheus-operator'],
  ]
  const name = packages.find(([pattern]) => pattern.test(apiVersion))?.[1] ?? 'kubernetes-models'
  return `${name}/${apiVersion}/${kind}`
}

const title = ({ kind, metadata }: Manifest): string => `${kind} ${metadata.name}`
const contains = (labels: Record<string, string>, selector: Record<string, string>): boolean =>
  Object.entries(selector).every(([name, value]) => labels[name] === value)

describe('the manifests for Kubernetes', () => {
  it.each(manifests.map(({ name, manifest }) => [name, title(manifest), manifest] as const))(
    '%s: %s has values that the schema of its kind allows',
    async (_name, _title, manifest) => {
      const module: Record<string, new (data: object) => { validate(): void }> = await import(schemaModule(manifest))
      const Model = module[manifest.kind]
      if (!Model) throw new Error(`no schema of ${manifest.kind}`)
      expect(() => new Model(manifest).validate()).not.toThrow()
    },
  )

  // The schemas allow fields that they do not know, which the cluster would ignore.
  it('have no field that their kinds do not know', () => {
    const lines = manifests.map(({ manifest }, index) => {
      const type = `import('${schemaModule(manifest)}').I${manifest.kind}`
      return `export const manifest${index}: ${type} = ${JSON.stringify(manifest)}`
    })
    const cache = path.join(root, 'node_modules/.cache/kubernetes')
    mkdirSync(cache, { recursive: true })
    const file = path.join(cache, 'manifests.ts')
    writeFileSync(file, lines.join('\n'))
    const flags = [
      '--noEmit',
      '--strict',
      '--skipLibCheck',
      '--module',
      'nodenext',
      '--types',
      'node',
      '--ignoreConfig',
    ]
    execFileSync(path.join(root, 'node_modules/.bin/tsc'), [...flags, file], { encoding: 'utf8', stdio: 'pipe' })
  }, 120_000)

  const plans: [string, ProcessPlan][] = [
    ['poa-api', processes.api],
    ['poa-text-worker', processes.textWorker],
    ['poa-image-worker', processes.imageWorker],
    ['poa-model-worker', processes.modelWorker],
  ]
  it.each(plans)('run %s as ops/processes.ts lists it', (name, plan) => {
    const [container] = deployments.find(({ metadata }) => metadata.name === name)?.spec.template.spec.containers ?? []
    if (!container) throw new Error(`no Deployment ${name}`)
    expect(container.command).toEqual(['node', ...plan.flags, plan.entry])
    // MALLOC_ARENA_MAX comes with the image.
    const { METRICS_PORT: _port, ...own } = Object.fromEntries(
      container.env?.map(({ name, value }) => [name, value]) ?? [],
    )
    expect({ MALLOC_ARENA_MAX: '2', ...own }).toEqual(plan.environment)
    expect(container.resources.limits.memory).toBe(`${plan.memoryMebibytes}Mi`)
  })

  it('run every process of the list, and no other', () => {
    expect(deployments.map(({ metadata }) => metadata.name).sort()).toEqual(plans.map(([name]) => name).sort())
  })

  it.each(templated.map(({ manifest }) => [title(manifest), manifest] as const))(
    '%s: drops what it does not need',
    (_title, { metadata, kind, spec }) => {
      const { securityContext: pod, containers } = spec.template.spec
      const isReader = ['poa-image-worker', 'poa-model-worker'].includes(metadata.name)
      expect(pod.seccompProfile.type).toBe('RuntimeDefault')
      expect(pod.runAsNonRoot ?? false).toBe(!isReader)
      for (const { securityContext, resources } of containers) {
        expect(securityContext.allowPrivilegeEscalation).toBe(false)
        expect(securityContext.capabilities.drop).toEqual(['ALL'])
        expect(securityContext.capabilities.add).toEqual(
          isReader ? ['DAC_OVERRIDE', 'KILL', 'SETGID', 'SETUID'] : undefined,
        )
        expect(securityContext.readOnlyRootFilesystem ?? false).toBe(kind !== 'StatefulSet')
        expect(resources.limits.memory).toMatch(/^\d+[MG]i$/)
      }
    },
  )

  it.each(deployments.map((manifest) => [title(manifest), manifest] as const))(
    '%s: every secret that its settings name is mounted',
    (_title, { spec }) => {
      const [{ envFrom = [], volumeMounts }] = spec.template.spec.containers
      const settings = envFrom.map(({ configMapRef }) => read(`base/${configMapRef.name.replace('poa-', '')}.env`))
      const paths = settings.flatMap((text) =>
        Array.from(text.matchAll(/^\w+_FILE=(.*)$/gm), ([, value = '']) => value),
      )
      expect(paths.length).toBeGreaterThan(0)
      const mounted = volumeMounts.map(({ mountPath }) => mountPath)
      expect(paths.filter((file) => !mounted.includes(path.dirname(file)))).toEqual([])
    },
  )

  /** Of a Service the labels themselves. */
  const selectorOf = ({ kind, spec }: Manifest): object | undefined =>
    kind === 'Service' ? spec.selector : (spec?.podSelector?.matchLabels ?? spec?.selector?.matchLabels)
  const selecting = manifests.flatMap(({ manifest }) => {
    const selector = selectorOf(manifest)
    return selector ? [[title(manifest), selector as Record<string, string>] as const] : []
  })
  it('select pods by Services and by Deployments', () => {
    expect(selecting.map(([name]) => name)).toEqual(expect.arrayContaining(['Service poa-api', 'Deployment poa-api']))
  })

  it.each(selecting)('%s: selects pods that exist', (_title, selector) => {
    const labels = templated.map(({ manifest }) => manifest.spec.template.metadata.labels)
    expect(labels.some((each) => contains(each, selector))).toBe(true)
  })

  it('are each listed once, by a kustomization whose entries exist', () => {
    const listed = files.filter(isKustomization).flatMap((name) => {
      const [{ resources = [], components = [], configMapGenerator = [] }] = loadAll(read(name)) as [
        { resources?: string[]; components?: string[]; configMapGenerator?: { envs?: string[] }[] },
      ]
      const entries = [...resources, ...components, ...configMapGenerator.flatMap(({ envs = [] }) => envs)]
      return entries.map((entry) => path.join(path.dirname(name), entry))
    })
    expect(listed.filter((entry) => !existsSync(path.join(folder, entry)))).toEqual([])
    const own = files.filter((name) => !isKustomization(name))
    expect(listed.filter((entry) => /\.(yaml|env)$/.test(entry)).sort()).toEqual(own)
  })
})

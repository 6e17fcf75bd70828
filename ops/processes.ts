/**
 * How each process of the service runs: the one list that `npm start`, benchmarks, abuse tests and the monitoring check
 * read, and that compose.yaml, the Dockerfile and package.json are checked against (test/platform/processes.unit.test.ts).
 */
export interface ProcessPlan {
  entry: string
  /** For Node, in front of the entry. */
  flags: readonly string[]
  environment: Readonly<Record<string, string>>
  /** Yields its processor time to the others, so that texts keep their latency. */
  isYielding: boolean
  /** Limit of its container. */
  memoryMebibytes: number
}

const concurrencySettings = {
  text: ['CONCURRENCY_STANDARD', 'CONCURRENCY_PRIORITY'],
  image: ['CONCURRENCY_IMAGE_STANDARD', 'CONCURRENCY_IMAGE_PRIORITY'],
  llm: ['CONCURRENCY_LLM_STANDARD', 'CONCURRENCY_LLM_PRIORITY'],
} as const
type JobClass = keyof typeof concurrencySettings

/** The settings by which a worker leaves all other job classes to other workers. */
function only(...jobClasses: readonly JobClass[]): Record<string, string> {
  const others = Object.entries(concurrencySettings).filter(([jobClass]) => !jobClasses.includes(jobClass as JobClass))
  return Object.fromEntries(others.flatMap(([, names]) => names.map((name) => [name, '0'])))
}

/** With its many default arenas, the allocator keeps what the image decoder's threads have freed. */
const fewArenas = { MALLOC_ARENA_MAX: '2' }
/** Allocations from 128 KiB on, such as images, go back to the system at once. */
const imageAllocator = { ...fewArenas, MALLOC_MMAP_THRESHOLD_: '131072' }
/** A small young generation is collected in less time: the slowest calls gain by it. */
const youngGeneration = '--max-semi-space-size=16'
/** For a process whose memory is mostly outside the heap. */
const youngGenerationOfImages = '--max-semi-space-size=4'

const worker = { entry: 'worker/main.ts', flags: [youngGeneration], isYielding: false, memoryMebibytes: 768 }
const imageWorker = { ...worker, flags: [youngGenerationOfImages], isYielding: true, memoryMebibytes: 1024 }
// Without the sweeps of accounts and payments, a worker that decodes user-supplied images needs none of their secrets.
const jobSweeps = { SWEEPS: 'jobs' }

export const processes = {
  api: {
    entry: 'api/server.ts',
    // Without a limit of the old generation, Node collects garbage too late.
    flags: [youngGeneration, '--max-old-space-size=256'],
    environment: fewArenas,
    isYielding: false,
    memoryMebibytes: 768,
  },
  /** All job classes in one process. */
  worker: { ...worker, environment: imageAllocator },
  textWorker: { ...worker, environment: { ...fewArenas, SWEEPS: 'all', ...only('text') } },
  imageWorker: { ...imageWorker, environment: { ...imageAllocator, ...jobSweeps, ...only('image') } },
  modelWorker: {
    ...worker,
    environment: { ...imageAllocator, ...jobSweeps, ...only('llm') },
    isYielding: true,
    memoryMebibytes: 1024,
  },
  imageAndModelWorker: { ...imageWorker, environment: { ...imageAllocator, ...jobSweeps, ...only('image', 'llm') } },
} as const satisfies Record<string, ProcessPlan>

/** Niceness of a yielding process where no container weighs it. */
export const yieldingNiceness = 10

const workers = { group: 'workers' } as const
const { api, textWorker, imageAndModelWorker } = processes
/** The processes of `npm start`; the image and model worker decodes user-supplied images and settles nothing. */
export const programs = [
  { id: 'api', name: 'API', group: 'api', plan: api, holdsSecrets: true, preferredPort: 9464 },
  { id: 'worker', name: 'Text worker', ...workers, plan: textWorker, holdsSecrets: true, preferredPort: 9465 },
  {
    id: 'vision-worker',
    name: 'Image and model worker',
    ...workers,
    plan: imageAndModelWorker,
    holdsSecrets: false,
    preferredPort: 9466,
  },
] as const

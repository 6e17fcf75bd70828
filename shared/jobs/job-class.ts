import type { PricedEndpoint } from '#shared/credits/price.ts'

/**
 * The resources of a job: text takes milliseconds of processor time, an image up to seconds and megabytes, an LLM many
 * seconds of waiting. Stored in the job's row, since escalation changes it.
 */
export const jobClasses = ['text', 'image', 'llm'] as const
export type JobClass = (typeof jobClasses)[number]

/**
 * Names in rows and in Redis. Processes of the previous version read the same during an upgrade; use the class's own name
 * once no installation runs it.
 */
export const storedClassNames = { text: 'text', image: 'vision', llm: 'model' } as const satisfies Record<
  JobClass,
  string
>
export type StoredClassName = (typeof storedClassNames)[JobClass]

/** The class of a job that no model works on. */
export const localClasses: Record<PricedEndpoint, JobClass> = {
  optimize: 'text',
  generate: 'text',
  'image-to-prompt': 'image',
}

/** Whether the endpoint's jobs have an image. */
export function readsImage(endpoint: PricedEndpoint): boolean {
  return localClasses[endpoint] === 'image'
}

/** The class in a row; rows without one belong to the local class of their endpoint. */
export function readJobClass(row: { weight: StoredClassName | null; endpoint: PricedEndpoint }): JobClass {
  return jobClasses.find((jobClass) => storedClassNames[jobClass] === row.weight) ?? localClasses[row.endpoint]
}

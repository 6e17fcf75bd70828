/**
 * What a start needs once: models, settings, tables and a key. In a process of its own that ends, since the libraries that
 * this takes would stay in the memory of the one that watches over the service.
 */
import { paymentSettings } from '#shared/payments/payment-settings.ts'
import { explainDatabaseFault } from '../cli/explain-database-fault.ts'
import { runMigrations } from '../cli/migrate.ts'
import { findModels } from './find-models.ts'
import { createKey, trialSupplier, writeOperatorSettings } from './settings.ts'

/** Each by its name, with what it is given and what it answers. */
const tasks = {
  async findSettings() {
    const { settings, line } = await findModels(process.env)
    const paymentNames = Object.keys(paymentSettings)
    return { models: settings, modelsLine: line, supplier: trialSupplier(process.env), paymentNames }
  },
  async writeOperatorSettings({ file, environment }: { file: string; environment: NodeJS.ProcessEnv }) {
    writeOperatorSettings(file, environment)
  },
  migrate: runMigrations,
  createKey: ({ url, pepper }: { url: string; pepper: string }) => createKey(url, pepper),
}
export type Tasks = typeof tasks

export interface TaskMessage {
  id: number
  name: keyof Tasks
  input: unknown
}
export type TaskReply = { id: number } & ({ answer: unknown } | { error: string })

async function run({ id, name, input }: TaskMessage): Promise<TaskReply> {
  try {
    const task = tasks[name] as (input: unknown) => Promise<unknown>
    return { id, answer: await task(input) }
  } catch (error) {
    return { id, error: explainDatabaseFault(error) ?? (error instanceof Error ? error.message : String(error)) }
  }
}

process.on('message', async (message: TaskMessage) => process.send?.(await run(message)))
// Ctrl-C reaches every process of a terminal; this one ends with its parent.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
process.on('disconnect', () => process.exit())

import { chmod, glob, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { stopStale } from '../../ops/dev/services/server.ts'

/**
 * Makes the folder for temporary files of a project's tests. `remove` ends the processes that are recorded in it: a
 * failed test leaves them, since exit handlers do not run in vitest's workers.
 */
export async function makeTemporaryFolder({ config }: { config: Pick<TestProject['config'], 'env'> }) {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'poa-test-'))
  // Decoder processes run as another user, whose folder lies in it.
  await chmod(directory, 0o711)
  config.env = { ...config.env, TMPDIR: directory }
  const remove = async (): Promise<void> => {
    for await (const record of glob('**/*.record', { cwd: directory })) {
      await stopStale(path.join(directory, path.dirname(record)), (line) => process.stderr.write(`${line}\n`))
    }
    await rm(directory, { recursive: true, force: true })
  }
  return { directory, remove }
}

import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { claimPath, localDirectory, removeTemporaryDirectory } from './local-paths.ts'
import { findClaimHolder } from './services/claim-directory.ts'
import { stopStaleServices } from './services/stop-stale-services.ts'
import { stopStaleProcesses } from './start-processes.ts'

process.exitCode = await reset()

/** Deletes what `npm start` has made, unless a run is using it; gives the exit code. */
async function reset(): Promise<number> {
  const holderPid = findClaimHolder(claimPath) ?? findClaimHolder(join(localDirectory, 'services.claim'))
  if (holderPid !== undefined) {
    console.error(`This checkout is running (process ${holderPid}). Stop it first; nothing was deleted.`)
    return 1
  }
  if (!existsSync(localDirectory)) {
    console.log('There is no local data.')
    return 0
  }
  await stopStaleProcesses(console.log)
  await stopStaleServices(localDirectory, console.log)
  removeTemporaryDirectory()
  return deleteLocalDirectory()
}

function deleteLocalDirectory(): number {
  try {
    rmSync(localDirectory, { recursive: true })
    console.log(`Deleted ${localDirectory}`)
    return 0
  } catch (error) {
    // A container's Postgres and Redis own their files, and only root may delete those.
    if (!(error instanceof Error && 'code' in error && (error.code === 'EACCES' || error.code === 'EPERM'))) throw error
    console.error(`Some files belong to another user. Delete them by: sudo rm -rf '${localDirectory}'`)
    return 1
  }
}

import { existsSync, rmSync } from 'node:fs'
import { claimPath, localDirectory, removeTemporaryDirectory, serverDirectories } from './local-files.ts'
import { readRecord, stopStale } from './services/server.ts'

const holder = readRecord(claimPath)
if (holder !== undefined) {
  console.error(
    `The service is running from this checkout (process ${Number.parseInt(holder, 10)}). Stop it first; nothing was deleted.`,
  )
  process.exitCode = 1
} else if (existsSync(localDirectory)) {
  for (const directory of serverDirectories) await stopStale(directory, console.log)
  removeTemporaryDirectory()
  rmSync(localDirectory, { recursive: true })
  console.log(`Deleted ${localDirectory}`)
} else console.log('No local data found.')

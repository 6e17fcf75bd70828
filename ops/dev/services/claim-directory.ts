import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { processIdentity } from './process-identity.ts'

/** The process that holds this claim file now, or undefined. A file left by a process that has ended counts as free. */
export function findClaimHolder(claimPath: string): number | undefined {
  const identity = readIdentity(claimPath)
  const pid = Number.parseInt(identity, 10)
  return identity !== '' && processIdentity(pid) === identity ? pid : undefined
}

/** Claims a directory for this process by a file in it; gives back the release. `inUse` words the refusal. */
export function claimDirectory(claimPath: string, inUse: (holderPid: number) => string): () => void {
  const holderPid = findClaimHolder(claimPath)
  if (holderPid !== undefined) throw new Error(inUse(holderPid))
  mkdirSync(dirname(claimPath), { recursive: true })
  rmSync(claimPath, { force: true })
  // `wx` fails if another process has made the file since.
  writeFileSync(claimPath, processIdentity(process.pid) ?? '', { flag: 'wx' })
  return () => rmSync(claimPath, { force: true })
}

function readIdentity(claimPath: string): string {
  try {
    return readFileSync(claimPath, 'utf8')
  } catch {
    return ''
  }
}

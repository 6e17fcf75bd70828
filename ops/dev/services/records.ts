import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Identifies one running process, as `<pid> <start time>`; undefined if there is none with this id. Process ids are
 * reused, and a record of an earlier run must never end an unrelated process.
 */
export function processIdentity(pid: number): string | undefined {
  try {
    if (process.platform !== 'linux') {
      const line = execFileSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim()
      return line.startsWith('Z') ? undefined : `${pid} ${line.replace(/^\S+\s+/, '')}`
    }
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The command comes first, in parentheses, and may itself hold spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    // A zombie has ended; its parent has not read the exit code yet.
    if (fields[0] === 'Z') return undefined
    return `${pid} ${fields[19]} ${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}`
  } catch {
    return undefined
  }
}

/** The identity in a record file, if that process still runs. */
export function readRecord(recordPath: string): string | undefined {
  const identity = existsSync(recordPath) ? readFileSync(recordPath, 'utf8') : ''
  return identity !== '' && processIdentity(Number.parseInt(identity, 10)) === identity ? identity : undefined
}

/** Claims a folder by a record in it; returns the release. @throws Error with `inUse` if another process holds it. */
export function claimDirectory(claimPath: string, inUse: (holderPid: number) => string): () => void {
  const holder = readRecord(claimPath)
  if (holder !== undefined) throw new Error(inUse(Number.parseInt(holder, 10)))
  mkdirSync(dirname(claimPath), { recursive: true })
  rmSync(claimPath, { force: true })
  // `wx` fails if another process has made the file since.
  writeFileSync(claimPath, processIdentity(process.pid) ?? '', { flag: 'wx' })
  return () => rmSync(claimPath, { force: true })
}

/** The secret kept in this file, made at random on first use and readable by its owner alone. */
export function secretFromFile(path: string): string {
  if (!existsSync(path)) writeFileSync(path, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' })
  return readFileSync(path, 'utf8').trim()
}

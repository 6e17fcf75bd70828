import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

/**
 * A word that names one running process for good, or undefined if there is none with this id.
 * The start time is part of it, because the system gives a dead process's id to another one later, and a
 * record of a former run must never make us stop a stranger.
 */
export function processIdentity(pid: number): string | undefined {
  const startedAt = process.platform === 'linux' ? startTimeFromProc(pid) : startTimeFromPs(pid)
  return startedAt === undefined ? undefined : `${pid} ${startedAt}`
}

/** The ids of the direct children of a process. */
export function childPids(parentPid: number): number[] {
  return listProcesses()
    .filter((entry) => entry.parentPid === parentPid)
    .map((entry) => entry.pid)
}

function startTimeFromProc(pid: number): string | undefined {
  const fields = procStatFields(pid)
  // A zombie has ended already; only its parent has not asked for the exit code yet.
  if (fields === undefined || fields[0] === 'Z') return undefined
  const bootId = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
  return `${fields[19]} ${bootId} ${pidNamespace()}`
}

/** The fields of /proc/<pid>/stat that follow the command, whose own spaces would mislead a plain split. */
function procStatFields(pid: number): string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return undefined
  }
}

function pidNamespace(): string {
  try {
    return readlinkSync('/proc/self/ns/pid')
  } catch {
    return ''
  }
}

function startTimeFromPs(pid: number): string | undefined {
  const line = runPs(['-o', 'stat=,lstart=', '-p', String(pid)])
  return line === '' || line.startsWith('Z') ? undefined : line.replace(/^\S+\s+/, '')
}

function listProcesses(): { pid: number; parentPid: number }[] {
  if (process.platform !== 'linux') {
    return runPs(['-A', '-o', 'pid=,ppid='])
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      .map(([pid, parentPid]) => ({ pid: Number(pid), parentPid: Number(parentPid) }))
  }
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), parentPid: Number(procStatFields(Number(name))?.[1]) }))
}

function runPs(flags: string[]): string {
  try {
    return execFileSync('ps', flags, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], timeout: 5_000 }).trim()
  } catch {
    return ''
  }
}

import { execFileSync } from 'node:child_process'
import { userInfo } from 'node:os'
import type { Log } from './detached-process.ts'

/** How to run a Postgres program, and to whom its data must belong. */
export type PostgresAccount = {
  wrap(program: string, flags: string[]): { command: string; flags: string[] }
  owner?: { uid: number; gid: number }
}

const accountName = 'postgres'

/**
 * Chooses the account that Postgres runs under. Postgres refuses to run as root, so for root it is the system
 * user `postgres`, made here if there is none.
 *
 * That user cannot enter a checkout in a folder closed to others, such as /root or what `mktemp -d` makes, and
 * neither its programs nor its data would be reachable. It is therefore given one capability, to pass file
 * permissions (CAP_DAC_OVERRIDE). `no_setuid_fixup` belongs to it: Postgres asks `access(2)` whether its programs
 * are executable, and without that bit the kernel answers for a user who has no capabilities.
 */
export function choosePostgresAccount(log: Log): PostgresAccount {
  if (process.getuid?.() !== 0) return { wrap: (program, flags) => ({ command: program, flags }) }
  if (process.platform !== 'linux') {
    throw new Error('Postgres does not run as root. Run this as an ordinary user, start Docker, or set DATABASE_URL.')
  }
  if (idOf('-u') === undefined) createAccount(log)
  const owner = { uid: requireId('-u'), gid: requireId('-g') }
  const identity = [`--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups']
  const passPermissions = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override', '--securebits=+no_setuid_fixup']
  return {
    owner,
    wrap: (program, flags) => ({
      command: 'setpriv',
      flags: [...identity, ...passPermissions, '--', program, ...flags],
    }),
  }
}

function createAccount(log: Log): void {
  log(`Creating the system user ${accountName}, since Postgres does not run as root.`)
  const environment = { ...process.env, PATH: `${process.env.PATH ?? ''}:/usr/sbin:/sbin` }
  const run = (command: string, flags: string[]) =>
    execFileSync(command, flags, { stdio: ['ignore', 'ignore', 'pipe'], env: environment, timeout: 30_000 })
  run('groupadd', ['--system', '--force', accountName])
  run('useradd', [
    '--system',
    '--gid',
    accountName,
    '--no-create-home',
    '--home-dir',
    '/nonexistent',
    '--shell',
    '/bin/false',
    accountName,
  ])
}

function requireId(flag: '-u' | '-g'): number {
  const id = idOf(flag)
  if (id === undefined) throw new Error(`${userInfo().username} could not create the system user ${accountName}`)
  return id
}

function idOf(flag: '-u' | '-g'): number | undefined {
  try {
    const answer = execFileSync('id', [flag, accountName], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: 10_000,
    })
    return Number.parseInt(answer, 10)
  } catch {
    return undefined
  }
}

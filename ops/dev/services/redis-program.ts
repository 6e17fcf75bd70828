import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { Log } from './detached-process.ts'
import { installRedis } from './install-redis.ts'

/** Finds Redis or Valkey on the PATH; on Debian and Ubuntu it is installed if root asks; else throws what to type. */
export async function findRedisProgram(log: Log): Promise<string> {
  const found = findRedisOnPath()
  if (found !== undefined) return found
  if (process.getuid?.() === 0 && findOnPath('apt-get') !== undefined) {
    await installRedis(log)
    const installed = findRedisOnPath()
    if (installed !== undefined) return installed
  }
  throw new Error(
    `Redis is missing. Install it (${installCommand()}), or start Docker, or set REDIS_URL; then run this again.`,
  )
}

const searchPath = () => [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/usr/sbin']

function findRedisOnPath(): string | undefined {
  return findOnPath('redis-server') ?? findOnPath('valkey-server')
}

function findOnPath(program: string): string | undefined {
  return searchPath()
    .filter((directory) => directory !== '')
    .map((directory) => join(directory, program))
    .find(isExecutable)
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function installCommand(): string {
  const commands = [
    ['brew', 'brew install redis'],
    ['apt-get', 'sudo apt-get install redis-server'],
    ['dnf', 'sudo dnf install valkey'],
    ['pacman', 'sudo pacman -S valkey'],
    ['apk', 'sudo apk add redis'],
  ] as const
  const known = commands.find(([manager]) => findOnPath(manager) !== undefined)
  if (known !== undefined) return known[1]
  return process.platform === 'darwin' ? 'brew install redis, see https://brew.sh' : 'see https://redis.io/downloads'
}

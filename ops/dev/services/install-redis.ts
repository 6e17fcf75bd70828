import { execFile } from 'node:child_process'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import type { Log } from './detached-process.ts'

const run = promisify(execFile)
const installWaitMs = 300_000
const policyPath = '/usr/sbin/policy-rc.d'

/** Installs the distribution's Redis with apt-get. The caller is root on Debian or Ubuntu. */
export async function installRedis(log: Log): Promise<void> {
  log('Installing redis-server with apt-get, since there is no Redis on this machine.')
  try {
    await withoutStartingServices(async () => {
      // The package lists of a fresh image are missing or old; asking for new ones first is only needed then.
      await aptGet(['install', 'redis-server']).catch(async () => {
        await aptGet(['update'])
        await aptGet(['install', 'redis-server'])
      })
    })
  } catch (error) {
    const reason = error instanceof Error ? error.message.trim().split('\n').slice(0, 6).join('\n') : error
    throw new Error(`apt-get could not install redis-server. Install it, start Docker, or set REDIS_URL.\n${reason}`, {
      cause: error,
    })
  }
}

async function aptGet(words: string[]): Promise<void> {
  const flags = ['-y', '-q', '-o', 'DPkg::Lock::Timeout=120', '--no-install-recommends']
  await run('apt-get', [...flags, ...words], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', PATH: `${process.env.PATH ?? ''}:/usr/sbin:/sbin` },
    timeout: installWaitMs,
    maxBuffer: 16 * 1024 * 1024,
  })
}

/**
 * The Debian package starts a Redis of its own at once, on the default port, and we want the program only.
 * policy-rc.d is how Debian lets one say so; one that is there already is somebody's decision and stays.
 */
async function withoutStartingServices(install: () => Promise<void>): Promise<void> {
  if (existsSync(policyPath)) return install()
  writeFileSync(policyPath, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  try {
    await install()
  } finally {
    rmSync(policyPath, { force: true })
  }
}

import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { findFreePort } from '../../local-servers.ts'
import type { ServiceOptions } from './postgres.ts'
import { type Log, type Server, secretFromFile, startServer, stopStale } from './server.ts'

const replyMs = 2_000
const installMs = 300_000
const installOutputBytesMax = 16 * 1024 * 1024
/** Room for uploads that wait for a worker, and for the queues. As in compose.yaml. */
const memoryMax = '1gb'
const policyPath = '/usr/sbin/policy-rc.d'
const run = promisify(execFile)
const path = `${process.env.PATH}:/usr/local/bin:/usr/bin:/usr/sbin:/sbin`
const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', PATH: path }

/** Starts this machine's Redis or Valkey, on 127.0.0.1 only, with its data and log in `dataDirectory`. */
export async function startRedis({ dataDirectory, log, durable = true }: ServiceOptions): Promise<Server> {
  const program = await findProgram(log)
  mkdirSync(dataDirectory, { recursive: true })
  await stopStale(dataDirectory, log)
  const port = await findFreePort()
  const password = secretFromFile(`${dataDirectory}.password`)
  const url = `redis://:${password}@127.0.0.1:${port}`
  const place = ['--port', String(port), '--bind', '127.0.0.1', '--requirepass', password, '--dir', dataDirectory]
  // What the queues rely on: nothing is evicted, and a restart loses the last second at most.
  const appendOnly = durable ? ['--appendonly', 'yes', '--appendfsync', 'everysec'] : ['--appendonly', 'no']
  const memory = ['--save', '', '--maxmemory', memoryMax, '--maxmemory-policy', 'noeviction']
  return startServer({
    name: 'Redis',
    url,
    command: [program, ...place, ...appendOnly, ...memory],
    logPath: join(dataDirectory, 'server.log'),
    isReady: () => answers(port, password),
  })
}

/** Redis or Valkey of this machine; for root on Debian and Ubuntu it is installed. @throws Error that says what to type. */
async function findProgram(log: Log): Promise<string> {
  const found = (await findOnPath('redis-server')) ?? (await findOnPath('valkey-server'))
  if (found !== undefined) return found
  if (process.getuid?.() !== 0 || (await findOnPath('apt-get')) === undefined) {
    throw new Error(
      'Redis is not installed. Install it (sudo apt-get install redis-server, brew install redis, sudo dnf install valkey), or\n' +
        'run it in Docker (docker run -d -p 127.0.0.1:6379:6379 redis:8-alpine) and set REDIS_URL=redis://127.0.0.1:6379',
    )
  }
  await installRedis(log)
  return 'redis-server'
}

const findOnPath = (name: string): Promise<string | undefined> =>
  run('sh', ['-c', `command -v ${name}`], { env }).then(
    ({ stdout }) => stdout.trim(),
    () => undefined,
  )

/** Installs the distribution's Redis with apt-get. The caller is root on Debian or Ubuntu. */
async function installRedis(log: Log): Promise<void> {
  log('Installing redis-server with apt-get: no Redis found on this machine.')
  const install = 'apt-get -y -qq -o DPkg::Lock::Timeout=120 --no-install-recommends install redis-server'
  // The package starts a Redis on the default port unless policy-rc.d forbids it. An existing policy is left as it is.
  const isPolicyOurs = !existsSync(policyPath)
  if (isPolicyOurs) writeFileSync(policyPath, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  try {
    // A fresh image has no package lists, or old ones.
    const limits = { timeout: installMs, maxBuffer: installOutputBytesMax }
    await run('sh', ['-c', `${install} || { apt-get -qq update && ${install}; }`], { env, ...limits })
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message.trim().split('\n').slice(0, 6).join('\n') : cause
    throw new Error(`apt-get could not install redis-server. Install it, or set REDIS_URL.\n${reason}`, { cause })
  } finally {
    if (isPolicyOurs) rmSync(policyPath, { force: true })
  }
}

/** Whether Redis takes a connection and has its data loaded. A client library for this would stay in memory for ever. */
async function answers(port: number, password: string): Promise<boolean> {
  const socket = connect({ port, host: '127.0.0.1', timeout: replyMs })
  try {
    socket.once('timeout', () => socket.destroy(new Error('no reply')))
    socket.write(`AUTH ${password}\r\nPING\r\nQUIT\r\n`)
    return (await text(socket)).includes('+PONG')
  } catch {
    return false
  }
}

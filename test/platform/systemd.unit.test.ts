import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createLogger } from '#shared/platform/logger.ts'
import { notifySystemd } from '#shared/platform/notify-systemd.ts'
import { eventually } from '../helpers/eventually.ts'

const root = path.join(import.meta.dirname, '../..')
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0
/** Of `systemd-analyze security`, in tenths: 0 is the least exposed, 100 the most. */
const exposureMax = 25

let directory: string
beforeEach(() => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'poa-systemd-'))
})
afterEach(() => rmSync(directory, { recursive: true }))

describe.runIf(hasSystemd)('the units of deploy/systemd', () => {
  /** With this checkout in place of /opt/poa, so that their programs exist. */
  function copyUnits(): string[] {
    cpSync(path.join(root, 'deploy/systemd'), directory, { recursive: true })
    const files = readdirSync(directory, { recursive: true, encoding: 'utf8' })
    for (const file of files.filter((name) => /\.(service|conf|target)$/.test(name))) {
      const place = path.join(directory, file)
      writeFileSync(place, readFileSync(place, 'utf8').replaceAll('/opt/poa', root))
    }
    return files.filter((name) => /^poa[\w-]*\.(service|target)$/.test(name))
  }
  const env = () => ({ ...process.env, SYSTEMD_UNIT_PATH: `${directory}:` })

  it('have no fault that systemd knows of', () => {
    const units = copyUnits()
    expect(units).toHaveLength(6)
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', ...units.map((unit) => `./${unit}`)], {
      cwd: directory,
      env: env(),
      encoding: 'utf8',
    })
    // Of the system's own units, too.
    expect([status, stderr.split('\n').filter((line) => line.includes('poa'))]).toEqual([0, []])
  })

  it('have a low exposure in systemd-analyze security', () => {
    const services = copyUnits().filter((name) => name.endsWith('.service'))
    expect(services).toHaveLength(5)
    for (const unit of services) {
      const options = ['security', '--offline=true', `--threshold=${exposureMax}`, '--no-pager', `./${unit}`]
      const { status, stdout } = spawnSync('systemd-analyze', options, { cwd: directory, env: env(), encoding: 'utf8' })
      expect([unit, status, stdout.split('\n').findLast((line) => line.includes('exposure'))]).toEqual([
        unit,
        0,
        expect.stringContaining(unit),
      ])
    }
  })
})

describe('a process under systemd', () => {
  const { PATH, NOTIFY_SOCKET, WATCHDOG_USEC } = process.env
  afterEach(() => {
    Object.assign(process.env, { PATH })
    for (const [name, value] of Object.entries({ NOTIFY_SOCKET, WATCHDOG_USEC })) {
      if (value === undefined) delete process.env[name]
      else process.env[name] = value
    }
  })
  const logger = createLogger({ level: 'silent', process: 'test' })

  /** A program of this name that writes down its argument. */
  function givenNotifyProgram(): () => string[] {
    const log = path.join(directory, 'messages')
    const program = path.join(directory, 'systemd-notify')
    writeFileSync(program, `#!/bin/sh\necho "$1" >> ${log}\n`)
    chmodSync(program, 0o755)
    process.env.PATH = `${directory}:${PATH}`
    return () => (existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : [])
  }

  it('reports that it is ready, then repeatedly that it is alive', async () => {
    const messages = givenNotifyProgram()
    Object.assign(process.env, { NOTIFY_SOCKET: '/run/systemd/notify', WATCHDOG_USEC: '200000' })
    const stop = await notifySystemd(logger)
    await eventually(() => messages().length > 3)
    stop()
    const [first, ...others] = messages()
    expect([first, new Set(others)]).toEqual(['READY=1', new Set(['WATCHDOG=1'])])
  })

  it('continues where the program is missing, and sends nothing without systemd', async () => {
    Object.assign(process.env, { NOTIFY_SOCKET: '/run/systemd/notify', PATH: directory })
    await notifySystemd(logger)
    const messages = givenNotifyProgram()
    delete process.env.NOTIFY_SOCKET
    process.env.WATCHDOG_USEC = '2000'
    await notifySystemd(logger)
    // Each runs the program to its end, which leaves the time to send whatever else would be sent.
    Object.assign(process.env, { NOTIFY_SOCKET: '/run/systemd/notify', WATCHDOG_USEC: '0' })
    for (let run = 0; run < 3; run += 1) await notifySystemd(logger)
    expect(messages()).toEqual(['READY=1', 'READY=1', 'READY=1'])
  })
})

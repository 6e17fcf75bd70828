import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rotateLogs } from '../../ops/dev/local-files.ts'

/** Writes a line whenever it is told to, and says when it has. */
const writer = `process.on('message', (text) => process.stdout.write(text, () => process.send('written')))`

let directory: string
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'poa-logs-'))
})
afterAll(() => rm(directory, { recursive: true }))

describe('the logs of npm start', () => {
  it('begin anew over their limit, keep what was there once, and go on being written', async () => {
    const path = join(directory, 'api.log')
    const file = openSync(path, 'a')
    const child = spawn(process.execPath, ['-e', writer], { stdio: ['ignore', file, 'inherit', 'ipc'] })
    closeSync(file)
    const write = async (text: string) => {
      child.send(text)
      await once(child, 'message')
    }
    await write('first\n')
    await rotateLogs(directory, 100)
    expect(await readdir(directory)).toEqual(['api.log'])
    await write('x'.repeat(200))
    await rotateLogs(directory, 100)
    expect((await stat(path)).size).toBe(0)
    await write('last\n')
    child.kill()
    expect(await readFile(path, 'utf8')).toBe('last\n')
    expect(await readFile(`${path}.1`, 'utf8')).toBe(`first\n${'x'.repeat(200)}`)
  })
})

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readTreeMs } from '../../ops/bench/processor-time.ts'

/** More than the parent itself takes. */
const workMs = 400
const work = `while (process.cpuUsage().user < ${workMs * 1000}) for (let n = 0; n < 1e6; n += 1);`
const program = `
require('node:child_process').spawnSync(process.execPath, ['-e', '${work}'])
process.stdout.write('ended')
process.stdin.resume()
`

describe('the processor time of a process', () => {
  it.skipIf(!existsSync('/proc/self/schedstat'))('includes that of children that have ended', async () => {
    const child = spawn(process.execPath, ['-e', program], { stdio: ['pipe', 'pipe', 'inherit'] })
    try {
      await once(child.stdout, 'data')
      expect(readTreeMs(child.pid ?? 0)).toBeGreaterThan(workMs)
    } finally {
      child.kill('SIGKILL')
    }
  })
})

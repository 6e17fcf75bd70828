import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { checkout } from './local-paths.ts'

const programWaitMs = 60_000

type Program = { what: string; words: string[]; environment: NodeJS.ProcessEnv }

/** Runs one of this repository's programs to its end and gives its standard output; if it fails, throws what it said. */
export async function runProgram({ what, words, environment }: Program): Promise<string> {
  const child = spawn(process.execPath, words, {
    cwd: checkout,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: programWaitMs,
  })
  const ended = new Promise<string | undefined>((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', (code, signal) =>
      resolve(code === 0 ? undefined : `it ended with ${signal ?? `exit code ${code}`}`),
    )
  })
  const [output, complaints, fault] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  if (fault !== undefined) throw new Error(`${what} failed: ${fault}\n${complaints.trim() || output.trim()}`)
  return output
}

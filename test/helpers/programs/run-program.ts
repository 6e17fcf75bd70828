import { execFile } from 'node:child_process'
import path from 'node:path'
import { runCommandLine } from '../../../ops/cli/run-command-line.ts'

const root = path.join(import.meta.dirname, '../../..')
export interface ProgramEnd {
  exitCode: number
  stdout: string
  stderr: string
}

/**
 * Runs one of the command lines as an operator would, with these settings and no others, and waits for its end.
 * `directory` is another version's checkout.
 */
export function runProgram(
  file: string,
  args: string[],
  environment: Record<string, string>,
  directory = root,
): Promise<ProgramEnd> {
  return new Promise((resolve) => {
    const env = { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...environment }
    execFile(process.execPath, [file, ...args], { cwd: directory, env }, (error, stdout, stderr) => {
      const exitCode = error ? Number(error.code ?? -1) : 0
      resolve({ exitCode, stdout, stderr })
    })
  })
}

class ExitError extends Error {}

let last: Promise<unknown> = Promise.resolve()

/**
 * Runs a command of `poa` in this process, with these settings and no others: a tenth of what a process costs. One at a
 * time, since a command owns the process's settings and output; `runProgram` runs commands side by side.
 */
export function runAdmin(args: string[], environment: Record<string, string>): Promise<ProgramEnd> {
  const run = last.then(() => runAlone(args, environment))
  last = run.catch(() => {})
  return run
}

async function runAlone(args: string[], environment: Record<string, string>): Promise<ProgramEnd> {
  const { env, exit, exitCode } = process
  const { log, error: logError } = console
  const streams = { stdout: process.stdout.write, stderr: process.stderr.write }
  const end: ProgramEnd = { exitCode: 0, stdout: '', stderr: '' }
  const capture = (name: 'stdout' | 'stderr') => (text: unknown) => {
    end[name] += String(text)
    return true
  }
  try {
    process.env = { PATH: env.PATH, ...environment }
    process.exitCode = undefined
    process.exit = (code) => {
      process.exitCode = code ?? process.exitCode
      throw new ExitError()
    }
    process.stdout.write = capture('stdout')
    process.stderr.write = capture('stderr')
    console.log = (text: unknown) => capture('stdout')(`${text}\n`)
    console.error = (text: unknown) => capture('stderr')(`${text}\n`)
    await runCommandLine(args).catch((error: unknown) => {
      if (error instanceof ExitError) return
      // As an uncaught error ends a process.
      capture('stderr')(error instanceof Error ? error.stack : error)
      process.exitCode = 1
    })
    return { ...end, exitCode: Number(process.exitCode ?? 0) }
  } finally {
    process.stdout.write = streams.stdout
    process.stderr.write = streams.stderr
    Object.assign(console, { log, error: logError })
    Object.assign(process, { env, exit, exitCode })
  }
}

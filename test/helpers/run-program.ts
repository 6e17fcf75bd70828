import { execFile } from 'node:child_process'
import path from 'node:path'

const root = path.join(import.meta.dirname, '../..')
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

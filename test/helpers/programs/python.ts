import { execFileSync } from 'node:child_process'

/** An interpreter of the PATH may be another than that of the system, which has its packages. */
const candidates = ['python3', '/usr/bin/python3']

let found: string | undefined

/** A Python with httpx and pytest. @throws Error that says how to install them. */
export function findPython(): string {
  found ??= candidates.find((python) => {
    try {
      execFileSync(python, ['-c', 'import httpx, pytest'], { stdio: 'ignore' })
      return true
    } catch {
      return false
    }
  })
  if (!found) {
    throw new Error('The Python client is tested with httpx and pytest: apt-get install python3-httpx python3-pytest')
  }
  return found
}

import { execFile } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

const folder = join(import.meta.dirname, '../console')
const built = join(folder, 'dist/index.html')
const buildDeadlineMs = 60_000

/** Whether there is no build of the console, or one that is older than its sources. */
function isStale(): boolean {
  if (!existsSync(built)) return true
  const builtMs = statSync(built).mtimeMs
  const sources = readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' }).map((name) => `src/${name}`)
  const files = [...sources, 'index.html', 'admin.html', 'vite.config.ts', '../package-lock.json']
  return files.some((name) => statSync(join(folder, name)).mtimeMs > builtMs)
}

/**
 * Builds the console into `console/dist` if it is missing or older than its sources; says whether it did.
 *
 * @throws Error with the output of the build if it fails.
 */
export async function buildConsole(): Promise<boolean> {
  if (!isStale()) return false
  const vite = join(folder, '../node_modules/vite/bin/vite.js')
  const options = ['build', '--config', join(folder, 'vite.config.ts'), '--logLevel', 'warn']
  await promisify(execFile)(process.execPath, [vite, ...options], { cwd: folder, timeout: buildDeadlineMs })
  return true
}

import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/** The secret kept in this file, made at random on first use and readable by its owner alone. */
export function secretFromFile(path: string): string {
  if (!existsSync(path)) writeFileSync(path, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' })
  return readFileSync(path, 'utf8').trim()
}

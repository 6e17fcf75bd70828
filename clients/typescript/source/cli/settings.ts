import { chmod, mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { PromptOptimization } from '../client.ts'
import { UsageError } from './exit-codes.ts'
import type { ParsedArguments } from './read-arguments.ts'

interface StoredSettings {
  apiKey?: string
  baseUrl?: string
}

const directory = path.join(process.env.XDG_CONFIG_HOME || path.join(os.homedir(), '.config'), 'poa')
const file = path.join(directory, 'config.json')

/** A client with the key of the environment, or else the stored one. */
export async function openClient({ flags, timeoutMs }: ParsedArguments): Promise<PromptOptimization> {
  const { apiKey, baseUrl } = await readConnection(flags['base-url'])
  return new PromptOptimization({ apiKey, baseUrl, timeoutMs })
}

/** @throws UsageError without a key. */
export async function readConnection(askedUrl?: string): Promise<{ apiKey: string; baseUrl: string | undefined }> {
  const stored = await readStored()
  const apiKey = process.env.POA_API_KEY || stored.apiKey
  if (!apiKey) throw new UsageError('no API key: set POA_API_KEY, or store a key with poa login')
  return { apiKey, baseUrl: askedUrl ?? (process.env.POA_BASE_URL || stored.baseUrl) }
}

async function readStored(): Promise<StoredSettings> {
  const found = await stat(file).catch(() => null)
  if (!found) return {}
  if (process.platform !== 'win32' && (found.mode & 0o077) !== 0) {
    throw new UsageError(`other users can read ${file}; run: chmod 600 ${file}`)
  }
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    throw new UsageError(`${file} is not JSON`)
  }
}

/** Stores the settings where their owner alone can read them; returns the path. */
export async function storeSettings(settings: StoredSettings): Promise<string> {
  await mkdir(directory, { recursive: true, mode: 0o700 })
  await writeFile(file, `${JSON.stringify(settings, null, 2)}\n`, { mode: 0o600 })
  // The mode above is that of a new file.
  await chmod(file, 0o600)
  return file
}

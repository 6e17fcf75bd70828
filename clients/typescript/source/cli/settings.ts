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
export const settingsFile = path.join(directory, 'config.json')

/** A client with the key of the environment, or else the stored one. */
export async function openClient({ flags, timeoutMs }: ParsedArguments): Promise<PromptOptimization> {
  const { apiKey, baseUrl } = await readConnection(flags['base-url'])
  return new PromptOptimization({ apiKey, baseUrl, timeoutMs })
}

/** @throws UsageError without a key. */
export async function readConnection(askedUrl?: string): Promise<{ apiKey: string; baseUrl: string | undefined }> {
  const stored = await readStored()
  const apiKey = process.env.POA_API_KEY?.trim() || stored.apiKey
  if (!apiKey) throw new UsageError('no API key: set POA_API_KEY, or store a key with poa login')
  return { apiKey, baseUrl: askedUrl ?? (process.env.POA_BASE_URL || stored.baseUrl) }
}

async function readStored(): Promise<StoredSettings> {
  const found = await stat(settingsFile).catch(() => null)
  if (!found) return {}
  if (process.platform !== 'win32' && (found.mode & 0o077) !== 0) {
    throw new UsageError(`other users can read ${settingsFile}; run: chmod 600 ${settingsFile}`)
  }
  try {
    return JSON.parse(await readFile(settingsFile, 'utf8')) ?? {}
  } catch {
    throw new UsageError(`${settingsFile} is not JSON`)
  }
}

/** Stores a key where its owner alone can read it. The stored URL stays unless there is another. */
export async function storeSettings(apiKey: string, askedUrl?: string): Promise<{ baseUrl: string | undefined }> {
  // A file that is damaged, or that others may have written, is replaced.
  const stored = await readStored().catch((): StoredSettings => ({}))
  const baseUrl = askedUrl ?? (process.env.POA_BASE_URL || stored.baseUrl)
  await mkdir(directory, { recursive: true, mode: 0o700 })
  await writeFile(settingsFile, `${JSON.stringify({ apiKey, baseUrl }, null, 2)}\n`, { mode: 0o600 })
  // The mode above is that of a new file.
  await chmod(settingsFile, 0o600)
  return { baseUrl }
}

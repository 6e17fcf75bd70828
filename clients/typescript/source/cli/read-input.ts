import { readFile, stat } from 'node:fs/promises'
import { UsageError } from './exit-codes.ts'
import type { ParsedArguments } from './read-arguments.ts'

/** Far more than the service takes. */
const inputBytesMax = 1024 * 1024

/** The text of a command: its words, the file of `--file`, or standard input. */
export async function readText({ words, flags }: ParsedArguments): Promise<string> {
  const isFromInput = words.length === 0 || (words.length === 1 && words[0] === '-')
  if (flags.file !== undefined && words.length > 0) throw new UsageError('give either a text or --file')
  if (flags.file !== undefined) return trimEnd(await readTextFile(flags.file))
  return isFromInput ? trimEnd(await readStandardInput()) : words.join(' ')
}

async function readTextFile(path: string): Promise<string> {
  const found = await stat(path).catch(() => null)
  if (!found?.isFile()) throw new UsageError(`${path} cannot be read`)
  if (found.size > inputBytesMax) throw new UsageError(`${path} is larger than 1 MiB`)
  return readFile(path, 'utf8')
}

export async function readStandardInput(): Promise<string> {
  if (process.stdin.isTTY) throw new UsageError('no text: pass it as an argument, on standard input or with --file')
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of process.stdin) {
    chunks.push(chunk)
    bytes += chunk.length
    if (bytes > inputBytesMax) throw new UsageError('standard input is larger than 1 MiB')
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Files end with a line break that is no part of the text. */
function trimEnd(text: string): string {
  return text.replace(/\r?\n$/, '')
}

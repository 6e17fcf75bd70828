import { parseArgs } from 'node:util'
import { UsageError } from './exit-codes.ts'

export const usageText = `poa: command line of the Prompt Optimization API

  poa optimize [draft]        a better prompt; without a draft, standard input is read
  poa generate <topic>        a prompt for a topic
  poa image <file or URL>     a prompt for a similar image
  poa usage                   calls and credits of the last 30 days
  poa keys                    API keys of the account
  poa keys create <name>      the new key, once
  poa keys rotate <id>        a successor; the old key works for 24 hours more
  poa keys revoke <id>
  poa login                   stores the API key of standard input
  poa mcp                     Model Context Protocol over standard input and output

Prompts
  -f, --file <path>           the draft or topic is in this file
  -t, --target <model>        midjourney, chatgpt, claude, gemini, flux, universal
  -q, --quality <quality>     fast, best, auto
  -n, --negative              add what to exclude
  -a, --analysis              add what was detected and changed (with --json)
      --mode, --expertise     of generate
      --subject <text>        of image: what it shows
      --diff, --no-diff       the changes of optimize in colour; default: on a terminal

All commands
      --json                  the response as JSON
      --base-url <URL>        address of the service; else POA_BASE_URL, then the stored one
      --timeout <seconds>     deadline of the command
  -h, --help    -v, --version

The API key is POA_API_KEY, or the one that poa login has stored.
Exit codes: 0 done, 1 failed, 2 wrong input, 3 not allowed, 4 no credits, 5 over the rate limit, 6 not available
`

const options = {
  file: { type: 'string', short: 'f' },
  target: { type: 'string', short: 't' },
  quality: { type: 'string', short: 'q' },
  negative: { type: 'boolean', short: 'n' },
  analysis: { type: 'boolean', short: 'a' },
  mode: { type: 'string' },
  expertise: { type: 'string' },
  subject: { type: 'string' },
  diff: { type: 'boolean' },
  json: { type: 'boolean' },
  'base-url': { type: 'string' },
  timeout: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
} as const

const commands = ['optimize', 'generate', 'image', 'usage', 'keys', 'login', 'mcp', 'help', 'version'] as const

export type Command = (typeof commands)[number]
export type Flags = ReturnType<typeof parse>['values']

export interface Asked {
  command: Command
  /** What follows the command. */
  words: string[]
  flags: Flags
  timeoutMs: number | undefined
}

function parse(parts: string[]) {
  return parseArgs({ args: parts, options, allowPositionals: true, allowNegative: true })
}

/** @throws UsageError for an unknown command or option. */
export function readArguments(parts: string[]): Asked {
  const { values: flags, positionals } = parseOrRefuse(parts)
  const [name = flags.version ? 'version' : 'help', ...words] = positionals
  const command = flags.help ? 'help' : commands.find((each) => each === name)
  if (!command) throw new UsageError(`there is no command ${name}; poa --help lists all`)
  return { command, words, flags, timeoutMs: readTimeout(flags.timeout) }
}

function parseOrRefuse(parts: string[]) {
  try {
    return parse(parts)
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

function readTimeout(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const seconds = Number(text)
  if (!(seconds > 0 && seconds <= 86_400)) throw new UsageError('--timeout takes seconds, from 1 to 86400')
  return seconds * 1000
}

import { parseArgs } from 'node:util'
import { UsageError } from './exit-codes.ts'

export const usageText = `poa: command line of the Prompt Optimization API

  poa optimize [draft]        optimize a draft; default: read it from standard input
  poa generate <topic>        generate a prompt from a topic
  poa image <file or URL>     generate a prompt for a similar image
  poa usage                   show calls and credits of the last 30 days
  poa keys                    list the API keys of the account
  poa keys create <name>      create an API key and show it once
  poa keys rotate <id>        create a successor; the old key stays valid for 24 hours
  poa keys revoke <id>        revoke an API key immediately
  poa login                   read an API key from standard input and store it
  poa mcp                     serve the Model Context Protocol on standard input and output

Prompts
  -f, --file <path>           read the draft or topic from a file
  -t, --target <model>        midjourney, chatgpt, claude, gemini, flux, universal
  -q, --quality <quality>     fast, best, auto
  -n, --negative              include exclusion terms
  -a, --analysis              include the analysis (with --json)
      --mode <mode>           type of output (generate)
      --expertise <level>     level of the reader (generate)
      --subject <text>        subject of the image (image)
      --diff, --no-diff       show the changes in colour (optimize); default: on a terminal

New keys
      --scopes <scopes>       prompts, account or prompts,account; default: both
      --monthly-credits-max <credits>
                              limit of the key for each month; default: none

All commands
      --json                  print the fields of the response as JSON
      --base-url <URL>        base URL of the service; default: POA_BASE_URL, then the stored URL
      --timeout <seconds>     deadline of the command
  -h, --help                  show this help
  -v, --version               show the version
      --                      end of the options, before a text that begins with -

API key: POA_API_KEY, or the key stored by poa login.
Exit codes: 0 success, 1 failure, 2 invalid input, 3 not allowed, 4 no credits, 5 rate limit exceeded, 6 service unavailable
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
  scopes: { type: 'string' },
  'monthly-credits-max': { type: 'string' },
  json: { type: 'boolean' },
  'base-url': { type: 'string' },
  timeout: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
} as const

const commands = ['optimize', 'generate', 'image', 'usage', 'keys', 'login', 'mcp', 'help', 'version'] as const

export type Command = (typeof commands)[number]
export type Flags = ReturnType<typeof parse>['values']

export interface ParsedArguments {
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
export function readArguments(parts: string[]): ParsedArguments {
  const { values: flags, positionals } = parseOrRefuse(parts)
  const [name = flags.version ? 'version' : 'help', ...words] = positionals
  const command = flags.help ? 'help' : commands.find((each) => each === name)
  if (!command) throw new UsageError(`unknown command ${name}; see poa --help`)
  return { command, words, flags, timeoutMs: readTimeout(flags.timeout) }
}

function parseOrRefuse(parts: string[]) {
  try {
    return parse(parts)
  } catch (error) {
    // The parser's advice follows in further sentences, or lines.
    const [fault = ''] = (error instanceof Error ? error.message : String(error)).split(/\. |\n/)
    throw new UsageError(`${fault.charAt(0).toLowerCase()}${fault.slice(1)}; see poa --help`)
  }
}

function readTimeout(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const seconds = Number(text)
  if (!(seconds > 0 && seconds <= 86_400)) throw new UsageError('--timeout must be 1 to 86400 seconds')
  return seconds * 1000
}

import type { PromptResult } from '../resources/prompts.ts'
import type { ParsedArguments } from './read-arguments.ts'

export function isColored(stream: NodeJS.WriteStream): boolean {
  return stream.isTTY === true && !process.env.NO_COLOR && process.env.TERM !== 'dumb'
}

/** Removes control characters that could manipulate a terminal. */
export function printable(text: string, stream: NodeJS.WriteStream = process.stdout): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  return stream.isTTY ? text.replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, '') : text
}

export function printLine(text: string): void {
  process.stdout.write(`${text}\n`)
}

export function printJson(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value, null, 2)}\n`)
}

/** The prompt on standard output, everything else on standard error. */
export function printResult<Data extends { optimization_score: number }>(
  result: PromptResult<Data>,
  { text, negative }: { text: string; negative: string | undefined },
  { flags }: ParsedArguments,
): void {
  const { data, usage, meta } = result
  if (flags.json) printJson({ data, usage, meta, request_id: result.requestId })
  else {
    printLine(text)
    if (negative) process.stderr.write(`negative prompt: ${printable(negative, process.stderr)}\n`)
  }
  const by = meta ? `, by ${meta.engine}${meta.fallback ? ' (no model answered)' : ''}` : ''
  const unchanged = meta?.changed === false ? ', unchanged' : ''
  const cost = `${usage.credits_deducted} credit, ${usage.credits_remaining} left`
  process.stderr.write(`score ${data.optimization_score}${unchanged}${by}, ${cost}\n`)
}

const tickMs = 1000

/** Shows the elapsed seconds on a terminal; does nothing elsewhere. */
export function showProgress(): { note(text: string): void; end(): void } {
  if (!process.stderr.isTTY) return { note() {}, end() {} }
  const startMs = Date.now()
  let what = 'waiting'
  const draw = (): void => {
    process.stderr.write(`\r\x1b[K${what}, ${Math.round((Date.now() - startMs) / 1000)} s`)
  }
  const timer = setInterval(draw, tickMs)
  return {
    note(text) {
      what = text
      draw()
    },
    end() {
      clearInterval(timer)
      process.stderr.write('\r\x1b[K')
    },
  }
}

#!/usr/bin/env node
import { version } from '../version.ts'
import { describeFailure, exitCodes, UsageError } from './exit-codes.ts'
import { readArguments, usageText } from './read-arguments.ts'
import { runCommand } from './run-command.ts'

/** Runs one command of `poa` and returns its exit code. */
async function main(parts: string[]): Promise<number> {
  const interrupt = new AbortController()
  process.once('SIGINT', () => interrupt.abort(new UsageError('interrupted', exitCodes.interrupted)))
  try {
    const asked = readArguments(parts)
    if (asked.command === 'help') process.stdout.write(usageText)
    else if (asked.command === 'version') process.stdout.write(`${version}\n`)
    else await runCommand(asked, interrupt.signal)
    return exitCodes.done
  } catch (error) {
    const { message, exitCode } = describeFailure(error)
    process.stderr.write(`poa: ${message}\n`)
    return exitCode
  }
}

// A reader that ends early, such as head, is no failure.
process.stdout.on('error', () => process.exit(0))
process.exitCode = await main(process.argv.slice(2))

/**
 * Starts a service on this machine, causes faults in it one after another under load, and compares callers' results
 * with charges. Prints a table; `--out <folder>` also writes it to that folder, with the figures as JSON. Exits with 1
 * if a promise of docs/reliability.md is broken. `--soak <minutes>` instead watches for growth without faults.
 */

import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { type FaultName, faultNames, isFaultName } from './faults.ts'
import { toMarkdown } from './report.ts'
import { runChaos } from './run-chaos.ts'
import { runSoak, soakToMarkdown } from './soak.ts'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    faults: { type: 'string' },
    calls: { type: 'string', default: '20000' },
    rate: { type: 'string' },
    soak: { type: 'string' },
    out: { type: 'string' },
  },
})
const rateDefault = 60
const soakRateDefault = 5

// An exit, unlike a signal, also ends the servers and gives back the disk.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

const seed = readNumber('seed', values.seed)
const log = (line: string): void => console.error(line)
if (values.soak === undefined) {
  const report = await runChaos({
    seed,
    faults: values.faults === undefined ? faultNames : readFaults(values.faults),
    calls: readNumber('calls', values.calls),
    ratePerSecond: readNumber('rate', values.rate ?? String(rateDefault)),
    log,
  })
  await publish('chaos', report, toMarkdown(report))
  if (report.broken > 0) process.exitCode = 1
} else {
  const report = await runSoak({
    seed,
    minutes: readNumber('soak', values.soak),
    ratePerSecond: readNumber('rate', values.rate ?? String(soakRateDefault)),
    log,
  })
  await publish('soak', report, soakToMarkdown(report))
  if (report.broken.length > 0) process.exitCode = 1
}

async function publish(name: string, report: object, markdown: string): Promise<void> {
  console.log(markdown)
  if (values.out === undefined) return
  await mkdir(values.out, { recursive: true })
  await writeFile(path.join(values.out, `${name}.json`), `${JSON.stringify(report, null, 2)}\n`)
  await writeFile(path.join(values.out, `${name}.md`), `${markdown}\n`)
}

function readNumber(name: string, text: string): number {
  const value = Number(text)
  if (!Number.isFinite(value) || value <= 0) throw new Error(`--${name} is a number above 0`)
  return value
}

function readFaults(text: string): FaultName[] {
  return text.split(',').map((name) => {
    if (!isFaultName(name)) throw new Error(`There is no fault ${name}. The faults are: ${faultNames.join(', ')}`)
    return name
  })
}

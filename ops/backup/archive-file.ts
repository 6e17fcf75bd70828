import { createReadStream, createWriteStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { LedgerKind } from '#shared/credits/ledger.ts'
import { hashFile } from './dump.ts'

/** A line of the file; columns as Postgres's row_to_json writes them. */
export type ArchiveLine =
  | { job: object }
  | { batch: object }
  | { entry: { kind: LedgerKind; delta: number; [column: string]: unknown } }

/** Rows, and the sums of the entries' deltas by kind, each positive. */
export interface ArchiveTotals {
  jobs: number
  entries: number
  granted: number
  reserved: number
  voided: number
  expired: number
}

const totalOfKind = { grant: 'granted', reserve: 'reserved', void: 'voided', expiry: 'expired' } as const

function newTotals(): ArchiveTotals {
  return { jobs: 0, entries: 0, granted: 0, reserved: 0, voided: 0, expired: 0 }
}

function addLine(totals: ArchiveTotals, line: ArchiveLine): void {
  if ('job' in line) totals.jobs += 1
  if (!('entry' in line)) return
  totals.entries += 1
  const { kind, delta } = line.entry
  if (kind !== 'capture' && kind !== 'refund' && kind !== 'revoke') totals[totalOfKind[kind]] += Math.abs(delta)
}

/** Writes gzipped lines of JSON. Fails if the file exists. */
export async function writeArchive(file: string, lines: AsyncIterable<ArchiveLine>): Promise<void> {
  async function* text(): AsyncGenerator<string> {
    for await (const line of lines) yield `${JSON.stringify(line)}\n`
  }
  await pipeline(Readable.from(text()), createGzip(), createWriteStream(file, { flags: 'wx', flush: true }))
}

/** Reads the whole file. @throws Error for one that is not whole or not an archive. */
export async function checkArchive(file: string): Promise<{ sha256: string; totals: ArchiveTotals }> {
  const sha256 = await hashFile(file)
  const totals = newTotals()
  const unzipped = createReadStream(file).pipe(createGunzip())
  for await (const line of createInterface({ input: unzipped, crlfDelay: Number.POSITIVE_INFINITY }))
    addLine(totals, JSON.parse(line))
  return { sha256, totals }
}

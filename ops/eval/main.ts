/**
 * Measures the text engine on the project's own prompts and on whatever folders of labelled prompts are given:
 * `npm run eval -- [--data <folder>]... [--targets claude,flux] [--limit n] [--write] [--verbose] [--dump <file>]`.
 * Prompts are named by id alone; their text goes nowhere but to the dump.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { type TargetId, targetIds } from '#shared/catalog/targets.ts'
import { createRulesEngine } from '../../worker/engines/rules-engine.ts'
import { warmUp } from '../../worker/engines/warm-up.ts'
import { buildReport } from './build-report.ts'
import { type EvalRecord, readEvalRecords } from './eval-record.ts'
import { evaluateOwn } from './evaluate-own.ts'
import { formatReport } from './format-report.ts'
import { formatOffenders, listOffenders } from './list-offenders.ts'
import { readOwnPairs, readOwnRecords } from './own-fixtures.ts'
import { runRecords } from './run-record.ts'
import { fitsRequest, sampleRecords } from './sample-records.ts'

const { values } = parseArgs({
  options: {
    data: { type: 'string', multiple: true, default: [] },
    targets: { type: 'string', default: targetIds.join(',') },
    limit: { type: 'string' },
    write: { type: 'boolean', default: false },
    verbose: { type: 'boolean', default: false },
    dump: { type: 'string' },
  },
})
const targets = readTargets(values.targets)
const limit = values.limit === undefined ? Number.POSITIVE_INFINITY : Number(values.limit)
const engine = createRulesEngine()
await warmUp(engine)

const own = { records: readOwnRecords().filter(fitsRequest), pairs: readOwnPairs() }
const given = values.data.flatMap((folder) => readEvalRecords(folder))
const fitting = given.filter(fitsRequest)
if (given.length > fitting.length)
  console.log(`${given.length - fitting.length} prompts are longer than the API takes.\n`)

const runs = {
  own: await runRecords(engine, own.records, targets),
  given: fitting.length > 0 ? await runRecords(engine, sample(fitting), targets) : null,
}
const report = buildReport(runs, await evaluateOwn(engine, own, targets))
const text = formatReport(report)
console.log(text)
if (values.verbose) console.log(`\n${formatOffenders(listOffenders(report), false)}`)
if (values.dump) writeFileSync(values.dump, formatOffenders(listOffenders(report), true))
if (values.write) {
  const head = '# Quality of the text engine\n\nWritten by `npm run eval -- --write`; do not edit.\n\n'
  const file = path.join(import.meta.dirname, '../../docs/quality.md')
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, `${head}${text}\n`)
}

function sample(records: readonly EvalRecord[]): EvalRecord[] {
  return sampleRecords(records, limit)
}

function readTargets(list: string): TargetId[] {
  const wanted = list.split(',').map((name) => name.trim())
  const unknown = wanted.filter((name) => !targetIds.some((targetId) => targetId === name))
  if (unknown.length > 0) throw new Error(`Unknown targets: ${unknown.join(', ')}. Known: ${targetIds.join(', ')}.`)
  return targetIds.filter((targetId) => wanted.includes(targetId))
}

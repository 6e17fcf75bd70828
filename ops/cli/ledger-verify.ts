/** Proves the books: all of them, or with --since-last what came after the last proof, and stores what was proved. */
import { parseArgs } from 'node:util'
import { Type } from 'typebox'
import type { LedgerCheck } from '#shared/credits/ledger-check.ts'
import { proveLedger } from '#shared/credits/prove-ledger.ts'
import { openDatabase } from '#shared/db/connect.ts'
import { sharedSettings } from '#shared/platform/config.ts'
import { readConfigOrExit } from '#shared/platform/read-config-or-exit.ts'
import { failWithAdvice } from '../explain-database-fault.ts'

const { values } = parseArgs({ options: { 'since-last': { type: 'boolean', default: false } } })
const config = readConfigOrExit(Type.Object({ DATABASE_URL: sharedSettings.DATABASE_URL }))
const database = openDatabase(config.DATABASE_URL, { connectionsMax: 1, name: 'poa-ledger-verify' })
try {
  const check = await proveLedger(database.sql, { kind: values['since-last'] ? 'new' : 'whole', waits: true })
  if (check) print(check)
} catch (error) {
  failWithAdvice(error)
} finally {
  await database.close()
}

function print({ faults, ...totals }: LedgerCheck): void {
  console.log(`${totals.grants} grants, ${totals.entries} ledger entries, ${totals.jobsHeld} jobs held`)
  console.log(`${totals.orders} orders, ${totals.invoices} invoices and credit notes, ${totals.refunds} refunds`)
  for (const { subject, accountId, fault, drift } of faults) {
    const place = [subject, accountId && `account ${accountId}`].filter(Boolean).join(' of ')
    console.log(`FAULT ${place}: ${fault}${drift === 0 ? '' : ` (by ${drift})`}`)
  }
  console.log(faults.length === 0 ? 'The ledger is right: drift 0.' : `The ledger is wrong: ${faults.length} faults.`)
  process.exitCode = faults.length === 0 ? 0 : 1
}

import { Type } from 'typebox'
import { sharedSettings } from '#shared/config.ts'
import { checkLedger } from '#shared/credits/ledger-check.ts'
import { openDatabase } from '#shared/db/connect.ts'
import { readConfigOrExit } from '#shared/read-config-or-exit.ts'
import { failWithAdvice } from './explain-database-fault.ts'

const config = readConfigOrExit(Type.Object({ DATABASE_URL: sharedSettings.DATABASE_URL }))
const database = openDatabase(config.DATABASE_URL, { connectionsMax: 1, name: 'poa-ledger-verify' })
try {
  const { faults, ...totals } = await checkLedger(database.sql)
  console.log(`${totals.grants} grants, ${totals.entries} ledger entries, ${totals.jobsHeld} jobs held`)
  console.log(`${totals.orders} orders, ${totals.invoices} invoices and credit notes, ${totals.refunds} refunds`)
  for (const { subject, accountId, fault, drift } of faults) {
    const place = [subject, accountId && `account ${accountId}`].filter(Boolean).join(' of ')
    console.log(`FAULT ${place}: ${fault}${drift === 0 ? '' : ` (by ${drift})`}`)
  }
  console.log(faults.length === 0 ? 'The ledger is right: drift 0.' : `The ledger is wrong: ${faults.length} faults.`)
  process.exitCode = faults.length === 0 ? 0 : 1
} catch (error) {
  failWithAdvice(error)
} finally {
  await database.close()
}

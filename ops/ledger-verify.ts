import { Type } from 'typebox'
import { sharedSettings } from '#shared/config.ts'
import { checkLedger } from '#shared/credits/ledger-check.ts'
import { openDatabase } from '#shared/db/connect.ts'
import { readConfigOrExit } from '#shared/read-config-or-exit.ts'
import { failWithAdvice } from './explain-database-fault.ts'

const config = readConfigOrExit(Type.Object({ DATABASE_URL: sharedSettings.DATABASE_URL }))
const database = openDatabase(config.DATABASE_URL, { connectionsMax: 1, name: 'poa-ledger-verify' })
try {
  const { grants, entries, jobsHeld, faults } = await checkLedger(database.sql)
  console.log(`${grants} grants, ${entries} ledger entries, ${jobsHeld} jobs held`)
  for (const fault of faults) {
    const grant = fault.grantId === null ? '' : `grant ${fault.grantId} of `
    console.log(`FAULT ${grant}account ${fault.accountId}: ${fault.fault} (by ${fault.drift})`)
  }
  console.log(faults.length === 0 ? 'The ledger is right: drift 0.' : `The ledger is wrong: ${faults.length} faults.`)
  process.exitCode = faults.length === 0 ? 0 : 1
} catch (error) {
  failWithAdvice(error)
} finally {
  await database.close()
}

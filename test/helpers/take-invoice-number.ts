import { allocateNumber } from '#shared/billing/invoices/issue-invoice.ts'
import { openDatabase } from '#shared/db/connect.ts'

// A process of its own, for tests that kill it: it takes an invoice number, says which, and never stores the invoice.
const database = openDatabase(process.env.DATABASE_URL ?? '', { connectionsMax: 1, name: 'poa-test-killed' })
await database.kysely.transaction().execute(async (transaction) => {
  const { number } = await allocateNumber(transaction, 'invoice', 'POA')
  process.stdout.write(number)
  await new Promise(() => {})
})

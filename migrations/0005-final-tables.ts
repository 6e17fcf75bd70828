import { type Kysely, sql } from 'kysely'

/** Invoices cannot be truncated either: a gap in their numbers would have to be explained to a tax officer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create trigger invoices_final_all before truncate on invoices
    for each statement execute function refuse_invoice_change()`.execute(db)
}

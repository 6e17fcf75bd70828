import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('accounts')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text')
    .addColumn('country', 'text', (column) => column.check(sql`country ~ '^[A-Z]{2}$'`))
    .addColumn('state', 'text', (column) => column.check(sql`state ~ '^[A-Z0-9]{1,3}$'`))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute()

  await db.schema
    .createTable('api_keys')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('account_id', 'uuid', (column) => column.notNull().references('accounts.id'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('key_hash', 'bytea', (column) => column.notNull().unique())
    .addColumn('key_start', 'text', (column) => column.notNull())
    .addColumn('key_last_four', 'text', (column) => column.notNull())
    .addColumn('revoked_at', 'timestamptz')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute()
  await db.schema.createIndex('api_keys_account').on('api_keys').column('account_id').execute()
}

import type { Sql } from 'postgres'

/**
 * Gives an empty database the partitions of one that is `monthsBack` months old: the first partitions end then, and
 * there is one for each month since. Only for scratch databases; `sql` is the owner.
 */
export async function shiftPartitions(sql: Sql, monthsBack: number): Promise<void> {
  await sql.begin(async (transaction) => {
    const [row] = await transaction<{ bound: string; name: string; first: string; until: Date; starts: Date }[]>`
      select first_id_at(starts) as bound, to_char(starts at time zone 'UTC', 'YYYY_MM') as name, first, starts,
        uuid_extract_timestamp(substring(expression from 'TO [(]''([0-9a-f-]{36})''[)]')::uuid) as until
      from (
        select c.relname::text as first, pg_get_expr(c.relpartbound, c.oid) as expression,
          (date_trunc('month', now() at time zone 'UTC') - make_interval(months => ${monthsBack})) at time zone 'UTC' as starts
        from pg_inherits i join pg_class c on c.oid = i.inhrelid
        where i.inhparent = 'jobs'::regclass and c.relname like 'jobs_before_%'
      ) partition`
    if (!row) throw new Error('no first partition')
    const { bound, name, first, until, starts } = row
    await transaction`alter table jobs detach partition ${transaction(first)}`
    await transaction`alter table ${transaction(first)} rename to ${transaction(`jobs_before_${name}`)}`
    await transaction.unsafe(
      `alter table jobs attach partition jobs_before_${name} for values from (minvalue) to ('${bound}')`,
    )
    await transaction.unsafe(
      `alter table ledger_entries_default drop constraint default_partition,
        add constraint default_partition check (job_id is null or job_id < '${bound}')`,
    )
    await transaction`
      select create_month_partition(month at time zone 'UTC')
      from generate_series(${starts} at time zone 'UTC', (${until} at time zone 'UTC') - interval '1 day', interval '1 month') month`
  })
}

import { type Kysely, sql } from 'kysely'

/** Most accounts have no webhook endpoint: the message of a settled job is composed only where there is one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function tell_of_settled_job() returns trigger language plpgsql as $$
    begin
      if not exists (select from webhook_endpoints where account_id = new.account_id) then return null; end if;
      perform write_webhook_message(new.account_id,
        case new.status when 'succeeded' then 'job.succeeded' else 'job.failed' end,
        jsonb_strip_nulls(jsonb_build_object('job_id', new.id, 'endpoint', new.endpoint, 'status', new.status,
          'error_code', new.error_code, 'status_url', '/api/v1/jobs/' || new.id)));
      return null;
    end $$`.execute(db)
}

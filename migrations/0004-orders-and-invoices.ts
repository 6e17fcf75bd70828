import { type Kysely, sql } from 'kysely'

/** Amounts are whole minor units (paise, cents); a taxed amount is its parts, by a check of the database itself. */
const amounts = sql`
  currency text not null check (currency in ('INR', 'USD')),
  taxable_minor integer not null check (taxable_minor > 0),
  cgst_minor integer not null check (cgst_minor >= 0),
  sgst_minor integer not null check (sgst_minor >= 0),
  igst_minor integer not null check (igst_minor >= 0),
  total_minor integer not null check (total_minor = taxable_minor + cgst_minor + sgst_minor + igst_minor)`

export async function up(db: Kysely<unknown>): Promise<void> {
  await billingDetails(db)
  await orders(db)
  await invoices(db)
  await refunds(db)
  await grants(db)
  await notifications(db)
}

async function billingDetails(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table accounts add column legal_name text, add column gstin text, add column address text,
      add column city text, add column postal_code text`.execute(db)
}

async function orders(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table orders (
      id uuid primary key,
      account_id uuid not null references accounts (id),
      plan text not null,
      credits integer not null check (credits > 0),
      validity_days integer not null check (validity_days > 0),
      provider text not null check (provider in ('manual', 'stripe', 'razorpay')),
      status text not null check (status in ('pending', 'paid', 'refunded', 'expired')),
      ${amounts},
      tax_treatment text not null,
      tax_rate_basis_points integer not null check (tax_rate_basis_points between 0 and 10000),
      buyer jsonb not null,
      provider_reference text,
      checkout jsonb,
      payment_reference text,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      next_check_at timestamptz,
      paid_at timestamptz,
      check ((status in ('paid', 'refunded')) = (paid_at is not null)),
      unique (provider, provider_reference)
    )`.execute(db)
  await sql`create index orders_account on orders (account_id, id)`.execute(db)
  await sql`create index orders_check on orders (next_check_at) where next_check_at is not null`.execute(db)
  await sql`create index orders_expiry on orders (expires_at) where status = 'pending'`.execute(db)
  // One online payment pays one order; a bank transfer may pay several.
  await sql`
    create unique index orders_payment on orders (provider, payment_reference) where provider <> 'manual'`.execute(db)
  // Events of payment providers, each once: no body, since bodies hold names and addresses.
  await sql`
    create table payment_events (
      provider text not null,
      event_id text not null,
      order_id uuid,
      kind text not null,
      outcome text not null,
      payment_reference text,
      currency text,
      amount_minor bigint,
      received_at timestamptz not null default now(),
      primary key (provider, event_id)
    )`.execute(db)
  await sql`create index payment_events_order on payment_events (order_id)`.execute(db)
}

async function invoices(db: Kysely<unknown>): Promise<void> {
  // A row instead of a sequence: a transaction that fails gives its number back, so that no number is missing.
  await sql`
    create table invoice_series (
      kind text not null check (kind in ('invoice', 'credit_note')),
      financial_year text not null check (financial_year ~ '^[0-9]{2}-[0-9]{2}$'),
      next_number integer not null check (next_number > 0),
      last_issued_on date not null,
      primary key (kind, financial_year)
    )`.execute(db)
  await sql`
    create table invoices (
      id uuid primary key,
      kind text not null check (kind in ('invoice', 'credit_note')),
      financial_year text not null,
      sequence_number integer not null check (sequence_number > 0),
      number text not null unique check (number ~ '^[A-Za-z0-9/-]{1,16}$'),
      issued_on date not null,
      account_id uuid not null references accounts (id),
      order_id uuid not null references orders (id),
      credited_invoice_id uuid references invoices (id),
      ${amounts},
      document jsonb not null,
      irn text,
      irn_acknowledgement text,
      irn_qr_code text,
      created_at timestamptz not null default now(),
      unique (kind, financial_year, sequence_number),
      unique (order_id, kind),
      check ((kind = 'credit_note') = (credited_invoice_id is not null))
    )`.execute(db)
  await sql`create index invoices_account on invoices (account_id, id)`.execute(db)
  // Only the e-invoice registration may come later.
  await sql`
    create function refuse_invoice_change() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and (to_jsonb(new) - array['irn', 'irn_acknowledgement', 'irn_qr_code'])
        = (to_jsonb(old) - array['irn', 'irn_acknowledgement', 'irn_qr_code']) then return new; end if;
      raise exception 'invoices are final: correct one by a credit note';
    end $$`.execute(db)
  await sql`
    create trigger invoices_final before update or delete on invoices
    for each row execute function refuse_invoice_change()`.execute(db)
}

async function refunds(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table refunds (
      id uuid primary key,
      order_id uuid not null unique references orders (id),
      credit_note_id uuid not null unique references invoices (id),
      credits integer not null check (credits > 0),
      ${amounts},
      status text not null check (status in ('pending', 'paid')),
      provider_reference text,
      created_at timestamptz not null default now(),
      paid_at timestamptz,
      check ((status = 'paid') = (paid_at is not null))
    )`.execute(db)
}

async function grants(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table credit_grants
      add column order_id uuid unique references orders (id),
      add column voided_at timestamptz,
      drop constraint credit_grants_source_check,
      add constraint credit_grants_source_check check (source in ('sign_up', 'purchase', 'operator', 'goodwill')),
      add constraint credit_grants_purchase check ((source = 'purchase') = (order_id is not null)),
      add constraint credit_grants_voided check (voided_at is null or remaining = 0)`.execute(db)
  await sql`create index credit_grants_expiry on credit_grants (expires_at) where active`.execute(db)
  // All that the narrower check allowed is allowed: "not valid" avoids reading the table while calls wait.
  await sql`
    alter table ledger_entries
      drop constraint ledger_entries_kind_check,
      add constraint ledger_entries_kind_check
        check (kind in ('grant', 'reserve', 'capture', 'void', 'expiry', 'refund')) not valid`.execute(db)
}

/** Notifies the API processes that their cached data of an account is out of date; sent at the commit. */
async function notifications(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function notify_account_change() returns trigger language plpgsql as $$
    begin perform pg_notify('account_changed', new.account_id::text); return null; end $$`.execute(db)
  await sql`
    create trigger credit_grants_plan_added after insert on credit_grants
    for each row when (new.plan is not null) execute function notify_account_change()`.execute(db)
  await sql`
    create trigger credit_grants_plan_voided after update of voided_at on credit_grants
    for each row execute function notify_account_change()`.execute(db)
  await sql`
    create trigger api_keys_revoked after update of revoked_at on api_keys
    for each row execute function notify_account_change()`.execute(db)
}

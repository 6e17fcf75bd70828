import type { Currency, Order } from '../kit/wire.ts'

interface Limits<Rate, Queue> {
  requests_per_minute: Rate
  queue: Queue
}

export interface AdminAccount {
  id: string
  name: string
  email: string | null
  country: string | null
  plan: string
  limits: Limits<number, string> & { of_plan: Limits<number, string>; overrides: Limits<number | null, string | null> }
  credits: { available: number; held: number }
  suspended_at: string | null
  created_at: string
}

export interface AdminGrant {
  id: string
  plan: string | null
  source: string
  granted: number
  remaining: number
  expires_at: string
  is_bought: boolean
  /** Refunded if it was bought, else revoked. */
  voided_at: string | null
}

export interface AdminOrder extends Order {
  account_id: string
  buyer: string
  currency: Currency
  refund: { status: 'pending' | 'paid'; credits: number; total: string; payment_reference: string | null } | null
}

export interface LogEntry {
  id: string
  command: string
  phase: string
  operator: string
  reason: string | null
  account_id: string | null
  at: string
}

export interface AccountDetail {
  account: AdminAccount
  grants: AdminGrant[]
  orders: AdminOrder[]
  log: LogEntry[]
}

export const planIds = ['sandbox', 'starter', 'pro', 'scale', 'enterprise']

import type { Currency, Order } from '../kit/wire.ts'

export interface AdminAccount {
  id: string
  name: string
  email: string | null
  country: string | null
  plan: string
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
}

export interface AdminOrder extends Order {
  account_id: string
  buyer: string
  currency: Currency
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

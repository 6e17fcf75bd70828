import { Gauge, type Registry } from 'prom-client'

export type LedgerMetrics = ReturnType<typeof createGauges>

/** Results of the last check of the books; without values before the first, since 0 would mean that they are right. */
export function createLedgerMetrics(registers: Registry[]): LedgerMetrics {
  const metrics = createGauges(registers)
  forgetLedger(metrics)
  metrics.refundOldestPendingSeconds.remove()
  return metrics
}

function createGauges(registers: Registry[]) {
  return {
    reservationsHeld: new Gauge({
      name: 'poa_reservations_held',
      help: 'Jobs whose credits are held, neither captured nor voided.',
      registers,
    }),
    reservationOldestSeconds: new Gauge({
      name: 'poa_reservation_oldest_seconds',
      help: 'Age of the oldest held job; 0 if none.',
      registers,
    }),
    credits: new Gauge({
      name: 'poa_credits',
      help: 'Credits of all accounts by state: granted, remaining, held, captured, voided, expired, refunded, revoked.',
      labelNames: ['state'],
      registers,
    }),
    ledgerDrift: new Gauge({
      name: 'poa_ledger_drift_credits',
      help: 'Credits by which grants and ledger disagree. Must be 0.',
      registers,
    }),
    ledgerFaults: new Gauge({
      name: 'poa_ledger_faults',
      help: 'Violated invariants of credits, orders and invoices. Must be 0.',
      registers,
    }),
    refundOldestPendingSeconds: new Gauge({
      name: 'poa_refund_oldest_pending_seconds',
      help: 'Age of the oldest pending refund; 0 if none.',
      registers,
    }),
    ledgerWholeAgeSeconds: new Gauge({
      name: 'poa_ledger_whole_check_age_seconds',
      help: 'Time since the last full ledger check; checks in between read new entries only.',
      registers,
    }),
  }
}

/** Removes the figures, so that they are visibly missing. */
export function forgetLedger(metrics: LedgerMetrics): void {
  const { credits, reservationsHeld, reservationOldestSeconds, ledgerDrift, ledgerFaults, ledgerWholeAgeSeconds } =
    metrics
  credits.reset()
  const single = [reservationsHeld, reservationOldestSeconds, ledgerDrift, ledgerFaults, ledgerWholeAgeSeconds]
  for (const gauge of single) gauge.remove()
}

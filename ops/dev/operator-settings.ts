import { writeFileSync } from 'node:fs'
import { billingSettings } from '#shared/billing/supplier.ts'
import { paymentSettings } from '#shared/payments/payment-settings.ts'

const names = [
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'API_KEY_PEPPER',
  ...Object.keys(billingSettings),
  ...Object.keys(paymentSettings),
]

/** Writes what the operator's command line needs in order to work on this run, for a shell to read; secrets are in it. */
export function writeOperatorSettings(file: string, environment: NodeJS.ProcessEnv): void {
  const lines = names.flatMap((name) => {
    const value = environment[name]
    return value ? [`${name}='${value.replaceAll("'", "'\\''")}'\n`] : []
  })
  writeFileSync(file, lines.join(''), { mode: 0o600 })
}

import type { Command } from 'commander'
import { planIds, plans } from '#shared/accounts/plans.ts'
import { currencies, formatMinor } from '#shared/billing/money.ts'
import { runCommand, subcommand, table } from './run-command.ts'

function presentPlan(id: (typeof planIds)[number]): object {
  const plan = plans[id]
  const prices = currencies.map((currency) => [
    currency,
    plan.priceMinor === null ? null : formatMinor(plan.priceMinor[currency]),
  ])
  return {
    id,
    name: plan.name,
    prices: Object.fromEntries(prices),
    credits: plan.credits,
    validity_days: plan.validityDays,
    requests_per_minute: plan.requestsPerMinute,
    queue: plan.tier,
    endpoints: plan.endpoints,
  }
}

export function addPlanCommands(program: Command): void {
  const group = program.command('plans').description('list plans and prices')

  subcommand(group, 'list', 'list plans with net prices').action((options) =>
    runCommand(options, async () => ({
      json: { plans: planIds.map(presentPlan) },
      lines: table([
        ['plan', 'INR', 'USD', 'credits', 'days', 'per minute', 'queue', 'name'],
        ...planIds.map((id) => {
          const { priceMinor, credits, validityDays, requestsPerMinute, tier, name } = plans[id]
          const prices = priceMinor ? [formatMinor(priceMinor.INR), formatMinor(priceMinor.USD)] : ['-', '-']
          return [id, ...prices, String(credits), String(validityDays), String(requestsPerMinute), tier, name]
        }),
      ]),
    })),
  )
}

import type { ParameterRule, ParameterRules } from '../target.ts'
import stored from './parameters.json' with { type: 'json' }

const entries = Object.entries(stored.parameters as Readonly<Record<string, ParameterRule>>)

export const parameters: ParameterRules = new Map(
  entries.flatMap(([name, rule]) =>
    [name, ...(rule.aliases ?? [])].map((alias) => [alias, { ...rule, name }] as const),
  ),
)

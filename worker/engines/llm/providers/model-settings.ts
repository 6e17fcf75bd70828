import { type Static, type TObject, Type } from 'typebox'
import { localEngineName, providerIds } from '#shared/catalog/engines.ts'
import { providerSettings } from './registry.ts'

const engines = [...providerIds, localEngineName]
const enginePattern = `(${engines.join('|')})`
const enginesPattern = `^(${enginePattern}(,${enginePattern})*)?$`

function enginesOf(endpoint: string): ReturnType<typeof Type.String> {
  return Type.String({
    pattern: enginesPattern,
    default: '',
    description: `Engines of ${endpoint}, as in ENGINES; empty: ENGINES`,
  })
}

function budgetSetting(defaultMicrodollars: number, description: string): ReturnType<typeof Type.Integer> {
  return Type.Integer({ minimum: 0, maximum: 1_000_000_000_000, default: defaultMicrodollars, description })
}

/** Settings of language models; all optional. Without them the local engine answers every call. */
export const modelSettings = {
  ENGINES: Type.String({
    pattern: enginesPattern,
    default: 'local',
    description: `Engines of quality best in fallback order, comma-separated: ${engines.join(', ')}; local must be last`,
  }),
  ENGINES_OPTIMIZE: enginesOf('optimize'),
  ENGINES_GENERATE: enginesOf('generate'),
  ENGINES_IMAGE: enginesOf('image-to-prompt'),
  ...providerSettings,
  MODEL_DEADLINE_MS: Type.Integer({
    minimum: 100,
    maximum: 110_000,
    default: 20_000,
    description:
      'Deadline of all model calls of a job, shortened by the wait of the caller; beyond it the local engine answers',
  }),
  MODEL_ATTEMPT_DEADLINE_MS: Type.Integer({
    minimum: 50,
    maximum: 110_000,
    default: 12_000,
    description: 'Deadline of one model call; beyond it the next engine is called',
  }),
  MODEL_CALLS_MAX: Type.Integer({
    minimum: 1,
    maximum: 1000,
    default: 100,
    description: 'Concurrent calls per provider in this process; further calls wait',
  }),
  MODEL_TOKENS_MAX: Type.Integer({
    minimum: 1000,
    maximum: 1_000_000,
    default: 40_000,
    description: 'Token limit of a job, input and output; beyond it the local engine answers',
  }),
  MODEL_THINKING_TOKENS: Type.Integer({
    minimum: 0,
    maximum: 100_000,
    default: 3000,
    description: 'Reasoning tokens per reply, in addition to the output',
  }),
  MODEL_BUDGET_TOTAL_MICRODOLLARS_PER_DAY: budgetSetting(
    200_000_000,
    'Daily model budget (UTC) of all accounts, in micro-dollars; beyond it the local engine answers; 0: unlimited',
  ),
  MODEL_BUDGET_ACCOUNT_MICRODOLLARS_PER_DAY: budgetSetting(
    20_000_000,
    'Daily model budget (UTC) per account, in micro-dollars; beyond it the local engine answers; 0: unlimited',
  ),
  MODEL_BUDGET_API_KEY_MICRODOLLARS_PER_DAY: budgetSetting(
    0,
    'Daily model budget (UTC) per API key, in micro-dollars; beyond it the local engine answers; 0: unlimited',
  ),
}

export type ModelConfig = Static<TObject<typeof modelSettings>>

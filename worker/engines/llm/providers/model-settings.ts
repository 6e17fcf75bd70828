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
    description: `Engines of ${endpoint}, as in ENGINES; empty for those of ENGINES`,
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
    description: `Engines of quality best in the order in which they are asked, separated by commas: ${engines.join(', ')}; local comes last`,
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
      'Longest time models may take for one job, less if its caller waits less; then the local engine answers',
  }),
  MODEL_ATTEMPT_DEADLINE_MS: Type.Integer({
    minimum: 50,
    maximum: 110_000,
    default: 12_000,
    description: 'Longest time of one call to a model; then the next engine is asked',
  }),
  MODEL_CALLS_MAX: Type.Integer({
    minimum: 1,
    maximum: 1000,
    default: 100,
    description: 'Calls to one provider at once in this process; further ones wait',
  }),
  MODEL_TOKENS_MAX: Type.Integer({
    minimum: 1000,
    maximum: 1_000_000,
    default: 40_000,
    description: 'Tokens that models may take for one job, read and written; then the local engine answers',
  }),
  MODEL_THINKING_TOKENS: Type.Integer({
    minimum: 0,
    maximum: 100_000,
    default: 3000,
    description: 'Tokens that a model may think for in each reply, beside what it writes',
  }),
  MODEL_BUDGET_TOTAL_MICRODOLLARS_PER_DAY: budgetSetting(
    200_000_000,
    'Micro-dollars that models may cost in a day (UTC), all accounts together; then the local engine answers; 0 for no limit',
  ),
  MODEL_BUDGET_ACCOUNT_MICRODOLLARS_PER_DAY: budgetSetting(20_000_000, 'The same for one account'),
  MODEL_BUDGET_API_KEY_MICRODOLLARS_PER_DAY: budgetSetting(0, 'The same for one API key'),
}

export type ModelConfig = Static<TObject<typeof modelSettings>>

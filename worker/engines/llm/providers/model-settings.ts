import { type Static, type TObject, Type } from 'typebox'

export const openaiUrl = 'https://api.openai.com/v1'

const enginePattern = '(openai|gemini|local)'
const enginesPattern = `^(${enginePattern}(,${enginePattern})*)?$`
const headerPattern = ' ?[A-Za-z0-9-]{1,100}:[^|\\n]{1,1000}'
const addressPattern = '^https?://[^\\s#]+$'

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

/** Of models that write results; all optional. Without them the local engine answers every call. */
export const modelSettings = {
  ENGINES: Type.String({
    pattern: enginesPattern,
    default: 'local',
    description:
      'What writes best results, in this order: openai, gemini, local, separated by commas; local comes last',
  }),
  ENGINES_OPTIMIZE: enginesOf('optimize'),
  ENGINES_GENERATE: enginesOf('generate'),
  ENGINES_IMAGE: enginesOf('image-to-prompt'),
  OPENAI_BASE_URL: Type.String({
    pattern: addressPattern,
    default: openaiUrl,
    description: 'Address of an API that speaks OpenAI’s chat completions, up to /chat/completions',
  }),
  OPENAI_API_KEY: Type.String({
    default: '',
    description: 'Key of that API; empty if it takes none',
    isSecret: true,
  }),
  OPENAI_MODEL: Type.String({ default: '', description: 'Model there, or the deployment at Azure' }),
  OPENAI_API_VERSION: Type.String({
    pattern: '^[A-Za-z0-9-]{0,40}$',
    default: '',
    description: 'Dated API version of Azure, such as 2024-10-21; empty for everything else',
  }),
  OPENAI_HEADERS: Type.String({
    pattern: `^(${headerPattern}(\\|${headerPattern})*)?$`,
    default: '',
    description: 'Further headers, as name: value, separated by "|"',
    isSecret: true,
  }),
  OPENAI_REASONING_EFFORT: Type.String({
    pattern: '^[a-z]{0,20}$',
    default: '',
    description: 'reasoning_effort of the model, such as low; empty to send none',
  }),
  GEMINI_BASE_URL: Type.String({
    pattern: addressPattern,
    default: 'https://generativelanguage.googleapis.com',
    description: 'Address of the Gemini API',
  }),
  GEMINI_API_KEY: Type.String({ default: '', description: 'Key of the Gemini API', isSecret: true }),
  GEMINI_MODEL: Type.String({
    pattern: '^[A-Za-z0-9._/-]{1,100}$',
    default: 'gemini-3.8-flash',
    description: 'Model of the Gemini API',
  }),
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
} as const

export type ModelConfig = Static<TObject<typeof modelSettings>>

/** Providers of language models; their clients are in worker/engines/llm/providers. */
export const providerIds = ['openai', 'gemini', 'anthropic'] as const
export type ProviderId = (typeof providerIds)[number]

/** The value of `meta.engine` for the engines of this service; for a model it is the provider's id. */
export const localEngineName = 'local'
export const engineNames = [localEngineName, ...providerIds] as const

/** Providers of language models; the table in worker/engines/llm/providers says how each is asked. */
export const providerIds = ['openai', 'gemini', 'anthropic'] as const
export type ProviderId = (typeof providerIds)[number]

/** What `meta.engine` calls the engines of this service; a model's provider has its own name. */
export const localEngineName = 'local'
export const engineNames = [localEngineName, ...providerIds] as const

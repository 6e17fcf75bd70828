import type { PricedEndpoint } from '#shared/credits/price.ts'
import type { JobRequest } from '#shared/prompts/prompt-request.ts'
import type { Engine, EngineContext, EngineResult } from './engine.ts'
import type { Provider } from './llm/provider.ts'
import type { Written } from './llm/writing/writing-task.ts'

/** Has the providers write a result, given the local one. None accepted is no error. */
export type ModelWriter<Request extends JobRequest, Local extends EngineResult> = (
  request: Request,
  local: Local,
  providers: readonly Provider[],
  context: EngineContext,
) => Promise<Written<EngineResult>>

/** Why a result is local although a model was requested. */
const warnings = {
  notConfigured: 'No model is configured: the local engine wrote the result.',
  overBudget: 'The model budget of today (UTC) is spent: the local engine wrote the result.',
  noReply: 'No model was available or gave a usable reply: the local engine wrote the result.',
}

/**
 * The engine for callers who want a model: the local engine reads the request, the endpoint's providers write the
 * result, and the local result is the fallback, so that no call fails because of a provider.
 */
export function withFallback<Request extends JobRequest, Local extends EngineResult>(
  local: Engine<Request, Local>,
  providers: Readonly<Record<PricedEndpoint, readonly Provider[]>>,
  write: ModelWriter<Request, Local>,
): Engine<Request> {
  return {
    id: 'model',
    async run(request, context) {
      const asked = providers[request.endpoint]
      const own = await local.run(request, { ...context, wantsPreview: asked.length > 0 })
      if (asked.length === 0) return { ...own, warnings: [warnings.notConfigured, ...own.warnings] }
      const { accepted, usage, modelMs, isOverBudget } = await write(request, own, asked, context)
      if (accepted) return { ...accepted, usage, modelMs }
      const reason = isOverBudget ? warnings.overBudget : warnings.noReply
      const hasUsage = usage.inputTokens + usage.outputTokens > 0
      return { ...own, warnings: [reason, ...own.warnings], usage: hasUsage ? usage : null, modelMs }
    },
  }
}

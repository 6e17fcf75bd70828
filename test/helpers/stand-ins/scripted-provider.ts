import type { ProviderId } from '#shared/catalog/engines.ts'
import type { ModelCall, ModelReply, Provider, ProviderError } from '../../../worker/engines/llm/provider.ts'

export interface ScriptedProvider extends Provider {
  calls: ModelCall[]
}

/** A provider that gives the next of its replies at each call: a text, an object to be sent as JSON, or a failure. */
export function scriptProvider(
  replies: readonly (string | object | ProviderError)[],
  id: ProviderId = 'openai',
): ScriptedProvider {
  const calls: ModelCall[] = []
  return {
    id,
    model: 'scripted',
    calls,
    async complete(call): Promise<ModelReply> {
      const reply = replies[calls.length]
      calls.push({ ...call, turns: [...call.turns] })
      if (reply === undefined) throw new Error('asked more often than scripted')
      if (reply instanceof Error) throw reply
      const text = typeof reply === 'string' ? reply : JSON.stringify(reply)
      return { text, model: 'scripted', usage: { inputTokens: 100, outputTokens: 10 } }
    },
  }
}

/** A reply in the form that is asked for. */
export function replyWith(prompt: string, rest: object = {}): object {
  return { reading: 'One. Two.', prompt, negative_terms: [], decisions: [], missing: [], ...rest }
}

import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { providerIds } from '#shared/catalog/engines.ts'
import { providers } from '../../worker/engines/llm/providers/registry.ts'

const ollamaUrl = 'http://127.0.0.1:11434'
/** A start must not wait for a host that does not answer. */
const probeMs = 700
const modelList = Type.Object({ models: Type.Array(Type.Object({ name: Type.String() })) })

const keyNames = new Intl.ListFormat('en', { type: 'disjunction' }).format(
  providerIds.map((id) => providers[id].enabledBy[0]),
)
const none = `Models: none, so the local engine answers quality "best" as well. Set ${keyNames}, or start Ollama (its model by OLLAMA_MODEL)`

type FoundModels = { settings: Record<string, string>; line: string }

/**
 * What writes results of quality `best` in this run, as settings for the processes and one line that says so: the operator's
 * own ENGINES; else the providers whose keys are set; else a running Ollama, looked for at `probeUrl`; else none.
 */
export async function findModels(environment: NodeJS.ProcessEnv, probeUrl = ollamaUrl): Promise<FoundModels> {
  if (environment.ENGINES) return { settings: {}, line: `Models: as ENGINES says, ${environment.ENGINES}` }
  const named = providerIds.filter((id) => providers[id].enabledBy.some((name) => environment[name]))
  if (named.length > 0) {
    const engines = [...named, 'local'].join(',')
    return { settings: { ENGINES: engines }, line: `Models: ${named.join(', then ')} for quality "best"` }
  }
  // The latest model comes first.
  const listed = await fetch(`${probeUrl}/api/tags`, { signal: AbortSignal.timeout(probeMs) })
    .then(async (response) => Value.Decode(modelList, await response.json()).models)
    .catch(() => null)
  if (listed === null) return { settings: {}, line: none }
  const model = environment.OLLAMA_MODEL || listed[0]?.name
  if (model === undefined) {
    return { settings: {}, line: 'Models: none; Ollama runs but has none: ollama pull one, or name it in OLLAMA_MODEL' }
  }
  const settings = { ENGINES: 'openai,local', OPENAI_BASE_URL: `${probeUrl}/v1`, OPENAI_MODEL: model }
  const choice = environment.OLLAMA_MODEL ? '' : '; OLLAMA_MODEL chooses another'
  return { settings, line: `Models: ${model} of Ollama at ${probeUrl} for quality "best"${choice}` }
}

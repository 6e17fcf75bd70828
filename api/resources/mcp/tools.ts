import { setTimeout as delay } from 'node:timers/promises'
import { type Static, Type } from 'typebox'
import { requirePrincipal } from '../../http/authenticate.ts'
import { acceptBatch, describeBatchFaults } from '../batches/optimize-batch.ts'
import { readBatch } from '../batches/routes.ts'
import { batchBody, batchParams, batchResponse } from '../batches/schema.ts'
import { toImageRequest } from '../prompts/image-to-prompt.ts'
import { imageToPromptBody, imageToPromptResponse } from '../prompts/image-to-prompt-schema.ts'
import { toGenerateRequest, toOptimizeRequest } from '../prompts/routes.ts'
import { awaitPrompt, type PromptWork } from '../prompts/run-prompt.ts'
import { generateBody, generateResponse, optimizeBody, optimizeResponse, promptOptions } from '../prompts/schema.ts'
import { reportUsage } from '../usage/routes.ts'
import { usageQuery, usageResponse } from '../usage/schema.ts'
import { defineTool, type Tool, type ToolCall, type ToolResult } from './define-tool.ts'

const pollMinMs = 100
const pollMaxMs = 1000

async function runPromptTool({ routes, request, reply }: ToolCall, work: PromptWork): Promise<ToolResult> {
  const envelope = await awaitPrompt(routes, work, request, reply)
  return { text: textOf(envelope.data), structured: envelope }
}

/** The prompt of a result, by its name on each endpoint. */
function textOf(data: object): string {
  const fields = new Map(Object.entries(data))
  return String(fields.get('optimized_prompt') ?? fields.get('generated_prompt') ?? fields.get('prompt'))
}

const optimizePrompt = defineTool({
  name: 'optimize_prompt',
  title: 'Optimize a prompt',
  description:
    'Rewrites a draft prompt in the syntax of its target model, keeping every number, name and constraint. ' +
    'Returns the optimized prompt. Costs one credit.',
  scope: 'prompts',
  input: optimizeBody,
  output: optimizeResponse,
  run: (input, call) => runPromptTool(call, toOptimizeRequest(input, call.routes.defaultQuality)),
})

const generatePrompt = defineTool({
  name: 'generate_prompt',
  title: 'Generate a prompt from a topic',
  description: 'Writes a complete prompt for a target model from a topic. Costs one credit.',
  scope: 'prompts',
  input: generateBody,
  output: generateResponse,
  run: (input, call) => runPromptTool(call, toGenerateRequest(input, call.routes.defaultQuality)),
})

const { image_url, subject } = imageToPromptBody.properties
/** Without the bytes of images, which no model writes: a message stays small. */
const imageInput = Type.Object(
  {
    image_url: Type.String({ ...image_url, description: 'Public http or https URL of the image' }),
    subject,
    ...promptOptions,
  },
  { additionalProperties: false },
)

const imageToPrompt = defineTool({
  name: 'image_to_prompt',
  title: 'Generate a prompt from an image',
  description: 'Reads an image and writes a prompt for a similar one. Costs one credit.',
  scope: 'prompts',
  input: imageInput,
  output: imageToPromptResponse,
  run: (input, call) => runPromptTool(call, toImageRequest(input, null, call.routes.defaultQuality)),
})

const optimizeBatch = defineTool({
  name: 'optimize_batch',
  title: 'Optimize several prompts',
  description:
    'Optimizes up to 100 drafts at one credit each; all are accepted or none. Returns the results or, if some take ' +
    'longer, the batch_id for get_batch.',
  scope: 'prompts',
  input: batchBody,
  describeFaults: describeBatchFaults,
  output: batchResponse,
  run: ({ items }, call) => optimizeAndWait(items, call),
})

/** Waits for the batch as long as a synchronous call waits; the batch continues after that. */
async function optimizeAndWait(items: Static<typeof batchBody>['items'], call: ToolCall): Promise<ToolResult> {
  const { routes, request, reply } = call
  const { batchId } = await acceptBatch(routes, items, request, reply)
  const endMs = performance.now() + routes.syncWaitMs
  for (let pauseMs = pollMinMs; ; pauseMs = Math.min(pollMaxMs, pauseMs * 2)) {
    const batch = await readOwnBatch(batchId, call)
    if (batch.status === 'completed' || performance.now() + pauseMs > endMs) return present(batch)
    await delay(pauseMs)
  }
}

function readOwnBatch(batchId: string, { routes, request }: ToolCall) {
  const { accountId } = requirePrincipal(request)
  return readBatch(routes.runner, accountId, batchId, request.server.linksOf(request))
}

function present(data: object): ToolResult {
  return { text: JSON.stringify(data), structured: { success: true, data } }
}

const getBatch = defineTool({
  name: 'get_batch',
  title: 'Get the results of a batch',
  description: 'Returns a batch started by optimize_batch, with the results of its finished items. Free of charge.',
  scope: 'prompts',
  isReading: true,
  input: Type.Object({ ...batchParams.properties }, { additionalProperties: false }),
  output: batchResponse,
  run: async ({ batch_id }, call) => present(await readOwnBatch(batch_id, call)),
})

const getUsage = defineTool({
  name: 'get_usage',
  title: 'Get the account usage',
  description: 'Returns calls and credits by day and endpoint, for at most 92 days. Free of charge.',
  scope: 'account',
  isReading: true,
  input: usageQuery,
  output: usageResponse,
  async run(query, { routes, request }) {
    return present(await reportUsage(routes.reports, requirePrincipal(request).accountId, query))
  },
})

/** All tools, by name. */
export const tools = new Map<string, Tool>(
  [optimizePrompt, generatePrompt, imageToPrompt, optimizeBatch, getBatch, getUsage].map((tool) => [
    tool.listing.name,
    tool,
  ]),
)

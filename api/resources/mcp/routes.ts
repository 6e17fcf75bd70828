import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import { CallToolRequestSchema, ErrorCode, ListToolsRequestSchema, McpError } from '@modelcontextprotocol/sdk/types.js'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { targetIds } from '#shared/catalog/targets.ts'
import { AppError } from '#shared/errors.ts'
import { presentError, statusOf } from '../../http/error-handler.ts'
import { mcpPath } from '../../http/request-log.ts'
import { batchBody } from '../batches/schema.ts'
import type { ToolCall, ToolRoutes } from './define-tool.ts'
import { tools } from './tools.ts'

/** As that of a batch, the largest tool. */
const bodyBytesMax = 2 * 1024 * 1024

/**
 * Limits of a message; beyond them it is not parsed. JSON-RPC batches are not accepted, since each call is counted and
 * charged as one request.
 */
const messageBody = Type.Object({
  id: Type.Optional(Type.Union([Type.String(), Type.Number()])),
  params: Type.Optional(Type.Object({ arguments: Type.Optional(batchBody) })),
})

const instructions =
  `Improves prompts for image and language models (target_model: ${targetIds.join(', ')}). Pass drafts verbatim, with ` +
  'every detail; use the returned prompt unchanged.'

/**
 * The Model Context Protocol over streamable HTTP, without sessions: each request is complete, so that any process can
 * answer it. Key, rate limit, body limits and request log are those of every route.
 */
export const mcpRoute: FastifyPluginAsyncTypebox<ToolRoutes> = async (app, routes) => {
  app.post(
    mcpPath,
    {
      bodyLimit: bodyBytesMax,
      config: { access: 'account', scope: 'any' },
      // The protocol's own validation answers in its own form.
      validatorCompiler: () => () => true,
      schema: { hide: true, body: messageBody },
    },
    async (request, reply) => {
      const { body } = request
      if (typeof body !== 'object' || body === null || Array.isArray(body)) {
        throw new AppError('validation_error', 'The body must be one JSON-RPC message, not a batch.')
      }
      const server = createServer({ routes, request, reply })
      const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
      try {
        // The SDK's own types of optional members are not exact.
        await server.connect(transport as Parameters<typeof server.connect>[0])
        const response = await transport.handleRequest(toWebRequest(request), { parsedBody: body })
        for (const [name, value] of response.headers) reply.header(name, value)
        return reply.code(response.status).send(await response.text())
      } finally {
        await server.close()
      }
    },
  )
}

/** Method and headers for the SDK, which gets the body parsed. */
function toWebRequest({ headers }: FastifyRequest): Request {
  const { accept = '', 'content-type': type = '', 'mcp-protocol-version': protocol } = headers
  const passed = { accept, 'content-type': type, ...(protocol && { 'mcp-protocol-version': String(protocol) }) }
  return new Request(`http://localhost${mcpPath}`, { method: 'POST', headers: passed })
}

function createServer(call: ToolCall): Server {
  const info = { name: 'prompt-optimization-api', title: 'Prompt Optimization API', version: '1.0.0' }
  const server = new Server(info, { capabilities: { tools: {} }, instructions })
  const listings = [...tools.values()].map(({ listing }) => listing)
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: listings }) as never)
  server.setRequestHandler(CallToolRequestSchema, ({ params }) => callTool(params.name, params.arguments, call))
  return server
}

/**
 * A failure is returned as a result for the model to read; the request log gets the status that a route would return.
 */
async function callTool(name: string, input: unknown = {}, call: ToolCall) {
  const tool = tools.get(name)
  if (!tool) throw new McpError(ErrorCode.InvalidParams, `Unknown tool. Available tools: ${toolNames()}.`)
  const { request } = call
  try {
    const { text, structured } = await tool.run(input, call)
    return { content: [{ type: 'text', text }], structuredContent: { ...structured } }
  } catch (thrown) {
    const error = request.server.describeError(thrown, request)
    request.outcomeStatus = statusOf[error.code]
    const body = presentError(error, error.requestId ?? request.id, request.server.linksOf(request))
    // Clients validate structured content against the schema of a result, so the error goes into `_meta`.
    return { isError: true, content: [{ type: 'text', text: `${error.code}: ${error.message}` }], _meta: { ...body } }
  }
}

function toolNames(): string {
  return [...tools.keys()].join(', ')
}

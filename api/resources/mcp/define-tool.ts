import type { FastifyReply, FastifyRequest, FastifySchemaValidationError } from 'fastify'
import type { Static, TObject, TSchema } from 'typebox'
import type { KeyScope } from '#shared/accounts/api-key.ts'
import type { FieldFault } from '#shared/errors.ts'
import { requirePrincipal } from '../../http/authenticate.ts'
import { requireScope } from '../../http/authorize.ts'
import { createValidatorCompiler } from '../../http/bounded-validator.ts'
import { describeFaults, validationError } from '../../http/refuse-faults.ts'
import type { ReportRunner } from '../../reports/report-runner.ts'
import { textFormat } from '../../schemas/text-format.ts'
import type { BatchRoute } from '../batches/optimize-batch.ts'

export interface ToolRoutes extends BatchRoute {
  reports: ReportRunner
}

export interface ToolCall {
  routes: ToolRoutes
  request: FastifyRequest
  reply: FastifyReply
}

export interface ToolResult {
  /** For a model: the prompt, or JSON. */
  text: string
  /** For a program: the response of the route that does the same. */
  structured: object
}

export interface Tool {
  /** As `tools/list` answers it. */
  listing: { name: string; title: string; description: string; inputSchema: object; annotations: object }
  /** @throws AppError validation_error, insufficient_scope, and those of the route that does the same. */
  run(input: unknown, call: ToolCall): Promise<ToolResult>
}

interface ToolDefinition<Input extends TObject> {
  name: string
  title: string
  description: string
  scope: KeyScope
  input: Input
  output?: TSchema
  /** It changes nothing and costs nothing. */
  isReading?: boolean
  describeFaults?(errors: FastifySchemaValidationError[], input: unknown): FieldFault[]
  run(input: Static<Input>, call: ToolCall): Promise<ToolResult>
}

const compile = createValidatorCompiler()

/** A tool whose input is validated as the body of a route is. */
export function defineTool<Input extends TObject>(definition: ToolDefinition<Input>): Tool {
  const { name, title, description, scope, input, output, isReading = false } = definition
  const validate = compile({ schema: input, httpPart: 'body', method: 'POST', url: name })
  const isInput = (value: unknown): value is Static<Input> => validate(value) === true
  const describe =
    definition.describeFaults ?? ((errors, value) => describeFaults(errors, Object.keys(input.properties), value))
  return {
    listing: {
      name,
      title,
      description,
      inputSchema: withoutOwnFormats(input),
      ...(output && { outputSchema: withoutOwnFormats(output) }),
      annotations: { readOnlyHint: isReading, destructiveHint: false, idempotentHint: isReading, openWorldHint: false },
    },
    async run(value, call) {
      requireScope(requirePrincipal(call.request), scope)
      if (isInput(value)) return definition.run(value, call)
      throw validationError(describe(validate.errors ?? [], value))
    },
  }
}

/** Other validators refuse a format that they do not know. */
function withoutOwnFormats(schema: TSchema): object {
  return JSON.parse(
    JSON.stringify(schema, (name, value) => (name === 'format' && value === textFormat ? undefined : value)),
  )
}

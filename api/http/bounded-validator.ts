import { Ajv, type AnySchema, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import type { FastifySchemaCompiler, FastifySchemaValidationError } from 'fastify'
import { isVisibleText, textFormat } from '../schemas/text-format.ts'
import { faultsMax } from './refuse-faults.ts'

interface ObjectSchema {
  type?: unknown
  properties?: Record<string, ObjectSchema>
  items?: ObjectSchema
  maxItems?: number
  default?: unknown
}

/** A schema without its nested fields and elements, which have separate nodes. */
interface Node {
  validate: ValidateFunction
  keysMax: number
  itemsMax: number
  fields: [string, Node][]
  item: Node | null
}

/** Unknown fields that are still reported one by one. */
const unknownKeysMax = faultsMax

/**
 * Validators that report up to `faultsMax` faults of a value, in time bounded by that number and the size of the
 * schema: for an object with too many fields or an array with too many elements, only the excess is reported.
 */
export function createValidatorCompiler(): FastifySchemaCompiler<AnySchema> {
  const body = createAjv(false)
  const query = createAjv(true)
  return ({ schema, httpPart }) => {
    const root = compile(httpPart === 'querystring' ? query : body, schema as ObjectSchema)
    const validate = (value: unknown): boolean => {
      const faults: FastifySchemaValidationError[] = []
      findFaults(root, value, '', faults)
      validate.errors = faults.length === 0 ? null : faults.slice(0, faultsMax)
      return faults.length === 0
    }
    validate.errors = null as FastifySchemaValidationError[] | null
    return validate
  }
}

/** Query strings hold text only, hence `coerceTypes`; bodies are never converted. */
function createAjv(coerceTypes: boolean): Ajv {
  const ajv = new Ajv({ allErrors: true, useDefaults: true, coerceTypes, formats: { [textFormat]: isVisibleText } })
  addFormats.default(ajv)
  return ajv
}

function compile(ajv: Ajv, schema: ObjectSchema): Node {
  const properties = schema.properties ?? {}
  const isNested = ([, field]: [string, ObjectSchema]) => field.type === 'object' || field.type === 'array'
  const nested = Object.entries(properties).filter(isNested)
  const shallow = { ...schema }
  if (nested.length > 0) {
    // A default is filled in by the object around it; at the root of a schema it is an error.
    const outer = nested.map(([name, field]) => [
      name,
      { type: field.type, ...('default' in field && { default: field.default }) },
    ])
    shallow.properties = { ...properties, ...Object.fromEntries(outer) }
  }
  delete shallow.items
  delete shallow.default
  return {
    validate: ajv.compile(shallow),
    keysMax: Object.keys(properties).length + unknownKeysMax,
    itemsMax: schema.maxItems ?? Number.POSITIVE_INFINITY,
    fields: nested.map(([name, field]) => [name, compile(ajv, field)]),
    item: schema.items ? compile(ajv, schema.items) : null,
  }
}

function findFaults(node: Node, value: unknown, path: string, faults: FastifySchemaValidationError[]): void {
  if (faults.length >= faultsMax) return
  const tooMany = findExcess(node, value)
  if (tooMany) {
    faults.push({ ...tooMany, instancePath: path, schemaPath: `#/${tooMany.keyword}` })
    return
  }
  if (!node.validate(value)) {
    for (const error of node.validate.errors ?? []) {
      faults.push({ ...error, instancePath: path + error.instancePath } as FastifySchemaValidationError)
    }
  }
  if (Array.isArray(value)) {
    const { item } = node
    if (item) for (const [index, element] of value.entries()) findFaults(item, element, `${path}/${index}`, faults)
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, field] of node.fields) {
      const held = (value as Record<string, unknown>)[name]
      if (typeof held === 'object' && held !== null) findFaults(field, held, `${path}/${name}`, faults)
    }
  }
}

function findExcess({ keysMax, itemsMax }: Node, value: unknown) {
  if (Array.isArray(value)) {
    const message = `must have at most ${itemsMax} elements`
    return value.length > itemsMax ? { keyword: 'maxItems', params: { limit: itemsMax }, message } : null
  }
  const isObject = typeof value === 'object' && value !== null
  if (!isObject || Object.keys(value).length <= keysMax) return null
  return { keyword: 'maxProperties', params: { limit: keysMax }, message: 'has too many unknown fields' }
}

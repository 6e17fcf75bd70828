type Json = Record<string, unknown>

const asObject = (value: unknown): Json => (typeof value === 'object' && value !== null ? (value as Json) : {})
const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** What a client sends may grow but not shrink or demand more; what it receives may grow but not lose anything. */
type Direction = 'request' | 'response'

interface Comparison {
  direction: Direction
  /** The documents that references point into. */
  before: Json
  after: Json
  report: (place: string, change: string) => void
}

/** Changes from one OpenAPI document to the next that break existing clients, one line each. */
export function findBreakingChanges(before: Json, after: Json): string[] {
  const changes: string[] = []
  const report = (place: string, change: string) => changes.push(`${place}: ${change}`)
  for (const [path, methods] of Object.entries(asObject(before.paths))) {
    for (const [method, operation] of Object.entries(asObject(methods))) {
      const place = `${method.toUpperCase()} ${path}`
      const next = asObject(asObject(after.paths)[path])[method]
      if (next === undefined) report(place, 'operation removed')
      else compareOperations(place, asObject(operation), asObject(next), { before, after, report })
    }
  }
  return changes
}

function compareOperations(place: string, old: Json, next: Json, shared: Omit<Comparison, 'direction'>): void {
  const request: Comparison = { ...shared, direction: 'request' }
  compareParameters(place, old, next, request)
  compareContents(`${place} request`, old.requestBody, next.requestBody, request)
  for (const [status, response] of Object.entries(asObject(old.responses))) {
    if (status >= '300') continue
    const nextResponse = asObject(next.responses)[status]
    if (nextResponse === undefined) shared.report(place, `response ${status} removed`)
    else compareContents(`${place} ${status}`, response, nextResponse, { ...shared, direction: 'response' })
  }
}

function compareParameters(place: string, old: Json, next: Json, comparison: Comparison): void {
  const byName = (operation: Json, document: Json) =>
    new Map(asList(operation.parameters).map((part) => [`${follow(part, document).name}`, follow(part, document)]))
  const known = byName(old, comparison.before)
  const current = byName(next, comparison.after)
  for (const [name, parameter] of current) {
    const former = known.get(name)
    if (former) compareSchemas(`${place} ${name}`, former.schema, parameter.schema, comparison)
    if (parameter.required === true && former?.required !== true) comparison.report(`${place} ${name}`, 'now required')
  }
  for (const name of known.keys()) if (!current.has(name)) comparison.report(`${place} ${name}`, 'parameter removed')
}

function compareContents(place: string, old: unknown, next: unknown, comparison: Comparison): void {
  const nextContents = asObject(follow(next, comparison.after).content)
  for (const [type, content] of Object.entries(asObject(follow(old, comparison.before).content))) {
    if (!(type in nextContents)) comparison.report(place, `${type} removed`)
    else compareSchemas(place, asObject(content).schema, asObject(nextContents[type]).schema, comparison)
  }
}

function compareSchemas(place: string, oldPart: unknown, nextPart: unknown, comparison: Comparison): void {
  const old = follow(oldPart, comparison.before)
  const next = follow(nextPart, comparison.after)
  if (old.type === 'object' && next.discriminator !== undefined) {
    // A client unaware of the variants reads the former object's fields, which each variant must have.
    for (const variant of asList(next.oneOf)) compareSchemas(place, old, variant, comparison)
    return
  }
  if (old.type !== next.type) {
    comparison.report(place, `type ${old.type} is now ${next.type}`)
    return
  }
  if (comparison.direction === 'request') compareLimits(place, old, next, comparison)
  compareProperties(place, old, next, comparison)
  if (old.items !== undefined) compareSchemas(`${place}[]`, old.items, next.items, comparison)
  compareVariants(place, old, next, comparison)
}

/** Upper limits, and lower ones with their sign turned. */
const limits = { maxLength: 1, maximum: 1, maxItems: 1, minLength: -1, minimum: -1, minItems: -1 }

function compareLimits(place: string, old: Json, next: Json, { report }: Comparison): void {
  for (const value of next.enum === undefined ? [] : asList(old.enum)) {
    if (!asList(next.enum).includes(value)) report(place, `value ${value} removed`)
  }
  for (const [name, sign] of Object.entries(limits)) {
    const limit = next[name]
    const former = old[name]
    if (typeof limit !== 'number') continue
    if (typeof former !== 'number' || sign * limit < sign * former) report(place, `${name} is now ${limit}`)
  }
}

function compareVariants(place: string, old: Json, next: Json, comparison: Comparison): void {
  const nameOf = (variant: unknown, document: Json) => {
    const { title, type } = follow(variant, document)
    // Only objects are distinguished by name; the names of other types do not appear on the wire.
    return `${type === 'object' ? (title ?? type) : (type ?? title)}`
  }
  const variants = variantsOf(next)
  for (const variant of variantsOf(old)) {
    const name = nameOf(variant, comparison.before)
    const match =
      variants.find((other) => nameOf(other, comparison.after) === name) ??
      // An object without a name may get one.
      (name === 'object' ? variants.find((other) => follow(other, comparison.after).type === 'object') : undefined)
    if (match === undefined) comparison.report(place, `variant ${name} removed`)
    else compareSchemas(`${place}|${name}`, variant, match, comparison)
  }
}

/** `oneOf` alone may be a rule across fields. */
function variantsOf({ anyOf, oneOf, discriminator }: Json): unknown[] {
  return asList(anyOf ?? (discriminator === undefined ? undefined : oneOf))
}

function compareProperties(place: string, old: Json, next: Json, comparison: Comparison): void {
  const properties = asObject(next.properties)
  for (const [name, property] of Object.entries(asObject(old.properties))) {
    if (!(name in properties)) comparison.report(`${place}.${name}`, 'removed')
    else compareSchemas(`${place}.${name}`, property, properties[name], comparison)
  }
  const [must, may] = comparison.direction === 'request' ? [next, old] : [old, next]
  for (const name of asList(must.required)) {
    const isSame = asList(may.required).includes(name)
    if (!isSame && `${name}` in properties) {
      comparison.report(
        `${place}.${name}`,
        comparison.direction === 'request' ? 'now required' : 'no longer always there',
      )
    }
  }
}

/** Resolves a reference, turns several types into a union, and merges `allOf`. */
function follow(part: unknown, document: Json): Json {
  const { type, ...rest } = merge(resolve(part, document), document)
  if (!Array.isArray(type)) return type === undefined ? rest : { type, ...rest }
  return { anyOf: type.map((each) => (each === 'null' ? { type: each } : { type: each, ...rest })) }
}

function merge({ allOf, ...schema }: Json, document: Json): Json {
  const parts = asList(allOf).map((part) => follow(part, document))
  if (parts.length === 0) return schema
  return {
    ...Object.assign({}, ...parts),
    ...schema,
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
    required: [...new Set(parts.flatMap(({ required }) => asList(required)))],
  }
}

function resolve(part: unknown, document: Json): Json {
  const { $ref } = asObject(part)
  if (typeof $ref !== 'string') return asObject(part)
  return asObject(
    $ref
      .replace('#/', '')
      .split('/')
      .reduce<unknown>((found, name) => asObject(found)[name], document),
  )
}

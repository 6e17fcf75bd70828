import { describe, expect, it } from 'vitest'
import { findBreakingChanges } from '../../ops/openapi-changes.ts'

interface Body {
  request?: object
  response?: object
  parameters?: object[]
}

const text = { type: 'string' }
const object = (properties: object, required: string[] = []) => ({ type: 'object', properties, required })

function documentOf({ request = object({}), response = object({}), parameters = [] }: Body): Record<string, unknown> {
  const json = (schema: object) => ({ content: { 'application/json': { schema } } })
  const operation = {
    parameters,
    requestBody: json(request),
    responses: { 200: json({ $ref: '#/components/schemas/R' }) },
  }
  return { paths: { '/a': { post: operation } }, components: { schemas: { R: response } } }
}
const variant = (value: string, fields: object, required: string[]) => ({
  title: `${value}Variant`,
  allOf: [object(fields, required), object({ by: { ...text, enum: [value] } })],
})
const unionOf = (...variants: object[]) => ({ oneOf: variants, discriminator: { propertyName: 'by' } })
const changes = (before: Body, after: Body) => findBreakingChanges(documentOf(before), documentOf(after))

describe('findBreakingChanges', () => {
  it('reports a removed operation', () => {
    expect(findBreakingChanges(documentOf({}), { paths: {} })).toEqual(['POST /a: operation removed'])
  })

  it.each<[string, Body, Body, string]>([
    ['a new required field', {}, { request: object({ a: text }, ['a']) }, 'POST /a request.a: now required'],
    ['a field no longer read', { request: object({ a: text }) }, {}, 'POST /a request.a: removed'],
    [
      'a value no longer accepted',
      { request: object({ a: { ...text, enum: ['x', 'y'] } }) },
      { request: object({ a: { ...text, enum: ['x'] } }) },
      'POST /a request.a: value y removed',
    ],
    [
      'a shorter text',
      { request: object({ a: { ...text, maxLength: 9 } }) },
      { request: object({ a: { ...text, maxLength: 8 } }) },
      'POST /a request.a: maxLength is now 8',
    ],
    [
      'a required parameter',
      {},
      { parameters: [{ name: 'q', in: 'query', required: true, schema: text }] },
      'POST /a q: now required',
    ],
    ['a field no longer answered', { response: object({ a: text }, ['a']) }, {}, 'POST /a 200.a: removed'],
    [
      'a field answered only sometimes',
      { response: object({ a: text }, ['a']) },
      { response: object({ a: text }) },
      'POST /a 200.a: no longer always there',
    ],
    [
      'a field of another type',
      { response: object({ a: { type: 'array', items: text } }) },
      { response: object({ a: { type: 'array', items: { type: 'integer' } } }) },
      'POST /a 200.a[]: type string is now integer',
    ],
    [
      'a result that may no longer come',
      { response: object({ a: { anyOf: [text, { type: 'null' }] } }) },
      { response: object({ a: { anyOf: [text] } }) },
      'POST /a 200.a: variant null removed',
    ],
    [
      'a variant without a field of the object that it was',
      { response: object({ by: text, a: text }) },
      { response: unionOf(variant('x', { by: text, a: text }, []), variant('y', { by: text }, [])) },
      'POST /a 200.a: removed',
    ],
    [
      'a variant that may no longer come',
      { response: unionOf(variant('x', {}, []), variant('y', {}, [])) },
      { response: unionOf(variant('x', {}, [])) },
      'POST /a 200: variant yVariant removed',
    ],
    [
      'a shorter text, or null',
      { request: object({ a: { type: ['string', 'null'], maxLength: 9 } }) },
      { request: object({ a: { type: ['string', 'null'], maxLength: 8 } }) },
      'POST /a request.a|string: maxLength is now 8',
    ],
  ])('reports %s', (_name, before, after, expected) => {
    expect(changes(before, after)).toEqual([expected])
  })

  it.each<[string, Body, Body]>([
    ['an optional field', {}, { request: object({ a: text }) }],
    ['a longer text', { request: object({ a: { ...text, maxLength: 8 } }) }, { request: object({ a: text }) }],
    [
      'a union with null written as two types',
      { request: object({ a: { anyOf: [{ ...text, maxLength: 8 }, { type: 'null' }] } }) },
      { request: object({ a: { type: ['string', 'null'], maxLength: 8 } }) },
    ],
    [
      'a name for a kind of text',
      { response: object({ a: { anyOf: [text, { type: 'null' }] } }) },
      { response: object({ a: { anyOf: [{ ...text, title: 'Name' }, { type: 'null' }] } }) },
    ],
    [
      'variants of an object, told apart by a field',
      { response: object({ by: text, a: { type: 'object' } }, ['by', 'a']) },
      {
        response: unionOf(
          variant('x', { by: text, a: object({ b: text }) }, ['by', 'a']),
          variant('y', { by: text, a: { type: 'object', title: 'Y' } }, ['by', 'a']),
        ),
      },
    ],
    ['a new field of the answer', {}, { response: object({ a: text }, ['a']) }],
    [
      'a new value of the answer',
      { response: object({ a: { ...text, enum: ['x'] } }) },
      { response: object({ a: { ...text, enum: ['x', 'y'] } }) },
    ],
  ])('does not report %s', (_name, before, after) => {
    expect(changes(before, after)).toEqual([])
  })
})

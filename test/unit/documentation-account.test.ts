import type { TSchema } from 'typebox'
import { describe, expect, it } from 'vitest'
import { accountResponse } from '../../api/resources/account/schema.ts'
import { invoiceSchema } from '../../api/resources/invoices/schema.ts'
import { newKeyResponse } from '../../api/resources/keys/schema.ts'
import { statementResponse } from '../../api/resources/statement/schema.ts'
import { usageResponse } from '../../api/resources/usage/schema.ts'
import { documentation } from '../helpers/documentation.ts'
import { closed, compile } from '../helpers/documented.ts'

/** The first JSON example after a heading. */
function example(heading: string): unknown {
  const start = documentation.indexOf(`\n${heading}\n`)
  if (start === -1) throw new Error(`no page has the heading "${heading}"`)
  const [, json = ''] = /```json\n([\s\S]*?)```/.exec(documentation.slice(start)) ?? []
  return JSON.parse(json)
}

describe('the documentation shows, of an account, answers with all documented fields and no other', () => {
  it.each<[string, TSchema]>([
    ['## Your account', accountResponse],
    ['### The statement', statementResponse],
    ['### Usage', usageResponse],
    ['### Keys', newKeyResponse],
    ['### Invoices', invoiceSchema],
  ])('%s', (heading, schema) => {
    const validate = compile(closed(schema))
    expect(validate(example(heading)) ? [] : validate.errors).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { readDraft } from '../../../worker/prompt/read-draft.ts'
import { optimizeWithRules } from './optimize-with-rules.ts'

const yaml =
  'name: ci\non: push\njobs:\n  build:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4'
const trace =
  'Traceback (most recent call last):\n  File "a.py", line 4, in <module>\n    join(a, b)\nKeyError: \'customer_id\''
const query = 'SELECT c.id,\n  max(o.created_at)\nFROM customers c\nGROUP BY c.id'
const log = '2026-01-03 10:00:01 ERROR timeout after 3000ms\n2026-01-03 10:00:05 ERROR timeout'

describe('code, a configuration or rows that come first', () => {
  it.each([
    ['month;visits;sales\njan;120;14\nfeb;180;20\nmar;90;9', 'which month had the best conversion'],
    ['| plant | defects |\n|---|---|\n| A | 12 |\n| B | 31 |', 'Which plant is worst?'],
    ['{"service":"geo","retries": 3,"backoff":"none"}', 'is this retry config sane for a mobile client?'],
    [yaml, 'make this cache node_modules'],
    [trace, 'it worked yesterday, the only thing that changed is the export'],
    [log, 'what is going on here and what should i check first'],
    ['def f(x):\n    return x + 1\n\nprint(f("a"))', 'why does this crash'],
    [
      'Student text:\nMy holiday was good. I goed to the sea with my mother.',
      'Give feedback on grammar only, B1 level',
    ],
    [
      'From: anna@example.org\nSubject: refund\n\nHi, I want my money back for order 88.\nAnna',
      'Reply politely, refuse the refund',
    ],
  ])('%s … stands apart from the request behind it', (body, request) => {
    const draft = readDraft(`${body}\n\n${request}`)
    expect(draft.material?.text).toBe(body)
    expect(draft.instruction.trim()).toBe(request)
  })
})

describe('code or a trace behind its request', () => {
  it.each([
    ['why is this slow? my query:\n', query, ''],
    ['my github action fails at npm ci\n\n', yaml, ''],
    ['Can you tell me why I get this\n\n', trace, '\n\nit worked yesterday, only the export changed'],
    ['why does it crash here\n\n', trace, '\n\nIt only fails on Node 24. what changed?'],
  ])('%s… ends where the author speaks again', (lead, body, remark) => {
    expect(readDraft(lead + body + remark).material?.text).toBe(body)
  })
})

describe('what only looks like data', () => {
  it.each([
    'Class notes on photosynthesis\n\nwrite a quiz from these, 5 questions',
    'Error handling in Go: what is idiomatic\n\nshow 3 patterns',
    'Version: 2\nAudience: teens\nTopic: vaping\n\nwrite a script',
    'select a good laptop for me\n\nbudget 900 euro',
    'import duties on laptops into India\n\nhow are they calculated',
    'performance review for Dana: good with clients, always late with reports, wants promotion. honest, 200 words',
    'Write a product review for a blender: quiet, 900 W, cracked jar after 2 months, bought in May, 120 words',
  ])('%s is the request itself', (text) => {
    expect(readDraft(text).material).toBeNull()
  })
})

describe('a fence that the author never closed', () => {
  it.each(['chatgpt', 'claude', 'gemini'] as const)('is closed before our own sections for %s', async (targetId) => {
    const { optimized_prompt: text } = await optimizeWithRules(
      'why does this loop forever\n\n```js\nwhile (true) { x() }',
      targetId,
    )
    expect((text.match(/^```/gmu) ?? []).length % 2).toBe(0)
  })
})

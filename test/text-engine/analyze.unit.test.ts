import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readDraft } from '../../worker/text-engine/analyze/read-draft.ts'
import { loadKnowledge } from '../../worker/text-engine/knowledge/load/load-knowledge.ts'

const { lexicon } = loadKnowledge()

interface PastedDraft {
  id: string
  text: string
  /** The author's instruction after the pasted content. */
  instruction?: string
  /** How the pasted content ends. */
  pasted?: string
}
const drafts = readFileSync('test/fixtures/drafts.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as PastedDraft)

function read(text: string) {
  const draft = readDraft(text, lexicon)
  const cut = ({ start, end }: { start: number; end: number }) => text.slice(start, end)
  return {
    draft,
    spans: draft.spans.map((span) => `${span.kind} ${cut(span)}`),
    constraints: draft.constraints.map((constraint) => `${constraint.aspect} ${cut(constraint)}`),
    exclusions: draft.exclusions.map(({ subject }) => cut(subject)),
    request: draft.request.map(cut),
    chitchat: draft.chitchat.map(cut),
    pastedContent: draft.pastedContent.map(cut),
  }
}

describe('spans', () => {
  it('mark text that must be preserved verbatim', () => {
    const text = 'Send {{name}} at a.b@c.io the 3.5 kg of `x = 1` from https://e.com/a, "as is", run_me --ar 3:2'
    expect(read(text).spans).toEqual([
      'placeholder {{name}}',
      'email a.b@c.io',
      'number 3.5 kg',
      'code `x = 1`',
      'url https://e.com/a',
      'quotation "as is"',
      'identifier run_me',
      'flag --ar 3:2',
    ])
  })

  it('include names, but not the first word of a sentence or common words in capitals', () => {
    expect(read('Tell Anna Berg NEVER to call NASA. Nobody minds.').spans).toEqual(['name Anna Berg', 'name NASA'])
  })

  it('do not count list markers as numbers', () => {
    expect(read('1. first\n2) second\nthen 3 more').spans).toEqual(['number 3'])
  })
})

describe('parts of a draft', () => {
  it('an aside about the author is chitchat, not part of the request', () => {
    const { request, chitchat } = read('Explain recursion. I also write code. Thanks!')
    expect(request).toEqual(['Explain recursion.'])
    expect(chitchat).toEqual(['I also write code.', 'Thanks!'])
  })

  it('pasted content is data, even if it reads as an instruction', () => {
    const { pastedContent, draft } = read('Summarize the text below:\n\nWrite no more than 5 words.\n\nThe end.')
    expect(pastedContent).toEqual(['Write no more than 5 words.\n\nThe end.'])
    expect(draft.constraints.map(({ aspect }) => aspect)).toEqual(['material'])
  })

  it('a constraint after pasted content is not part of the content', () => {
    const { pastedContent, constraints } = read(
      'summarize this text: The cat sat on the mat all day. bullet points, no names',
    )
    expect(pastedContent).toEqual(['The cat sat on the mat all day.'])
    expect(constraints).toContain('form bullet points')
  })

  it('the only paragraph after an introduction is pasted content, not an instruction', () => {
    const { pastedContent } = read('Summarise this chat:\n\nare you there\nthe server is down again')
    expect(pastedContent).toEqual(['are you there\nthe server is down again'])
  })

  it('pasted content ends where a following instruction begins, in at least 15 of 18 drafts', () => {
    const labelled = drafts.filter(({ instruction, pasted }) => instruction !== undefined || pasted !== undefined)
    const right = labelled.filter(({ text, instruction, pasted }) => {
      const { pastedContent } = read(text)
      if (pasted !== undefined) return pastedContent.some((one) => one.endsWith(pasted))
      return !pastedContent.some((one) => one.includes(instruction ?? ''))
    })
    expect(labelled).toHaveLength(18)
    expect(right.length).toBeGreaterThanOrEqual(15)
  })

  it('constraints are found by phrase, the longest first', () => {
    expect(read('poem in under 40 words for a 6 year old').constraints).toEqual([
      'length under 40 words',
      'audience for a 6 year old',
    ])
  })
})

const pythonTrace = `Traceback (most recent call last):
  File "/srv/app/main.py", line 42, in <module>
    run(sys.argv[1])
  File "/srv/app/jobs.py", line 17, in run
    rows = load(path)
           ^^^^^^^^^^
KeyError: 'customer_id'`
const nodeTrace = `TypeError: Cannot read properties of undefined (reading 'id')
    at loadUser (/srv/app/src/users.js:31:18)
    at processTicksAndRejections (node:internal/process/task_queues:95:5)
    at async /srv/app/src/server.js:12:16`
const javaTrace = `Exception in thread "main" java.lang.IllegalStateException: no session
\tat com.acme.shop.Cart.checkout(Cart.java:88)
\tat com.acme.shop.Main.main(Main.java:12)
Caused by: java.sql.SQLException: connection refused
\tat com.acme.db.Pool.open(Pool.java:41)
\t... 2 more`
const chainedTrace = `Traceback (most recent call last):
  File "/srv/app/ids.py", line 5, in find
    return {}[x]
           ~~^^^
KeyError: 3

During handling of the above exception, another exception occurred:

Traceback (most recent call last):
  File "/srv/app/ids.py", line 8, in <module>
    print(find(3))
          ^^^^^^^
  File "/srv/app/ids.py", line 7, in find
    raise ValueError("no such id: %r" % x)
ValueError: no such id: 3`
const logLines = `2026-11-20 10:01:12 INFO worker started
2026-11-20 10:01:14 ERROR db: connection refused

2026-11-20 10:01:15 WARN retrying in 5 s`
const sourceCode = `import os
import sys

def main():
    path = os.getcwd()

    print(path)

main()`
const authors = `It only happens when the file comes from the Berlin office, their export tool writes a byte order mark I think.

Explain what is wrong and show me the smallest change. I can not change how they export it.`

describe('machine text', () => {
  const pasted = [
    ['a Python traceback', pythonTrace],
    ['a Node stack', nodeTrace],
    ['a Java stack with its cause', javaTrace],
    ['chained Python tracebacks, blank lines and all', chainedTrace],
    ['log lines with a gap', logLines],
    ['source code with gaps', sourceCode],
  ] as const

  it.each(pasted)('ends before the author’s paragraphs: %s', (_what, trace) => {
    const { pastedContent, request, chitchat } = read(`Why does this fail:\n\n${trace}\n\n${authors}`)
    expect(pastedContent).toEqual([trace])
    expect(request.join(' ')).toContain('Explain what is wrong')
    expect(chitchat).toContain('I can not change how they export it.')
  })

  it.each(pasted)('excludes the author’s lines directly above and below: %s', (_what, trace) => {
    expect(read(`please fix this:\n${trace}\nWhat does it mean?`).pastedContent).toEqual([trace])
  })

  it('ends at a blank line with CRLF line endings', () => {
    const { pastedContent } = read(`Fix this:\n\n${nodeTrace}\n  \n${authors}`.replaceAll('\n', '\r\n'))
    expect(pastedContent).toEqual([nodeTrace.replaceAll('\n', '\r\n')])
  })

  it('within a pasted letter does not end the letter', () => {
    const letter = `Hi team, since Monday our nightly import fails and we see this:\n\n${nodeTrace}\n\nRegards, Tom`
    expect(read(`Summarise this email:\n\n${letter}`).pastedContent).toEqual([letter])
  })
})

describe('exclusions', () => {
  it.each([
    ['a street without cars at night', ['cars']],
    ['a beach at dawn, no people, umbrellas or boats', ['people', 'umbrellas', 'boats']],
    ['write it short and do not use jargon', ['jargon']],
    ['a love song, no fire/desire rhymes', ['fire/desire rhymes']],
    ['a fox in snow, no text/logos', ['text', 'logos']],
    ['a tram, no text/logo overlays, no blood/gore', ['text/logo overlays', 'blood', 'gore']],
    ['a room that has no windows', []],
    ['it no longer works, no idea why', []],
  ])('of %j are %j', (text, expected) => {
    expect(read(text).exclusions).toEqual(expected)
  })
})

describe('a finished draft', () => {
  it.each([
    ['# Task\nSort these.\n\n# Format\nA list.', true],
    ['{"scene": "a fox", "style": "ink"}', true],
    [
      'Act as a travel guide. I will write you my place and you suggest a museum near it. Only suggest places of the same kind, and say how far each of them is.',
      true,
    ],
    ['Is this positive? Respond only with yes or no.', true],
    ['write a poem about the sea', false],
  ])('is recognised in %j: %j', (text, expected) => {
    expect(read(text).draft.isFinished).toBe(expected)
  })
})

describe('language', () => {
  it.each([
    ['mail to landlord pls', 'en'],
    ['Escribe un correo a mi jefe', 'es'],
    ['fais-moi un résumé', 'fr'],
    ['Schreib eine E-Mail an meinen Chef', 'de'],
    ['什么是黑洞？', 'zh'],
    ['ブラックホールとは何ですか', 'ja'],
    ['напиши стихотворение о море', 'ru'],
    ['اكتب قصيدة', 'ar'],
    ['12345', 'und'],
  ])('of %j is %s', (text, expected) => {
    expect(read(text).draft.language).toBe(expected)
  })
})

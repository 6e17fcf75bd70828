import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { findKnowledgeFaults, foldDraft } from '../../tools/knowledge/find-faults.ts'
import { loadExamples } from '../../worker/text-engine/knowledge/load/load-knowledge.ts'

describe('the task knowledge', () => {
  it('has no faults in guidelines, examples, weights, aspects and forms', () => {
    expect(findKnowledgeFaults()).toEqual([])
  })

  it('is not trained on the requests that measure it', () => {
    const trained = new Set(loadExamples().flatMap(({ examples, notThis }) => [...examples, ...notThis].map(foldDraft)))
    const requests = readFileSync('test/fixtures/requests.jsonl', 'utf8').trim().split('\n')
    const texts = requests.map((line) => (JSON.parse(line) as { text: string }).text)
    expect(texts.filter((text) => trained.has(foldDraft(text)))).toEqual([])
  })
})

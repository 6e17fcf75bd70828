import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { TargetId } from '#shared/catalog/targets.ts'
import type { Modality } from '#shared/prompts/prompt-result.ts'
import { readDraft } from '../../../worker/text-engine/analyze/read-draft.ts'
import { modalityFor } from '../../../worker/text-engine/analyze/tell-modality.ts'
import { verifyResult } from '../../../worker/text-engine/guardrails/verify-result.ts'
import { loadKnowledge } from '../../../worker/text-engine/knowledge/load/load-knowledge.ts'

interface Labelled {
  draft: string
  result: string
  target: TargetId
  author: 'local' | 'model'
  modality?: Modality
  /** The hard rules that a careful reader finds broken, and no others. */
  rules: string[]
  /** Advice that must be among what is given. */
  advice?: string[]
}

const { lexicon } = loadKnowledge()
const file = path.join(import.meta.dirname, '../../fixtures/verdicts.jsonl')
const rows = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line): Labelled => JSON.parse(line))
const rowsMin = 110

function judge({ draft: text, result, target, author, modality }: Labelled) {
  const draft = readDraft(text, lexicon)
  return verifyResult(draft, readDraft(result, lexicon), {
    targetId: target,
    modality: modality ?? modalityFor(draft, target),
    author,
  })
}

describe('a verdict', () => {
  it('has a corpus to be held against', () => expect(rows.length).toBeGreaterThanOrEqual(rowsMin))

  it.each(rows)('$target, $author: $draft -> $result', (row) => {
    const { faults } = judge(row)
    const named = (sort: string) => [...new Set(faults.filter((fault) => fault.sort === sort).map(({ rule }) => rule))]
    expect(named('hard').toSorted()).toEqual(row.rules.toSorted())
    expect(named('advice')).toEqual(expect.arrayContaining(row.advice ?? []))
  })
})

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { TargetId } from '#shared/catalog/targets.ts'
import type { Modality } from '#shared/prompts/prompt-result.ts'
import midjourney from '../../worker/targets/midjourney/parameters.json' with { type: 'json' }
import { targets } from '../../worker/targets/registry.ts'
import { readDraft } from '../../worker/text-engine/analyze/read-draft.ts'
import { verifyResult } from '../../worker/text-engine/guardrails/verify-result.ts'
import { loadKnowledge } from '../../worker/text-engine/knowledge/load/load-knowledge.ts'
import { modalityFor } from '../../worker/text-engine/plan/plan-draft.ts'
import flags from '../../worker/text-engine/text/flags.json' with { type: 'json' }

interface Labelled {
  draft: string
  result: string
  target: TargetId
  writer: 'local' | 'model'
  modality?: Modality
  /** The rules that a careful reader finds broken, and no others. */
  rules: string[]
  /** Warnings that must be among those given. */
  warnings?: string[]
}

const { lexicon } = loadKnowledge()
const file = path.join(import.meta.dirname, '../fixtures/verdicts.jsonl')
const rows = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line): Labelled => JSON.parse(line))
const rowsMin = 110

function judge({ draft: text, result, target, writer, modality }: Labelled) {
  const draft = readDraft(text, lexicon)
  return verifyResult(draft, readDraft(result, lexicon), {
    targetId: target,
    modality: modality ?? modalityFor(draft, targets[target].modalities),
    writer,
  })
}

it('reads every parameter of Midjourney that it checks', () => {
  const known = new Set(`${flags.switches} ${flags.valued}`.split(' '))
  expect(Object.keys(midjourney.parameters).filter((name) => !known.has(name))).toEqual([])
})

describe('a verdict', () => {
  it('has enough labelled rows to be checked against', () => expect(rows.length).toBeGreaterThanOrEqual(rowsMin))

  it.each(rows)('$target, $writer: $draft -> $result', (row) => {
    const { violations } = judge(row)
    const named = (severity: string) => [
      ...new Set(violations.filter((violation) => violation.severity === severity).map(({ rule }) => rule)),
    ]
    expect(named('error').toSorted()).toEqual(row.rules.toSorted())
    expect(named('warning')).toEqual(expect.arrayContaining(row.warnings ?? []))
  })
})

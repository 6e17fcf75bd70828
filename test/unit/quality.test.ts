import { beforeAll, describe, expect, it } from 'vitest'
import { targetIds } from '#shared/catalog/targets.ts'
import { evaluateOwn, type OwnFigures } from '../../ops/eval/evaluate-own.ts'
import { evaluateSet, type SetFigures } from '../../ops/eval/evaluate-set.ts'
import { type Offender, type Share, shareOf } from '../../ops/eval/figure.ts'
import { readOwnPairs, readOwnRecords } from '../../ops/eval/own-fixtures.ts'
import { qualityLimits } from '../../ops/eval/quality-limits.ts'
import { runRecords } from '../../ops/eval/run-record.ts'
import { fitsRequest } from '../../ops/eval/sample-records.ts'
import { createRulesEngine } from '../../worker/engines/rules-engine.ts'
import { warmUp } from '../../worker/engines/warm-up.ts'

const secondsMax = 120
const examplesShown = 10

let set: SetFigures
let own: OwnFigures

beforeAll(async () => {
  const engine = createRulesEngine()
  await warmUp(engine)
  const records = readOwnRecords().filter(fitsRequest)
  set = evaluateSet('fixtures', await runRecords(engine, records, targetIds))
  own = await evaluateOwn(engine, { records, pairs: readOwnPairs() }, targetIds)
}, secondsMax * 1000)

/** Ids first, so that a failure says where to look. */
function example(offenders: readonly Offender[]): string[] {
  return offenders.slice(0, examplesShown).map(({ id, kind }) => `${id}: ${kind}`)
}

function expectShare(share: Share, limitMin: number): void {
  expect(share.total).toBeGreaterThan(0)
  expect({ reached: shareOf(share) >= limitMin, share: shareOf(share), examples: example(share.offenders) }).toEqual(
    expect.objectContaining({ reached: true }),
  )
}

describe('the fixtures, for every target', () => {
  it('are enough to tell', () => {
    expect(set.prompts).toBeGreaterThanOrEqual(240)
    expect(own.pairsBefore.total).toBeGreaterThanOrEqual(120 * targetIds.length)
  })

  it('all get a result', () => {
    expect([...example(set.failures), ...own.padded.failed, ...own.hostile.failed]).toEqual([])
  })

  it('keep every literal of the prompt', () => expectShare(set.retention, qualityLimits.retentionMin))

  it('conform to every rule of the target', () => expectShare(set.conformance, qualityLimits.conformanceMin))

  it('are told apart as text and picture', () => expectShare(set.modality, qualityLimits.modalityMin))

  it('fall into the right domain group', () => expectShare(set.groupOrAlternative, qualityLimits.groupMin))

  it('come back the same from a second pass', () => expectShare(set.idempotence, qualityLimits.idempotenceMin))

  it('grow little when they are long already', () => expect(set.growth).toBeLessThanOrEqual(qualityLimits.growthMax))

  it('get no clause that is common to a domain', () => {
    const limitOf = (prompts: number) =>
      prompts < qualityLimits.smallDomainPrompts ? qualityLimits.smallClauseShareMax : qualityLimits.clauseShareMax
    const common = set.clauses.filter(({ share, prompts }) => share > limitOf(prompts))
    expect(common.map(({ domain, targetId, clause, share }) => [domain, targetId, clause, share])).toEqual([])
  })
})

describe('the score', () => {
  it('of the better draft is the higher one', () => expectShare(own.pairsBefore, qualityLimits.pairsMin))

  it('of the better draft’s result is the higher one', () => expectShare(own.pairsAfter, qualityLimits.resultPairsMin))

  it('stays where it is under filler', () => expectShare(own.filler.within, qualityLimits.fillerShareMin))

  it('falls without the format sentence', () => expectShare(own.formatSentence, qualityLimits.formatSentenceMin))
})

describe('the time', () => {
  it('stays short for the longest prompts and for hostile ones', () => {
    expect(own.padded.medianMs).toBeLessThan(qualityLimits.medianMsMax)
    expect(own.padded.worstMs).toBeLessThan(qualityLimits.worstMsMax)
    expect(own.hostile.worstMs).toBeLessThan(qualityLimits.worstMsMax)
  })
})

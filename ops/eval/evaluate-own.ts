import type { TargetId } from '#shared/catalog/targets.ts'
import type { Engine } from '../../worker/engines/engine.ts'
import type { EvalRecord } from './eval-record.ts'
import type { Share } from './figure.ts'
import { type FillerFigures, judgeFiller, judgeFormatSentence } from './judge-filler.ts'
import { judgePairs } from './judge-scores.ts'
import { type Times, timeEngineApart } from './measure-times.ts'
import { type PromptPair, scorePairs } from './own-fixtures.ts'
import { qualityLimits } from './quality-limits.ts'
import { hashShare } from './sample-records.ts'

/** Figures that need prompts of a special make: pairs, filler, long and hostile input. */
export interface OwnFigures {
  pairsBefore: Share
  pairsAfter: Share
  filler: FillerFigures
  formatSentence: Share
  padded: Times
  hostile: Times
}

const fillerCount = 60

export async function evaluateOwn(
  engine: Engine,
  own: { records: readonly EvalRecord[]; pairs: readonly PromptPair[] },
  targetIds: readonly TargetId[],
): Promise<OwnFigures> {
  const pairs = await scorePairs(engine, own.pairs, targetIds)
  const mixed = own.records.toSorted((left, right) => hashShare(left.id) - hashShare(right.id))
  const english = mixed.filter(
    ({ lang, tags, media }) => lang === 'en' && media !== null && !tags.includes('structured'),
  )
  return {
    pairsBefore: judgePairs(pairs, 'before'),
    pairsAfter: judgePairs(pairs, 'after'),
    filler: await judgeFiller(engine, english.slice(0, fillerCount), targetIds, qualityLimits.fillerPointsMax),
    formatSentence: await judgeFormatSentence(engine, own.records, targetIds),
    ...(await timeEngineApart(targetIds)),
  }
}

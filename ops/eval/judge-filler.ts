import type { TargetId } from '#shared/catalog/targets.ts'
import type { Engine } from '../../worker/engines/engine.ts'
import type { EvalRecord } from './eval-record.ts'
import type { Offender, Share } from './figure.ts'
import { chatFillers, imageFillers } from './filler-sentences.ts'
import { tryOptimizeText } from './run-record.ts'

export interface FillerFigures {
  /** Largest change of the draft's score, and of the result's. */
  beforeMax: number
  afterMax: number
  within: Share
}

/** Adds ten empty sentences to each English prompt; neither score may move by more than `pointsMax`. */
export async function judgeFiller(
  engine: Engine,
  records: readonly EvalRecord[],
  targetIds: readonly TargetId[],
  pointsMax: number,
): Promise<FillerFigures> {
  const figures: FillerFigures = { beforeMax: 0, afterMax: 0, within: { passed: 0, total: 0, offenders: [] } }
  const judged = records.filter(({ lang, media }) => lang === 'en' && media !== null)
  for (const [at, record] of judged.entries()) {
    const fillers = record.media === 'image' ? imageFillers : chatFillers
    const filler = fillers[at % fillers.length] ?? []
    for (const targetId of targetIds) {
      const plain = await tryOptimizeText(engine, record.text, targetId)
      const padded = await tryOptimizeText(engine, `${record.text.trimEnd()} ${filler.join(' ')}`, targetId)
      if (!plain || !padded || plain.analysis.modality !== padded.analysis.modality) {
        note(figures.within, `${record.id}@${targetId}`, 'filler changes the modality or leaves no result', '')
        continue
      }
      const before = padded.analysis.score_before - plain.analysis.score_before
      const after = padded.optimization_score - plain.optimization_score
      figures.beforeMax = Math.max(figures.beforeMax, Math.abs(before))
      figures.afterMax = Math.max(figures.afterMax, Math.abs(after))
      const isWithin = Math.abs(before) <= pointsMax && Math.abs(after) <= pointsMax
      if (isWithin) note(figures.within, null, '', '')
      else note(figures.within, `${record.id}@${targetId}`, 'filler', `${before.toFixed(1)} / ${after.toFixed(1)}`)
    }
  }
  return figures
}

/** A prompt without the sentence that says the form of its answer must be worth less. */
export async function judgeFormatSentence(
  engine: Engine,
  records: readonly EvalRecord[],
  targetIds: readonly TargetId[],
): Promise<Share> {
  const share: Share = { passed: 0, total: 0, offenders: [] }
  for (const record of records) {
    const { formatSentence } = record
    if (formatSentence === null) continue
    const without = record.text.replace(formatSentence, '').replaceAll(/ {2,}/gu, ' ').trim()
    for (const targetId of targetIds) {
      const whole = (await tryOptimizeText(engine, record.text, targetId))?.analysis.score_before ?? 0
      const part = (await tryOptimizeText(engine, without, targetId))?.analysis.score_before ?? 0
      const id = part < whole ? null : `${record.id}@${targetId}`
      note(share, id, 'format sentence', `${whole.toFixed(1)} with, ${part.toFixed(1)} without`)
    }
  }
  return share
}

function note(share: Share, id: string | null, kind: Offender['kind'], detail: string): void {
  share.total += 1
  if (id === null) share.passed += 1
  else share.offenders.push({ id, kind, detail })
}

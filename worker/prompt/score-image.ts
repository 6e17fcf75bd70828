import type { ScoreDimension } from '#shared/prompts/prompt-result.ts'
import { countContent } from './count-content.ts'
import type { DraftFacts } from './draft-facts.ts'
import { findImageAxes } from './plan-image.ts'
import { saturate, scoreDimension } from './score-dimension.ts'

/** The seven dimensions of a picture prompt. */
export function scoreImage(facts: DraftFacts, faults: number): ScoreDimension[] {
  const axes = findImageAxes(facts.words)
  const content = countContent(facts.words)
  const named = new Set(facts.spans.filter((span) => span.kind !== 'negation').map((span) => span.text)).size
  const hasRatio = /\d:\d/u.test(facts.text)
  const reach = saturate(content, 5)
  const grade = (name: string, max: number, isDecided: boolean, open: string): ScoreDimension =>
    scoreDimension(name, max, isDecided ? max * reach : 0, isDecided ? 'decided' : open)
  return [
    scoreDimension(
      'subject',
      25,
      20 * saturate(content, 20) + 5 * saturate(named, 2),
      `${content} content words, ${named} named facts`,
    ),
    scoreDimension(
      'composition',
      15,
      ((axes.has('framing') ? 9 : 0) + (axes.has('lens') ? 3 : 0) + (hasRatio ? 3 : 0)) * reach,
      axes.has('framing') ? 'framing is decided' : 'framing is open',
    ),
    grade('light', 15, axes.has('light'), 'light is open'),
    grade('setting', 10, axes.has('setting'), 'place and time are open'),
    grade('palette', 10, axes.has('palette'), 'colours are open'),
    scoreDimension(
      'medium',
      10,
      axes.has('medium') ? 10 * reach : axes.has('lens') || /--raw/u.test(facts.text) ? 7 * reach : 0,
      axes.has('medium') ? 'the medium is named' : 'the medium is open',
    ),
    scoreDimension(
      'conformance',
      15,
      15 * saturate(content, 3) - faults * 4,
      faults === 0 ? 'no rule of the target is broken' : `${faults} rules of the target are broken`,
    ),
  ]
}

import type { ScoreDimension } from '#shared/prompts/prompt-result.ts'
import { countContent } from './count-content.ts'
import type { DraftFacts } from './draft-facts.ts'
import { imageAxesOf } from './plan-image.ts'
import { type PictureDetails, readPictureDetails } from './read-picture-details.ts'
import { saturate, scoreDimension } from './score-dimension.ts'

const subjectFull = 48
const spatialFull = 4
const surfaceFull = 5
/** Words that nothing relates leave the picture to chance. */
const looseShare = 0.7
/** What light and view are worth on a subject of a single word. */
const reachLeast = 0.3
/** How much of the other dimensions hangs on a subject that is described. */
const subjectShare = 0.4

/** The seven dimensions of a picture prompt. */
export function scoreImage(facts: DraftFacts, faults: number): ScoreDimension[] {
  const axes = imageAxesOf(facts.words)
  const details = readPictureDetails(facts)
  const subject = countContent(details.subjectWords)
  const fullness = saturate(subject, subjectFull) * (details.isLoose ? looseShare : 1)
  // Light and lens on a subject of three words still make anybody's picture.
  const reach = reachLeast + (1 - reachLeast) * saturate(subject, 3) * (1 - subjectShare + subjectShare * fullness)
  return [
    scoreSubject(facts, subject, fullness),
    scoreComposition(facts, axes, details, reach),
    scoreLight(facts, axes, reach),
    scoreDimension(
      'setting',
      10,
      (axes.has('setting') ? 4 : 0) * reach + 6 * fullness,
      axes.has('setting') ? 'a place or time is named' : 'place and time are open',
    ),
    scoreDimension(
      'palette',
      10,
      Math.max(axes.has('palette') ? 9 : 0, 9 * saturate(details.colours, 3)) * reach + saturate(details.surface, 3),
      axes.has('palette') || details.colours > 0 ? 'colours are named' : 'colours are open',
    ),
    scoreMedium(facts, axes, details, reach, fullness),
    scoreDimension(
      'conformance',
      15,
      15 * saturate(subject, 5) - faults * 3,
      faults === 0 ? 'no rule of the target is broken' : `${faults} rules of the target are broken`,
    ),
  ]
}

/** A drawing may do without a light of its own; a photograph may not. */
const drawn =
  /\b(?:illustration|painting|watercolou?r|sketch|drawing|vector|pixel art|anime|manga|cartoon|comic|line art|logo|icon|sticker|linocut|mosaic|doodle|diagram|poster|emoji|mural|graffiti|collage|crayon|engraving|woodblock)\b/iu

function scoreLight(facts: DraftFacts, axes: ReadonlySet<string>, reach: number): ScoreDimension {
  const isDrawn = drawn.test(facts.text)
  const score = axes.has('light') ? 15 : isDrawn ? 8 : 0
  const reason = axes.has('light') ? 'decided' : isDrawn ? 'a drawn picture needs little' : 'light is open'
  return scoreDimension('light', 15, score * reach, reason)
}

function scoreSubject(facts: DraftFacts, subject: number, fullness: number): ScoreDimension {
  const named = new Set(facts.spans.filter((span) => span.kind !== 'negation').map((span) => span.text)).size
  const score = 22 * fullness ** 1.5 + 3 * saturate(named, 3)
  return scoreDimension('subject', 25, score, `${subject} words describe what is shown, ${named} named facts`)
}

function scoreComposition(
  facts: DraftFacts,
  axes: ReadonlySet<string>,
  details: PictureDetails,
  reach: number,
): ScoreDimension {
  const view = Math.max(axes.has('framing') ? 9 : 0, 10 * saturate(details.spatial, spatialFull))
  const ratio = /\d:\d/u.test(facts.text) ? 2 : 0
  const isOpen = !axes.has('framing') && details.spatial === 0
  return scoreDimension(
    'composition',
    15,
    (view + (axes.has('lens') ? 3 : 0) + ratio) * reach,
    isOpen ? 'framing is open' : 'framing or places in the frame are said',
  )
}

function scoreMedium(
  facts: DraftFacts,
  axes: ReadonlySet<string>,
  details: PictureDetails,
  reach: number,
  fullness: number,
): ScoreDimension {
  const isNamed = axes.has('medium') || axes.has('lens') || /--raw/u.test(facts.text)
  const score = Math.max(isNamed ? 8 : 0, 8 * saturate(details.surface, surfaceFull)) * reach + 2 * fullness
  return scoreDimension('medium', 10, score, isNamed ? 'the medium is clear' : 'the medium is open')
}

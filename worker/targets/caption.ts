import type { Draft, Exclusion } from '../text-engine/analyze/draft.ts'
import type { Edit } from '../text-engine/text/ranges.ts'
import { type Flag, isDrawingFlag, listedItems, readFlagAt } from '../text-engine/text/read-flag.ts'

/** The part of a request before the picture is named. */
const asking =
  /^\s*(?:(?:please|pls|hey|hi|hello),? )?(?:(?:can|could|would) you (?:please )?|i(?:'d| would) like (?:you to )?|i (?:want|need) (?:you to )?)?(?:please )?(?:create|generate|make|produce|design|show|give|visuali[sz]e|imagine)(?: me| us)? /iu
/** A generic name of a picture; "a photo of" names the medium and is kept. */
const bareName = /^(?:an? |the )?(?:image|picture|pic|scene)(?: of| showing| depicting| with| where| in which)? /iu
const start = /^(?:an?|the|one|two|three|four|five|some|my|our|\d+|photo|logo|poster|portrait|illustration|icon)\b/iu
/** A verb that names a medium turns into it. */
const drawing =
  /^\s*(?:please |can you |could you )?(draw|paint|sketch|photograph)(?: me| us)? (?=(?:an?|the|two|three|some|my) )/iu
const media: Readonly<Record<string, string>> = {
  draw: 'a drawing of ',
  paint: 'a painting of ',
  sketch: 'a sketch of ',
  photograph: 'a photograph of ',
}

/** The parameters of drawing tools in a draft, in their order. */
export function drawingFlags({ text, spans }: Draft): Flag[] {
  return spans
    .filter(({ kind }) => kind === 'flag')
    .flatMap(({ start: at }) => readFlagAt(text, at) ?? [])
    .filter(({ name }) => isDrawingFlag(name))
}

/** What the `--no` of a draft list. */
export function flagExclusions(flags: readonly Flag[]): string[] {
  return flags.filter(({ name }) => name === 'no').flatMap(({ value }) => listedItems(value))
}

/** Removes the parameters from the caption, each with the space before it and the punctuation after it. */
export function dropFlags({ text }: Draft, flags: readonly Flag[]): Edit[] {
  return flags.map(({ start: from, end: to }) => {
    let at = from
    while (at > 0 && ' ,'.includes(text.charAt(at - 1))) at -= 1
    let end = to
    while (end < text.length && '.,;'.includes(text.charAt(end))) end += 1
    return { start: at, end, text: '' }
  })
}

/**
 * Image-only models take a caption: "create an image of a fox" becomes "a fox", "draw a fox" becomes "a drawing of a
 * fox".
 */
export function dropAsking({ text }: Draft): Edit[] {
  const medium = drawing.exec(text)
  if (medium?.[1]) return [{ start: 0, end: medium[0].length, text: media[medium[1].toLowerCase()] ?? '' }]
  const asked = asking.exec(text)?.[0].length ?? 0
  const rest = text.slice(asked)
  const named = bareName.exec(rest)?.[0].length ?? 0
  const end = asked + named
  const isSafe =
    named > 0
      ? /^\S/u.test(text.slice(end)) && /\b(?:of|showing|depicting|with|where|which) $/iu.test(text.slice(0, end))
      : start.test(rest)
  return end > 0 && isSafe && (asked > 0 || named > 0) ? [{ start: 0, end, text: '' }] : []
}

/** Negations of things; "not" and "never" negate qualities and acts, which are not rephrased. */
const deniesThing =
  /^(?:with )?(?:no|without|avoid(?:ing)?|exclud(?:e|ing)|leave out|(?:don't|dont|do not) (?:include|show|add|use|draw|put))\b/iu
const inPicture = /^ (?:visible |anywhere )?in the /iu
const inPictureLengthMax = 20
/** "Without using words" negates an act. */
const act = /^\p{L}{2,20}ing(?: |$)/iu

/**
 * Exclusions that may be rephrased, each list ("no text, logos or people") separately: things, in an English
 * caption that is not finished; not "without people in the background", whose rest would say something else.
 */
export function listExclusions({ text, language, isFinished, exclusions }: Draft): Exclusion[][] {
  if (language !== 'en' || isFinished) return []
  const lists: Exclusion[][] = []
  for (const exclusion of exclusions) {
    const last = lists.at(-1)
    if (last?.at(-1)?.range.end === exclusion.range.start) last.push(exclusion)
    else lists.push([exclusion])
  }
  return lists.filter(([first, ...others]) => {
    if (!first) return false
    const { end } = (others.at(-1) ?? first).range
    return (
      !inPicture.test(text.slice(end, end + inPictureLengthMax)) &&
      deniesThing.test(text.slice(first.range.start, first.subject.start)) &&
      !act.test(text.slice(first.subject.start, first.subject.end))
    )
  })
}

/** True if nothing but the excluded things follows the negation: no place, no time. */
export function isBareList(list: readonly Exclusion[]): boolean {
  const last = list.at(-1)
  return last !== undefined && last.range.end === last.subject.end
}

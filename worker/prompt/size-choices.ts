import type { TargetId } from '#shared/catalog/targets.ts'
import type { ChoiceContext } from './plan-image-context.ts'
import { countWords } from './read-words.ts'

/** A clause that says how, or a few words that only settle it. */
export type ChoiceSize = 'full' | 'brief'

export interface ChoiceSizes {
  light: ChoiceSize | null
  framing: ChoiceSize | null
}

/** Up to how many words a caption gets what, as far as the bound of its target leaves room. */
interface Room {
  fullLight: number
  fullFraming: number
  /** Brief ones: both where both are wanting, or one where only that is. */
  both: number
  light: number
  framing: number
  /** Where both are wanting and do not fit, whether the light may come alone. */
  lightAlone: boolean
  /** A caption longer than the bound itself is not made conform by our silence. */
  openFrom: number
}

/** The bound is 60 words; the ratio takes eight of them where it is said in words. */
const rooms: Partial<Record<TargetId, Room>> = {
  midjourney: {
    fullLight: 33,
    fullFraming: 22,
    both: 50,
    light: 54,
    framing: 55,
    lightAlone: true,
    openFrom: 60,
  },
  universal: {
    fullLight: 34,
    fullFraming: 26,
    both: 42,
    light: 46,
    framing: 48,
    lightAlone: false,
    openFrom: 48,
  },
}
/** From here on, where no bound is near, brief ones are enough. */
const briefWordsMin = 70

/** How light and framing are said where the caption is silent on them; a second pass must find nothing to add. */
export function sizeChoices(context: ChoiceContext): ChoiceSizes {
  const { targetId, words, axes } = context
  const lacks = { light: !axes.has('light'), framing: !axes.has('framing') }
  const room = rooms[targetId]
  if (!room) {
    const size = words.length >= briefWordsMin ? 'brief' : 'full'
    return { light: lacks.light ? size : null, framing: lacks.framing ? size : null }
  }
  const own = countWithoutRatio(context)
  const isOpen = own > room.openFrom
  const fits = (max: number): boolean => isOpen || own <= max
  const hasBoth = lacks.light && lacks.framing
  const light = lacks.light && (fits(hasBoth ? room.both : room.light) || (room.lightAlone && fits(room.light)))
  const framing = lacks.framing && fits(hasBoth ? room.both : room.framing)
  return {
    light: light ? (own <= room.fullLight ? 'full' : 'brief') : null,
    framing: framing ? (own <= room.fullFraming ? 'full' : 'brief') : null,
  }
}

/** The sentence on the ratio is ours, and must not make a caption look longer at a second pass. */
const ratioSentence =
  /(?:Set in a|The frame is a|Use a|Composed for a|In a|Keep it in a|Framed in|Laid out for a|The picture has a|Shown in a|Take a|The whole picture in a) (?:wide|vertical|square|horizontal) \d{1,2}:\d{1,2}(?: (?:format|frame))?\.?\s*$/u
const tailLength = 80

function countWithoutRatio({ text, words }: ChoiceContext): number {
  const tail = ratioSentence.exec(text.slice(-tailLength))?.[0] ?? ''
  return words.length - countWords(tail)
}

import { buildCueIndex, findCues } from './cue-index.ts'
import { imageAxisTerms } from './data/image-axes.ts'
import { colourTerms, spatialTerms, surfaceTerms } from './data/image-detail-terms.ts'
import type { DraftFacts } from './draft-facts.ts'
import { isFiller } from './find-fillers.ts'
import type { Word } from './read-words.ts'
import type { Sentence } from './sentence.ts'

export interface PictureDetails {
  /** The words that tell what is shown; clauses on light, view, colours or the file itself are not among them. */
  subjectWords: readonly Word[]
  /** Distinct words of each kind. */
  spatial: number
  surface: number
  colours: number
}

type Detail = 'axis' | 'spatial' | 'surface' | 'colour'

const index = buildCueIndex<Detail>([
  // "In a" and "painting" are as much the subject's as the look's.
  ...Object.entries(imageAxisTerms)
    .filter(([axis]) => axis !== 'setting' && axis !== 'medium')
    .map(([, phrases]) => ({ key: 'axis' as const, weight: 1, phrases })),
  { key: 'spatial', weight: 1, phrases: spatialTerms },
  { key: 'surface', weight: 1, phrases: surfaceTerms },
  { key: 'colour', weight: 1, phrases: colourTerms },
])
/** A longer clause with a word on light still tells what is shown. */
const lookClauseWordsMax = 14
const aboutTheFile =
  /\b(?:watermark|extra text|mockup|image generator|generator prompt|finished prompt|format|frame|aspect ratio|brief)\b/iu

/** What a picture prompt tells beyond its light, view and colours. */
export function readPictureDetails(facts: DraftFacts): PictureDetails {
  const found: Record<Detail, Set<string>> = {
    axis: new Set(),
    spatial: new Set(),
    surface: new Set(),
    colour: new Set(),
  }
  const subjectWords: Word[] = []
  facts.sentences.forEach((sentence, at) => {
    if (at > 0 && isFiller(sentence, 'caption')) return
    splitClauses(sentence).forEach(({ text, words }, place) => {
      const axisAt = new Set<number>()
      for (const { key, at: first, length } of findCues(index, words)) {
        found[key].add(words[first]?.stem ?? '')
        if (key === 'axis') for (let on = first; on < first + length; on += 1) axisAt.add(on)
      }
      const isLook = axisAt.size > 0 && words.length <= lookClauseWordsMax
      const isFirst = at === 0 && place === 0
      if (!isFirst && (isLook || aboutTheFile.test(text))) return
      subjectWords.push(...words.filter((_, on) => !axisAt.has(on)))
    })
  })
  return {
    subjectWords,
    spatial: found.spatial.size,
    surface: found.surface.size,
    colours: found.colour.size,
  }
}

/** The parts between commas, each with its words; a comma never stands within a word. */
function splitClauses(sentence: Sentence): { text: string; words: readonly Word[] }[] {
  let from = 0
  let end = sentence.start - 1
  return sentence.text.split(/[,;，；、]/u).map((text) => {
    end += 1 + text.length
    const first = from
    while ((sentence.words[from]?.end ?? Number.POSITIVE_INFINITY) <= end) from += 1
    return { text, words: sentence.words.slice(first, from) }
  })
}

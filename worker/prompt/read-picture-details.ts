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
  /** Three or more loose words between commas, and nothing that relates them: "portrait, potter, clay, hands". */
  isLoose: boolean
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
  /\b(?:watermark|extra text|mockup|image generator|generator prompt|finished prompt|image prompt|art direction|format|frame|aspect ratio|brief)\b/iu
/** Behind it come more colours. */
const paletteLead = /^\s*(?:(?:in|its|the) )?(?:a )?(?:palette|tones|colou?rs|hues)(?: of\b| are\b| is\b|:)/iu
const colourWordsMax = 4
/** What the camera does with the subject. */
const lookTerms =
  /\bfocus(?:ed|sed)? (?:on|at|held|stacked|plane|a third)\b|\bselective focus\b|\b(?:blurred|soft) background\b|\bverticals\b/iu
/** Light, view, colours and format in the other languages that we write. */
const lookAbroad =
  /(?<!\p{L})(?:luz|lumière|licht|encuadre|cadrage|enquadramento|bildausschnitt|ansicht|vista|composici[oó]n|composition|composição|komposition|bildaufbau|paleta|palette|farbpalette|farben|formato?|profundidad|profondeur|profundidade|schärfentiefe|planos?|sombras|ombres|schatten)(?!\p{L})|रोशनी|रचना|रंग(?!\p{L})|प्रारूप|फ़ील्ड|光线|光線|柔光|构图|構圖|構図|画幅|畫幅|画面|配色|景深|被写界深度|光が/iu
/** A sentence of tags alone, or one that only says what stays out. */
const showsNothing = /^(?:(?:<\/?[a-z_]+>\s*)+$|no )/iu

/** What a picture prompt tells beyond its light, view and colours. */
export function readPictureDetails(facts: DraftFacts): PictureDetails {
  const found: Record<Detail, Set<string>> = {
    axis: new Set(),
    spatial: new Set(),
    surface: new Set(),
    colour: new Set(),
  }
  const subjectWords: Word[] = []
  const isAbroad = facts.language !== 'en' && facts.language !== 'und'
  let parts = 0
  const openingWords: Word[] = []
  const opening = findOpening(facts.sentences)
  facts.sentences.forEach((sentence, at) => {
    if (at !== opening && (isFiller(sentence, 'caption') || showsNothing.test(sentence.text))) return
    let isPalette = false
    splitClauses(sentence).forEach(({ text, words }, place) => {
      isPalette = paletteLead.test(text) || (isPalette && words.length <= colourWordsMax)
      const axisAt = new Set<number>()
      for (const { key, at: first, length } of findCues(index, words)) {
        found[key].add(words[first]?.stem ?? '')
        if (key === 'axis') for (let on = first; on < first + length; on += 1) axisAt.add(on)
      }
      const isLook =
        (axisAt.size > 0 || lookTerms.test(text) || (isAbroad && lookAbroad.test(text))) &&
        words.length <= lookClauseWordsMax
      const isFirst = at === opening && place === 0
      if (!isFirst && (isLook || isPalette || aboutTheFile.test(text))) return
      const shown = words.filter((_, on) => !axisAt.has(on))
      if (at === opening && shown.length > 0) {
        parts += 1 + (text.match(partBreaks)?.length ?? 0)
        openingWords.push(...shown)
      }
      subjectWords.push(...shown)
    })
  })
  return {
    subjectWords,
    isLoose: facts.language === 'en' && isLoose(openingWords, parts),
    spatial: found.spatial.size,
    surface: found.surface.size,
    colours: found.colour.size,
  }
}

const loosePartsMin = 3
const looseWordsMax = 2
/** Beside the commas. */
const partBreaks = /:\s|\band\b/giu
const relating = new Set(
  `of with in on at by from under over near beside behind through into against across between to beneath along inside
   around after before while is are has wearing holding`.split(/\s+/u),
)

function isLoose(words: readonly Word[], parts: number): boolean {
  return (
    parts >= loosePartsMin &&
    words.length <= parts * looseWordsMax &&
    !words.some(({ lower }) => relating.has(lower) || lower.endsWith('ing'))
  )
}

/** The first sentence that shows something; before it may stand tags, or what the file is to be. */
function findOpening(sentences: readonly Sentence[]): number {
  const at = sentences.findIndex(({ text }) => !showsNothing.test(text) && !aboutTheFile.test(text))
  return Math.max(0, at)
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

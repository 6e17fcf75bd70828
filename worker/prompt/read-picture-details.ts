import { buildCueIndex, type CueHit, findCues } from './cue-index.ts'
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
const paletteWord = /\b(?:palette|tones|colou?rs|hues)\b/iu
const colourWordsMax = 4
/** What the camera does with the subject. */
const lookTerms =
  /\bfocus(?:ed|sed)? (?:on|at|held|stacked|plane|a third)\b|\bselective focus\b|\b(?:blurred|soft) background\b|\bverticals\b/iu
/** Light, view, colours and format in the other languages that we write. */
const lookAbroad =
  /(?<!\p{L})(?:luz|lumière|licht|encuadre|cadrage|enquadramento|bildausschnitt|ansicht|vista|composici[oó]n|composition|composição|komposition|bildaufbau|paleta|palette|farbpalette|farben|formato?|profundidad|profondeur|profundidade|schärfentiefe|planos?|sombras|ombres|schatten)(?!\p{L})|रोशनी|रचना|रंग(?!\p{L})|प्रारूप|फ़ील्ड|光线|光線|柔光|构图|構圖|構図|画幅|畫幅|画面|配色|景深|被写界深度|光が/iu
/** A sentence of tags alone, or one that only says what stays out. */
const showsNothing = /^(?:(?:<\/?[a-z_]+>\s*)+$|no )/iu

/** What has been read so far. */
interface Tally {
  subjectWords: Word[]
  /** Those of the first sentence that shows something. */
  openingWords: Word[]
  /** What commas and joiners part in it. */
  openingParts: number
  stems: Record<Exclude<Detail, 'axis'>, Set<string>>
}

/** What a picture prompt tells beyond its light, view and colours. */
export function readPictureDetails(facts: DraftFacts): PictureDetails {
  const stems = { spatial: new Set<string>(), surface: new Set<string>(), colour: new Set<string>() }
  const tally: Tally = { subjectWords: [], openingWords: [], openingParts: 0, stems }
  const isAbroad = facts.language !== 'en' && facts.language !== 'und'
  const opening = findOpening(facts.sentences)
  facts.sentences.forEach((sentence, at) => {
    if (at !== opening && (isFiller(sentence, 'caption') || showsNothing.test(sentence.text))) return
    addSentence(tally, sentence, at === opening, isAbroad)
  })
  return {
    subjectWords: tally.subjectWords,
    isLoose: facts.language === 'en' && isLoose(tally.openingWords, tally.openingParts),
    spatial: stems.spatial.size,
    surface: stems.surface.size,
    colours: stems.colour.size,
  }
}

function addSentence(tally: Tally, sentence: Sentence, isOpening: boolean, isAbroad: boolean): void {
  const { words } = sentence
  const hits = findCues(index, words)
  if (!isOpening && hits.length === 0 && !mayTellLook(sentence.text, isAbroad)) {
    for (const word of words) tally.subjectWords.push(word)
    return
  }
  let isFirst = isOpening
  let isPalette = false
  let nextHit = 0
  for (const clause of splitClauses(sentence)) {
    const { text, first, end } = clause
    const firstHit = nextHit
    while ((hits[nextHit]?.at ?? end) < end) nextHit += 1
    const within = nextHit === firstHit ? noHits : withinClause(hits.slice(firstHit, nextHit), end)
    const hitsAxis = addStems(tally, words, within)
    isPalette = paletteLead.test(text) || (isPalette && end - first <= colourWordsMax)
    const isLook =
      end - first <= lookClauseWordsMax && (hitsAxis || lookTerms.test(text) || (isAbroad && lookAbroad.test(text)))
    const isShown = isFirst || !(isLook || isPalette || aboutTheFile.test(text))
    isFirst = false
    if (isShown) addShown(tally, words, clause, within, isOpening)
  }
}

/** False where no clause of a sentence can; most sentences need not be taken to pieces. */
function mayTellLook(text: string, isAbroad: boolean): boolean {
  return (
    paletteWord.test(text) || lookTerms.test(text) || aboutTheFile.test(text) || (isAbroad && lookAbroad.test(text))
  )
}

const noHits: readonly CueHit<Detail>[] = []

function withinClause(hits: readonly CueHit<Detail>[], end: number): readonly CueHit<Detail>[] {
  return hits.filter(({ at, length }) => at + length <= end)
}

/** True where one of the hits is a word on light, view or the like. */
function addStems({ stems }: Tally, words: readonly Word[], hits: readonly CueHit<Detail>[]): boolean {
  let hitsAxis = false
  for (const { key, at } of hits) {
    if (key === 'axis') hitsAxis = true
    else stems[key].add(words[at]?.stem ?? '')
  }
  return hitsAxis
}

/** Adds the words that no hit on light, view or the like takes in. */
function addShown(
  tally: Tally,
  words: readonly Word[],
  { text, first, end }: Clause,
  hits: readonly CueHit<Detail>[],
  isOpening: boolean,
): void {
  const from = tally.subjectWords.length
  let nextHit = 0
  let axisEnd = first
  for (let at = first; at < end; at += 1) {
    for (let hit = hits[nextHit]; hit && hit.at === at; hit = hits[nextHit]) {
      if (hit.key === 'axis') axisEnd = Math.max(axisEnd, at + hit.length)
      nextHit += 1
    }
    const word = words[at]
    if (word && at >= axisEnd) tally.subjectWords.push(word)
  }
  if (!isOpening || tally.subjectWords.length === from) return
  tally.openingWords.push(...tally.subjectWords.slice(from))
  tally.openingParts += 1 + (text.match(partBreaks)?.length ?? 0)
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

/** A part of a sentence and, as places in its words, those that stand there. */
interface Clause {
  text: string
  first: number
  end: number
}

const comma = /[,;，；、]/gu

/** The parts between commas; a comma never stands within a word. */
function splitClauses({ text, start, words }: Sentence): Clause[] {
  const clauses: Clause[] = []
  let first = 0
  // `test` goes on from where it ended, and makes nothing on the way.
  comma.lastIndex = 0
  for (let from = 0; from <= text.length; ) {
    const to = comma.test(text) ? comma.lastIndex - 1 : text.length
    let end = first
    while ((words[end]?.end ?? Number.POSITIVE_INFINITY) <= start + to) end += 1
    clauses.push({ text: text.slice(from, to), first, end })
    first = end
    from = to + 1
  }
  return clauses
}

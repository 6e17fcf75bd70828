import { objectOpeners, objectWorkVerbs, plainWorkVerbs, verbParticles } from './data/work-verbs.ts'
import { worksAbroad } from './data/work-verbs-abroad.ts'
import type { DraftFacts } from './draft-facts.ts'

const reach = 80
/** A longer one has its verb in the middle. */
const abroadLengthMax = 200
const courtesy: ReadonlySet<string> = new Set([
  'please',
  'kindly',
  'pls',
  'plz',
  'just',
  'now',
  'then',
  'quickly',
  "let's",
])
const courtesyMax = 2
/** What is done to a picture, or by one, is another matter. */
const ofPictures =
  /\b(?:draw|paint|sketch|photos?|photographs?|pictures?|images?|illustrations?|portraits?|logos?|posters?|wallpapers?|renders?|icons?|stickers?|scene|anime|watercolou?r|background|backdrop|sky|mockup|bokeh|shot)\b/u
const drawnInThought =
  /^\W*(?:please )?draw (?:an? |the |some |two |three )?(?:\p{L}+ )?(?:comparisons?|conclusions?|distinctions?|parallels?|inferences?|lessons?|contrast)\b/u
const ofPicturesAbroad =
  /foto|bild|imagen|imagem|immagin|image|dessin|dibuj|desenh|disegn|zeichn|retrato|ritratto|logo|poster|картин|рисун|фото|图|圖|画|照片|写真|絵|イラスト|चित्र|तस्वीर|फ़ोटो|फोटो/u

/**
 * True for a request that opens with a verb of work, such as "estimate the cost of building an app" or "fix my old
 * bicycle": no caption does, whatever can be seen in the rest.
 */
export function opensWithWork(draft: Pick<DraftFacts, 'language' | 'instruction' | 'instructionWords'>): boolean {
  const { language, instruction } = draft
  if (language !== 'en') {
    const text = instruction.length > abroadLengthMax ? '' : instruction.trim().toLowerCase()
    return worksAbroad[language]?.test(text) === true && !ofPicturesAbroad.test(text)
  }
  const opening = instruction.slice(0, reach).toLowerCase()
  return drawnInThought.test(opening) || (hasWorkVerb(draft) && !ofPictures.test(opening))
}

function hasWorkVerb({
  instruction,
  instructionWords: words,
}: Pick<DraftFacts, 'instruction' | 'instructionWords'>): boolean {
  let at = 0
  while (at < courtesyMax && courtesy.has(words[at]?.lower ?? '')) at += 1
  const verb = words[at]?.lower ?? ''
  const isPlain = plainWorkVerbs.has(verb)
  if (!isPlain && !(objectWorkVerbs.has(verb) && hasObject(words[at + 1]?.lower, words[at + 2]?.lower))) return false
  // "Model, the sea behind her" names somebody.
  const first = words[at]
  return first !== undefined && instruction.charAt(first.end) === ' '
}

function hasObject(next: string | undefined, second: string | undefined): boolean {
  if (next === undefined) return false
  return objectOpeners.has(next) || (verbParticles.has(next) && second !== undefined && objectOpeners.has(second))
}

const drawing =
  /^\W*(?:(?:please|pls|kindly|now|hey|can you|could you|would you|i want you to|i need you to),? ){0,2}(?:draw|sketch|paint|doodle|photograph|illustrate|depict) (?:me |us )?(?:an?|the|my|our|his|her|this|that|some|two|three|four|five|\d+) /u
/** What is drawn in thought, in code or on a wall. */
const drawnOtherwise =
  /\b(?:conclusions?|comparisons?|distinctions?|parallels?|inferences?|lessons?|attention|line between|up|lots|straws|inspiration|contrast|function|class|code|svg|canvas|html|css|python|matplotlib|tikz|latex|mermaid|ascii|plantuml|points?|difference|concept|idea|argument|how|why|plan|outline|proof|chart|graph|histogram|data|trends?|table|picture of (?:how|what|why|the market)|house|room|walls?|fence|doors?|ceiling|car|cabinets?|kitchen cabinets|deck)\b/u

/** True for an English order to draw, whatever is to be drawn and for whichever model. */
export function opensWithDrawing({ language, instruction }: Pick<DraftFacts, 'language' | 'instruction'>): boolean {
  if (language !== 'en') return false
  const opening = instruction.slice(0, reach).toLowerCase()
  return drawing.test(opening) && !drawnOtherwise.test(opening)
}

import { letteringTerms } from '../../targets/profiles/lettering-terms.ts'
import { countPictureWords } from '../count-picture-words.ts'
import { colourNames } from '../data/image-colours.ts'
import { splitFragments } from '../plan-image-words.ts'
import { splitAroundQuotes } from '../quoted-sentences.ts'
import { readWords } from '../read-words.ts'
import { checkFluxJson } from './check-flux-json.ts'
import { collectFaults, type Fault, firstMatch } from './fault.ts'
import { findParameter, findWeight } from './forbidden-words.ts'
import { endsWithStop, excerpt, type ImageText, wholeText } from './image-text.ts'

const wordsMin = 30
const simpleWordsMax = 80
const crowdedWordsMax = 120
const wordsMax = 350
/** Light and view that a caption near its bound may still get. */
const choiceWords = 25
const letteringWordsMax = 12
const fragmentShareMax = 0.5
const fragmentPartsMin = 4
const subjectWithinWords = 12

const denial =
  /\b(?:no|not|without|never|avoid|don['’]?t|doesn['’]t|isn['’]t|aren['’]t|can['’]t|cannot|won['’]t|nor|neither|none|nothing|nobody|exclude|excluding|free of|free from)\b(?!-)/iu

/** Light, view and colours come after what they show. */
const technicalOpening =
  /^(?:(?:soft|even|low|gentle|diffused|warm|cool|hard|a|an|the) ){0,3}(?:light|lighting|framed|composed|camera|palette)\b/iu

/** The twelve numbered rules for a prompt in sentences with nothing denied, or as an object. */
export function checkFluxImage(image: ImageText): Fault[] {
  const always = collectFaults('flux', [
    [1, 'parameters of another tool mean nothing here', rule1NoFlags(image)],
    [2, 'this model paints what it is told to leave out', rule2NoDenial(image)],
    [8, 'a hex colour has six digits and stands beside what it colours', rule8Hex(image)],
    [10, 'weights and quality words mean nothing here', rule10NoWeights(image)],
    [11, 'exclusions are folded into the scene', rule11Folded(image)],
    [12, 'artists are named only by the author', rule12NoArtist(image)],
  ])
  if (/^\s*\{/u.test(image.text)) return [...always, ...checkFluxJson(image.text)]
  return [
    ...always,
    ...collectFaults('flux', [
      [3, 'the subject comes first', rule3SubjectFirst(image)],
      [4, 'a scene takes 30 to 80 words, several subjects up to 120', rule4Length(image)],
      [5, 'light and composition are said', rule5Decided(image)],
      [5, 'a camera term belongs to photographs', rule5Camera(image.picture.terms)],
      [6, 'sentences end with a stop', rule6Stop(image)],
      [6, 'sentences serve better than a list of keywords', rule6NoList(image)],
      [7, 'lettering stands in straight quotes, with its place or kind of letters', rule7Lettering(image)],
    ]),
  ]
}

function rule1NoFlags({ text }: ImageText): string | null {
  return findParameter(text)
}

function rule2NoDenial({ picture: { deniable } }: ImageText): string | null {
  return firstMatch(denial, deniable)
}

/** A word that names something, within the first twelve words of the first sentence. */
function rule3SubjectFirst(image: ImageText): string | null {
  const { text, words, draft } = image
  const opening = words.slice(0, subjectWithinWords)
  if (opening.length === 0 || !image.picture.isReadable) return null
  const technical = draft ? firstMatch(technicalOpening, text) : null
  if (technical !== null) return technical
  const own = draft ? new Set(draft.words.map((word) => word.stem)) : null
  const isNamed = opening.some((word) => own?.has(word.stem) ?? word.stem.length > 2)
  return isNamed || !opening.some((word) => word.stem.length > 2) ? null : excerpt(text, 40)
}

function rule4Length(image: ImageText): string | null {
  const count = countPictureWords(image.text, image.words)
  if (count < wordsMin) return image.picture.isEdit ? null : wholeText(image.text)
  const own = image.draft ? countPictureWords(image.draft.text, image.draft.words) : 0
  const max = hasSeveralSubjects(image.picture.unquoted) ? crowdedWordsMax : simpleWordsMax
  if (count <= max || (own + choiceWords > max && count <= wordsMax)) return null
  return own > max && image.draft ? excerpt(image.draft.text, 20) : excerpt(image.text)
}

function hasSeveralSubjects(text: string): boolean {
  const subjects = text.matchAll(/\b(?:an?|two|three|four|five|several|many|the|some|another)\b/giu)
  return !subjects.next().done && !subjects.next().done
}

function rule5Decided(image: ImageText): string | null {
  const { text, picture } = image
  const { axes } = picture
  return (axes.has('light') && axes.has('framing')) || !picture.isReadable || picture.isEdit ? null : wholeText(text)
}

/** Our camera cue in a drawing, or a photograph without one. */
function rule5Camera(terms: readonly { kind: string; text: string }[]): string | null {
  const isPhoto = terms.some((term) => term.kind === 'medium' && /photo|film still|dslr/iu.test(term.text))
  const camera = terms.findLast((term) => term.kind === 'camera')
  const isDrawn = terms.some((term) => term.kind === 'drawn')
  if (isPhoto && !camera) return terms.find((term) => term.kind === 'medium')?.text ?? null
  return isDrawn && !isPhoto && camera && /lens|mm$|bokeh|depth of field/iu.test(camera.text) ? camera.text : null
}

function rule6Stop({ text }: ImageText): string | null {
  return endsWithStop(text) ? null : text.trim().slice(-20)
}

function rule6NoList({ picture: { unquoted }, draft }: ImageText): string | null {
  if (!isEnglish(draft)) return null
  const { parts, fragments } = splitFragments(unquoted)
  if (parts.length < fragmentPartsMin || fragments.length / parts.length < fragmentShareMax) return null
  return fragments[0]?.trim() ?? null
}

/** Words that make a sentence of a list are known in English. */
function isEnglish(draft: ImageText['draft']): boolean {
  return draft === null || draft.language === 'en' || draft.language === 'und'
}

function rule7Lettering({ text }: ImageText): string | null {
  const curly = firstMatch(/“[^“”\n]{1,80}”/u, text)
  if (curly || !text.includes('"')) return curly
  const bare = splitAroundQuotes(text).find((sentence) => {
    const quote = firstMatch(/"[^"\n]{1,120}"/u, sentence.text)
    return (
      quote !== null &&
      readWords(quote).length <= letteringWordsMax &&
      !letteringTerms.test(sentence.text.replaceAll(quote, ''))
    )
  })
  return bare ? wholeText(bare.text) : null
}

function rule8Hex({ text }: ImageText): string | null {
  const odd = firstMatch(/(?<=^|\s)#(?:[0-9a-f]{7,8}|[0-9a-f]{5})\b/iu, text)
  if (odd) return odd
  for (const match of text.matchAll(/#[0-9a-f]{6}\b/giu)) {
    const before = /[\p{L}'’]{2,30}["']?[\s:,(]{0,3}$/u.test(text.slice(Math.max(0, match.index - 36), match.index))
    const after = /^["')]?,? ?(?:and )?([\p{L}-]{2,30})/u.exec(text.slice(match.index + 7, match.index + 44))?.[1]
    if (!before && (after === undefined || (!colourNames.has(after.toLowerCase()) && after.length < 3))) return match[0]
  }
  return null
}

function rule10NoWeights(image: ImageText): string | null {
  return findWeight(image.text) ?? image.picture.booster
}

function rule11Folded({ picture: { unquoted } }: ImageText): string | null {
  return firstMatch(/\bnegative(?: |_)prompt\b|^[^\S\n]*avoid:/imu, unquoted)
}

function rule12NoArtist(image: ImageText): string | null {
  if (!image.draft) return null
  const own = image.draft.text.toLowerCase()
  return (
    image.picture.terms.find((term) => term.kind === 'artist' && !own.includes(term.text.toLowerCase()))?.text ?? null
  )
}

import type { TargetId } from '#shared/catalog/targets.ts'
import type { Modality } from '#shared/prompts/prompt-result.ts'
import { draftFeatures } from './classify-features.ts'
import { modalityInput } from './classify-inputs.ts'
import { classify, openModel } from './classify-model.ts'
import stored from './data/modality-weights.json' with { type: 'json' }
import type { DraftFacts } from './draft-facts.ts'
import { editsPicture } from './edits-picture.ts'
import { asksNothingAbroad, readSignAbroad, showsThingAbroad } from './modality-abroad.ts'
import { addressesPictureModel, isDrawable, readModalitySign } from './modality-signs.ts'
import { namePicture } from './name-picture.ts'
import { opensWithDrawing, opensWithWork } from './opens-with-work.ts'
import { isBareIdea } from './read-craft-sign.ts'
import { readFlagAt } from './read-flag.ts'
import { deniesLooks, readFormSign } from './read-form-sign.ts'
import { readLayoutSign } from './read-layout-sign.ts'
import { asksForPicturePrompts, asksInPlainSigns } from './read-plain-task.ts'

const model = openModel(stored)
/** Parameters that only picture models have; one with a number is near proof. */
const tellingFlags = new Set(['ar', 'aspect', 'stylize', 's', 'chaos', 'c', 'niji', 'sref', 'weird', 'cref', 'iw', 'v'])
/** Far cheaper than the next pattern, and in every text in which it is. */
const ratio = /\d:\d/u
/** The shape of a picture, in the words and languages in which we say it. */
const pictureFormat =
  /\b(?:square|wide|vertical) \d{1,2}:\d{1,2} (?:format|frame)\b|\bframe is (?:an? )?(?:square|wide|tall|vertical) \d{1,2}:\d|\b(?:quadratisches |quer|hoch)format \d{1,2}:\d|\bformat (?:carré|horizontal|vertical) \d{1,2}:\d|\bformato (?:cuadrado|quadrado|horizontal|vertical) \d{1,2}:\d|\d:\d{1,2}(?: (?:प्रारूप|画幅|畫幅)| ?の画面)/iu
/** What a caption says of its colours. */
const palette = /\bthe palette is\b|\bin a palette of\b/iu
/** What captions say of light, view and colour; two of them make a caption. */
const captionTerms =
  /\b(?:blue hour|golden hour|long exposure|star trails?|film grain|backlit|low angle|in tones of|palette of|(?:light|lit) from (?:above|below|behind|the (?:left|right|side|back|front))|side light|soft shadows|pictured (?:in|from|at)|seen from|viewpoint|shadowless light|depth of field|framed in|vantage|in the frame|eye level|close view|wide view|\d{2,3} ?mm)\b/giu
const captionTermsMin = 2
const captionLengthMax = 900
/** From which probability a draft is a picture; a target that only draws takes what the words leave open. */
const pictureMin = 0.4
const pictureMinForDrawing = 0.25
/** A thing named in another language, and nothing asked of it, is more likely a picture than what was learnt says. */
const namedShare = 0.3
/** The same for a model that only draws, where nothing says that a text is wanted. */
const namelessShare = 0.2
const captionWordsMax = 14
/** From here on a caption that denies is no complaint. */
const likelyPicture = 0.5
const openingLength = 60
const taskWords =
  /\b(?:write|explain|list|plan|compare|translate|summari[sz]e|describe|help|need|want|ideas?|tips|recipe|itinerary|essay|email|article|report|analysis|history|price|cost|best|how|why|what|vs)\b|[?=]/iu

/** Picture or text? The words decide; the target only settles what they leave open. */
export function detectModality(draft: DraftFacts, targetId: TargetId): Modality {
  if (asksForPicturePrompts(draft.instruction)) return 'chat'
  if (draft.spans.some((span) => span.kind === 'flag' && isImageFlag(span.text))) return 'image'
  if (addressesPictureModel(draft.instruction)) return 'image'
  if (!draft.isStructured && editsPicture(draft.instruction)) return 'image'
  if (asksInPlainSigns(draft)) return 'chat'
  const form = draft.isStructured ? null : readFormSign(draft)
  if (form) return form
  if (!draft.isStructured && opensWithWork(draft)) return 'chat'
  if (!draft.isStructured && draft.material === null && opensWithDrawing(draft)) return 'image'
  if (!draft.isStructured && isCaption(draft)) return 'image'
  const layout = readLayoutSign(draft)
  if (layout) return layout
  if (ratio.test(draft.text) && pictureFormat.test(draft.text)) return 'image'
  if (
    draft.text.includes('palette') &&
    palette.test(draft.text) &&
    !draft.isStructured &&
    !taskWords.test(draft.text.slice(0, openingLength))
  )
    return 'image'
  const abroad = draft.isStructured ? null : readSignAbroad(draft)
  if (abroad) return abroad
  const drawsOnly = targetId === 'midjourney' || targetId === 'flux'
  if (drawsOnly && !draft.isStructured && isDrawable(draft)) return 'image'
  if (!drawsOnly && isBareIdea(draft)) return 'chat'
  if (!draft.isStructured && deniesLooks(draft) && pictureProbability(draft) >= likelyPicture) return 'image'
  const sign = readModalitySign(draft)
  if (sign && !draft.isStructured) return sign
  if (drawsOnly && !draft.isStructured && isNamedCaption(draft)) return 'image'
  const least = drawsOnly ? pictureMinForDrawing : pictureMin
  const share = showsThingAbroad(draft) ? namedShare : drawsOnly && asksNothingAbroad(draft) ? namelessShare : 1
  return pictureProbability(draft) >= least * share ? 'image' : 'chat'
}

/** Who speaks of how a picture is taken wants to know about it. */
const craftTalk =
  /\b(?:settings?|tutorial|review|camera for|gear|workshop|course|tripod|shutter speed|iso \d|lens for)\b/iu

/** Terms of light and view, and no verb of text work at the beginning. */
function isCaption({ text, material }: DraftFacts): boolean {
  if (craftTalk.test(text.slice(0, openingLength))) return false
  if (material || text.length > captionLengthMax || taskWords.test(text.slice(0, openingLength))) return false
  return (text.match(captionTerms)?.length ?? 0) >= captionTermsMin
}

/** "Spice market in Kochi": a short phrase that names what is seen and asks for nothing. */
function isNamedCaption(draft: DraftFacts): boolean {
  const name = draft.words.length <= captionWordsMax ? namePicture(draft) : null
  return name !== null && name.domainId !== 'abstract' && !taskWords.test(draft.instruction)
}

/** How likely the words ask for a picture, whatever the target. */
export function pictureProbability(draft: DraftFacts): number {
  const found = classify(model, modalityInput(draft, draftFeatures(draft)))
  return found.find(({ label }) => label === 'image')?.probability ?? 0
}

function isImageFlag(text: string): boolean {
  const flag = readFlagAt(text, 0)
  return flag !== null && tellingFlags.has(flag.name) && /\d/u.test(flag.value)
}

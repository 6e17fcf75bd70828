import { asksNothing } from './asks-nothing.ts'
import type { ChatDomain } from './chat-domain.ts'
import { countContent } from './count-content.ts'
import { missingElsewhere } from './data/missing-elsewhere.ts'
import type { DraftFacts } from './draft-facts.ts'
import { editsPicture } from './edits-picture.ts'
import { fixedForm } from './fixed-form.ts'
import { hasPhrase } from './has-phrase.ts'
import type { ImageDomain } from './image-domain.ts'
import { isFinished } from './is-finished.ts'
import { isQuestion } from './is-question.ts'
import { leftUnsaid } from './is-said.ts'
import { limitsAnswer } from './limits-answer.ts'
import { countsParts, settlesForm } from './own-form.ts'

/** "Write code" names a kind of work and no more. */
const bareContentMax = 1
const bareWordsMax = 3
const openingReach = 1500

/** What only the author knows about this task and did not say. */
export function listMissingChat(draft: DraftFacts, domain: ChatDomain): string[] {
  if (draft.words.length === 0) return ['what the model should do']
  if (isFinished(draft)) return []
  if (asksNothing(draft)) return ['what the model should do', 'who the result is for']
  const isShort = draft.language === 'en' && !draft.material && draft.instructionWords.length <= bareWordsMax
  const isBare = isShort && countContent(draft.instructionWords) <= bareContentMax
  const open = domain.missing
    .filter(({ item, unless }) => {
      if (item.includes('audience') && draft.stated.audience) return false
      if (item.includes('purpose') && draft.stated.purpose) return false
      if (item.startsWith('the code') && draft.material) return false
      if (item.startsWith('how long it') && saysForm(draft)) return false
      return !unless.some((phrase) => hasPhrase(draft, phrase)) && !isSaidElsewhere(item, draft)
    })
    .flatMap(({ item }) => leftUnsaid(item, draft) ?? [])
  return isBare ? ['what it is about', ...open] : open
}

/** A plain question settles it as well: it wants its answer; and a text that is given bounds what is made of it. */
function saysForm(draft: DraftFacts): boolean {
  const { format, length } = draft.stated
  if (format || length || draft.material || isQuestion(draft.instruction)) return true
  return limitsAnswer(draft) || settlesForm(draft) || countsParts(draft) || fixedForm(draft) !== null
}

/** The cues of the tables are English words; other languages say the same in theirs. */
function isSaidElsewhere(item: string, draft: DraftFacts): boolean {
  if (draft.language === 'en') return false
  const opening = draft.instruction.slice(0, openingReach)
  return missingElsewhere.some(([named, said]) => named.test(item) && said.test(opening))
}

/** A caption with fewer words of its own names a subject but hardly describes it. */
const describedWordsMin = 6

const colour =
  /\bcolou?rs?\b|\b(?:red|blue|green|black|white|navy|teal|gold(?:en)?|silver|orange|purple|violet|pink|yellow|gr[ae]y|brown|beige|cream|maroon|burgundy|turquoise|copper|ochre|mint|coral|indigo|monochrome|rot|blau|grün|schwarz|weiß|gelb|türkis|rojo|azul|verde|negro|blanco|amarillo|rouge|bleu|vert|noir|blanc|jaune|preto|branco|amarelo|vermelho)(?!\p{L})|#[0-9a-f]{6}\b|लाल|नीला|हरा|काला|सफ़ेद|सफेद|[红紅蓝藍绿綠黑白金黄赤青緑]色/iu

/** For a picture: only what no decision can stand in for. */
export function listMissingImage(draft: DraftFacts, domain: ImageDomain): string[] {
  if (draft.words.length === 0) return ['what the picture shows']
  // What is changed in a picture is described by the picture.
  if (editsPicture(draft.instruction)) return []
  const missing: string[] = []
  const isLettered = draft.spans.some((span) => span.kind === 'quote' || span.kind === 'name')
  if ((domain.id === 'logo' || domain.id === 'poster') && !isLettered) missing.push('the exact lettering')
  if (domain.id === 'logo' && !colour.test(draft.instruction.slice(0, openingReach))) missing.push('brand colours')
  if (countContent(draft.instructionWords) < describedWordsMin) missing.push('what sets this subject apart')
  return missing
}

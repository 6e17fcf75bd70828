import { deniedWords } from './denied-words.ts'
import type { DraftFacts } from './draft-facts.ts'
import { isTight } from './is-tight.ts'
import { rememberByDraft } from './remember-by-draft.ts'

/** Kinds of text whose look and length go with their name. */
const smallForms =
  /(?<![\p{L}-])(?:haikus?|tankas?|limericks?|couplets?|sonnets?|villanelles?|acrostics?|clerihews?|jokes?|puns?|riddles?|one-?liners?|tongue[ -]twisters?|proverbs?|mottos?|shayari|ghazals?|dohas?|sonetos?|sonette?|décimas?|espinelas?|coplas?|redondillas?|cuartetas?|quadras?|trovas?|cordel|ballades?|quatrains?|rondeaux?|rondels?|distiques?|balladen?|distichon|elfchen|knittelvers\p{L}*|chistes?|adivinanzas?|blagues?|devinettes?|witze?|rätsel|piadas?|adivinhas?|हाइकु|चुटकुला|चुटकुले|शायरी|दोहा)(?![\p{L}\p{M}-]| (?:writer|book|page|teller|contest|collection)s?\b)|俳句|短歌|川柳|[五七]言?[律绝絕](?:[诗詩句])?|律诗|律詩|[宋元]?词牌|宋词|填词|藏头诗|藏頭詩|打油诗|打油詩|笑话|笑話|绝句|絕句|对联|對聯|ジョーク|なぞなぞ/iu
const formReach = 90
const number = String.raw`(?:one|single|two|three|four|five|six|seven|eight|nine|ten|twelve|\d{1,2})`
/** The parts of an answer that are counted; they are rare, so that what stands before them is looked at only there. */
const unit = /(?:sentence|paragraph|bullet(?:[ -]point)?|stanza|verse|line)s?(?!\p{L})/giu
/** So many of them are the whole answer; "the first ten lines" are a part of something. */
const countBefore = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?<!\b(?:first|last|next|top|previous|these|those|the) )(?:${number}(?: ?(?:or|to|and|[-–]) ?${number})?|in an?|at most an?)[ -](?:very |more )?(?:(?:short|brief|concise|simple|long|complete|full|plain|crisp|clear)[ -])?$`,
  'iu',
)
/** "Two lines each" bounds the parts, and "two paragraphs on cost" one of several. */
const ofParts = /^[^.!?\n]{0,40}\b(?:each|every|per|apiece|for each)\b/iu
const perPart = /\b(?:each|every|per)\b[^.!?\n]{0,40}$/iu
const variant =
  /(?:versions|variants|variations|alternatives|options|rewrites|rewordings|paraphrases|wordings)(?!\p{L})/giu
const variantBefore = new RegExp(
  String.raw`(?:\b(give|propose|suggest|offer|write|provide|list|show)(?: me| us)? |(?<![\p{L}\p{N}]))${number} (?:\p{L}+ ){0,2}$`,
  'iu',
)
const listOnly =
  /\b(?:as|in|into) (?:an? |one )?(?:single )?comma[- ]separated\b|\b(?:one|a) \p{L}+ (?:per|on each) line\b/iu
const contextReach = 60
const shortDraftWords = 40

/** The whole answer is settled, or only its kind or how many parts it has. */
export type FixedForm = 'whole' | 'parts'

/**
 * How far the author fixes what the answer looks like: by a form with rules of its own, a bound that leaves no room, a
 * count of its parts or a number of versions. A line of ours on form or length would contradict it.
 */
export const fixedForm: (draft: DraftFacts) => FixedForm | null = rememberByDraft(readForm)

function readForm(draft: DraftFacts): FixedForm | null {
  const text = draft.instruction
  const form = smallForms.exec(text.slice(0, formReach))?.[0].toLowerCase()
  if (form && !deniedWords(draft).some((stem) => form.startsWith(stem))) return 'parts'
  if (/comma|line/iu.test(text) && listOnly.test(text)) return 'whole'
  // In a long draft one sentence is a part of the answer.
  const count = findCount(text)
  const isBrief = count !== null && (isTight(draft) || /^(?:one|single|in an?|at most an?)[ -]/iu.test(count))
  if (count) return isBrief && draft.instructionWords.length <= shortDraftWords ? 'whole' : 'parts'
  return countsVariants(text) ? 'whole' : null
}

/** The first count of parts that bounds the answer itself, as written. */
function findCount(text: string): string | null {
  for (const { 0: match, index } of text.matchAll(unit)) {
    const before = text.slice(Math.max(0, index - contextReach), index)
    const count = countBefore.exec(before)
    if (!count) continue
    const after = text.slice(index + match.length, index + match.length + contextReach)
    if (!ofParts.test(after) && !perPart.test(before.slice(0, count.index))) return count[0]
  }
  return null
}

function countsVariants(text: string): boolean {
  for (const { 0: match, index } of text.matchAll(variant)) {
    const before = variantBefore.exec(text.slice(Math.max(0, index - contextReach), index))
    // "Four options each" belong to the questions of a test.
    if (before && (!/^(?:options|alternatives)$/iu.test(match) || before[1])) return true
  }
  return false
}

const formWords =
  /\b(?:bullets?|paragraphs?|tables?|lists?|headings?|headlines?|sections?|sentences?|title|one line|lines a|new version|versions?|reason beside|the reason)\b/iu

/** True for a line on the form of the answer. */
export function speaksOfForm(line: string): boolean {
  return formWords.test(line)
}

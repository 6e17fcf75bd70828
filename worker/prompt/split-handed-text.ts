import {
  asksOfOthers,
  codeOpening,
  mendsText,
  needsText,
  ownStory,
  ownWords,
  pointsAtData,
  pointsAtProse,
  questionLead,
} from './data/handed-texts.ts'
import { imperativeVerbs } from './data/imperative-verbs.ts'
import { detectLanguage } from './detect-language.ts'
import { findDataRun } from './find-data-run.ts'
import { goesOn } from './find-handed-inline.ts'
import { isAnswerOrder, readRequestVerbs } from './is-answer-order.ts'
import type { LanguageCode } from './language-code.ts'
import { enclosure } from './read-enclosed.ts'
import { countWords, readWords } from './read-words.ts'
import { type Place, trimRequest } from './trim-request.ts'

/** How plainly a request says that a text follows: it names one, it names data, it needs one, or it asks of one. */
type Pointing = 'prose' | 'data' | 'needed' | 'asked'

const leadLengthMax = 420
const leadWordsMax = 60
const ownLinesMax = 4
const bodyWordsMin: Readonly<Record<Pointing, number>> = { prose: 5, data: 4, needed: 6, asked: 9 }
const headLengthMax = 260
const noVerbs: ReadonlySet<string> = new Set()
const order =
  /^(?:no|not|do not|don['’]?t|never|always|only|avoid|keep|use|include|exclude|without|must|should|max|min)\b/iu
const listMark = /^(?:[-*•+]|\d{1,2}[.)](?!\d)|[a-z][.)]) +/u
/** A first line that is code, or leads elsewhere, is no request with its text below. */
const opensText = /[{(,;=\\[]\s*$|https?:\/\//u
/** Signs of code; an order in words has none. */
const codeSigns = /[{}();=<>*|]/u
const runLengthMax = 4_000
const asksAboutCode =
  /\b(?:bugs?|fix|debug|explain|review|why|what|wrong|refactor|optimi[sz]e|faster|slow|error|convert|port|rewrite|improve|test|tests|document|comment|simplify)\b/iu
const layoutEnd =
  /\b(?:format|template|structure|schema|layout|example|examples|output|steps|requirements|constraints|sections|criteria|features|points to cover|include|including|cover|covering|as follows|such as|with|options|aspects|areas|questions|headings?|forms?(?: of)?)\s?:?$/iu
const cjkShare = 4

/**
 * A text that follows its request on the next line or behind a blank one, without a mark of its own: a policy, minutes,
 * a mail, subtitles, a table. It is one text, whatever its sentences say.
 */
export function splitHandedText(text: string): Place | null {
  const first = text.search(/\S/u)
  if (first < 0) return null
  let from = text.indexOf('\n', first)
  const behindColon = splitBehindColon(text.slice(0, from < 0 ? text.length : from), text)
  if (behindColon || from < 0) return behindColon
  const lead = text.slice(first, from).trim()
  if (opensText.test(lead) || lead.length > leadLengthMax) return null
  const data = readDataBelow(text, from, lead)
  if (data) return data
  const pointing = readPointing(lead)
  if (!pointing || lead.length > leadLengthMax || layoutEnd.test(lead) || countWords(lead) > leadWordsMax) return null
  const language = detectLanguage(lead, readWords(lead))
  // What else is said of the answer comes on lines of its own.
  const skippable = pointing === 'asked' || /[:：]$/u.test(lead) ? 0 : ownLinesMax
  for (let line = 0; line < skippable; line += 1) {
    const head = readHead(text, from)
    if (!head || !(isOwn(head.text, pointing, language) || isAsked(head.text, language))) break
    const next = text.indexOf('\n', head.start)
    if (next < 0 || isSentencesOfText(text, head.start, pointing, language)) break
    from = next
  }
  return finish(text, from, { lead, pointing, language })
}

/** "anna - budget ok?" is a note, and "is it fair?" a part of the request. */
function isAsked(head: string, language: LanguageCode): boolean {
  return /[?？]$/u.test(head) && (language !== 'en' || !/^\p{L}+ ?[-–:]/u.test(head))
}

/** "Cut this abstract to 250 words: We evaluated …" */
function splitBehindColon(line: string, text: string): Place | null {
  const colon = /[:：][ \t]+(?=[\p{L}]|\S*[=({;])/u.exec(line.slice(0, leadLengthMax))
  if (!colon) return null
  const lead = line.slice(0, colon.index).trim()
  if (isMended(lead, text.slice(colon.index + 1).trim()))
    return finish(text, colon.index + 1, { lead, pointing: 'needed', language: detectLanguage(lead, readWords(lead)) })
  if (!opensBody.test(line.slice(colon.index, colon.index + leadLengthMax))) return null
  // Within brackets or a quotation a colon opens no text.
  if (/[[(][^\])]*$/u.test(lead) || (lead.match(/["“”]/gu)?.length ?? 0) % 2 === 1) return null
  const pointing = readPointing(lead.split(/(?<=[.!?])\s/u).at(-1) ?? lead)
  if ((pointing !== 'prose' && pointing !== 'data') || countWords(lead) > leadWordsMax) return null
  return finish(text, colon.index + 1, { lead, pointing, language: detectLanguage(lead, readWords(lead)) })
}

const opensBody = /^[:：][ \t]+(?:[\p{Lu}\p{Lo}]|\S*[=({;])/u
const wholeSentence = /^\p{Lu}[^\n]{30,}[.!?]["”’)]?$/u

/** "Make it better: we offers best service" */
function isMended(lead: string, body: string): boolean {
  if (mendsText.test(lead)) return !goesOn.test(body)
  return readPointing(lead) === 'needed' && wholeSentence.test(body) && !goesOn.test(body)
}

/** A table, an object or code right under a request needs no words that point at it. */
function readDataBelow(text: string, from: number, lead: string): Place | null {
  const head = readHead(text, from)
  if (!head || layoutEnd.test(lead) || !/[\p{L}\p{N}?!.:)]$/u.test(lead) || countWords(lead) < 2) return null
  if (/\n\s*\n/u.test(text.slice(from, head.start)) && /[.!]$/u.test(lead)) return null
  const firstLine = text.slice(head.start, head.start + headLengthMax).split('\n', 1)[0] ?? ''
  const run = /[|,;\t{[]/u.test(firstLine) ? findDataRun(text.slice(head.start, head.start + runLengthMax)) : null
  if (run?.start === 0 && head.start + run.end === text.trimEnd().length)
    return { start: head.start, end: head.start + run.end }
  if (!codeOpening.test(firstLine) || !asksAboutCode.test(lead)) return null
  return finish(text, from, { lead, pointing: 'data', language: 'en' })
}

function readPointing(line: string): Pointing | null {
  const lead = line.replaceAll(/"[^"\n]*"|“[^”\n]*”|\{\{[^}\n]*\}\}/gu, '')
  if (pointsAtProse.test(lead)) return 'prose'
  if (pointsAtData.test(lead)) return 'data'
  if (needsText.test(lead)) return 'needed'
  return questionLead.test(lead) && (!ownStory.test(lead) || asksOfOthers.test(lead)) ? 'asked' : null
}

interface Request {
  lead: string
  pointing: Pointing
  language: LanguageCode
}

function finish(text: string, from: number, { lead, pointing, language }: Request): Place | null {
  const head = readHead(text, from)
  if (!head || isOwn(head.text, pointing, language)) return null
  const body = text.slice(head.start).trim()
  // A mark of its own is read elsewhere.
  if (enclosure.test(body) || /^["“«「`]/u.test(body) || body.includes('```')) return null
  if (pointing === 'asked' && !tellsOfItself(body)) return null
  const cjk = /[\u3040-\u9fff]/u.test(body) ? Math.floor(body.length / cjkShare) : 0
  if (countWords(body) + cjk < bodyWordsMin[pointing]) return null
  const whole = { start: head.start, end: head.start + body.length }
  const trimmed = trimRequest(text, whole, { language, verbs: readRequestVerbs(lead), isOpen: false })
  const tail = trimmed ? text.slice(trimmed.end, whole.end) : ''
  const isOrderOfText = trimmed !== null && handsOverRules(lead) && !speaksOfAnswer(tail) && !/[?？]/u.test(tail)
  return isOrderOfText ? { start: trimmed.start, end: whole.end } : trimmed
}

/** No account of the writer's own, and no question at its end, which would be the request. */
function tellsOfItself(body: string): boolean {
  return !ownStory.test(body) && !/[?？]\s*$/u.test(body)
}

interface Head {
  start: number
  /** The first sentence, without the mark of a list. */
  text: string
}

function readHead(text: string, from: number): Head | null {
  const rest = text.slice(from, from + headLengthMax)
  const offset = rest.search(/\S/u)
  if (offset < 0) return null
  const line = rest.slice(offset).split('\n', 1)[0] ?? ''
  const sentence = line.replace(listMark, '').split(/(?<=[.!?。！？।])\s/u, 1)[0] ?? ''
  return { start: from + offset, text: sentence.trim() }
}

/** True of words of the writer about the task; orders belong to a text only where the request names one of prose. */
function isOwn(head: string, pointing: Pointing, language: LanguageCode): boolean {
  if (isAnswerOrder(head, { language, verbs: noVerbs, isOpen: false }))
    return pointing !== 'prose' || speaksOfAnswer(head)
  if (pointing === 'prose')
    return /^(?:please|make sure|note that|remember to|your (?:task|job)|you are an?\b|i (?:want|need|would like) (?:you|it|this|for)|first,? (?:repeat|write|list|give))/iu.test(
      head,
    )
  if (ownWords.test(head) && !codeSigns.test(head)) return true
  return pointing !== 'needed' && !codeSigns.test(head) && opensWithOrder(head)
}

function opensWithOrder(head: string): boolean {
  return order.test(head) || imperativeVerbs.has(/^\p{L}+/u.exec(head)?.[0]?.toLowerCase() ?? '')
}

/** Texts that are made of orders to the end. */
const ruleTexts =
  /\b(?:this|these|our|my|the|following) (?:\p{L}+ )?(?:policy|policies|rules|guidelines|instructions|sop|notice|circular|checklist|manual|code of conduct|house rules)\b/iu
/** In a policy stand orders too; those about length, language or form are the writer's. */
const answerForm =
  /\b(?:\d+|one|two|three|five) (?:words?|sentences?|bullets?|lines?|paragraphs?|characters?|points?)\b|\b(?:in|as|into) (?:an? )?(?:table|list|json|csv|markdown|bullets?|english|hindi|french|german|spanish|tamil)\b|\b(?:tone|style|jargon|emojis?|format|wording|meaning|headings?|answer|reply|output|translation|timecodes|hashtags?|summary|comments?|explanations?)\b|^\W*(?:do not|don['’]?t|only|never|please) (?:include|mention|list|add|count|show|translate|summari[sz]e|explain|return|output|use the|change|invent)\b/iu
function speaksOfAnswer(head: string): boolean {
  return answerForm.test(head)
}

/** A line that goes on with statements is the text itself: "Keep the kitchen clean. Cooking is allowed until ten." */
function isSentencesOfText(text: string, start: number, pointing: Pointing, language: LanguageCode): boolean {
  const line = text.slice(start, start + headLengthMax).split('\n', 1)[0] ?? ''
  const later = line.split(/(?<=[.!?。！？।])\s+/u).slice(1)
  return (
    pointing === 'prose' && later.some((sentence) => !isOwn(sentence, pointing, language) && !opensWithOrder(sentence))
  )
}

/** True of a request about a policy, a notice or the like. */
export function handsOverRules(lead: string): boolean {
  return ruleTexts.test(lead)
}

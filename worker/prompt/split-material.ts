import { asksOfLetter } from './asks-of-letter.ts'
import { buildCueIndex, hasCue } from './cue-index.ts'
import { asksOfAbove, namesForm } from './data/handed-texts.ts'
import { detectLanguage } from './detect-language.ts'
import { findChatLog } from './find-chat-log.ts'
import type { Span } from './find-spans.ts'
import { isAnswerOrder, type OrderContext, readRequestVerbs } from './is-answer-order.ts'
import { isOwnQuestion } from './is-own-question.ts'
import { enclosure, readClosingQuote, readEnclosed } from './read-enclosed.ts'
import { countWords, type Word } from './read-words.ts'
import { splitData } from './split-data.ts'
import { handsOverRules, splitHandedText } from './split-handed-text.ts'
import { splitListedItems } from './split-listed-items.ts'
import { splitLeadingData, splitMachineBelow, withLabel, withoutRemarks } from './split-machine-text.ts'
import { splitTerms } from './split-terms.ts'
import { type Place, trimRequest } from './trim-request.ts'

export interface Material {
  kind: 'fence' | 'text'
  /** Byte-identical to the draft. */
  text: string
  start: number
  end: number
  /** Lines of people who talk with one another. */
  isTalk?: boolean
}

const layoutLead =
  /\b(?:format|template|structure|rules?|steps?|criteria|requirements?|constraints?|guidelines?|sections?|options|fields|conditions|examples?|like (?:below|this|these|so))(?: below| here)?\s?:?$/iu
const noVerbs: ReadonlySet<string> = new Set()
const materialWordsMin = 12
const markedWordsMin = 3
const leadWordsMax = 60

// Only these tasks work on a text that is handed over; a story prompt with a colon does not.
const handoverCues = buildCueIndex([
  {
    key: true,
    weight: 1,
    phrases: splitTerms(`
      summarize, summarise, summary, tldr, translate, proofread, rewrite, rephrase, paraphrase, edit, fix,
      correct, extract, classify, label, parse, review, analyze, analyse, convert, debug, improve, shorten,
      simplify, following, this text, this email, this article, this code, these, below, passage, given,
      resume, resumir, resumen, traduce, traduire, traduis, résume, übersetze, fasse, traduza, resuma,
      corrige, siguiente, suivant, folgenden, fass, kürz, kürze, übersetz, korrigier, korrigiere, formulier,
      formuliere, umformulieren, verbesser, verbessere, vereinfach, vereinfache, raccourcis, raccourcir, reformule,
      corriger, améliore, acorta, acortar, reescribe, corregir, mejora, encurte, reescreva, melhore, riassumi, traduci,
      correggi, accorcia, riscrivi, schreib das, schreibe das, mach das, mach es, formulier das
    `),
  },
])

/** Finds what was pasted in for the model to work on: a fence, or a long text after a short request. */
export function splitMaterial(
  text: string,
  { marked, words, hasSections }: { marked: readonly Span[]; words: readonly Word[]; hasSections: boolean },
): Material | null {
  const fences = marked.filter((span) => span.kind === 'fence')
  const fence = fences[0]
  if (fences.length === 1 && fence && text.slice(0, fence.start).trim() + text.slice(fence.end).trim() !== '') {
    return { kind: 'fence', text: fence.text, start: fence.start, end: fence.end }
  }
  // Labelled sections follow one another as a request and its text do, but each of them is the author's request.
  if (fences.length > 0 || hasSections) return null
  const talk = findChatLog(text)
  if (talk) return { kind: 'text', text: text.slice(talk.start, talk.end), ...talk, isTalk: true }
  const found =
    splitLeadingData(text) ??
    splitBeforeRequest(text) ??
    splitData(text) ??
    splitListedItems(text) ??
    earlier(text, splitAfterLead(text, words), splitHandedText(text)) ??
    splitBeforeLastLine(text) ??
    splitMachineBelow(text) ??
    splitClosingQuote(text, words)
  const place = found && withLabel(text, withoutRemarks(text, found))
  return place && { kind: 'text', text: text.slice(place.start, place.end), ...place }
}

/** The whole of a text, where one reading begins within it; the longer one of rules, which end in orders. */
function earlier(text: string, place: Place | null, other: Place | null): Place | null {
  if (!place || !other || place.start !== other.start)
    return place && (!other || place.start < other.start) ? place : other
  return other.end > place.end && handsOverRules(text.slice(0, place.start)) ? other : place
}

const requestAbout =
  /^(?:please )?(?:translate|summari[sz]e|rewrite|paraphrase|proofread|edit|correct|classify|extract|analy[sz]e|improve|shorten|simplify|explain|list)\b[^\n]{0,60}?\b(?:above|previous|preceding)\b/iu
/** What is asked of a text that stands before it: the verb takes no other object. */
const orderBehind =
  /^(?:(?:please|pls|now|can you|could you|kindly),? ){0,2}(?:translate|summari[sz]e|rewrite|rephrase|paraphrase|proofread|correct|shorten|simplify|polish|explain|improve|convert|(?:make|create|write|give)(?: me)? (?:\S+ ){1,4}(?:from|of|on|about|out of)|how (?:should|do|can) i (?:reply|respond|answer) to)(?=\s*[.!?]?$|,? (?:it|this|these|that|the above|(?:in)?to|for|as|like|and|so)\b)[^\n]{0,120}$/iu
const ownStory = /^\W*(?:i|i'm|i’m|i've|my|we|we're|our)\b/iu
const requestOpening =
  /^\W*(?:write|create|make|give|draft|generate|explain|act as|you are|please|can you|could you|help|i (?:want|need)|what|how|why|who|which|when|is|are|do|does|can|should|translate|summari[sz]e|imagine|pretend)\b/iu
const closingLengthMax = 200

/** A text that comes first, with the request about it after a blank line: "… Translate the above into French." */
function splitBeforeRequest(text: string): Place | null {
  const gap = /\n[ \t]{0,8}\r?\n/u.exec(text)
  if (!gap) return null
  const body = text.slice(0, gap.index).trim()
  const isAbout = requestAbout.test(text.slice(gap.index).trim()) && countWords(body) >= materialWordsMin
  return isAbout ? placeFrom(text, body) : null
}

/** The same where only the last paragraph asks, and of the text before it: "Is this clause legal?" */
function splitBeforeLastLine(text: string): Place | null {
  const whole = text.trimEnd()
  const closing = whole.slice(whole.lastIndexOf('\n') + 1)
  const before = whole.slice(0, whole.length - closing.length)
  if (closing.length > closingLengthMax || !/\n[ \t]{0,8}\r?\n$/u.test(before)) return null
  const body = before.trim()
  if (requestOpening.test(body) || ownStory.test(body) || body.endsWith(':')) return null
  const isAsked =
    orderBehind.test(closing.trim()) ||
    asksOfAbove.test(closing) ||
    asksOfLetter(body, closing) ||
    isOwnQuestion(closing, `${body} you`, noVerbs)
  return isAsked && countWords(body) >= materialWordsMin ? placeFrom(text, body) : null
}

function placeFrom(text: string, body: string): Place {
  const start = text.indexOf(body)
  return { start, end: start + body.length }
}

/** A duty of the model, wherever it stands. */
const ownDuty = /^(?:your (?:task|job|goal|role)\b|you (?:will|should|must)\b|follow these steps\b)/iu
/** They head what was copied in, and never a part of a request. */
const dataLabel =
  /^(?:abstract|transcript|text|article|passage|excerpt|e-?mail|traceback|stack trace|log|curriculum vitae|source text)\s?:/iu
/** The author goes on: no text that is handed over opens so behind a request that names none. */
const ownOpening =
  /^(?:you (?:are|can|need)\b|(?:first|then|next|finally|also|now)\b,? |please\b|make sure\b|ensure\b|follow (?:these|the)\b|i (?:want|need|would like)\b|if there\b|given (?:an?|the)\b|(?:it|they) (?:crash\w*|fails?|works?|should|must|needs?|keeps?|returns?|runs?)\b|(?:identify|detect|prioriti[sz]e|include|provide|use|describe|write|create|add|discuss|give|list|tell)\b)/iu
/** Words of a request that point at a text. */
const pointer =
  /\b(?:this|these|those|following|below|here|attached)\b|[:：]\s*$|\b(?:suivante?s?|siguientes?|folgenden?|seguintes?|ci-dessous|abajo|unten|abaixo)\b/iu
/** Numbered steps are part of the request, not a text to work on. */
const listOpening = /^(?:step \d|\d{1,2}[.)]|[-*•] )/iu
const openingMax = 40

/** A line of words alone that ends in a colon, above a blank line; "the following" may head a goal as well. */
const headsText =
  /(?:^|\n)(?![^\n]*\b(?:following|these|below|given)\b)[^\n{}();=<]{4,120}[:：][ \t]*\n[ \t]*\r?\n\s*$/iu
const headReach = 140

function splitAfterLead(text: string, words: readonly Word[]): Place | null {
  const at = findLeadEnd(text)
  if (at < 0) return null
  const lead = text.slice(0, at)
  const leadWords = words.filter((word) => word.end <= at)
  if (leadWords.length === 0 || leadWords.length > leadWordsMax) return null
  const whole = placeOf(text, at)
  // A layout or a list of rules belongs to the request.
  if (!whole || layoutLead.test(lead.trimEnd().slice(-60)) || isSpelledOut(text, whole)) return null
  const isPointed = pointer.test(lead)
  const isHandover = hasCue(handoverCues, leadWords)
  if ((!isHandover && !isPointed) || namesForm.test(lead)) return null
  const enclosed = readEnclosed(text, whole, materialWordsMin)
  const place = enclosed === undefined ? trimRequest(text, whole, contextOf(lead, leadWords)) : enclosed
  if (!place) return null
  const opening = text.slice(place.start, place.start + openingMax)
  if (listOpening.test(opening) || goesOn(opening, lead, isPointed)) return null
  const isCut = place.end - place.start < whole.end - whole.start
  const body = text.slice(place.start, place.end)
  // What is quoted at length behind "this clause" is handed over, whether or not anything follows it.
  const isQuoted = enclosed !== undefined && !/[“«「]/u.test(body.slice(1))
  const isTold = isHandover || isCut || isQuoted || dataLabel.test(opening)
  const isWords = !/[{}();=<]/u.test(lead)
  const isApart = isHandover && isWords && headsText.test(text.slice(Math.max(0, place.start - headReach), place.start))
  const isProse = isPointed && isWords
  const isMarked = isCut || isApart || enclosure.test(opening) || (isProse && /\n[ \t]{0,8}\r?\n/u.test(body))
  return isTold && isLongEnough(body, isMarked) ? place : null
}

/** True where the author, and no text, opens so. */
function goesOn(opening: string, lead: string, isPointed: boolean): boolean {
  if (ownDuty.test(opening)) return !/[:：]\s*$/u.test(lead)
  return !isPointed && ownOpening.test(opening)
}

/** "As JSON: an array of objects. Output only that." goes on behind its colon with what is asked. */
function isSpelledOut(text: string, { start, end }: Place): boolean {
  if (!/[:：][ \t]+$/u.test(text.slice(Math.max(0, start - 8), start))) return false
  const stop = /^\p{Ll}/u.test(text.slice(start, start + 2)) ? /[.!?]\s+(?=\S)/u.exec(text.slice(start, end)) : null
  const later = stop ? text.slice(start + stop.index + stop[0].length, end) : ''
  return /(?:^|[.!?]\s+)["“«]/u.test(later) || isAnswerOrder(later, { language: 'en', verbs: noVerbs, isOpen: false })
}

/** A text in quotation marks that ends the request. */
function splitClosingQuote(text: string, words: readonly Word[]): Place | null {
  const place = readClosingQuote(text, materialWordsMin)
  if (!place) return null
  const lead = words.filter((word) => word.end <= place.start)
  return lead.length <= leadWordsMax && hasCue(handoverCues, lead) ? place : null
}

/** "Here is my text." names what follows and asks for nothing. */
const handoverOnly =
  /^\s*(?:hi[,!]? |hello[,!]? )?(?:here(?: is|'s| are)|this is|these are|below (?:is|are)|read|consider|look at|given|i have|i got|i received|attached)\b[^?]*$/iu

/** "Here is my review comment": what sounds like a verb is a part of the name. */
const namedHandover = /^\s*(?:here(?: is|'s| are)|this is|these are|below (?:is|are)) [^.,;?\n]{1,80}[:.]?\s*$/iu

function contextOf(lead: string, leadWords: readonly Word[]): OrderContext {
  const verbs = namedHandover.test(lead) ? noVerbs : readRequestVerbs(lead)
  return { language: detectLanguage(lead, [...leadWords]), verbs, isOpen: verbs.size === 0 && handoverOnly.test(lead) }
}

function placeOf(text: string, at: number): Place | null {
  const rest = text.slice(at)
  const body = rest.trim()
  const start = at + rest.indexOf(body)
  return body === '' ? null : { start, end: start + body.length }
}

/** Between marks or two parts of a request, or in paragraphs, a text is one at any length; else it takes some words. */
function isLongEnough(body: string, isMarked: boolean): boolean {
  const cjkWeight = /[\u3040-\u9fff]/u.test(body) ? Math.floor(body.length / 4) : 0
  return countWords(body) + cjkWeight >= (isMarked ? markedWordsMin : materialWordsMin)
}

/** The lead ends at its first blank line, or at a colon that closes its first line or sentence. */
function findLeadEnd(text: string): number {
  const blank = text.search(/\n[ \t]{0,8}\r?\n/u)
  const colon = text.search(/[:：](?=\s|["“«])/u)
  // A colon within a line that goes on opens a list of the request when a blank line sets the text apart.
  const isWithinLine = blank > 0 && colon >= 0 && !/^\s*(?:\n|["“«])/u.test(text.slice(colon + 1, colon + 20))
  const places = [blank, colon < 0 || isWithinLine ? -1 : colon + 1].filter((place) => place > 0)
  return places.length === 0 ? -1 : Math.min(...places)
}

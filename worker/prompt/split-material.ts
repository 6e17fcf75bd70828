import { buildCueIndex, hasCue } from './cue-index.ts'
import type { Span } from './find-spans.ts'
import { countWords, type Word } from './read-words.ts'

export interface Material {
  kind: 'fence' | 'text'
  /** Byte-identical to the draft. */
  text: string
  start: number
  end: number
}

const layoutLead =
  /\b(?:format|template|structure|rules?|steps?|criteria|requirements?|constraints?|guidelines?|sections?|options|fields|conditions)(?: below| here)?\s?:?$/iu
const materialWordsMin = 12
const leadWordsMax = 60

// Only these tasks work on a text that is handed over; a story prompt with a colon does not.
const handoverCues = buildCueIndex([
  {
    key: true,
    weight: 1,
    phrases: [
      ...[
        'summarize',
        'summarise',
        'summary',
        'tldr',
        'translate',
        'proofread',
        'rewrite',
        'rephrase',
        'paraphrase',
        'edit',
        'fix',
        'correct',
      ],
      ...[
        'extract',
        'classify',
        'label',
        'parse',
        'review',
        'analyze',
        'analyse',
        'convert',
        'debug',
        'improve',
        'shorten',
        'simplify',
      ],
      ...['following', 'this text', 'this email', 'this article', 'this code', 'these', 'below', 'passage', 'given'],
      ...[
        'resume',
        'resumir',
        'resumen',
        'traduce',
        'traduire',
        'traduis',
        'résume',
        'übersetze',
        'fasse',
        'traduza',
        'resuma',
        'corrige',
        'siguiente',
        'suivant',
        'folgenden',
      ],
    ],
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
  return fences.length > 0 || hasSections ? null : (splitBeforeRequest(text) ?? splitAfterLead(text, words))
}

const requestAbout =
  /^(?:please )?(?:translate|summari[sz]e|rewrite|paraphrase|proofread|edit|correct|classify|extract|analy[sz]e|improve|shorten|simplify|explain|list)\b[^\n]{0,60}?\b(?:above|previous|preceding)\b/iu

/** A text that comes first, with the request about it after a blank line: "… Translate the above into French." */
function splitBeforeRequest(text: string): Material | null {
  const gap = /\n[ \t]{0,8}\r?\n/u.exec(text)
  if (!gap) return null
  const body = text.slice(0, gap.index).trim()
  if (countWords(body) < materialWordsMin || !requestAbout.test(text.slice(gap.index).trim())) return null
  const start = text.indexOf(body)
  return { kind: 'text', text: body, start, end: start + body.length }
}

function splitAfterLead(text: string, words: readonly Word[]): Material | null {
  const at = findLeadEnd(text)
  if (at < 0) return null
  const lead = text.slice(0, at)
  const leadWords = words.filter((word) => word.end <= at)
  const rest = text.slice(at)
  if (leadWords.length === 0 || leadWords.length > leadWordsMax || !hasCue(handoverCues, leadWords)) return null
  // A layout or a list of rules belongs to the request.
  if (layoutLead.test(lead.trimEnd().slice(-60))) return null
  // Numbered steps are part of the request, not a text to work on.
  if (/^(?:step \d|\d{1,2}[.)]|[-*•] )/iu.test(rest.trimStart().slice(0, 12))) return null
  const cjkWeight = /[\u3040-\u9fff]/u.test(rest) ? Math.floor(rest.length / 4) : 0
  if (countWords(rest) + cjkWeight < materialWordsMin) return null
  if (goesOnAfterQuote(rest.trim())) return null
  const body = rest.trim()
  const start = lead.length + rest.indexOf(body)
  return { kind: 'text', text: body, start, end: start + body.length }
}

/** A quoted sentence with more behind it is followed by the author's own words again. */
function goesOnAfterQuote(body: string): boolean {
  const close = { '"': '"', '“': '”', '«': '»', '「': '」' }[body.charAt(0)]
  if (!close) return false
  const end = body.indexOf(close, 1)
  return end > 0 && /\p{L}{2}/u.test(body.slice(end + 1))
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

import { countWords } from './read-words.ts'
import type { Place } from './trim-request.ts'

/** Who speaks stands within so many characters of the line's beginning. */
const headMax = 56
const linesMin = 3
/** With a time before each line two are enough. */
const stampedMin = 2
/** A message may go on, on lines without a name. */
const looseLinesMax = 1
const requestWordsMax = 60
const name = String.raw`[\p{L}@][\p{L}\p{N}@_.'’-]{0,20}(?: [\p{L}\p{N}(][\p{L}\p{N}.'’)-]{0,16}){0,2}`
const stamp = String.raw`\[?(?:\d{1,4}[./-]\d{1,2}[./-]\d{1,4},? ?)?\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?: ?[ap]\.?m\.?)?\]?`
/** "[10:02] Ana: …", "12/11/2026, 10:02 - Ana: …", "10:02 Ana: …" */
const stamped = new RegExp(String.raw`^\s*${stamp}[ ,–-]{0,3}<?(${name})>? ?:`, 'iu')
/** "Ana: …", "<ana> …", "Ana [10:02]: …" */
const named = new RegExp(String.raw`^\s*(?:<(${name})>|(${name})(?: ?[[(]${stamp}[\])])? ?:)(?=\s|$)`, 'iu')
/** Labels of a form, of examples or of code; no one speaks under them. */
const noSpeaker =
  /^(?:q|a|question|answer|input|output|example|note|step|task|rule|rules|topic|tone|audience|length|format|context|goal|todo|subject|from|to|cc|date|error|warning|info|user|assistant|system|model|ai|http|https|input text|prompt|completion|sentence|label|text|review|title|name|def|class|else|case|default|return|if|for|while|try|except|finally|with|run|on|jobs|steps|env|services|ports|image|volumes)$/iu

interface Line {
  start: number
  end: number
  speaker: string
  isStamped: boolean
  isLoose: boolean
}

/**
 * A conversation that was copied in, as a place in the text: lines that name who speaks, with the request before or
 * behind them. Null where nothing is asked of it, or where the lines are those of a form.
 */
export function findChatLog(text: string): Place | null {
  if (!text.includes('\n')) return null
  const lines = readLines(text)
  const first = lines.findIndex(({ speaker }) => speaker !== '')
  if (first < 0) return null
  let last = first
  let loose = 0
  for (let at = first + 1; at < lines.length; at += 1) {
    const line = lines[at]
    if (!line) break
    if (line.speaker !== '') {
      last = at
      loose = 0
    } else if (!line.isLoose || loose === looseLinesMax) break
    else loose += 1
  }
  const [opening, closing] = [lines[first], lines[last]]
  if (!opening || !closing || !isTalk(lines.slice(first, last + 1))) return null
  const place = { start: opening.start, end: opening.start + text.slice(opening.start, closing.end).trimEnd().length }
  const asked = countWords(text.slice(0, place.start)) + countWords(text.slice(place.end))
  return asked > 0 && asked <= requestWordsMax ? place : null
}

/** Somebody speaks twice; under labels of a form everything stands once. */
function isTalk(lines: readonly Line[]): boolean {
  const speakers = lines.filter(({ speaker }) => speaker !== '').map(({ speaker }) => speaker)
  if (lines.every(({ isStamped, speaker }) => isStamped || speaker === '')) return speakers.length >= stampedMin
  const different = new Set(speakers).size
  return speakers.length >= linesMin && different > 1 && different < speakers.length
}

/** The lines up to the first that cannot be of a talk once it has begun; most texts have no speaker at all. */
function readLines(text: string): Line[] {
  const lines: Line[] = []
  let colon = -1
  for (let start = 0; start < text.length; ) {
    const found = text.indexOf('\n', start)
    const end = found < 0 ? text.length : found
    if (colon >= 0 && colon < start) colon = -1
    if (colon < 0) colon = text.indexOf(':', start)
    const mayName = (colon >= start && colon < start + headMax) || text.startsWith('<', start)
    lines.push(readLine(text, { start, end }, mayName))
    if (colon < 0 && !text.startsWith('<', end + 1) && lines.every(({ speaker }) => speaker === '')) return []
    start = end + 1
  }
  return lines
}

function readLine(text: string, { start, end }: Place, mayName: boolean): Line {
  const head = mayName ? text.slice(start, Math.min(end, start + headMax)) : ''
  const withStamp = mayName ? stamped.exec(head) : null
  const plain = mayName && !withStamp ? named.exec(head) : null
  const speaker = (withStamp?.[1] ?? plain?.[1] ?? plain?.[2] ?? '').toLowerCase()
  const isSpeaker = speaker !== '' && !noSpeaker.test(speaker)
  return {
    start,
    end,
    speaker: isSpeaker ? speaker : '',
    isStamped: isSpeaker && withStamp !== null,
    isLoose: text.slice(start, start + 2).trim() !== '',
  }
}

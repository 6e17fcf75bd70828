import { imperativeVerbs } from './data/imperative-verbs.ts'
import { lineEnd } from './line-end.ts'
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
const labelsMin = 3
/** Worked examples end on the label that is to be filled in. */
const openLabel = /(?:^|\n)[^\n:]{1,30}:\s*$/u
/** A label may stand above a talk. */
const triesMax = 3
const name = String.raw`[\p{L}@][\p{L}\p{N}@_.'’-]{0,20}(?: [\p{L}\p{N}(][\p{L}\p{N}.'’)-]{0,16}){0,2}`
const stamp = String.raw`\[?(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6},? )?(?:\d{1,4}[./-]\d{1,2}[./-]\d{1,4},? ?)?\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?: ?[ap]\.?m\.?)?\]?`
/** "[10:02] Ana: …", "12/11/2026, 10:02 - Ana: …", "10:02 Ana: …" */
const stamped = new RegExp(String.raw`^\s*${stamp}[ ,–-]{0,3}<?(${name})>? ?:`, 'iu')
/** "Ana: …", "<ana> …", "Ana [10:02]: …" */
const named = new RegExp(String.raw`^\s*(?:<(${name})>|(${name})(?: ?[[(]${stamp}[\])])? ?:)[ \t]+\S`, 'iu')
/** Far cheaper than the two patterns, and true of every line that they read. */
const mayStamp = /^\s*\[?(?:\d|mon|tue|wed|thu|fri|sat|sun)/iu
const mayOpenName = /^\s*[\p{L}@<][^:>\n]{0,50}[:>][ \t]/u
/** Labels of a form, of examples or of code; no one speaks under them. */
const noSpeaker =
  /^(?:q|a|question|answer|input|output|example|notes?|chat|chat log|transcript|conversation|thread|mail|e-?mail|message|messages|summary|step|task|rule|rules|topic|tone|audience|length|format|context|goal|todo|subject|from|to|cc|date|error|warning|info|user|assistant|system|model|ai|http|https|input text|prompt|completion|sentence|label|text|review|title|name|def|class|else|case|default|return|if|for|while|try|except|finally|with|run|on|jobs|steps|env|services|ports|image|volumes)$/iu

interface Line {
  start: number
  end: number
  speaker: string
  isStamped: boolean
  isWords: boolean
}

/**
 * A conversation that was copied in, as a place in the text: lines that name who speaks, with the request before or
 * behind them. Null where nothing is asked of it, or where the lines are those of a form.
 */
export function findChatLog(text: string): Place | null {
  if (!text.includes('\n')) return null
  let from = 0
  for (let tried = 0; tried < triesMax; tried += 1) {
    const lines = readTalk(text, from)
    const [opening] = lines
    if (!opening) return null
    if (isTalk(lines)) return placeOf(text, opening.start, lines.findLast(({ speaker }) => speaker !== '')?.end ?? 0)
    from = opening.end + 1
  }
  return null
}

/** The talk as a place, where something short is asked before or behind it. */
function placeOf(text: string, start: number, lastEnd: number): Place | null {
  const place = { start, end: start + text.slice(start, lastEnd).trimEnd().length }
  const behind = text.slice(place.end)
  if (openLabel.test(behind)) return null
  const asked = countWords(text.slice(0, place.start)) + countWords(behind)
  return asked > 0 && asked <= requestWordsMax ? place : null
}

/** Somebody speaks twice; under labels of a form everything stands once. */
function isTalk(lines: readonly Line[]): boolean {
  const speakers = lines.filter(({ speaker }) => speaker !== '').map(({ speaker }) => speaker)
  if (lines.every(({ isStamped, speaker }) => isStamped || speaker === '')) return speakers.length >= stampedMin
  const different = new Set(speakers).size
  if (speakers.length < linesMin || different < 2 || different === speakers.length) return false
  // Three labels that come round in the same order are those of worked examples.
  return different < labelsMin || !speakers.every((speaker, at) => speaker === speakers[at % different])
}

/** The lines from the first that names who speaks; most texts have none. */
function readTalk(text: string, from: number): Line[] {
  const lines: Line[] = []
  const hasAngles = text.startsWith('<') || text.includes('\n<')
  let loose = 0
  let colon = -1
  for (let start = from; start < text.length && loose <= looseLinesMax; ) {
    const end = lineEnd(text, start)
    if (colon < start) colon = text.indexOf(':', start)
    if (colon < 0 && !hasAngles) break
    const mayName = (colon >= start && colon < start + headMax) || text.startsWith('<', start)
    const line = mayName || lines.length > 0 ? readLine(text, { start, end }, mayName) : null
    if (line && (line.speaker !== '' || lines.length > 0)) {
      // Behind a blank line only somebody who is named goes on.
      if (line.speaker === '' && line.isWords && lines.at(-1)?.isWords === false) break
      loose = line.speaker === '' ? loose + Number(line.isWords) : 0
      lines.push(line)
    }
    start = end + 1
  }
  return lines
}

function readLine(text: string, { start, end }: Place, mayName: boolean): Line {
  const head = mayName ? text.slice(start, Math.min(end, start + headMax)) : ''
  const withStamp = mayStamp.test(head) ? stamped.exec(head) : null
  const plain = head !== '' && !withStamp && mayOpenName.test(head) ? named.exec(head) : null
  const speaker = (withStamp?.[1] ?? plain?.[1] ?? plain?.[2] ?? '').toLowerCase()
  const isSpeaker = speaker !== '' && !noSpeaker.test(speaker) && !opensWithOrder(speaker)
  return {
    start,
    end,
    speaker: isSpeaker ? speaker : '',
    isStamped: isSpeaker && withStamp !== null,
    isWords: text.slice(start, end).trim() !== '',
  }
}

/** "Reply to Ben:" is no name; "Mark:" is. */
function opensWithOrder(speaker: string): boolean {
  const [first = '', second] = speaker.split(' ', 2)
  return second !== undefined && imperativeVerbs.has(first)
}

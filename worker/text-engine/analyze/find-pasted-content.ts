import { indexFrom, type Range, type Sentence, type Span, type Word } from '../text/words.ts'
import { withoutLastInstructions } from './last-instructions.ts'
import type { Mention } from './lexicon.ts'

/** A longer paragraph after a short request is its pasted content. */
const attachedWordsMin = 40
const requestWordsMax = 40
const inlineWordsMin = 3
const quotedWordsMin = 15
const machineLinesMin = 2
/** With the line ends of any system, and with invisible trailing space. */
const blankLine = /\r?\n[^\S\n]*\n/gu
const machineLineLengthMax = 300
/** Only what a program wrote or reads ends or begins a line so. */
const machineLine =
  /[{};]$|^(?:at |File "|Traceback|\^|\}|<\/?\w|import |from \S+ import|return\b|def |class |const |let |var |public |SELECT |FROM |WHERE |Exception in thread |Caused by: |\.\.\. \d+ more$)|=>|^[\w.$]+ ?[:+]?= |^\[?\d{4}-\d\d-\d\d[ T]|^\[?\d\d:\d\d:\d\d|\b(?:ERROR|WARN|FATAL)\b|(?:Error|Exception)(?:: |$)/u
/** Continuations of machine text: an indented line, a bare statement, Python's messages between tracebacks. */
const continuedLine =
  /^(?:\t| {2,})\S|^(?:if|for|while|elif|else|try|except|finally|with|print)\b.*[:;)]$|^[\w.]+\(.*\)$|^(?:During handling of the above exception|The above exception was the direct cause)/u

interface Paragraph extends Range {
  wordCount: number
}

/** Pasted content: code fences, long quotations, machine text, the text after "this text:". */
export function findPastedContent(
  text: string,
  words: readonly Word[],
  spans: readonly Span[],
  mentions: readonly Mention[],
  sentences: readonly Sentence[],
): Range[] {
  const ranges: Range[] = []
  const isRequest = readRequestTags(words, mentions, requestTags)
  const asksForWork = readRequestTags(words, mentions, workTags)
  const countWords = ({ start, end }: Range): number => indexFrom(words, end) - indexFrom(words, start)
  for (const span of spans) {
    const isFence = span.kind === 'code' && (text.startsWith('```', span.start) || text.startsWith('~~~', span.start))
    if (isFence || (span.kind === 'quotation' && countWords(span) >= quotedWordsMin))
      ranges.push({ start: span.start, end: span.end })
  }
  const paragraphs = splitParagraphs(text).map((range) => ({ ...range, wordCount: countWords(range) }))
  const machine = findMachineText(text, paragraphs, isRequest)
  const attached = findAttachment(text, words, mentions, paragraphs, isRequest).flatMap((range) =>
    machine.some((block) => block.start <= range.start && range.start < block.end)
      ? []
      : [withoutLastInstructions(text, range, sentences, mentions, asksForWork)],
  )
  return merge([...ranges, ...machine, ...attached])
}

function splitParagraphs(text: string): Range[] {
  const paragraphs: Range[] = []
  let start = 0
  for (const gap of [...text.matchAll(blankLine), { index: text.length, 0: '' }]) {
    if (text.slice(start, gap.index).trim() !== '') paragraphs.push({ start, end: gap.index })
    start = gap.index + gap[0].length
  }
  return paragraphs
}

/**
 * What a program wrote or reads, such as a traceback, a log or source code: paragraphs one after another are one block,
 * which ends at the blank line before prose. The author's own line right above it ("fix this:") or below it ("why?") is
 * no part of it.
 */
function findMachineText(text: string, paragraphs: readonly Range[], isRequest: IsRequest): Range[] {
  const blocks: Range[] = []
  let open: Range | null = null
  for (const paragraph of paragraphs) {
    const lines = text.slice(paragraph.start, paragraph.end).split('\n')
    if (open && continuesMachineText(lines)) open.end = paragraph.end
    else if (readsAsMachine(lines)) {
      const [first = ''] = lines
      const isAuthors = !isMachineLine(first) && (first.trimEnd().endsWith(':') || isRequest(paragraph))
      open = { start: paragraph.start + (isAuthors ? first.length + 1 : 0), end: paragraph.end }
      blocks.push(open)
    } else open = null
    if (open) open.end = beforeQuestion(open, lines.at(-1) ?? '', isRequest)
  }
  return blocks
}

/** The end of a block, without its last line if the author asks something there. */
function beforeQuestion({ start, end }: Range, last: string, isRequest: IsRequest): number {
  const lastStart = end - last.length
  const isQuestion = /[?？]\s*$/u.test(last.slice(-machineLineLengthMax))
  if (continuesMachineLine(last) || lastStart <= start || !(isQuestion || isRequest({ start: lastStart, end })))
    return end
  return lastStart - 1
}

function isMachineLine(line: string): boolean {
  return machineLine.test(line.trim().slice(0, machineLineLengthMax))
}

function readsAsMachine(lines: readonly string[]): boolean {
  const machine = lines.filter(isMachineLine).length
  return machine >= machineLinesMin && machine * 2 >= lines.length
}

function continuesMachineText(lines: readonly string[]): boolean {
  return lines.filter(continuesMachineLine).length * 2 >= lines.length
}

function continuesMachineLine(line: string): boolean {
  return isMachineLine(line) || continuedLine.test(line.slice(0, machineLineLengthMax))
}

/** The text after a request that announces it, up to a last short request. */
function findAttachment(
  text: string,
  words: readonly Word[],
  mentions: readonly Mention[],
  paragraphs: readonly Paragraph[],
  isRequest: IsRequest,
): Range[] {
  const firstEnd = indexFrom(words, paragraphs[0]?.end ?? 0)
  const isOpened = mentions.some(({ meaning, endWord }) => meaning.kind === 'speech-opening' && endWord === firstEnd)
  const [head, ...others] = isOpened ? paragraphs.slice(1) : paragraphs
  if (!head) return []
  const inline = findInline(text, words, mentions, head)
  const last = others.at(-1)
  const before = paragraphs.at(-2)
  const next = others[0]
  const contentStart = inline ?? next?.start ?? text.length
  const isClosing =
    last !== undefined && contentStart < last.start && last.wordCount <= requestWordsMax && isRequest(last)
  const end = isClosing && before ? before.end : text.trimEnd().length
  // Between triple quotation marks it ends with them.
  const closing = inline !== null && text.startsWith('"""', inline) ? text.indexOf('"""', inline + 3) : -1
  if (inline !== null) return [{ start: inline, end: closing < 0 ? end : closing + 3 }]
  if (!next || isRequest(next)) return []
  const announces = text.slice(head.start, head.end).trimEnd().endsWith(':')
  const isAbout = head.wordCount <= requestWordsMax && isRequest(head) && next.wordCount >= attachedWordsMin
  return announces || isAbout ? [{ start: next.start, end }] : []
}

/** The place behind "this text:", where a few words at least follow. */
function findInline(text: string, words: readonly Word[], mentions: readonly Mention[], head: Range): number | null {
  for (const { meaning, endWord } of mentions) {
    if (meaning.kind !== 'attachment-cue') continue
    const last = words[endWord - 1]
    if (!last || last.end > head.end) return null
    const colon = findColon(text, words, endWord)
    if (colon === null || words.length - indexFrom(words, colon) < inlineWordsMin) continue
    let start = colon + 1
    while (start < text.length && text.charAt(start).trim() === '') start += 1
    return start
  }
  return null
}

/** A colon behind the next few words of the same line; not that of a time or a ratio. */
function findColon(text: string, words: readonly Word[], from: number): number | null {
  for (let at = from; at <= Math.min(from + 6, words.length); at += 1) {
    const start = words[at - 1]?.end ?? 0
    const gap = text.slice(start, words[at]?.start ?? text.length)
    const colon = gap.search(/[:：]/u)
    if (colon >= 0 && !/^\d:\d/u.test(text.slice(start + colon - 1, start + colon + 2))) return start + colon
    if (gap.includes('\n') || gap.includes('. ')) return null
  }
  return null
}

const workTags: ReadonlySet<string> = new Set(['ask', 'work', 'draw'])
const requestTags: ReadonlySet<string> = new Set([...workTags, 'question'])

/** Whether one of the first words of a range asks for something. */
type IsRequest = (range: Range) => boolean

function readRequestTags(words: readonly Word[], mentions: readonly Mention[], kinds: ReadonlySet<string>): IsRequest {
  const asking = new Set(mentions.flatMap(({ meaning, firstWord }) => (kinds.has(meaning.kind) ? [firstWord] : [])))
  return ({ start }) => {
    const first = indexFrom(words, start)
    return [first, first + 1, first + 2].some((at) => asking.has(at))
  }
}

function merge(ranges: Range[]): Range[] {
  const merged: Range[] = []
  for (const range of ranges.toSorted((left, right) => left.start - right.start)) {
    const last = merged.at(-1)
    if (last && range.start <= last.end) last.end = Math.max(last.end, range.end)
    else merged.push(range)
  }
  return merged
}

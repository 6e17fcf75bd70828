import type { Draft } from '../text-engine/analyze/draft.ts'
import { isClosed } from '../text-engine/analyze/last-instructions.ts'
import type { ChatPlan } from '../text-engine/plan/plan.ts'
import { applyEdits, type Edit, indexRanges } from '../text-engine/text/ranges.ts'
import { type Range, readWords, wordsWithin } from '../text-engine/text/words.ts'
import stored from './own-case.json' with { type: 'json' }
import type { ChatSyntax, Writing } from './target.ts'

/** Shorter pasted content needs no delimiter. */
const pastedWordsMin = 25
/** A shorter last line is a name or a greeting. */
const trailingWordsMin = 4
const bareFence = '```'

/**
 * The author's text, long pasted content enclosed by delimiters, then the added lines: one as a sentence,
 * several as a list. A finished draft is unchanged.
 */
export function writeChat(plan: ChatPlan, delimiter: ChatSyntax['delimiter'], usual: ReadonlySet<string>): Writing {
  const { draft, fallbackLevel, lines } = plan
  if (fallbackLevel === 'finished') return { text: draft.text.trim(), changes: [], warnings: [] }
  const apart = draft.pastedContent.filter((range) => needsSetting(plan, range))
  // Capitals alone are no improvement.
  const capitals = lines.length > 0 || apart.length > 0 ? capitalStarts(draft, usual) : []
  const edits = [...capitals, ...apart.flatMap((range) => setApart(draft.text, range, delimiter))]
  const text = applyEdits(draft.text, edits).trim()
  const added = lines.length > 1 ? lines.map((line) => `- ${line}`) : lines
  return {
    text: lines.length === 0 ? text : `${text}\n\n${added.join('\n')}`,
    changes: [
      ...(apart.length > 0 ? ['Set the text that is handed over apart from the request.'] : []),
      ...lines.map((line) => `Added: ${line}`),
    ],
    warnings: [],
  }
}

/**
 * Long, and not enclosed by the author: no fence, quotation marks or tag. Content that ends in a question, or in a
 * line that breaks off, may hold the request itself ("…. if it is missing leave it blank").
 */
function needsSetting({ draft }: ChatPlan, range: Range): boolean {
  if (wordsWithin(draft.words, range).length < pastedWordsMin) return false
  const isEnclosed = draft.spans.some(
    ({ kind, start, end }) =>
      (kind === 'code' || kind === 'quotation' || kind === 'markup') && start < range.end && end > range.start,
  )
  const inner = draft.text.slice(range.start, range.end).trim()
  return !isEnclosed && !/^["“'`<#]/u.test(inner) && !/[?？]$/u.test(inner) && !breaksOff(draft, range)
}

/**
 * True if the draft ends in prose whose last sentence has several words and no end mark, while most of the others have
 * one.
 */
function breaksOff({ text, sentences, words }: Draft, { start, end }: Range): boolean {
  if (text.slice(end).trim() !== '') return false
  const earlier = sentences.filter((sentence) => sentence.start >= start && sentence.end <= end)
  const last = earlier.pop()
  if (!last || isClosed(text, last) || wordsWithin(words, last).length < trailingWordsMin) return false
  return earlier.filter((sentence) => isClosed(text, sentence)).length * 2 > earlier.length
}

/** Delimiters around a range, on separate lines. */
function setApart(text: string, { start, end }: Range, delimiter: ChatSyntax['delimiter']): Edit[] {
  const [open, close] = delimiter === 'tags' ? tagsFor(text) : quotesFor(text, { start, end })
  const before = text.slice(0, start).trimEnd()
  const inner = text.slice(start, end).trimEnd()
  const behind = text.slice(end)
  const isLast = behind.trim() === ''
  const gap = isLast ? 0 : behind.length - behind.trimStart().length
  return [
    { start: before.length, end: start, text: `${before === '' ? '' : '\n\n'}${open}\n` },
    { start: start + inner.length, end: end + gap, text: `\n${close}${isLast ? '' : '\n\n'}` },
  ]
}

/** A tag that the author's text cannot close. */
function tagsFor(text: string): [open: string, close: string] {
  let tag = 'text'
  for (let number = 2; text.includes(`<${tag}`) || text.includes(`</${tag}`); number += 1) tag = `text_${number}`
  return [`<${tag}>`, `</${tag}>`]
}

function quotesFor(text: string, { start, end }: Range): [open: string, close: string] {
  const inner = text.slice(start, end)
  const isMachine = /[{}<>=]/u.test(inner)
  if (!isMachine && !text.includes('"""')) return ['"""', '"""']
  let fence = bareFence
  while (text.includes(fence)) fence += '`'
  return [fence, fence]
}

/** Words with a capitalisation other than one initial capital; the author's spelling is kept. */
const ownCase = new Set(stored)
const openingMarks = /^["'“‘(*\s>-]*$/u
/** A word before one of these is part of a URL, a path or an expression. */
const joinedMarks = '.:/\\_=(@#+&'

/**
 * Capitalises the first words of the author's sentences if they are certainly plain words (`usual`); words that are
 * lower case on purpose ("npm", "k8s") stay so.
 */
function capitalStarts(draft: Draft, usual: ReadonlySet<string>): Edit[] {
  const { text, words, sentences, spans } = draft
  const own = indexRanges([...draft.request, ...draft.chitchat])
  const small = sentences.flatMap(({ start, firstWord, endWord }) => {
    const word = words[firstWord]
    if (!word || endWord === firstWord || !openingMarks.test(text.slice(start, word.start))) return []
    return own.holds(word) && capitalOf(text.charAt(word.start)) !== null ? [word] : []
  })
  const facts = indexRanges(spans)
  const sure = small.filter(
    (word) => usual.has(word.lower) && !ownCase.has(word.lower) && !isJoined(text, word.end) && !facts.holds(word),
  )
  // Some capitals among small letters look like a mistake; the first word is safe.
  const changed = sure.length === small.length ? sure : sure.filter((word) => word === words[0])
  return changed.map(({ start }) => ({ start, end: start + 1, text: capitalOf(text.charAt(start)) ?? '' }))
}

/** A capital at the beginning of a caption, if its first word is a plain one. */
export function capitalise(caption: string, usual: ReadonlySet<string>): string {
  const [first] = readWords(caption.slice(0, 40))
  if (!first || first.start > 0 || !usual.has(first.lower) || ownCase.has(first.lower) || isJoined(caption, first.end))
    return caption
  return (capitalOf(caption.charAt(0)) ?? caption.charAt(0)) + caption.slice(1)
}

function capitalOf(letter: string): string | null {
  const capital = letter.toUpperCase()
  return capital === letter || capital.length !== 1 ? null : capital
}

function isJoined(text: string, end: number): boolean {
  return end < text.length && joinedMarks.includes(text.charAt(end)) && text.charAt(end + 1).trim() !== ''
}

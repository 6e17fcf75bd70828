import type { Span } from './find-spans.ts'
import { isAnswerOrder, isGratitude, type OrderContext } from './is-answer-order.ts'
import { isOwnQuestion } from './is-own-question.ts'

/** A part of a text, as places in it. */
export type Place = Pick<Span, 'start' | 'end'>

/** How many paragraphs a request may go on for behind the text it works on, or before it. */
const ownBlocksMax = 4
const noVerbs: ReadonlySet<string> = new Set()
const letterEndMax = 120
const signOff =
  /^(?:(?:best|kind|warm|with kind|many thanks and) (?:regards|wishes)|regards|best|all the best|sincerely|yours(?: \p{L}+)?|cheers|mit freundlichen grüßen|viele grüße|cordialement|saludos(?: cordiales)?|un saludo|atenciosamente|abraços)[,.!]?[ \t]*\n[^\n]{2,60}(?:\n[^\n]{1,60}){0,2}$/iu
const listMark = /^\s*(?:[-*•+|>]|\d{1,2}[.)])\s?/u

/**
 * The pasted text within a place: what the author says about the answer before or behind it is cut off. Null where
 * nothing is left.
 */
export function trimRequest(text: string, place: Place, context: OrderContext): Place | null {
  const blocks = splitBlocks(text, place)
  const isOwn = ({ start, end }: Place, before: Place | undefined): boolean =>
    isAnswerOrder(text.slice(start, end), context) ||
    (before !== undefined &&
      endsLetter(text.slice(before.start, before.end)) &&
      !/^p\.? ?s\b/iu.test(text.slice(start, end)))
  // The request's verb behind its own first paragraph is more likely the text's.
  const before = { ...context, verbs: noVerbs, isOpen: false }
  const opensOwn = ({ start, end }: Place): boolean => isAnswerOrder(text.slice(start, end), before)
  let first = 0
  while (first < blocks.length && first < ownBlocksMax && opensOwn(blocks[first] ?? place)) first += 1
  let last = blocks.length
  if (last > first + 1 && closesWithQuestion(text, blocks.slice(first), context)) last -= 1
  for (let at = last - 1; at >= first && at >= blocks.length - ownBlocksMax; at -= 1) {
    const block = blocks[at]
    if (!block) break
    const before = blocks[at - 1]
    if (isOwn(block, before)) last = at
    else if (before && at - 1 > first && text[before.end - 1] === ':' && isOwn(before, blocks[at - 2])) {
      // "Could you list three more that are:" goes on below.
      last = at - 1
      at -= 1
    } else if (!isGratitude(text.slice(block.start, block.end))) break
  }
  const opening = blocks[first]
  const closing = blocks[last - 1]
  if (!opening || !closing || last <= first) return null
  return { start: opening.start, end: trimLines(text, opening, closing, context) }
}

function closesWithQuestion(text: string, blocks: readonly Place[], { language, verbs }: OrderContext): boolean {
  const [opening, closing] = [blocks[0], blocks.at(-1)]
  if (language !== 'en' || !opening || !closing) return false
  return isOwnQuestion(text.slice(closing.start, closing.end), text.slice(opening.start, closing.start), verbs)
}

/** A letter is over with its greeting and name; what follows is its reader's. */
function endsLetter(block: string): boolean {
  return block.length < letterEndMax && signOff.test(block)
}

/** The end of the text without last lines that are an order; a line among others of its kind is none. */
function trimLines(text: string, opening: Place, closing: Place, context: OrderContext): number {
  let end = closing.end
  const lineStartOf = (until: number): number => text.lastIndexOf('\n', until - 1) + 1
  for (let cut = 0; cut < ownBlocksMax; cut += 1) {
    const start = lineStartOf(end)
    const line = text.slice(start, end)
    const before = text.slice(lineStartOf(start - 1), Math.max(0, start - 1))
    if (start <= opening.start || listMark.test(line) || listMark.test(before)) return end
    if (!isAnswerOrder(line, context)) return end
    end = start + text.slice(0, start).trimEnd().length - start
  }
  return end
}

/** The paragraphs of a place: what blank lines set apart. */
function splitBlocks(text: string, { start, end }: Place): Place[] {
  const blocks: Place[] = []
  const gap = /\n[ \t]{0,8}(?:\r?\n[ \t]{0,8})+/gu
  const body = text.slice(start, end)
  let from = 0
  for (const { 0: mark, index } of body.matchAll(gap)) {
    pushBlock(blocks, body, start, from, index)
    from = index + mark.length
  }
  pushBlock(blocks, body, start, from, body.length)
  return blocks
}

function pushBlock(blocks: Place[], body: string, offset: number, from: number, to: number): void {
  const slice = body.slice(from, to)
  const trimmed = slice.trim()
  if (trimmed === '') return
  const start = offset + from + slice.indexOf(trimmed)
  blocks.push({ start, end: start + trimmed.length })
}

import type { DraftFacts } from '../draft-facts.ts'
import { readWords, type Word } from '../read-words.ts'
import { checkMidjourneyCaption } from './check-midjourney-caption.ts'
import { checkMidjourneyFlags } from './check-midjourney-flags.ts'
import { collectFaults, type Fault, firstMatch } from './fault.ts'
import { readImageText } from './image-text.ts'

/** The sixteen numbered rules for a picture prompt with parameters; `draft` settles what only its author may use. */
export function checkMidjourney(
  text: string,
  draft: DraftFacts | null = null,
  words: readonly Word[] = readWords(text),
): Fault[] {
  const at = text.search(/(?:^|\s)--[a-z]/iu)
  const body = at < 0 ? text : text.slice(0, at)
  const parameters = at < 0 ? '' : text.slice(at).trim()
  // Parameters begin behind a space, so no word is cut.
  const caption = readImageText(body, draft, at < 0 ? words : words.filter((word) => word.end <= at))
  return [
    ...collectFaults('midjourney', [
      [2, 'one space stands before each parameter, and two hyphens', rule2OneSpace(text)],
      [3, 'no punctuation stands before the first parameter', at < 0 ? null : rule3NoStop(body)],
      [16, 'the prompt is one line', rule16OneLine(text)],
    ]),
    ...checkMidjourneyCaption(caption),
    ...checkMidjourneyFlags(parameters, caption.words, draft),
  ]
}

function rule2OneSpace(text: string): string | null {
  return firstMatch(/\S--[a-z]|\s\s--[a-z]|(?<=^|\s)[–—](?:ar|raw|no|s|v|c|seed) |(?<=^|\s)- -[a-z]/iu, text)
}

function rule3NoStop(body: string): string | null {
  return firstMatch(/[,.;:]$/u, body)
}

function rule16OneLine(text: string): string | null {
  const at = text.search(/[\n\r]/u)
  // Looked for backwards from the first break: from the front, each place of a long line would be tried.
  return at < 0 ? null : firstMatch(/[^\n\r]{0,30}[\n\r]/u, text.slice(Math.max(0, at - 60), at + 1))
}

import { collectFaults, type Fault, firstMatch } from './fault.ts'
import { excerpt, type ImageText } from './image-text.ts'

/** A picture request for a model that draws none is a brief: what is shown, how it looks, and one ask at the end. */
export function checkClaudeImage({ text }: ImageText): Fault[] {
  return collectFaults('claude', [
    [1, 'the brief has a subject, and its tags are closed and filled', rule1Brief(text)],
    [3, 'the ask comes last', rule3AskLast(text)],
    [8, 'parameters of other tools mean nothing here', rule8NoFlags(text)],
  ])
}

function rule1Brief(text: string): string | null {
  const brief = /<(brief(?:_\d)?)>/u.exec(text)?.[1]
  const subject = /<(subject(?:_\d)?)>/u.exec(text)?.[1]
  if (!brief || !subject || !text.includes(`</${brief}>`) || !text.includes(`</${subject}>`)) return excerpt(text)
  return firstMatch(/<(brief|subject|look|keep_out|task)>\s*<\/\1>/u, text)
}

function rule3AskLast(text: string): string | null {
  return /<\/task(?:_\d)?>\s*$/u.test(text) ? null : excerpt(text.trim().slice(-60))
}

function rule8NoFlags(text: string): string | null {
  return firstMatch(/(?<=^|\s|>)--[a-z]+/iu, text)
}

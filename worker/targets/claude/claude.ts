import type { Draft } from '../../text-engine/analyze/draft.ts'
import { errorIf, type Violation } from '../../text-engine/guardrails/verdict.ts'
import { checkAnyChat, checkForeignSyntax } from '../rules.ts'
import type { Target } from '../target.ts'
import { proseImage, proseInstructions, sayKeptOut, writeProsePicture } from '../write-prose-picture.ts'

const closing = 'Answer with one finished prompt for an image generator that shows exactly this.'

/** The model draws no pictures: a picture prompt asks it for one that an image generator can draw. */
export const claude: Target = {
  name: 'Claude',
  verifiedOn: '2026-11',
  modalities: ['chat'],
  chat: {
    delimiter: 'tags',
    instruction: 'claude/chat',
    check: (draft, result) => [...checkSections(draft, result), ...checkAnyChat(result, 'claude-foreign-syntax')],
  },
  image: {
    ...proseImage,
    wordsMax: 300,
    write: (plan, view) => {
      const asksAlready = plan.fallbackLevel === 'finished' || plan.draft.language !== 'en'
      return writeProsePicture(plan, view, { sayExcluded: sayKeptOut, closing: asksAlready ? null : closing })
    },
    closing,
    check: (draft, result) => [...checkSections(draft, result), ...checkForeignSyntax(result, 'claude-foreign-syntax')],
    instructions: proseInstructions('claude/picture', 'Mostly 60 to 120 words.'),
  },
  strictRules: new Set(['claude-tag-closed-by-draft']),
}

const depthMax = 2
const lineTag = /^<(\/?)([a-z][a-z0-9_]{0,30})>/u
const closeAtEnd = /<\/([a-z][a-z0-9_]{0,30})>$/u
const prefill = /\n(?:Assistant|AI):$/u

/** The rules for a prompt in sections between tags. */
function checkSections(draft: Draft, result: Draft): Violation[] {
  const { text } = result
  const tags = readTags(draft.text, text)
  return [
    ...errorIf(tags.fault, 'claude-tags', 'Each tag is opened once, closed and not empty'),
    ...errorIf(prefill.exec(text)?.[0], 'claude-prefill', 'A prompt does not begin the reply'),
    ...errorIf(tags.closedByDraft, 'claude-tag-closed-by-draft', 'The text of the author closes a tag of the prompt'),
  ]
}

/** Tags on separate lines that the draft does not have. */
function readTags(own: string, text: string): { fault: string | null; closedByDraft: string | null } {
  const open: string[] = []
  const names = new Set<string>()
  let fault: string | null = null
  let last = ''
  for (const line of text.split('\n')) {
    const trimmed = line.trim()
    const [whole, slash, name = ''] = lineTag.exec(trimmed) ?? []
    if (whole === undefined || own.includes(`<${name}>`)) {
      const closing = closeAtEnd.exec(trimmed)?.[1]
      if (closing !== undefined && closing === open.at(-1)) open.pop()
    } else if (slash === '/') {
      if (open.at(-1) !== name || last === `<${name}>`) fault ??= whole
      else open.pop()
    } else {
      if (open.length === 0 && names.has(name)) fault ??= whole
      names.add(name)
      if (!trimmed.endsWith(`</${name}>`)) open.push(name)
      else if (trimmed === `<${name}></${name}>`) fault ??= trimmed
      if (open.length > depthMax) fault ??= whole
    }
    if (trimmed !== '') last = trimmed
  }
  const left = open.at(-1)
  return {
    fault: fault ?? (left === undefined ? null : `<${left}>`),
    closedByDraft: [...names].find((name) => own.includes(`</${name}>`)) ?? null,
  }
}

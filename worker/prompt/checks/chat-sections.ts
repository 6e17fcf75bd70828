import { chatLabelKeys } from '../data/chat-label-keys.ts'
import type { DraftFacts } from '../draft-facts.ts'
import { lineEnd } from '../line-end.ts'
import { rememberByDraft } from '../remember-by-draft.ts'

export interface Section {
  /** Which part of a prompt the label names, in any of our languages; `other` for the author's own headings. */
  key: string
  /** The label line as written. */
  line: string
  body: string
}

/** What a line begins with that names the part behind it. */
interface Label {
  name: string
  end: number
}

/** The parts of a text under `# ` headings. */
export const sectionsOfHeadings: (facts: DraftFacts) => readonly Section[] = rememberByDraft(({ text }) =>
  collect(text, readHeading),
)

/** The parts of a text behind `Label:` lines that are ours. */
export const sectionsOfLabels: (facts: DraftFacts) => readonly Section[] = rememberByDraft(({ text }) =>
  collect(text, readLabel),
)

const headingMark = '# '
const space = /\s/u
const labelLengthMax = 30

function readHeading(text: string, start: number, end: number): Label | null {
  const from = start + headingMark.length
  if (!text.startsWith(headingMark, start) || from >= end || space.test(text.charAt(from))) return null
  return { name: text.slice(from, end).trim(), end }
}

function readLabel(text: string, start: number, end: number): Label | null {
  let at = start
  const last = Math.min(end - 1, start + labelLengthMax)
  while (at <= last && text.charAt(at) !== ':' && text.charAt(at) !== '：') at += 1
  const name = at > last ? '' : text.slice(start, at).trim()
  return chatLabelKeys.has(name) ? { name, end: at + 1 } : null
}

const fenceMarks = /[ \t]{0,8}(`{3,}|~{3,})/uy

/** The run of marks that is still open behind a line; a longer fence may hold shorter ones. */
function fenceAfter(text: string, start: number, open: string): string {
  fenceMarks.lastIndex = start
  const marks = fenceMarks.exec(text)?.[1]
  if (!marks) return open
  if (open === '') return marks
  return marks.startsWith(open) ? '' : open
}

function collect(text: string, read: (text: string, start: number, end: number) => Label | null): Section[] {
  const sections: Section[] = []
  let open: { key: string; line: string; bodyStart: number } | null = null
  let fence = ''
  for (let start = 0, end = 0; start <= text.length; start = end + 1) {
    end = lineEnd(text, start)
    fence = fenceAfter(text, start, fence)
    const label = fence === '' ? read(text, start, end) : null
    if (!label) continue
    if (open) sections.push({ key: open.key, line: open.line, body: text.slice(open.bodyStart, start - 1) })
    open = { key: chatLabelKeys.get(label.name) ?? 'other', line: text.slice(start, end), bodyStart: label.end }
  }
  if (open) sections.push({ key: open.key, line: open.line, body: text.slice(open.bodyStart) })
  return sections
}

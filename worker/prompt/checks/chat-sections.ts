import { chatLabelKeys } from '../data/chat-label-keys.ts'
import type { DraftFacts } from '../draft-facts.ts'
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
  length: number
}

/** The parts of a text under `# ` headings. */
export const sectionsOfHeadings: (facts: DraftFacts) => readonly Section[] = rememberByDraft(({ text }) =>
  collect(text, (line) => (/^# \S/u.test(line) ? { name: line.slice(2).trim(), length: line.length } : null)),
)

/** The parts of a text behind `Label:` lines that are ours. */
export const sectionsOfLabels: (facts: DraftFacts) => readonly Section[] = rememberByDraft(({ text }) =>
  collect(text, (line) => {
    const at = line.search(colon)
    const name = at < 0 || at > labelLengthMax ? '' : line.slice(0, at).trim()
    return chatLabelKeys.has(name) ? { name, length: at + 1 } : null
  }),
)

const colon = /[:：]/u
const labelLengthMax = 30

/** The run of marks that is still open behind a line; a longer fence may hold shorter ones. */
function fenceAfter(line: string, open: string): string {
  const marks = /^[ \t]{0,8}(`{3,}|~{3,})/u.exec(line)?.[1]
  if (!marks) return open
  if (open === '') return marks
  return marks.startsWith(open) ? '' : open
}

function collect(text: string, read: (line: string) => Label | null): Section[] {
  const sections: Section[] = []
  let open: { key: string; line: string; bodyStart: number } | null = null
  let fence = ''
  for (let start = 0, end = 0; start <= text.length; start = end + 1) {
    const found = text.indexOf('\n', start)
    end = found < 0 ? text.length : found
    const line = text.slice(start, end)
    fence = fenceAfter(line, fence)
    const label = fence === '' ? read(line) : null
    if (!label) continue
    if (open) sections.push({ key: open.key, line: open.line, body: text.slice(open.bodyStart, start - 1) })
    open = { key: chatLabelKeys.get(label.name) ?? 'other', line, bodyStart: start + label.length }
  }
  if (open) sections.push({ key: open.key, line: open.line, body: text.slice(open.bodyStart) })
  return sections
}

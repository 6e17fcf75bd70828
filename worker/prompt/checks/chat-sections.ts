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

/** The parts of a text under `# ` headings. */
export const sectionsOfHeadings: (facts: DraftFacts) => readonly Section[] = rememberByDraft(({ text }) =>
  collect(text, (line) => (/^# \S/u.test(line) ? { label: line.slice(2).trim(), rest: '' } : null)),
)

/** The parts of a text behind `Label:` lines that are ours. */
export const sectionsOfLabels: (facts: DraftFacts) => readonly Section[] = rememberByDraft(({ text }) =>
  collect(text, (line) => {
    const at = line.search(colon)
    const label = at < 0 || at > labelLengthMax ? '' : line.slice(0, at).trim()
    return chatLabelKeys.has(label) ? { label, rest: line.slice(at + 1) } : null
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

function collect(text: string, read: (line: string) => { label: string; rest: string } | null): Section[] {
  const sections: { key: string; line: string; lines: string[] }[] = []
  let fence = ''
  for (const line of text.split('\n')) {
    fence = fenceAfter(line, fence)
    const found = fence === '' ? read(line) : null
    if (found) sections.push({ key: chatLabelKeys.get(found.label) ?? 'other', line, lines: [found.rest] })
    else sections.at(-1)?.lines.push(line)
  }
  return sections.map(({ key, line, lines }) => ({ key, line, body: lines.join('\n') }))
}

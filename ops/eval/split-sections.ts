import type { Outcome } from './run-record.ts'
import { otherLabels, outputLabels } from './section-labels.ts'

/** Lines of a result without their labels. */
export interface Sections {
  body: string[]
  /** What says the form of the answer or of the picture. */
  output: string[]
}

export function splitSections({ text, analysis, targetId }: Outcome): Sections {
  return analysis.modality === 'chat' ? splitChat(text) : splitImage(text, targetId)
}

function splitChat(text: string): Sections {
  const sections: Sections = { body: [], output: [] }
  let isOutput = false
  for (const raw of text.split('\n')) {
    const line = raw.trim()
    if (line.startsWith('</')) {
      isOutput = false
      continue
    }
    const label = readLabel(line)
    if (label) isOutput = label.isOutput
    const rest = label ? label.rest : line
    if (rest !== '') (isOutput ? sections.output : sections.body).push(rest)
  }
  return sections
}

/** "# Task", "Task: …" and "<task>". */
function readLabel(line: string): { isOutput: boolean; rest: string } | null {
  const [whole = '', label = ''] = /^(?:#{1,3} |<)?([^:：>\n]{2,30})(?:[:：>]\s*|$)/u.exec(line) ?? []
  const name = label.trim().toLowerCase().replace(/_\d$/u, '')
  const isOutput = outputLabels.has(name)
  return isOutput || otherLabels.has(name) ? { isOutput, rest: line.slice(whole.length) } : null
}

/** Parameters, ratio, the closing exclusion and the standing task of a brief are the form that the target asks for. */
function splitImage(text: string, targetId: string): Sections {
  const [caption = ''] = targetId === 'midjourney' ? text.split(' --', 1) : [text]
  const [brief = ''] = targetId === 'claude' ? caption.split('<task', 1) : [caption]
  const sentences = brief
    .replaceAll(/<\/?[a-z_0-9]{2,20}>/gu, '\n')
    .split(/\n|(?<=[.!?])\s+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
  const isForm = (sentence: string): boolean => /\p{Nd}:\p{Nd}|^No /u.test(sentence)
  return { body: sentences.filter((sentence) => !isForm(sentence)), output: sentences.filter(isForm) }
}

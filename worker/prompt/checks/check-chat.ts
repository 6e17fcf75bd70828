import type { TargetId } from '#shared/catalog/targets.ts'
import { collectFaults, type Fault, firstMatch } from './fault.ts'
import { folklore } from './forbidden-words.ts'

const rulesMax = 9
const ownTags = /^<(material|context|task|requirements|output_format|brief)(_\d+)?>$/u

/** The rules for a text prompt; `draft` shows which tags and headings were there before. */
export function checkChat(text: string, targetId: TargetId, draft: string): Fault[] {
  const lines = text.split('\n')
  const common = collectFaults(targetId, [
    [3, 'pressure and incantations do not help', firstMatch(folklore, text)],
    [5, 'fences are balanced', (text.match(/^```/gmu)?.length ?? 0) % 2 === 0 ? null : '```'],
    [7, 'too many rules', countBullets(lines) - countBullets(draft.split('\n')) > rulesMax ? firstBullet(lines) : null],
  ])
  if (targetId === 'claude') return [...common, ...checkTags(lines, draft)]
  if (targetId === 'chatgpt') return [...common, ...checkHeadings(lines)]
  return common
}

function checkTags(lines: readonly string[], draft: string): Fault[] {
  const faults: Fault[] = []
  const open: string[] = []
  const seen = new Set<string>()
  for (const line of lines) {
    const trimmed = line.trim()
    const name = ownTags.test(trimmed) ? trimmed.slice(1, -1) : null
    if (name && !draft.includes(trimmed)) {
      if (seen.has(name)) faults.push({ check: 'claude-1', message: 'a tag stands twice', evidence: trimmed })
      seen.add(name)
      open.push(name)
    } else if (open.length > 0 && trimmed === `</${open.at(-1)}>`) open.pop()
  }
  for (const name of open) faults.push({ check: 'claude-1', message: 'a tag is not closed', evidence: `<${name}>` })
  return faults
}

function checkHeadings(lines: readonly string[]): Fault[] {
  const headings = lines.filter((line) => /^# \S/u.test(line))
  const repeated = headings.find((heading, at) => headings.indexOf(heading) !== at)
  return repeated ? [{ check: 'chatgpt-1', message: 'a heading stands twice', evidence: repeated }] : []
}

function countBullets(lines: readonly string[]): number {
  return lines.filter((line) => line.startsWith('- ')).length
}

function firstBullet(lines: readonly string[]): string {
  return lines.find((line) => line.startsWith('- ')) ?? '- '
}

import {
  type ChatText,
  findDoubleRule,
  findFolklore,
  findForeignFlag,
  findNewContradiction,
  findOpenFence,
  findOverlength,
  findPlaceholder,
  findRestatedTask,
} from './chat-rules.ts'
import { type Section, sectionsOfHeadings } from './chat-sections.ts'
import { collectFaults, type Fault } from './fault.ts'

/** The numbered rules for a text prompt under Markdown headings. */
export function checkChatgptChat(text: ChatText): Fault[] {
  const sections = sectionsOfHeadings(text.facts)
  const task = sections.find((section) => section.key === 'task')
  return collectFaults('chatgpt', [
    [1, 'headings stand once, in order and over something', findHeadingFault(sections, text) ?? findPlaceholder(text)],
    [2, 'the task is said once', findTaskFault(sections, text) ?? findRestatedTask(text, task?.body ?? '')],
    [3, 'pressure, incantations and double rules do not help', findFolklore(text) ?? findDoubleRule(text)],
    [4, 'two wishes cannot both be met', findNewContradiction(text)],
    [5, 'fences are balanced', findOpenFence(text)],
    [6, 'form and length of the answer are both stated', findOpenForm(sections, text)],
    [7, 'a role is one sentence', findLongRole(sections)],
    [8, 'parameters of a drawing tool mean nothing here', findForeignFlag(text)],
    [9, 'the prompt is longer than its task', findOverlength(text)],
  ])
}

const order = ['role', 'task', 'context', 'material', 'requirements', 'output', 'done']

function findHeadingFault(sections: readonly Section[], { draft }: ChatText): string | null {
  const own = sections.filter((section) => !draft?.text.includes(section.line))
  const repeated = own.find((section, at) => own.findIndex((other) => other.line === section.line) !== at)
  const empty = own.find((section) => section.body.trim() === '')
  const places = own.map((section) => order.indexOf(section.key)).filter((place) => place >= 0)
  const isOrdered = places.every((place, at) => at === 0 || place >= (places[at - 1] ?? 0))
  return repeated?.line ?? empty?.line ?? (isOrdered ? null : (own[0]?.line ?? null))
}

function findTaskFault(sections: readonly Section[], { draft }: ChatText): string | null {
  const tasks = sections.filter((section) => section.key === 'task' && !draft?.text.includes(section.line))
  return tasks.length > 1 ? (tasks[1]?.line ?? null) : null
}

/** Only where an output section is ours: an author who limits the answer in a few words has said enough. */
function findOpenForm(sections: readonly Section[], { facts, draft }: ChatText): string | null {
  const output = sections.find((section) => section.key === 'output')
  if (!output || facts.stated.length || draft?.text.includes(output.line)) return null
  if ((draft ?? facts).language !== 'en') return null
  return /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|many|limit|fifth|only|short|brief|single|line|sentence|paragraph|length|long)/iu.test(
    output.body,
  )
    ? null
    : output.line
}

function findLongRole(sections: readonly Section[]): string | null {
  const role = sections.find((section) => section.key === 'role')
  return role && /[.!?]\s+\p{Lu}/u.test(role.body.trim()) ? role.line : null
}

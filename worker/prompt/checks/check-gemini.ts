import {
  type ChatText,
  findFolklore,
  findForeignFlag,
  findNewContradiction,
  findOpenFence,
  findOverlength,
  findPlaceholder,
  findRestatedTask,
} from './chat-rules.ts'
import { sectionsOfLabels } from './chat-sections.ts'
import { collectFaults, type Fault, firstMatch } from './fault.ts'

const wordsMax = 300

/** The numbered rules for persona, task, context and format, with the limits last. */
export function checkGeminiChat(text: ChatText): Fault[] {
  const sections = sectionsOfLabels(text.facts)
  const task = sections.find((section) => section.key === 'task')
  return collectFaults('gemini', [
    [
      1,
      'a shaped prompt names its task',
      sections.length > 0 && !task ? (sections[0]?.line ?? null) : findPlaceholder(text),
    ],
    [
      2,
      'limits stand in the last block',
      findEarlyLimits(
        sections.map((section) => section.key),
        sections.map((section) => section.line),
      ),
    ],
    [3, 'a bare ban on inference is over-applied', findInferenceBan(text)],
    [4, 'one style of delimiter', findSecondDelimiter(text, sections.length)],
    [5, 'the persona is one sentence', findLongPersona(text)],
    [6, 'the prompt is longer than its task', findLongPrompt(text) ?? findOverlength(text)],
    [7, 'the task is said once', findRestatedTask(text, task?.body ?? '')],
    [8, 'pressure and incantations do not help', findFolklore(text) ?? findForeignFlag(text)],
    [9, 'the task follows what it works on', findEarlyTask(text, task?.line ?? null)],
    [10, 'fences are balanced and wishes agree', findOpenFence(text) ?? findNewContradiction(text)],
  ])
}

function findEarlyLimits(keys: readonly string[], lines: readonly string[]): string | null {
  const at = keys.indexOf('constraints')
  return at >= 0 && at !== keys.length - 1 ? (lines[at] ?? null) : null
}

function findInferenceBan({ facts, draft }: ChatText): string | null {
  const found = firstMatch(/\bdo not (?:infer|guess|assume)\b(?=[.\n]|$)/iu, facts.text)
  return found && draft?.text.includes(found) ? null : found
}

function findSecondDelimiter({ facts, draft }: ChatText, sections: number): string | null {
  if (sections === 0) return null
  const found = firstMatch(/^(?:# \S[^\n]{0,80}|<(?:task|context|requirements|output_format)>)$/mu, facts.text)
  return found && draft?.text.includes(found) ? null : found
}

function findLongPersona({ facts, draft }: ChatText): string | null {
  const persona = facts.text.split('\n\n', 1)[0] ?? ''
  if (!persona.startsWith('You are ') || draft?.text.includes(persona)) return null
  return /[.!?]\s+\S/u.test(persona) ? persona : null
}

function findLongPrompt({ facts, draft }: ChatText): string | null {
  return draft && facts.words.length > Math.max(wordsMax, draft.words.length * 3) ? `${facts.words.length} words` : null
}

function findEarlyTask({ facts, draft }: ChatText, taskLine: string | null): string | null {
  const material = draft?.material?.text
  if (!material || !taskLine) return null
  return facts.text.indexOf(taskLine) < facts.text.indexOf(material) ? taskLine : null
}

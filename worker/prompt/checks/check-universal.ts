import { rememberByDraft } from '../remember-by-draft.ts'
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
  findTooManyRules,
} from './chat-rules.ts'
import { sectionsOfLabels } from './chat-sections.ts'
import { collectFaults, type Fault, firstMatch } from './fault.ts'

/** The rules for labelled lines that any model reads; numbered in the order of the reference's sentence on them. */
export function checkUniversalChat(text: ChatText): Fault[] {
  const sections = sectionsOfLabels(text.facts)
  const goals = sections.filter((section) => section.key === 'goal')
  return collectFaults('universal', [
    [1, 'syntax of one vendor', findForeignFlag(text) ?? findVendorSyntax(text)],
    [2, 'placeholders of ours', findPlaceholder(text)],
    [3, 'pressure, incantations and double rules do not help', findFolklore(text) ?? findDoubleRule(text)],
    [4, 'two wishes cannot both be met', findNewContradiction(text)],
    [5, 'fences are balanced', findOpenFence(text)],
    [6, 'a label stands once', goals.length > 1 ? (goals[1]?.line ?? null) : null],
    [7, 'too many rules', findTooManyRules(text)],
    [8, 'the task is said once', findRestatedTask(text, goals[0]?.body ?? '')],
    [9, 'the prompt is longer than its task', findOverlength(text)],
  ])
}

/** Tags of one vendor, or weights of another, that the author did not write. */
function findVendorSyntax({ facts, draft }: ChatText): string | null {
  const found = vendorSyntaxOf(facts)
  return found && draft?.text.includes(found) ? null : found
}

const tag = /<\/?(?:task|context|requirements|output_format|material|brief)>/u
const tagOrWeight = new RegExp(`${tag.source}|\\S::\\d`, 'u')

// Each by itself is far faster than both as one pattern.
const vendorSyntaxOf = rememberByDraft(({ text }) =>
  text.includes('::') || tag.test(text) ? firstMatch(tagOrWeight, text) : null,
)

import { opensAsPart } from '../opens-as-part.ts'
import {
  type ChatText,
  findFolklore,
  findForeignFlag,
  findNegativeExcess,
  findNewContradiction,
  findPlaceholder,
  findPrefill,
  findTooManyRules,
} from './chat-rules.ts'
import { collectFaults, type Fault, firstMatch } from './fault.ts'

/** A pasted text of this length goes before the task: models answer better with the question last. */
const longMaterial = 1500
const ownTag = /^<(material|context|task|requirements|output_format|brief|subject|look|keep_out)(_\d+)?>/u

/** The numbered rules for a prompt in XML sections. */
export function checkClaude(text: ChatText): Fault[] {
  const tags = readOwnTags(text)
  return collectFaults('claude', [
    [1, 'tags are opened once, closed and filled', tags.fault ?? findPlaceholder(text)],
    [2, 'long material stands before the task', findLateMaterial(text)],
    [3, 'the last line is the ask', findLooseEnd(text, tags.names)],
    [4, 'pressure, incantations and begun replies do not help', findFolklore(text) ?? findPrefill(text)],
    [5, 'rules say what to do', findNegativeExcess(text)],
    [6, 'the text of the author cannot close our tags', tags.closedByDraft],
    [7, 'too many rules', findTooManyRules(text)],
    [
      8,
      'the form is said in what is wanted',
      firstMatch(/<output_format>\s*(?:do not|don't|never|no)\b/iu, text.facts.text),
    ],
    [9, 'tags of the author are kept', findLostTag(text)],
    [10, 'examples are one to five', findExampleFault(text)],
    [11, 'two wishes cannot both be met', findNewContradiction(text)],
    [12, 'parameters of a drawing tool mean nothing here', findForeignFlag(text)],
  ])
}

interface OwnTags {
  names: string[]
  fault: string | null
  closedByDraft: string | null
}

function readOwnTags({ facts, draft }: ChatText): OwnTags {
  const known = draft?.text ?? ''
  const open: string[] = []
  const names: string[] = []
  let fault: string | null = null
  for (const line of facts.text.split('\n')) {
    const trimmed = line.trim()
    const found = ownTag.exec(trimmed)
    const name = found ? `${found[1]}${found[2] ?? ''}` : null
    if (name && !known.includes(`<${name}>`)) {
      if (names.includes(name)) fault ??= `<${name}>`
      names.push(name)
      if (trimmed.endsWith(`</${name}>`)) fault ??= trimmed === `<${name}></${name}>` ? trimmed : null
      else open.push(name)
    } else if (open.length > 0 && trimmed === `</${open.at(-1)}>`) open.pop()
    if (open.length > 2) fault ??= `<${open.at(-1)}>`
  }
  fault ??= open.length > 0 ? `<${open.at(-1)}>` : findEmptyTag(facts.text, known)
  return { names, fault, closedByDraft: names.find((name) => known.includes(`</${name}>`)) ?? null }
}

function findEmptyTag(text: string, known: string): string | null {
  const found = firstMatch(/<(\w{1,40})>\s*<\/\1>/u, text)
  return found && known.includes(found) ? null : found
}

function findLateMaterial({ facts, draft }: ChatText): string | null {
  const material = draft?.material?.text ?? ''
  const task = facts.text.search(/<task(?:_\d+)?>/u)
  return material.length >= longMaterial && task >= 0 && facts.text.indexOf(material) > task ? '<task>' : null
}

function findLooseEnd({ facts }: ChatText, names: readonly string[]): string | null {
  if (names.length === 0) return null
  const text = facts.text.trimEnd()
  const last = text.slice(text.lastIndexOf('\n') + 1)
  if (/^<\/(?:output_format|task)(?:_\d+)?>$/u.test(last.trim())) return null
  // A role asks for nothing, and its rules are the last word on it.
  const task = /<task(?:_\d+)?>/u.exec(facts.text)
  const isRole = task !== null && opensAsPart(facts.text.slice(task.index + task[0].length).trimStart())
  return isRole && /^<\/requirements(?:_\d+)?>$/u.test(last.trim()) ? null : last
}

function findLostTag({ facts, draft }: ChatText): string | null {
  const tags = draft?.text.match(/<\/?[a-z][a-z0-9_]{0,30}>/gu) ?? []
  return tags.find((tag) => !facts.text.includes(tag)) ?? null
}

function findExampleFault({ facts }: ChatText): string | null {
  const count = facts.text.match(/<example>/gu)?.length ?? 0
  const isOpen = facts.text.includes('<examples>') && count === 0
  return count > 5 || isOpen ? '<example>' : null
}

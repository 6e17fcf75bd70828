import type { Modality } from '#shared/prompts/prompt-result.ts'
import type { DraftFacts } from '../draft-facts.ts'
import { findContradictions } from '../find-contradictions.ts'
import { lineEnd } from '../line-end.ts'
import { readWords } from '../read-words.ts'
import { rememberByDraft } from '../remember-by-draft.ts'
import { rememberByWord } from '../word-forms.ts'
import { firstMatch } from './fault.ts'
import { findFolkloreWord } from './forbidden-words.ts'

/** A result in the making and the draft it came from; without a draft the text is judged by itself. */
export interface ChatText {
  facts: DraftFacts
  draft: DraftFacts | null
  modality: Modality
}

const rulesMax = 7
const simpleWordsMax = 250
const growthMax = 3
const placeholder = /\[(?:insert|your|add|paste|enter|topic|name here)\b[^\]\n]{0,60}\]|\bTBD\b|<insert[^>\n]{0,60}>/iu

const lastStop = /[.。।]$/u

// Several rules ask for them.
const addedBy = new WeakMap<ChatText, readonly string[]>()

/** Bullets that the draft does not have. */
export function addedBullets(text: ChatText): readonly string[] {
  const added = addedBy.get(text) ?? readAdded(text)
  addedBy.set(text, added)
  return added
}

function readAdded({ facts, draft }: ChatText): string[] {
  const known = draft?.text ?? ''
  const drafted = new Set(draft ? bulletLinesOf(draft) : [])
  const added: string[] = []
  for (const line of bulletLinesOf(facts)) {
    if (drafted.has(line)) continue
    const bullet = line.slice(bulletMark.length).trim()
    if (!known.includes(bullet.replace(lastStop, ''))) added.push(bullet)
  }
  return added
}

const bulletMark = '- '

const bulletLinesOf = rememberByDraft(({ text }): readonly string[] => {
  const lines: string[] = []
  for (let start = 0, end = 0; start <= text.length; start = end + 1) {
    end = lineEnd(text, start)
    if (text.startsWith(bulletMark, start)) lines.push(text.slice(start, end))
  }
  return lines
})

const mayBePlaceholder = rememberByWord(({ lower }) => lower.includes('tbd'))

export function findPlaceholder({ facts, draft }: ChatText): string | null {
  const found = placeholderOf(facts)
  return found && draft?.text.includes(found) ? null : found
}

// A result is checked against its draft, and then by itself for its score.
const placeholderOf = rememberByDraft(({ text, words }) => {
  if (!text.includes('[') && !text.includes('<') && !words.some(mayBePlaceholder)) return null
  return firstMatch(placeholder, text)
})

/** Pressure, bribes and incantations. */
export function findFolklore({ facts }: ChatText): string | null {
  return folkloreOf(facts)
}

const folkloreOf = rememberByDraft(({ text }) => findFolkloreWord(text))

/** A bullet of ours with a second sentence asks for two things. */
export function findDoubleRule(text: ChatText): string | null {
  return addedBullets(text).find((bullet) => /[.!?。！？।]\s+\p{Lu}/u.test(bullet)) ?? null
}

export function findTooManyRules(text: ChatText): string | null {
  const bullets = addedBullets(text)
  return bullets.length > rulesMax ? (bullets[rulesMax] ?? null) : null
}

/** Two wishes that cannot both be met, where the draft had no such clash. */
export function findNewContradiction({ facts, draft, modality }: ChatText): string | null {
  const found = findContradictions(facts, modality)
  if (found.length === 0) return null
  const known = new Set(draft ? findContradictions(draft, modality) : [])
  return found.find((contradiction) => !known.has(contradiction)) ?? null
}

export function findOpenFence({ facts, draft }: ChatText): string | null {
  const marks = countFences(facts.text)
  return marks % 2 === 0 || (draft !== null && countFences(draft.text) % 2 === 1) ? null : '```'
}

function countFences(text: string): number {
  return text.includes('```') ? (text.match(/^[ \t]{0,8}```/gmu)?.length ?? 0) : 0
}

/** A parameter of a drawing tool that the author did not write. */
export function findForeignFlag({ facts, draft }: ChatText): string | null {
  const found = foreignFlagOf(facts)
  return found && draft?.text.includes(found) ? null : found
}

const foreignFlagOf = rememberByDraft(({ text }) =>
  text.includes('--') ? firstMatch(/(?<=^|\s)--(?:ar|no|s|raw|style|stylize|chaos|niji|v|seed)\b/iu, text) : null,
)

/** Three times the draft, or the room of a simple task, whichever is more. */
export function findOverlength({ facts, draft }: ChatText): string | null {
  if (!draft) return null
  const wordsMax = Math.max(simpleWordsMax, draft.words.length * growthMax)
  return facts.words.length > wordsMax ? `${facts.words.length} words` : null
}

/** A rule that only says the task again. */
export function findRestatedTask({ facts }: ChatText, task: string): string | null {
  // Behind the same words stand about as many characters.
  const alike = bulletLinesOf(facts).filter((bullet) => bullet.length * 2 > task.length)
  if (alike.length === 0) return null
  const said = stemsOf(task)
  return said === '' ? null : (alike.find((bullet) => stemsOf(bullet) === said) ?? null)
}

function stemsOf(text: string): string {
  return readWords(text)
    .map((word) => word.stem)
    .join(' ')
}

/** A line that ends in a reply already begun for the model. */
export function findPrefill({ facts }: ChatText): string | null {
  return firstMatch(/\n(?:Assistant|AI):\s*$/u, facts.text)
}

/** Rules that only forbid, when they are more than three in ten. */
export function findNegativeExcess(text: ChatText): string | null {
  const bullets = addedBullets(text)
  const negative = bullets.filter((bullet) => /^(?:do not|don't|never|avoid|no)\b/iu.test(bullet))
  return bullets.length >= 3 && negative.length / bullets.length > 0.3 ? (negative[0] ?? null) : null
}

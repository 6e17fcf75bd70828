import { sourceCues } from './data/source-cues.ts'
import { type KindCues, kindCues } from './data/task-kind-cues.ts'
import type { DraftFacts } from './draft-facts.ts'
import { findCueAt, hasAnyCue } from './find-cue-at.ts'
import { isUnspaced, type LanguageCode } from './language-code.ts'
import { opensWithTool, tellsOfTrouble } from './names-tool.ts'
import type { TaskKind } from './task-kind.ts'

const headLengthMax = 400
/** Without a word for them in the request, these kinds are mostly mistaken. */
const unsure: ReadonlySet<TaskKind> = new Set(['other', 'math', 'code', 'debugging', 'data'])
const asksQuestion =
  /[?？]|^(?:如何|怎么|怎样|怎麼|怎樣|为什么|為什麼|什么是|什麼是)|(?:吗|嗎|ますか|ですか)$|教えて|बता[इएओ]|जानकारी/u
const verbLast: ReadonlySet<LanguageCode> = new Set(['ja', 'hi'])

/** The kind that the request names in its own language; null where it names none. */
export function nameTaskKind(draft: DraftFacts, ofDomain: TaskKind): TaskKind | null {
  const kind = inProgramming(draft, findNamedKind(draft), ofDomain)
  return kind === 'summary' && !hasSource(draft) ? 'explanation' : kind
}

/** The kind that the request names in its own language, else the one of the domain. */
export function readTaskKind(draft: DraftFacts, ofDomain: TaskKind): TaskKind {
  const kind = nameTaskKind(draft, ofDomain)
  if (kind) return kind
  return unsure.has(ofDomain) && asksQuestion.test(draft.instruction.trim()) ? 'explanation' : ofDomain
}

/** Asked for as such, they stay what they are beside any tool. */
const settled: ReadonlySet<TaskKind> = new Set([
  'code',
  'debugging',
  'translation',
  'summary',
  'editing',
  'extraction',
  'article',
  'story',
  'roleplay',
])
/** Words for them occur in questions on programs as well: data, how to, a mail queue. */
const loose: ReadonlySet<TaskKind> = new Set(['data', 'advice', 'plan', 'math'])

/** "Vue 3 用 Pinia …数据丢失" is no data to analyse: a tool at the head, or a domain of programs, says that it is code. */
function inProgramming(draft: DraftFacts, kind: TaskKind | null, ofDomain: TaskKind): TaskKind | null {
  if (kind && settled.has(kind)) return kind
  const isProgram = ofDomain === 'code' || ofDomain === 'debugging'
  const isTool = opensWithTool(draft.instruction)
  if (!isTool && !(isProgram && kind && loose.has(kind))) return kind
  if (tellsOfTrouble(draft.instruction)) return 'debugging'
  if (kind === 'explanation') return kind
  return kind === null && !isProgram ? kind : 'code'
}

/** A summary of the benefits of something, with no text at hand, is an overview. */
function hasSource(draft: DraftFacts): boolean {
  const isInWord = isUnspaced(draft.language)
  return draft.material !== null || hasAnyCue(headOf(draft), sourceCues[draft.language] ?? [], isInWord)
}

function findNamedKind(draft: DraftFacts): TaskKind | null {
  const cues = kindCues[draft.language]
  if (!cues) return null
  // Where the verb stands last, the last cue of the first telling sentence names the task; elsewhere the first one does.
  if (!verbLast.has(draft.language)) return pickKind(headOf(draft), cues, draft.language, false)
  for (const sentence of draft.sentences.slice(0, 8)) {
    const kind = pickKind(sentence.text.slice(0, headLengthMax).toLowerCase(), cues, draft.language, true)
    if (kind) return kind
  }
  return null
}

function headOf(draft: DraftFacts): string {
  return draft.instruction.trim().slice(0, headLengthMax).toLowerCase()
}

/** Before everything else in its text. */
const foremost = -1

function pickKind(text: string, cues: KindCues, language: LanguageCode, isLast: boolean): TaskKind | null {
  const isInWord = isUnspaced(language)
  let picked: TaskKind | null = null
  let best = { place: Number.POSITIVE_INFINITY, length: 0 }
  for (const [kind, phrases] of cues) {
    for (const phrase of phrases) {
      const isStrong = phrase.startsWith('!')
      const cue = isStrong ? phrase.slice(1) : phrase
      const at = findCueAt(text, cue, { isInWord, isLast })
      if (at < 0) continue
      const place = isStrong ? foremost : isLast ? text.length - at - cue.length : at
      // At one place the longer wording says more: "plan a trip" is no business plan.
      if (place > best.place || (place === best.place && cue.length <= best.length)) continue
      best = { place, length: cue.length }
      picked = kind
    }
  }
  return picked
}

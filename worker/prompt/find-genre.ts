import { type ChatGenre, genre } from './chat-genre.ts'
import { chatGenres } from './data/chat-genres.ts'
import { genreCuesElsewhere } from './data/genre-cues-elsewhere.ts'
import { headForms } from './data/head-forms.ts'
import { localisedDecisions } from './data/localised-decisions.ts'
import type { DraftFacts } from './draft-facts.ts'
import { findAskedOfTalk } from './find-asked-of-talk.ts'
import { readTaskWords } from './find-task-words.ts'
import { showsCode } from './shows-code.ts'
import { showsMaterial } from './shows-material.ts'
import { showsTable } from './shows-table.ts'
import { misfitsRequest } from './suits-request.ts'
import { writesInLanguage } from './writes-in-language.ts'

const openingReach = 300
/** A longer request says how it wants its work done. */
const genreWordsMax = 120
/** Who asks to have a text worked on wants that text back, whatever it is about. */
const working =
  /^\W*(?:please |kindly |can you |could you )?(?:translate|summari[sz]e|extract|classify|categori[sz]e|rewrite|reword|rephrase|paraphrase|proofread|edit|improve|shorten|correct|fix|review|convert|label|make (?:this|it|these|the following|my)|continue|act as|pretend|you are|imagine you|i want you to act|i need you to act|play the role|takeaways|key points)\b/iu

/** What these groups learnt to see is in the form of a request, and seldom mistaken. */
const settledGroups: ReadonlySet<string> = new Set([
  'math_reasoning',
  'extraction',
  'classification',
  'translation',
  'summarization',
  'roleplay',
])
const settledConfidenceMin = 0.5

/** The genre that the opening of a request names; the first that fits, since the tables go from the narrow to the wide. */
export function findGenre(
  draft: DraftFacts,
  { group, confidence }: { group: string; confidence: number },
): ChatGenre | null {
  if (localisedDecisions[draft.language] || draft.instructionWords.length > genreWordsMax) return null
  const isSettled =
    settledGroups.has(group) &&
    confidence >= settledConfidenceMin &&
    !(group === 'translation' && writesInLanguage(draft))
  const opening = draft.instruction.trim().slice(0, openingReach).toLowerCase()
  // The patterns are English; other languages borrow many of the words, and have some of their own.
  const elsewhere = draft.language === 'en' || isSettled ? null : findElsewhere(opening, draft)
  if (elsewhere) return elsewhere
  const headed = draft.language === 'en' ? findHeaded(opening, draft) : null
  if (headed) return headed
  const stated = withoutDenied(opening)
  const isWorking = working.test(opening)
  const isShown = showsMaterial(draft)
  const found = chatGenres.find(
    (candidate) =>
      (candidate.isDecisive || candidate.worksOnText || !isWorking) &&
      (candidate.isDecisive || !isSettled || candidate.groups.includes(group)) &&
      (!candidate.needsTable || showsTable(draft)) &&
      (!candidate.needsCode || showsCode(draft)) &&
      !(candidate.needsNoMaterial && isShown) &&
      (!candidate.isWithinGroups || candidate.groups.includes(group)) &&
      candidate.pattern.test(opening) &&
      (stated === opening || candidate.pattern.test(stated) || ofAbsence.test(candidate.pattern.source)) &&
      !candidate.unless?.test(opening) &&
      !misfitsRequest(candidate, opening, draft),
  )
  return found ?? null
}

const denied =
  /\b(?:no|without(?: an?y?| the)?) \p{L}+(?:-\p{L}+)?(?: (?:line|plan|key|list|table|sheet|post|copy)s?)?(?!\p{L})/gu
/** Such a pattern looks for what is not there. */
const ofAbsence = /\bno\b|without|cannot|can't/u

/** The opening without what it rules out: a lesson plan without a worksheet is no worksheet. */
function withoutDenied(opening: string): string {
  return /\b(?:no|without)\b/u.test(opening) ? opening.replaceAll(denied, ' ') : opening
}

/** What the head of a request names, whatever it is about. */
function findHeaded(opening: string, draft: DraftFacts): ChatGenre | null {
  const named =
    findAskedOfTalk(opening, draft) ??
    headForms.find(({ pattern, unless }) => pattern.test(opening) && !unless?.test(opening))?.id
  return named === undefined ? null : (chatGenres.find(({ id }) => id === named) ?? null)
}

/** They say what is written, and leave open what it is for. */
const broadIds: ReadonlySet<string> = new Set(['email', 'article', 'creative-writing', 'how-to', 'comparison'])

function findElsewhere(opening: string, draft: DraftFacts): ChatGenre | null {
  const byPhrase = genreCuesElsewhere.find(([, pattern]) => pattern.test(opening))?.[0]
  const byWord = readTaskWords(draft).genre ?? undefined
  const id = byPhrase === undefined || (broadIds.has(byPhrase) && byWord) ? byWord : byPhrase
  if (id === undefined) return null
  return chatGenres.find((candidate) => candidate.id === id) ?? genre(id, id, /(?!)/u, {})
}

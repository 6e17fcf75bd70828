import type { LocalisedDecision } from './data/decision-table.ts'
import { languageNames } from './data/language-names.ts'
import { lengthPatterns } from './data/length-units.ts'
import { localisedDecisions } from './data/localised-decisions.ts'
import { localisedAnswerLengths, localisedLengths } from './data/localised-lengths.ts'
import { localisedWorks } from './data/localised-works.ts'
import { ownFormsAbroad } from './data/own-forms-abroad.ts'
import { speaksOfDeniedAbroad } from './denied-abroad.ts'
import type { DraftFacts } from './draft-facts.ts'
import { hasAnyCue } from './find-cue-at.ts'
import { findWork } from './find-work.ts'
import { hashText } from './hash-text.ts'
import { isUnspaced, type WrittenLanguage } from './language-code.ts'
import { namesLanguage } from './names-language.ts'
import { pickChoice } from './pick-choice.ts'
import { nameTaskKind, readTaskKind } from './read-task-kind.ts'
import { seedOf } from './seed-of.ts'
import { type TaskKind, taskKind } from './task-kind.ts'

const wordUnit =
  /(?:palabras?|mots?|wört\w*|wort\w*|zeichen|palavras?|caract\S+|शब्द|字|词|詞|文字|単語|分钟|分鐘|minut\S*|मिनट|分|回|つ)$/iu
/** In words, or their like where there are no spaces. */
const smallDraftSize = 12
const longDraftSize = 90
/** Above this size a draft says what it needs. */
const fullDraftSize = 170
const decisionsMax = 2
/** What a plainly named piece of work wants is surer to fit. */
const workDecisionsMore = 1
/** A Chinese or Japanese word has about this many characters. */
const charactersPerWord = 1.8
/** A recipe, a journey or a school essay has wishes of its own, which go before those on any text of the kind. */
const kindsWithOwn: ReadonlySet<TaskKind> = new Set(['advice', 'article', 'explanation', 'marketing', 'message'])
/** Their answer is the result itself, with nothing to stand around it. */
const kindsThatAnswer: ReadonlySet<TaskKind> = new Set(['advice', 'explanation'])
/** They work on a text that is given. */
const kindsOnText: ReadonlySet<TaskKind> = new Set(['summary', 'translation', 'editing', 'extraction'])
const specificRank = 0.4
/** A wish on the form stands at the opening or at the end. */
const formReach = 300
/** So many stated rules leave no room for wishes of ours. */
const statedPartsMany = 4

const nothing = { requirements: [], output: [], length: [] }

/** Decisions for a draft that is not in English, in its own language where we have it. */
export function decideLocalised(
  draft: DraftFacts,
  domainId: string,
): { requirements: string[]; output: string[]; length: string[] } {
  const ofDomain = taskKind(domainId)
  // A mail that is to be summarised is not to be written.
  const isTextWork = draft.material?.kind === 'text' && kindsOnText.has(ofDomain)
  const work = isTextWork ? null : findWork(draft)
  const kind = work ? work.kind : isTextWork ? ofDomain : readTaskKind(draft, ofDomain)
  const table = localisedDecisions[draft.language]
  if (!table) return { requirements: [], output: answerInLanguage(draft, kind), length: [] }
  // Neither learnt nor named: what would suit the answer to anything binds nobody.
  if (!work && domainId === 'general' && nameTaskKind(draft, 'other') === null) return nothing
  const ofWork = work ? localisedWorks[draft.language]?.[work.id] : undefined
  const own = ofWork ?? table[kind]
  if (measureDraft(draft) > fullDraftSize) return nothing
  const isSettled = kind !== 'code' && settlesFormAbroad(draft)
  const output = isSettled || statesForm(draft) ? [] : chooseLines(own.output, draft, 1, 1)
  return {
    requirements: chooseLines(
      own.requirements,
      draft,
      roomFor(draft, kind) + (ofWork ? workDecisionsMore : 0),
      ofWork || kindsWithOwn.has(kind) ? specificRank : 1,
    ),
    output,
    length: isSettled || draft.stated.length ? [] : chooseLength(draft, ofWork ? 'other' : kind, output),
  }
}

/** A form with a number in it has its bound already. */
function chooseLength(draft: DraftFacts, kind: TaskKind, output: readonly string[]): string[] {
  const lengths = kindsThatAnswer.has(kind) ? localisedAnswerLengths : localisedLengths
  const lines = lengths[draft.language as WrittenLanguage]
  return !lines || output.some((line) => /\d/u.test(line)) ? [] : [pickChoice(lines, seedOf(draft), 'length')]
}

/** "As CSV", "answer yes/no", "in 8 dates": neither a form nor remarks of ours fit beside it. */
function settlesFormAbroad({ instruction, language }: DraftFacts): boolean {
  const text =
    instruction.length > 2 * formReach ? instruction.slice(0, formReach) + instruction.slice(-formReach) : instruction
  return ownFormsAbroad[language]?.test(text.toLowerCase()) ?? false
}

/** "In three sentences" settles the form; "in 300 words" only the length. */
function statesForm(draft: DraftFacts): boolean {
  const counted = draft.instruction.match(lengthPatterns[draft.language] ?? /(?!)/gu) ?? []
  return draft.stated.format || counted.some((count) => !wordUnit.test(count))
}

/** A translation is asked for in one language and wanted in another, so nothing is said about it; nor where the author says in which, or there is hardly a word. */
function answerInLanguage(draft: DraftFacts, kind: TaskKind): string[] {
  if (kind === 'translation' || namesLanguage(draft) || !/\p{L}{2}/u.test(draft.instruction)) return []
  const name = languageNames[draft.language]
  return [name ? `Answer in ${name}, the language of the request.` : 'Answer in the language of the request.']
}

function roomFor(draft: DraftFacts, kind: TaskKind): number {
  const size = measureDraft(draft)
  if (kind === 'roleplay' && size > longDraftSize) return 0
  const { format, length, tone, audience, purpose, rules } = draft.stated
  const stated = [format, length, tone, audience, purpose, rules].filter(Boolean).length
  const isQuestion = size < smallDraftSize && /[?？؟]\s*$/u.test(draft.instruction)
  return isQuestion || size > longDraftSize || stated >= statedPartsMany ? 1 : decisionsMax
}

/** How long the request is, in words or their like. */
export function measureDraft(draft: DraftFacts): number {
  return isUnspaced(draft.language) ? draft.instruction.length / charactersPerWord : draft.instructionWords.length
}

/** The text decides among those that fit, so that two drafts of one kind do not read alike. */
function chooseLines(lines: readonly LocalisedDecision[], draft: DraftFacts, room: number, specific: number): string[] {
  if (room === 0) return []
  const text = draft.instruction.toLowerCase()
  const isInWord = isUnspaced(draft.language)
  const fits = ({ text: line, unless, when }: LocalisedDecision): boolean =>
    !hasAnyCue(text, unless, isInWord) &&
    !speaksOfDeniedAbroad(line, draft) &&
    (when.length === 0 || hasAnyCue(text, when, isInWord))
  const chosen = lines
    .filter(fits)
    .map((line) => ({
      line,
      rank: scatter(hashText(`${line.text}\u0000${draft.text}`)) * (line.when.length > 0 ? specific : 1),
    }))
    .toSorted((left, right) => left.rank - right.rank)
    .slice(0, room)
    .map(({ line }) => line)
  return lines.filter((line) => chosen.includes(line)).map(({ text: line }) => line)
}

/** Spreads a hash over all its bits: drafts that differ in their last letters alone must not draw alike. */
function scatter(hash: number): number {
  const first = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  const second = Math.imul(first ^ (first >>> 13), 0xc2b2ae35)
  return (second ^ (second >>> 16)) >>> 0
}

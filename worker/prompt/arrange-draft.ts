import { addVerb } from './add-verb.ts'
import { answerOrders } from './data/answer-orders.ts'
import { imperativeVerbs } from './data/imperative-verbs.ts'
import type { DraftFacts } from './draft-facts.ts'
import { isFiller } from './find-fillers.ts'
import { findHandedInline } from './find-handed-inline.ts'
import { isOneRole } from './played-role.ts'
import { capitalise, polishSentence } from './polish-sentence.ts'
import { readCore } from './read-core.ts'
import { readWords } from './read-words.ts'

export interface ArrangedDraft {
  task: string
  context: string[]
  rules: string[]
  /** Set when a verb was put in front of a bare noun phrase. */
  addedVerb: string | null
  /** The task without that verb. */
  taskAsSent: string
}

const sentencesMax = 8
const taskWordsMin = 5
const arrangedWordsMax = 130
const orderLengthMax = 260
const contextOpening =
  /^(?:i am|i'm|i’m|i have|i've|i work|i run|i was|i need to|i want to|i would like to|i live|i teach|i own|i sell|i study|i recently|i just|we |our |my |the (?:file|data|table|app|audience|team|company|customer)|columns?\b|fields?\b|schema\b|context\b|background\b|it is for|this is for|for context)/iu
const ruleOpening =
  /^(?:no |not |don't |dont |do not |never |avoid |only |use |keep |make sure|include |exclude |ensure |must |should |it (?:should|must|has to|needs to) |max(?:imum)?\b|at most|at least|tone\b|format\b|length\b|limit |under \d|up to \d|return |phone |dates? |(?:polite|firm|formal|informal|friendly|warm|funny|casual|professional|neutral|serious|calm|upbeat)(?:[,.]|$| (?:and|but)\b)|(?:each|every|all)\b.{0,60}\b(?:should|must|needs? to|has to|have to|at most|no more)\b)/iu
const wishOpening = /^(?:i|we)(?: (?:want|need|would like|must|have to)|['’]d like)\b/iu
/** How the answer is to be given, beside what it is to be: it is a rule behind a goal that is only told. */
const sideWish =
  /^(?:please|kindly|pls) (?:(?:keep|be|stay|mention|avoid|do not|don't|make sure|use|include|leave|limit|no|only|stick) (?!(?:my|our|an?|the following)\b)|(?:answer|reply|respond|write)(?: it| them)? (?:as|in|with|within|only|briefly|plainly|shortly)\b|keep (?:my|our|an?) )/iu
const usedFor = /\bto (?:write|make|create|build|draft|generate|find|plan|design|calculate|explain)\b/iu
/** What was copied in tells a fact and asks for nothing, whatever stands before it. */
const givenData =
  /^(?:(?:abstract|error|exception|warning|log|traceback|stack trace|transcript|text|input|passage|excerpt|article|source|data|e-?mail|environment)s?\s?:|[{[]\s*["{[]|(?:"[^"\n]*"|“[^”\n]*”|«[^»\n]*»)[.!?]?$)/iu
/** "If missing use null" is a rule; a longer condition opens a story or a question. */
const shortCondition = /^(?:if|when|where) (?:\S+ ){1,9}\S+$/iu
/** A sum told as a story loses its sense when its sentences are sorted. */
const storySum = /\bhow (?:many|much|long|far|old|tall|fast|few)\b|\bwhat (?:is|was|are|were|will be) the\b/iu
const storyNumbersMin = 2
/** A greeting does not change what its sentence is. */
const greeting = /^(?:hi|hello|hey|dear \w+|good (?:morning|afternoon|evening))(?: there| all| everyone)?[,!.:]?\s+/iu
const request =
  /^(?:(?:so|now|then|also|please|kindly),? )?(?:can you|could you|would you|will you|help me|i (?:want|need|would like|'d like) you to)\b/iu
/** "Your rules: 1. Greet by name. 2. Promise nothing." is one list, though its numbers look like sentences. */
const numbersInline = /(?:^|[\s:(])1[.)] ?[^\n]{3,200}?\s2[.)] ?\S/u
const leaning = /^(?:it|this|that|these|those|they|he|she|and|but|also|so|then|or|because)\b/iu

/** Sorts the sentences of a short draft into task, context and rules, each word for word; a long draft stays whole. */
export function arrangeDraft(draft: DraftFacts): ArrangedDraft {
  const whole = draft.instruction.trim()
  // Not a letter of a text that is worked on changes: its small letters may be what is to be corrected.
  const handedAt = draft.material ? -1 : findHandedInline(whole)
  if (handedAt > 0) {
    const task = polishSentence(whole.slice(0, handedAt), draft.language) + whole.slice(handedAt - 1)
    return { task, context: [], rules: [], addedVerb: null, taskAsSent: task }
  }
  const core = readCore(draft, 'text').draft
  const isArrangeable =
    draft.language === 'en' &&
    core.sentences.length <= sentencesMax &&
    core.instructionWords.length <= arrangedWordsMax &&
    !draft.spans.some((span) => span.kind === 'fence' && span !== undefined && whole.includes(span.text)) &&
    !/\n[^\S\n]*(?:[-*•#]|\d+[.)])\s/u.test(whole) &&
    !opensList(draft, whole) &&
    !numbersInline.test(whole) &&
    !isOneRole(core) &&
    !showsCode(whole) &&
    !isStorySum(core)
  if (!isArrangeable) {
    const task = polishSentence(whole, draft.language)
    return { task, context: [], rules: [], addedVerb: null, taskAsSent: task }
  }
  return sortSentences(draft)
}

/** Two lines that end or open as only code does. */
function showsCode(whole: string): boolean {
  const ends = whole.match(/(?:[(=][^\n]{0,200};|(?<!\})[{}])[ \t]{0,8}(?:\n|$)/gu)?.length ?? 0
  const tags = whole.match(/(?:^|\n)[ \t]{0,40}<[a-z/]/giu)?.length ?? 0
  return ends > 1 || tags > 1
}

/** A line that ends in a colon belongs to the lines below it; the one before lifted material has none left. */
function opensList({ material, text }: DraftFacts, whole: string): boolean {
  const head = material ? text.slice(0, material.start).trim() : ''
  const isLifted = head.endsWith(':') && !head.includes('\n') && whole.startsWith(head)
  return /:[ \t]*\n/u.test(isLifted ? whole.slice(head.length) : whole)
}

function isStorySum(draft: DraftFacts): boolean {
  const numbers = draft.spans.filter((span) => span.kind === 'number').length
  return numbers >= storyNumbersMin && draft.sentences.length > 1 && storySum.test(draft.instruction)
}

function isRule(text: string): boolean {
  return !/[?？]$/u.test(text) && (ruleOpening.test(text) || shortCondition.test(text))
}

function isSideWish(text: string): boolean {
  return sideWish.test(text) && !usedFor.test(text)
}

function sortSentences(draft: DraftFacts): ArrangedDraft {
  const places: Record<'task' | 'context' | 'rules', string[]> = { task: [], context: [], rules: [] }
  const taskAt = findTaskSentence(draft)
  const quoted = findQuotedSentences(draft)
  // Where nothing is asked in so many words, the situation and the goal are the request.
  const opensTold = contextOpening.test(draft.sentences[0]?.text.replace(greeting, '') ?? '')
  const isTold = opensTold && taskAt === 0 && draft.sentences.some(({ text }) => isSideWish(text))
  let last: keyof typeof places = 'task'
  draft.sentences.forEach((sentence, at) => {
    if (at === taskAt) last = 'task'
    // A quotation of several sentences stays in one place.
    else if (quoted[at]) last = at === taskAt + 1 ? 'task' : last
    else if (opensTold && isSideWish(sentence.text)) last = 'rules'
    else if (isTold && contextOpening.test(sentence.text) && last === 'task') last = 'task'
    else if (!leaning.test(sentence.text) || at < taskAt) last = placeOf(sentence.text, at < taskAt, last)
    else if (isRule(sentence.text)) last = 'rules'
    const isNewLine = at > 0 && draft.instruction.slice(draft.sentences[at - 1]?.end, sentence.start).includes('\n')
    // A line of its own is often a title or an item, and a broken line goes on below: neither gets a stop from us.
    const endsLine = /^[ \t]*\n/u.test(draft.instruction.slice(sentence.end, sentence.end + 20))
    const isLoose = isNewLine || (endsLine && at < draft.sentences.length - 1)
    const plain = (): string =>
      isLoose ? capitaliseFirst(sentence.text, isNewLine) : polishSentence(sentence.text, draft.language)
    // What is quoted is not ours to polish.
    const text = quoted[at] ? sentence.text : plain()
    // Thanks and urging are no background and no rule; they stay beside the request.
    const place = isFiller(sentence, 'text') ? 'task' : last
    places[place].push(isNewLine && place === 'task' && places.task.length > 0 ? `\n${text}` : text)
  })
  // "Summarise:" says all that it has to say once its text stands apart.
  if (!draft.material && readWords(places.task.join(' ')).length < taskWordsMin) {
    // "Help me prepare" means little away from the sentence before it.
    const task = draft.instruction.includes('\n')
      ? draft.instruction.trim()
      : draft.sentences.map((sentence) => polishSentence(sentence.text, draft.language)).join(' ')
    const { text, verb } = addVerb(task, draft)
    return { task: text, context: [], rules: [], addedVerb: verb, taskAsSent: task }
  }
  const [first = '', ...rest] = places.task
  // What is asked of a talk is to be found in it, not written.
  const { text, verb: addedVerb } = draft.material?.isTalk ? { text: first, verb: null } : addVerb(first, draft)
  const join = (opening: string): string => [opening, ...rest].join(' ').replaceAll(' \n', '\n')
  return { task: join(text), context: places.context, rules: places.rules, addedVerb, taskAsSent: join(first) }
}

/** Of each sentence, whether it begins within a quotation that an earlier one on its line opened. */
function findQuotedSentences({ sentences, instruction }: DraftFacts): boolean[] {
  let isOpen = false
  // A request that stands in quotation marks as a whole is no quotation.
  if (/^["“«]/u.test(sentences[0]?.text ?? '')) return sentences.map(() => false)
  return sentences.map(({ text, start }, at) => {
    const isInside = isOpen && !instruction.slice(sentences[at - 1]?.end, start).includes('\n')
    isOpen = isInside
    for (const mark of text.match(/["“”«»]/gu) ?? []) isOpen = mark === '"' ? !isOpen : mark === '“' || mark === '«'
    return isInside
  })
}

function placeOf(
  text: string,
  isBeforeTask: boolean,
  last: 'task' | 'context' | 'rules',
): 'task' | 'context' | 'rules' {
  if (contextOpening.test(text)) return 'context'
  if (givenData.test(text)) return last === 'rules' ? 'context' : last
  if (isRule(text)) return 'rules'
  if (isBeforeTask) return 'context'
  if (opensWithVerb(text) || /\?$/u.test(text)) return 'task'
  // What is said of the answer is no background.
  return last === 'context' && answerOrders.en?.test(text.slice(0, orderLengthMax)) ? 'rules' : last
}

/** The first sentence that asks for something; when background comes first, a later one. */
function findTaskSentence(draft: DraftFacts): number {
  const first = draft.sentences[0]?.text ?? ''
  if (!contextOpening.test(first.replace(greeting, ''))) return 0
  const later = draft.sentences.findIndex(
    (sentence, at) =>
      at > 0 &&
      !isFiller(sentence, 'text') &&
      !isRule(sentence.text) &&
      !isSideWish(sentence.text) &&
      !contextOpening.test(sentence.text) &&
      (opensWithVerb(sentence.text) || sentence.text.endsWith('?')),
  )
  const goal = draft.sentences.findIndex(({ text }, at) => at > 0 && wishOpening.test(text))
  return Math.max(0, later >= 0 ? later : goal)
}

function opensWithVerb(text: string): boolean {
  if (request.test(text)) return true
  return imperativeVerbs.has(readWords(text.slice(0, 80))[0]?.text.toLowerCase() ?? '')
}

function capitaliseFirst(text: string, isNewLine: boolean): string {
  return isNewLine ? text : capitalise(text)
}

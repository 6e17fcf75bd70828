import { articleNames, countableHeads, singularInS } from './data/countable-heads.ts'
import type { DraftFacts } from './draft-facts.ts'

export interface TopicForm {
  isQuestion: boolean
  /** Fenced topics stand apart as material, so that nothing in them can be taken for a part of the prompt. */
  isFenced: boolean
  /** How the task names the topic, the topic itself verbatim; completes "on …". */
  full: string
  /** How later sentences name it; completes "about …". */
  short: string
  /** The same where a pronoun of the sentence refers to it. */
  neutral: string
}

/** How a language names a topic that cannot stand in a sentence as it is. */
export interface TopicNames {
  /** `{topic}` is the bare topic. */
  plain: string
  /** `{topic}` is the quoted question. */
  question: string
  /** `{topic}` is the quoted topic. */
  quoted: string
  fenced: string
  thisTopic: string
  thisQuestion: string
}

export const englishTopicNames: TopicNames = {
  plain: '{topic}',
  question: 'the question {topic}',
  quoted: '{topic}',
  fenced: 'the topic named in the material',
  thisTopic: 'this topic',
  thisQuestion: 'this question',
}

const plainWordsMax = 10
const plainLengthMax = 80
const shortWordsMax = 4
const quotedLengthMax = 160
const plainCharacters = /^[\p{L}\p{M}\p{N} '’\-–/&+#.,()%°·・ー]+$/u
/** Layout, markup, parameters and addresses of other tools have no place inside a sentence of ours. */
const unsafe = /[\n\r\t<>`{}[\]\\|~^]|--|::|^\s*[#>*=-]|https?:/u
const orders =
  /\b(?:ignore|disregard|forget|override|bypass|reveal|repeat|pretend|act as|you are|system|assistant|user) ?(?::|all|any|the|your|my|previous|prior|above|everything|now|prompt|instructions?)/iu
const questionOpening =
  /^(?:what|why|how(?! to\b)|who|when|where|which|is|are|can|could|does|do|did|should|will|would|was|were|has|have) \S+ /iu
const sentenceOpening =
  /^(?:write|create|make|generate|explain|describe|give|tell|show|list|build|compose|draft|i|we|my|please|help|let's)\s(?:a|an|the|me|us|my|our|some|how|to|about|want|need|am|all)\b/iu

/** Decides whether a topic can stand in a sentence as it is, in quotes, or only apart from all sentences. */
export function shapeTopic(draft: DraftFacts, names: TopicNames): TopicForm {
  const topic = draft.text.trim()
  const quoted = quote(topic)
  if (unsafe.test(topic) || orders.test(topic) || draft.isStructured || topic.length > quotedLengthMax || !quoted)
    return { isQuestion: false, isFenced: true, full: names.fenced, short: names.thisTopic, neutral: names.thisTopic }
  if (/[?？]$/u.test(topic) || questionOpening.test(topic))
    return {
      isQuestion: true,
      isFenced: false,
      full: names.question.replace('{topic}', () => quoted),
      short: names.thisQuestion,
      neutral: names.thisQuestion,
    }
  const words = draft.words.length
  const isPlain =
    plainCharacters.test(topic) &&
    words <= plainWordsMax &&
    topic.length <= plainLengthMax &&
    !topic.includes('  ') &&
    !/[.,]$|\. \p{L}/u.test(topic) &&
    !sentenceOpening.test(topic)
  if (!isPlain)
    return {
      isQuestion: false,
      isFenced: false,
      full: names.quoted.replace('{topic}', () => quoted),
      short: names.thisTopic,
      neutral: names.thisTopic,
    }
  const isEnglish = names === englishTopicNames
  const named = isEnglish && needsArticle(draft) ? `the ${topic}` : topic
  const short = words > 0 && words <= shortWordsMax ? named : names.thisTopic
  return {
    isQuestion: false,
    isFenced: false,
    full: names.plain.replace('{topic}', () => named),
    short,
    neutral: isEnglish && isPlural(draft) ? names.thisTopic : short,
  }
}

const determined =
  /^(?:an?|the|my|our|your|his|her|their|its|this|that|these|some|any|every|each|how|why|what|\p{N}+)\b/iu
const headEnds = new Set(
  'of in for at on to with from by about under over between against among during and or vs versus'.split(' '),
)

/** The noun that the name is about: the last word before the first preposition. */
function headOf(draft: DraftFacts): string {
  const end = draft.words.findIndex((word, at) => at > 0 && headEnds.has(word.lower))
  return draft.words[(end < 0 ? draft.words.length : end) - 1]?.text ?? ''
}

/** "History of jazz" is one history. */
const ofHeads =
  /^(?:(?:history|partition|fall|rise|origins?|theory|laws?|life|death|art|role|impact|effects?|future|science|structure|chemistry|psychology|economics|physics|politics|ethics|anatomy|biology|philosophy|meaning|benefits|dangers|risks|basics|principles|Doctrine|Battle|Siege|Treaty|Partition|Fall|History) of|right to) /u

/** "Electric kettle" is no English phrase after "on"; a name in capitals, or of two things, needs nothing. */
function needsArticle(draft: DraftFacts): boolean {
  const head = headOf(draft)
  const isOfTwo = draft.words.some(({ lower }) => lower === 'and' || lower === 'or' || lower === 'vs')
  const isName = articleNames.has(head) && draft.words.length > 1
  if (ofHeads.test(draft.text.trim())) return true
  return (
    (isName || countableHeads.has(head)) &&
    !isOfTwo &&
    !determined.test(draft.text.trim()) &&
    !/ing$/u.test(draft.words[0]?.lower ?? '')
  )
}

function isPlural(draft: DraftFacts): boolean {
  const head = headOf(draft).toLowerCase()
  return /[^s]s$/u.test(head) && !singularInS.has(head) && !/(?:ics|us|is|ness)$/u.test(head)
}

/** Null when the topic brings both kinds of quotation mark. */
function quote(topic: string): string | null {
  if (!topic.includes('"')) return `"${topic}"`
  return /[“”]/u.test(topic) ? null : `“${topic}”`
}

import type { DraftFacts } from './draft-facts.ts'

export interface TopicForm {
  isQuestion: boolean
  /** Fenced topics stand apart as material, so that nothing in them can be taken for a part of the prompt. */
  isFenced: boolean
  /** How the task names the topic, the topic itself verbatim; completes "on …". */
  full: string
  /** How later sentences name it; completes "about …". */
  short: string
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
    return { isQuestion: false, isFenced: true, full: names.fenced, short: names.thisTopic }
  if (/[?？]$/u.test(topic) || questionOpening.test(topic))
    return {
      isQuestion: true,
      isFenced: false,
      full: names.question.replace('{topic}', () => quoted),
      short: names.thisQuestion,
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
    }
  return {
    isQuestion: false,
    isFenced: false,
    full: names.plain.replace('{topic}', () => topic),
    short: words > 0 && words <= shortWordsMax ? topic : names.thisTopic,
  }
}

/** Null when the topic brings both kinds of quotation mark. */
function quote(topic: string): string | null {
  if (!topic.includes('"')) return `"${topic}"`
  return /[“”]/u.test(topic) ? null : `“${topic}”`
}

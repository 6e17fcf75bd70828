import type { Draft } from '../analyze/draft.ts'
import type { TopicKnowledge, TopicShape } from '../knowledge/schemas.ts'
import { classify } from '../recognize/classifier.ts'
import { readFeatures } from '../recognize/features.ts'
import { isRecognizable, noTask, type Recognizer } from '../recognize/recognize.ts'
import { dropTrailing, endsInQuestion } from '../text/words.ts'

/**
 * The topic without final punctuation; a determiner at its start is in lower case, since a sentence continues with it.
 */
export function textOf({ text, words }: Draft, { words: { determiners } }: TopicKnowledge): string {
  const whole = dropTrailing(text.trim(), '.?!;:, ') || text.trim()
  return determiners.includes(words[0]?.lower ?? '') ? whole.charAt(0).toLowerCase() + whole.slice(1) : whole
}

/** The words after "how to"; null for other topics. */
export function actionOf(text: string, { howTo }: TopicKnowledge): string | null {
  const beginning = howTo.find((words) => text.toLowerCase().startsWith(`${words} `))
  return beginning === undefined ? null : text.slice(beginning.length + 1)
}

/** Detects the shape of a topic; in other languages than English, questions and requests only. */
export function readTopicShape(draft: Draft, topics: TopicKnowledge): TopicShape {
  const { sureVerbs, words } = topics
  const { firstTags } = draft
  const [first = '', second = '', third = ''] = draft.words.map(({ lower }) => lower)
  const isEnglish = isRecognizable(draft)
  if (isEnglish && actionOf(draft.text.trim(), topics) !== null) return 'how-to'
  const asks = firstTags.has('question') || (isEnglish && words.auxiliaries.includes(first))
  if (endsInQuestion(draft.text) || (asks && draft.words.length > 2)) return 'question'
  const isSure = sureVerbs.includes(first) || (isEnglish && (firstTags.has('role') || draft.ordersLater))
  // "Design patterns" and "Alexander the Great" are things; "design a logo" and "turn down a job offer" are requests.
  const behind = words.particles.includes(second) ? third : second
  const isOrder = isEnglish && words.articles.includes(behind) && !words.openers.includes(first)
  const hasObject = !isEnglish || words.determiners.includes(second) || words.objects.includes(second)
  const commands = (firstTags.has('work') || firstTags.has('ask')) && hasObject
  if (second !== '' && (isSure || isOrder || commands)) return 'request'
  return isEnglish && words.speakers.includes(first) && second !== '' ? 'statement' : 'thing'
}

/** What recognition makes of a topic. */
export interface TopicReading {
  /** Probability that the topic names an output rather than a subject. */
  namedProbability: number
  /** The likeliest task, where what is named is more often this than not. */
  taskId: string | null
  /** The group of tasks that is more probable than all others together. */
  group: string | null
}

/** The class of outputs that no task covers. */
const otherForm = 'none/form'
/** A topic that could be a caption is more often a subject, unless the words of an output come with it. */
const captionWeight = 0.5
const taskProbabilityMin = 0.4

/** Recognises whether a topic names an output that is not in `subjects`, and which one. */
export function recognizeTopic(draft: Draft, recognizer: Recognizer, subjects: ReadonlySet<string>): TopicReading {
  const { classifier, outputs, groups } = recognizer
  const sums = new Map<string, number>()
  let [named, all, grouped, most, taskId] = [0, 0, 0, taskProbabilityMin, null as string | null]
  classify(readFeatures(draft), classifier).forEach((probability, at) => {
    const [id = '', output = '', group = ''] = [classifier.classes[at], outputs[at], groups[at]]
    const isText = output !== 'picture' && output !== noTask
    all += output === 'picture' ? captionWeight * probability : probability
    if (id === otherForm || (isText && !subjects.has(output))) named += probability
    if (!isText) return
    grouped += probability
    sums.set(group, (sums.get(group) ?? 0) + probability)
    if (probability > most) [most, taskId] = [probability, id]
  })
  const group = [...sums].find(([, sum]) => sum > grouped / 2)?.[0] ?? null
  return { namedProbability: named / all, taskId, group }
}

/** "Recipe for a soup", unlike "sourdough bread". */
export function hasPurpose(draft: Draft, { words }: TopicKnowledge): boolean {
  return words.purposes.includes(draft.words[draft.firstNounEnd]?.lower ?? '')
}

/** "Analysis", "syllabus", "class". */
const singularEndings = ['ss', 'is', 'us']
const vowelSounds =
  /^(?:[AEIOaeio]|[Uu](?!ni|se|til|to|x|I\b|X\b)|[Hh](?:our|onest|eir|tml)|sql|mvp|faq|seo|8|11\b|18\b|[FHLMNRSX](?:[A-Z]{0,2}|[B-DF-HJ-NP-TV-Z]+)\b)/u
const consonantSounds = /^(?:one|eu)/iu

/** The topic, with an indefinite article before a singular countable noun. */
export function withTopicArticle(draft: Draft, topics: TopicKnowledge): string {
  const text = textOf(draft, topics)
  const head = draft.words[draft.firstNounEnd - 1]?.lower ?? ''
  const isPlural = head.endsWith('s') && !singularEndings.some((ending) => head.endsWith(ending))
  const isDetermined = topics.words.determiners.includes(draft.words[0]?.lower ?? '')
  if (isPlural || isDetermined || topics.uncounted.includes(head) || head.endsWith('ing')) return text
  return `${vowelSounds.test(text) && !consonantSounds.test(text) ? 'an' : 'a'} ${text}`
}

/** "The report of the commission", "essay writing" and "if it rains" are spoken of, not made. */
export function isSubjectByForm(draft: Draft, topics: TopicKnowledge): boolean {
  const { words, text, firstNounEnd } = draft
  const [first, head, next] = [words[0], words[firstNounEnd - 1]?.lower ?? '', words[firstNounEnd]?.lower ?? '']
  const opens = !first || first.start !== text.search(/[^\s"'“(]/u) || topics.words.openers.includes(first.lower)
  return opens || topics.words.auxiliaries.includes(next) || (head.endsWith('ing') && !hasPurpose(draft, topics))
}

/** With a capital and a mark at its end. */
export function sentence(text: string, mark = '.'): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${mark}`
}

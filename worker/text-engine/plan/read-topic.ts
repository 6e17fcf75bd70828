import type { Draft } from '../analyze/draft.ts'
import type { Lexicon } from '../analyze/lexicon.ts'
import type { Tag, TopicKnowledge, TopicShape } from '../knowledge/schemas.ts'
import { classify } from '../recognize/classifier.ts'
import { readFeatures } from '../recognize/features.ts'
import { isRecognizable, noTask, type Recognizer } from '../recognize/recognize.ts'
import { dropTrailing } from '../text/words.ts'

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '))
const determiners = wordSet('a an the my our your his her their some this that these any all every each no me us')
const speakers = wordSet("i i'm im i've ive i'll we we're we've he she they it's there's there")
const objectWords = wordSet('how why what where whether one two three four five ten')
const auxiliaries = wordSet('is are was were can could does do did should would will has have may must')
const howToBeginnings = [
  'how to ',
  'how do i ',
  'how do you ',
  'how can i ',
  'how should i ',
  'how do we ',
  'how can we ',
]

/** The topic without a mark at its end; its first word small where a sentence continues with it. */
export function textOf({ text, words }: Draft): string {
  const whole = dropTrailing(text.trim(), '.?!;:, ') || text.trim()
  return determiners.has(words[0]?.lower ?? '') ? whole.charAt(0).toLowerCase() + whole.slice(1) : whole
}

/** The words after "how to"; null for other topics. */
export function actionOf(text: string): string | null {
  const beginning = howToBeginnings.find((words) => text.toLowerCase().startsWith(words))
  return beginning === undefined ? null : text.slice(beginning.length)
}

/** Tells how a topic is put. In other languages than English only questions and requests are told from things. */
export function readTopicShape(draft: Draft, lexicon: Lexicon, { sureVerbs }: TopicKnowledge): TopicShape {
  const [first = '', second = ''] = draft.words.map(({ lower }) => lower)
  const isEnglish = isRecognizable(draft)
  if (isEnglish && actionOf(draft.text.trim()) !== null) return 'how-to'
  const asks = opensWith(draft, 'question', lexicon) || (isEnglish && auxiliaries.has(first))
  if ('?？'.includes(draft.text.trimEnd().at(-1) ?? ' ') || (asks && draft.words.length > 2)) return 'question'
  const commands = opensWith(draft, 'work', lexicon) || opensWith(draft, 'ask', lexicon)
  // "Design patterns" are a thing, "design a logo" is a request.
  const isSure = !isEnglish || sureVerbs.includes(first) || determiners.has(second) || objectWords.has(second)
  if (second !== '' && (sureVerbs.includes(first) || (commands && isSure))) return 'request'
  return isEnglish && speakers.has(first) && second !== '' ? 'statement' : 'thing'
}

/** True where the first words are a phrase with the tag. */
function opensWith({ words, language }: Draft, tag: Tag, { languages }: Lexicon): boolean {
  let node = languages.get(language === 'und' ? 'en' : language)?.root
  for (const { lower } of words) {
    node = node?.next.get(lower)
    if (!node) return false
    if (node.meanings.some(({ kind }) => kind === tag)) return true
  }
  return false
}

/** What recognition makes of a topic. */
export interface TopicReading {
  /** That the topic names what is to be made rather than a subject. */
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

/** Asks the recogniser whether a topic names one of the outputs that are not mere `subjects`, and which. */
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

const purposes = wordSet('for to on about of between')

/** "Recipe for a soup", unlike "sourdough bread". */
export function hasPurpose(draft: Draft): boolean {
  return purposes.has(draft.words[headLength(draft)]?.lower ?? '')
}

const phraseEnds = wordSet(
  'of for to on about from with in at by that which who whose where when and or as into between after before during under over through against without',
)
/** "Analysis", "syllabus", "class". */
const singularEndings = ['ss', 'is', 'us']
const vowelSounds =
  /^(?:[AEIOaeio]|[Uu](?!ni|se|til|to|x|I\b|X\b)|[Hh](?:our|onest|eir|tml)|sql|mvp|faq|seo|8|11\b|18\b|[FHLMNRSX](?:[A-Z]{0,2}|[B-DF-HJ-NP-TV-Z]+)\b)/u
const consonantSounds = /^(?:one|eu)/iu

/** The topic with an article before a single thing that is counted. */
export function withTopicArticle(draft: Draft, uncounted: readonly string[]): string {
  const text = textOf(draft)
  const head = draft.words[headLength(draft) - 1]?.lower ?? ''
  const isPlural = head.endsWith('s') && !singularEndings.some((ending) => head.endsWith(ending))
  if (isPlural || uncounted.includes(head) || head.endsWith('ing') || determiners.has(draft.words[0]?.lower ?? ''))
    return text
  return `${vowelSounds.test(text) && !consonantSounds.test(text) ? 'an' : 'a'} ${text}`
}

/** "The report of the commission" and "essay writing" are spoken of, not made. */
export function isSubjectByForm(draft: Draft): boolean {
  const head = draft.words[headLength(draft) - 1]?.lower ?? ''
  return draft.words[0]?.lower === 'the' || (head.endsWith('ing') && !hasPurpose(draft))
}

/** Where the noun of a topic begins, which says what the topic is: "airlines" in "budget airlines". */
export function headStart(draft: Draft): number {
  return draft.words[headLength(draft) - 1]?.start ?? 0
}

/** How many words come before a preposition, a conjunction or a mark. */
function headLength({ text, words }: Draft): number {
  const isApart = (at: number, start: number): boolean => /[,;:(]/u.test(text.slice(words[at - 1]?.end, start))
  const end = words.findIndex(({ lower, start }, at) => at > 0 && (phraseEnds.has(lower) || isApart(at, start)))
  return end < 0 ? words.length : end
}

/** With a capital and a mark at its end. */
export function sentence(text: string, mark = '.'): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${mark}`
}

import type { Draft } from '../analyze/draft.ts'
import type { Lexicon, Tag } from '../analyze/lexicon.ts'
import { classify } from '../recognize/classifier.ts'
import { readFeatures } from '../recognize/features.ts'
import { isRecognizable, noTask, type Recognizer } from '../recognize/recognize.ts'
import { dropTrailing } from '../text/drop-trailing.ts'
import type { TopicKnowledge } from './topic-forms.ts'

/** How a topic is put. */
export type TopicShape = 'thing' | 'question' | 'how-to' | 'statement' | 'request'

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '))
const determiners = wordSet('a an the my our your his her their some this that these any all every each no me us')
const speakers = wordSet("i i'm im i've ive i'll we we're we've he she they it's there's there")
const objectWords = wordSet('how why what where whether with up for to about in between one two three four five ten')
const auxiliaries = wordSet('is are was were can could does do did should would will has have may must')
const howToBeginnings = ['how to ', 'how do i ', 'how do you ', 'how can i ', 'how should i ', 'how do we ', 'how can we ']

/** The topic without a mark at its end; its first word small where a sentence goes on with it. */
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
export function shapeOf(draft: Draft, lexicon: Lexicon, { sureVerbs }: TopicKnowledge): TopicShape {
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
  /** The group of tasks that is more probable than all others together. */
  group: string | null
}

/** The class of outputs that no task covers. */
const otherForm = 'none/form'
/** A topic that could be a caption is more often a subject, unless the words of an output come with it. */
const captionWeight = 0.5

/** Asks the recogniser whether a topic names an output, and to which group it belongs. */
export function recognizeTopic(draft: Draft, { classifier, outputs, groups }: Recognizer, topics: TopicKnowledge, isHelpWanted: boolean): TopicReading {
  if (!isRecognizable(draft) || draft.words.length === 0) return { namedProbability: 0, group: null }
  const subjects = new Set(isHelpWanted && hasPurpose(draft) ? topics.subjects : [...topics.subjects, ...topics.help])
  const sums = new Map<string, number>()
  let [named, all, grouped] = [0, 0, 0]
  classify(readFeatures(draft), classifier).forEach((probability, at) => {
    const [id = '', output = '', group = ''] = [classifier.classes[at], outputs[at], groups[at]]
    const isPicture = output === 'picture'
    all += isPicture ? captionWeight * probability : probability
    if (id === otherForm || (output !== noTask && !subjects.has(output))) named += probability
    if (isPicture || output === noTask) return
    grouped += probability
    sums.set(group, (sums.get(group) ?? 0) + probability)
  })
  const group = [...sums].find(([, sum]) => sum > grouped / 2)?.[0] ?? null
  return { namedProbability: draft.words[0]?.lower === 'the' ? 0 : named / all, group }
}

const purposes = wordSet('for to on about of between')

/** "Recipe for a soup", unlike "sourdough bread". */
function hasPurpose(draft: Draft): boolean {
  return purposes.has(draft.words[headLength(draft)]?.lower ?? '')
}

const phraseEnds = wordSet('of for to on about from with in at by that which who whose where when and or as into between after before during under over through against without')
/** "Analysis", "syllabus", "class". */
const singularEndings = ['ss', 'is', 'us']
const vowelSounds = /^(?:[aeio]|u(?!ni|se|til|to)|hour|honest|heir|html|sql|mvp|faq|seo|8|11\b|18\b|[FHLMNRSX][A-Z])/u
const consonantSounds = /^(?:one|eu)/u

/** The topic with an article before a single thing that is counted. */
export function withArticle(draft: Draft, uncounted: readonly string[]): string {
  const text = textOf(draft)
  const head = draft.words[headLength(draft) - 1]?.lower ?? ''
  const isPlural = head.endsWith('s') && !singularEndings.some((ending) => head.endsWith(ending))
  if (isPlural || uncounted.includes(head) || head.endsWith('ing') || determiners.has(draft.words[0]?.lower ?? '')) return text
  const said = /^[A-Z]{2}/u.test(text) ? text : text.toLowerCase()
  return `${vowelSounds.test(said) && !consonantSounds.test(said) ? 'an' : 'a'} ${text}`
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

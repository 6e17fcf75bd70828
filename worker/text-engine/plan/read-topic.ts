import type { Draft } from '../analyze/draft.ts'
import { dropTrailing } from '../text/drop-trailing.ts'
import { nounForms } from '../text/lemmas.ts'
import { readWords } from '../text/read-words.ts'
import type { TopicForm, TopicKnowledge, TopicShape } from './topic-forms.ts'

/** A topic as it can be put into a sentence. */
export interface Topic {
  /** Without a mark at its end; its first word small where it is an ordinary one. */
  text: string
  words: readonly string[]
  shape: TopicShape
  /** The noun phrase that says what the topic is: its first words up to a preposition or a mark. */
  noun: readonly string[]
  /** For the shape `how-to`: the words after "how to". */
  action: string
}

const articles = new Set('a an the my our your his her their some this these'.split(' '))
const numerals = new Set('one two three four five six seven eight nine ten any every all'.split(' '))
const speakers = new Set("i i'm im i've ive i'll we we're we've he she they it's there".split(' '))
const questionWords = new Set(
  "what what's whats why why's how how's hows who who's whos whom whose when where where's wheres which is are was were can could does do did should would will has have may must".split(
    ' ',
  ),
)
/** After a noun these begin a participle clause: "a city built on water". */
const participles = new Set('built made owned led known born run written caught lost set'.split(' '))

/** Tells how a topic is put and what it is. */
export function readTopic(draft: Draft, topics: TopicKnowledge): Topic {
  const words = draft.words.map(({ lower }) => lower)
  const whole = draft.text.trim()
  // A topic of nothing but marks stays one.
  const text = dropTrailing(whole, '.?!;:, ') || whole
  const first = words[0] ?? ''
  const shape = shapeOf(draft.text, words, topics)
  const isOrdinary = articles.has(first) || questionWords.has(first) || shape === 'activity'
  return {
    text: isOrdinary ? text.charAt(0).toLowerCase() + text.slice(1) : text,
    words,
    shape,
    noun: nounOf(draft, words, topics),
    action: shape === 'how-to' ? actionOf(text) : text,
  }
}

const howToBeginnings = [
  'how to ',
  'how do i ',
  'how do you ',
  'how can i ',
  'how should i ',
  'how do we ',
  'how can we ',
]

function actionOf(text: string): string {
  const lower = text.toLowerCase()
  const beginning = howToBeginnings.find((words) => lower.startsWith(words)) ?? ''
  const rest = text.slice(beginning.length)
  return beginning === '' ? text.charAt(0).toLowerCase() + text.slice(1) : rest
}

function shapeOf(text: string, words: readonly string[], topics: TopicKnowledge): TopicShape {
  const [first = '', second = '', third = ''] = words
  if (howToBeginnings.some((beginning) => text.toLowerCase().startsWith(beginning))) return 'how-to'
  if (text.trimEnd().endsWith('?') || (questionWords.has(first) && words.length > 2)) return 'question'
  if (isRequest(first, second, third, topics)) return 'request'
  if (speakers.has(first)) return 'statement'
  if (second !== '' && topics.activities.includes(first)) return 'how-to'
  return first.endsWith('ing') && (articles.has(second) || second === 'to') ? 'activity' : 'thing'
}

function isRequest(first: string, second: string, third: string, topics: TopicKnowledge): boolean {
  const pair = `${first} ${second}`
  if (second === '') return false
  if (topics.sureVerbs.includes(first) || topics.sureVerbs.includes(pair)) return true
  if (topics.requestVerbs.includes(first)) return topics.requestObjects.includes(second)
  return topics.requestVerbs.includes(pair) && topics.requestObjects.includes(third)
}

function nounOf(
  { text, words: places }: Draft,
  words: readonly string[],
  { stoppers }: TopicKnowledge,
): readonly string[] {
  const start = articles.has(words[0] ?? '') ? 1 : 0
  for (let at = start + 1; at < words.length; at += 1) {
    const word = words[at] ?? ''
    const gap = text.slice(places[at - 1]?.end, places[at]?.start).trim()
    if (stoppers.includes(word) || participles.has(word) || word.endsWith('ed') || (gap !== '' && ',;:('.includes(gap)))
      return words.slice(start, at)
  }
  return words.slice(start)
}

/** The words of a phrase of the knowledge, split as drafts are. */
function wordsOfPhrase(phrase: string): string[] {
  return readWords(phrase).map(({ lower }) => lower)
}

/** The longest of the heads with which the topic's noun phrase ends; null for none. */
export function headNounAmong(topicNouns: readonly string[], noun: readonly string[]): string | null {
  let best: string | null = null
  for (const head of topicNouns) {
    const words = wordsOfPhrase(head)
    const from = noun.length - words.length
    if (from < 0 || (best !== null && best.length >= head.length)) continue
    const isLast = words.every((word, at) => {
      const found = noun[from + at] ?? ''
      return found === word || (at === words.length - 1 && nounForms(found).includes(word))
    })
    if (isLast) best = head
  }
  return best
}

/** The form that knows or makes the topic, by the longest of its heads and names; the last takes all. */
export function chooseForm(forms: readonly TopicForm[], topic: Topic): TopicForm | undefined {
  const byShape =
    forms.find(({ starts, howTo }) => topic.shape === 'how-to' && howTo !== undefined && isBegunBy(topic, starts)) ??
    forms.find(({ shapes }) => shapes?.includes(topic.shape))
  const [best] = forms
    .filter((form) => fits(form, topic))
    .map((form) => {
      const name = nameOf(form, topic)
      return {
        form,
        isNamed: name !== null,
        length: (name ?? headNounAmong(form.topicNouns ?? [], topic.noun) ?? '').length,
      }
    })
    // Of two that fit alike, the one that makes the very thing.
    .toSorted((one, other) => other.length - one.length || Number(other.isNamed) - Number(one.isNamed))
  return byShape ?? best?.form ?? forms.at(-1)
}

/** True where the topic is what the form is for, or what it makes. */
function fits(form: TopicForm, topic: Topic): boolean {
  return knows(form, topic) || nameOf(form, topic) !== null
}

function isBegunBy({ words }: Topic, starts: readonly string[] = []): boolean {
  return starts.some((start) => beginsWith(words, wordsOfPhrase(start)))
}

function beginsWith(words: readonly string[], phrase: readonly string[]): boolean {
  return phrase.every((word, at) => words[at] === word)
}

/** What the topic calls the very thing that the form makes; null where it is a mere subject. */
export function nameOf({ names = [], namesBeforePurpose = [] }: TopicForm, topic: Topic): string | null {
  if (topic.shape !== 'thing' || topic.words[0] === 'the') return null
  return headNounAmong(names, topic.noun) ?? (hasPurpose(topic) ? headNounAmong(namesBeforePurpose, topic.noun) : null)
}

/** Words that may follow the noun of an output: "budget for a student", but not "federal budget". */
const purposes = new Set(['for', 'about', 'on', 'to', 'that', 'with', 'explaining', 'asking'])

export function isPurpose(word: string | undefined): boolean {
  return word !== undefined && purposes.has(word)
}

function hasPurpose({ words, noun }: Topic): boolean {
  return isPurpose(words[words.indexOf(noun.at(-1) ?? '') + 1])
}

/** True where the topic is what the form is for. */
export function knows({ topicNouns, starts }: TopicForm, topic: Topic): boolean {
  const { noun, shape } = topic
  if (shape !== 'thing' && shape !== 'activity') return false
  if (isBegunBy(topic, starts)) return true
  return shape === 'thing' && topicNouns !== undefined && headNounAmong(topicNouns, noun) !== null
}

/** "Analysis", "syllabus", "class". */
const singularEndings = ['ss', 'is', 'us']
const letterNames = 'AEFHILMNORSX'

/** The topic with an article before a single thing that is counted. */
export function withArticle({ text, words, noun }: Topic): string {
  const first = words[0] ?? ''
  const last = noun.at(-1) ?? ''
  const isPlural = last.endsWith('s') && !singularEndings.some((ending) => last.endsWith(ending))
  const code = first.charCodeAt(0)
  const isCounted = numerals.has(first) || (code >= 0x30 && code <= 0x39)
  const isDoing = last.endsWith('ing')
  if (isPlural || isCounted || isDoing || articles.has(first)) return text
  return `${startsWithVowel(text) ? 'an' : 'a'} ${text}`
}

function startsWithVowel(text: string): boolean {
  const word = text.split(' ', 1)[0] ?? ''
  const isSpelt = word.length > 1 && word === word.toUpperCase() && (word.length < 4 || !/[AEIOU]/u.test(word))
  if (isSpelt) return letterNames.includes(word.charAt(0))
  const lower = word.toLowerCase()
  if (['uni', 'use', 'eu', 'one', 'ut'].some((start) => lower.startsWith(start))) return false
  if (['hour', 'honest', 'heir', 'html', 'sql', 'mvp', 'faq', 'seo'].some((start) => lower.startsWith(start)))
    return true
  return 'aeiou'.includes(lower.charAt(0))
}

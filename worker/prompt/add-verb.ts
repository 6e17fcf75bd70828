import { bareForms, countedOpening, formTheory, handedOver } from './data/bare-forms.ts'
import { artefactVerbs, imperativeVerbs } from './data/imperative-verbs.ts'
import { course, thingsInUse } from './data/trouble-signs.ts'
import type { DraftFacts } from './draft-facts.ts'
import { isTrouble } from './is-trouble.ts'
import { readWords, type Word } from './read-words.ts'

export interface WithVerb {
  text: string
  /** What was put in front; null when the request stays as it is. */
  verb: string | null
}

const topicWordsMax = 4
const headWordsMax = 4
const headReach = 200
/** "Need 5 scripts" has its verb already; so has whatever opens with a small word. */
const wishWords = new Set(
  'need needed want wanted require required looking wanna pls plz kindly also any got have trying in for with as on at by from to here there below above no not without never only max maximum under each every'.split(
    ' ',
  ),
)
const greetings = new Set(['hello', 'hi', 'hey', 'thanks', 'thank', 'good', 'ok', 'yes', 'no', 'i', 'not', 'my'])
const headEnd = /^(?:that|which|no|without|for|about|on|to|of|in|with|from|who|where|between|\d.*)$/u
const counted = /^(?:a|an|the|my|some|\d+|two|three|five|ten)$/iu
/** Inside a noun phrase none of them stands; behind a first word they make it a verb: "Boost my sales email". */
const determiner = /^(?:the|a|an|my|our|your|his|her|their|its|this|that|these|those)$/u
/** They name what is given, not what is to be made. */
const label =
  /^(?:(?:quick|one|another|small|short|silly|stupid) )?(?:question|context|input|text|data|example|note|comment|message|statement|clause|review|background|source|transcript|passage|excerpt|abstract|ticket|draft|situation|facts?)s?(?: \p{L}+)?:/iu
const handedReach = 500
/** "Article: The council voted. Nobody spoke." hands a text over; "email: thank the client" asks for one. */
const handedText = /^[^:\n]{1,40}:\s+[^\n]{0,400}?[.!?]["”']?\s+["“]?\p{Lu}/u
const given = /^(?:my|our) [^:\n]{1,40}:/iu
/** Openings that are no noun phrase and still lack their verb. */
const openings: readonly (readonly [opening: RegExp, verb: string])[] = [
  [/^how to \p{L}/iu, 'Explain'],
  [/^best (?!practices?\b|regards\b|of\b|wishes\b|man\b|before\b)\p{L}/iu, 'Recommend the'],
  [
    /^(?!(?:explain|describe|discuss|show|tell|write|list|give|analy[sz]e|what|how|why|which|should|is|are)\b)\S+(?: \S+){0,2} (?:vs\.?|versus) \p{L}/iu,
    'Compare',
  ],
  [/^(?:pros and cons|advantages|disadvantages|differences?|full forms?) (?:of|and|between)\b/iu, 'Explain the'],
  [/^\d+ (?:days|nights) \p{L}+ (?:in|with|from|by|trip|itinerary|solo|family)\b/iu, 'Plan'],
  [/^(?:\d+[- ]days? |weekend |family |solo |road )?(?:trip|honeymoon) (?:to|in|from)\b/iu, 'Plan a'],
]
/** "gRPC vs REST, explain to managers" has its verb, though not at the head. */
const toldToExplain = /\b(?:explain(?:ed)?|tell me|teach me|which|what|when|why|how|should)\b/iu
/** Who is to understand two things wants them explained rather than weighed. */
const forReader =
  /\blike i['’]?m\b|\beli5\b|\b(?:simply|in (?:simple|plain) (?:words|terms|language|english))\b|\bfor (?:kids|children|beginners|dummies|\d+(?:st|nd|rd|th)[- ]graders?|(?:class|grade|year) \d+)\b/iu
/** Further verbs that open a request about two things. */
const toldVerbs = new Set([
  'contrast',
  'choose',
  'weigh',
  'decide',
  'differentiate',
  'distinguish',
  'juxtapose',
  'draw',
])
const names = new Set(
  'I Instagram Facebook Twitter Google Amazon Etsy Pinterest Reddit Shopify Airbnb Canva Notion Figma Slack Zoom Uber Netflix Spotify Microsoft Tinder Telegram Discord Upwork Fiverr Kickstarter Christmas Diwali Easter Ramadan Halloween Hanukkah Eid Holi Monday Tuesday Wednesday Thursday Friday Saturday Sunday Python Docker Kubernetes Excel Java English French German Spanish Italian Portuguese Dutch Russian Turkish Arabic Chinese Japanese Korean Hindi Tamil Telugu Bengali Marathi Gujarati Punjabi Urdu Indian American British Irish Roman Greek European African Asian'.split(
    ' ',
  ),
)
/** As in "New York"; an acronym behind the first word, as in "Data API", makes it no name. */
const opensWithName = /^\p{Lu}[^\s:]* \p{Lu}\p{Ll}/u
/** Two names beside each other, as in "React vs Vue". */
const twoNames = /^\p{Lu}\S* (?:vs\.?|versus) \p{Lu}/u

/** "python function that …" lacks only its verb; anything less clear is left as written. */
export function addVerb(task: string, draft: DraftFacts): WithVerb {
  if (isBareTrouble(task, draft)) return { text: `${troubleLead} ${task}`, verb: troubleLead.slice(0, -1) }
  if (handedText.test(draft.instruction.trimStart().slice(0, handedReach))) return { text: task, verb: null }
  const verb = missingVerb(task) ?? readBareForm(task) ?? readFormAndTopic(task) ?? (isTopic(draft) ? 'Explain' : null)
  return { text: verb ? `${verb} ${lowerFirst(task)}` : task, verb }
}

const troubleLead = 'Explain the likely cause and what to do:'
const troubleWordsMax = 40
const usedThing = new RegExp(`\\b(?:${thingsInUse.join('|')})\\b`, 'iu')
const asksAlready =
  /[?？:\n]|\b(?:help|how|why|what|whats|please|pls|plz|fix|need|want|should|can|could|explain|tell)\b/iu

const denied = /\b(?:no|not|without)\b/giu
const denialsMax = 1
/** A text about a trouble is a text. */
const textForm =
  /^(?:\S+ ){0,3}(?:posts?|articles?|essays?|e-?mails?|mails?|letters?|messages?|msg|story|poem|blogs?|captions?|speech|script|report|newsletter|note|leaflet|brochure|slides?|quiz|worksheet|application|notice|plan|diet|exercises?)\b/iu

/** "Laptop screen flickers when on charger" is told and asks for nothing in so many words. */
function isBareTrouble(task: string, draft: DraftFacts): boolean {
  if (draft.material || draft.instructionWords.length > troubleWordsMax || asksAlready.test(draft.instruction))
    return false
  const first = readWords(task.slice(0, headReach))[0]?.lower ?? ''
  if (imperativeVerbs.has(first) || textForm.test(task) || handedOver.test(task) || countedOpening.test(task))
    return false
  return isTrouble(draft) && !describes(task)
}

/** "A cat, not black, not sleeping" says what is to be seen. */
function describes(task: string): boolean {
  if (/^(?:my|our)\b/iu.test(task) || course.test(task)) return false
  return (task.match(denied)?.length ?? 0) > denialsMax && !usedThing.test(task)
}

const formWordsMax = 6
const programs: ReadonlySet<string> = new Set([
  'function',
  'class',
  'script',
  'program',
  'query',
  'regex',
  'api',
  'app',
])
const smallWord = /^(?:of|for|to|in|on|from|with|and|or|vs|is|are|the|an?|my)$/u

/** "Haiku wifi outage": the form in one word, and its subject right behind. */
function readBareForm(task: string): string | null {
  const words = readWords(task.slice(0, headReach))
  const [first, next] = words
  if (!first || !next || words.length > formWordsMax || !bareForms.has(first.stem)) return null
  if (smallWord.test(next.lower) || formTheory.test(task) || /^\P{L}*[:,]/u.test(task.slice(first.end))) return null
  const verb = artefactVerbs.get(first.stem) ?? 'Write'
  return first.lower === first.stem ? `${verb} ${article(first.text)}` : verb
}

/** "Cover letter ward nurse": the form in two words, and its subject right behind. */
function readFormAndTopic(task: string): string | null {
  const words = readWords(task.slice(0, headReach))
  const [first, form] = words
  if (
    !first ||
    !form ||
    words.length < 3 ||
    words.length > formWordsMax ||
    task.includes(':') ||
    programs.has(form.lower)
  )
    return null
  if (imperativeVerbs.has(first.lower) || wishWords.has(first.lower) || greetings.has(first.lower)) return null
  if (words.some(({ lower }) => smallWord.test(lower))) return null
  const verb = artefactVerbs.get(form.stem)
  return verb && form.lower === form.stem ? `${verb} ${article(first.text)}` : (verb ?? null)
}

function missingVerb(task: string): string | null {
  const words = readWords(task.slice(0, headReach))
  const first = words[0]
  const lower = first?.text.toLowerCase() ?? ''
  const opening = openings.find(([pattern]) => pattern.test(task))
  if (opening?.[1] === 'Compare' && /\bcompari(?:son|ng)s?\b/iu.test(task)) return null
  if (opening?.[1] === 'Compare' && toldToExplain.test(task)) return null
  if (opening?.[1] === 'Compare' && forReader.test(task)) return 'Explain'
  // "Compare buying vs leasing" says already what to do.
  if (opening && opening[1] !== 'Compare') return opening[1]
  if (opening) return lower !== 'i' && (imperativeVerbs.has(lower) || toldVerbs.has(lower)) ? null : opening[1]
  if (!first || imperativeVerbs.has(lower) || wishWords.has(lower) || /^\P{L}/u.test(task)) return null
  const head = words.slice(0, headLength(words, task))
  if (label.test(task) || head.slice(1).some((word) => determiner.test(word.lower))) return null
  // "My startup idea: an app for tools" is given; what is asked of it comes behind.
  if (given.test(task)) return null
  const noun = head.at(-1)
  const verb = noun && head.length <= headWordsMax ? (artefactVerbs.get(noun.stem) ?? bareVerb(noun)) : undefined
  if (!verb || !noun) return null
  if (counted.test(first.text)) return verb
  const isPlural = noun.text.toLowerCase() !== noun.stem
  return isPlural ? verb : `${verb} ${article(first.text)}`
}

function bareVerb({ stem }: Word): string | undefined {
  return bareForms.has(stem) ? 'Write' : undefined
}

/** How many words name the thing: up to the first small word, number or comma. */
function headLength(words: readonly Word[], task: string): number {
  const end = words.findIndex((word, at) => {
    const before = words[at - 1]
    return before !== undefined && (headEnd.test(word.stem) || /[,:;]/u.test(task.slice(before.end, word.start)))
  })
  return end < 0 ? Math.min(words.length, headWordsMax) : end
}

/** "a" or "an", by the sound of the word that follows. */
function article(word: string): 'a' | 'an' {
  if (
    /^(?:SQL|API|HTML|XML|SEO|SOP|FAQ|MVP|MCQ|MOU|RFP|RFQ|RTI|NDA|NRI|NGO|SMS|SIP|LLM|HTTP|RSS|HR|EMI|ERP|OKR|AMC|AGM|FIR|LLP|LLC|HOA)/u.test(
      word,
    )
  )
    return 'an'
  if (/^(?:hour|honest|heir|(?:hr|faq|sop|nda|mvp|sms|mcq|rti|fir|emi|amc|mou)$)/iu.test(word)) return 'an'
  if (/^(?:UPSC|uni|use|user|euro|one|ubi|URL|UI|UX)/iu.test(word)) return 'a'
  return /^[aeiou]/iu.test(word) ? 'an' : 'a'
}

function lowerFirst(text: string): string {
  const first = text.split(/\s/u, 1)[0] ?? ''
  const isName = /\p{Lu}.*\p{Lu}/u.test(first) || names.has(first) || opensWithName.test(text) || twoNames.test(text)
  return isName ? text : text.charAt(0).toLowerCase() + text.slice(1)
}

const inProgrammingLanguage =
  /\bin (?:haskell|python|java|javascript|typescript|rust|go|golang|c|c\+\+|c#|ruby|php|swift|kotlin|scala|r|perl|lua|julia|bash|sql|matlab|elixir|clojure|dart|fortran|assembly)\s*$/iu
const determiners = new Set('a an the two three four five both these those my our each all some'.split(' '))

/** "Compares two phones" is a clause and no topic; "plans for a garden" is one. */
function opensWithInflectedVerb([first, second]: readonly Word[]): boolean {
  if (!first || !second) return false
  return first.stem !== first.lower && imperativeVerbs.has(first.stem) && determiners.has(second.lower)
}

/** A bare topic is read as a wish to have it explained. */
function isTopic(draft: DraftFacts): boolean {
  const words = draft.instructionWords
  const first = words[0]?.text.toLowerCase() ?? ''
  return (
    words.length >= 2 &&
    words.length <= topicWordsMax &&
    draft.sentences.length === 1 &&
    // An accent gives another language away.
    /^[a-z '-]+$/iu.test(draft.instruction.trim()) &&
    !draft.material &&
    !imperativeVerbs.has(first) &&
    !greetings.has(first) &&
    !opensWithInflectedVerb(words) &&
    !words.some(({ lower }) => lower === 'vs' || lower === 'versus') &&
    // "Quick sort in Haskell" may be wanted as code or as an explanation.
    !inProgrammingLanguage.test(draft.instruction) &&
    // "Reduce my bill" has a verb, though one that we do not know.
    !words.some(({ lower }) => /^(?:my|our|me|us|this|it)$/u.test(lower)) &&
    !artefactVerbs.has(words.at(-1)?.stem ?? '') &&
    !countedOpening.test(draft.instruction) &&
    // "Crossword clues kitchen" is to be made.
    (!words.some(({ stem }) => bareForms.has(stem)) || formTheory.test(draft.instruction))
  )
}

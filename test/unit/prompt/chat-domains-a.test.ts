import { describe, expect, it } from 'vitest'
import type { ChatDomain } from '../../../worker/prompt/chat-domain.ts'
import { chooseDecisions } from '../../../worker/prompt/choose-decisions.ts'
import { chatDomains } from '../../../worker/prompt/data/chat-domains.ts'
import type { DraftFacts } from '../../../worker/prompt/draft-facts.ts'
import { hasPhrase } from '../../../worker/prompt/has-phrase.ts'
import { readDraft } from '../../../worker/prompt/read-draft.ts'
import { splitTerms } from '../../../worker/prompt/split-terms.ts'
import { stemWord } from '../../../worker/prompt/word-forms.ts'

const promised: Readonly<Record<string, string>> = {
  'code-generate': 'software_engineering',
  debugging: 'software_engineering',
  'code-review': 'software_engineering',
  devops: 'software_engineering',
  cybersecurity: 'software_engineering',
  agent: 'software_engineering',
  'sql-query': 'software_engineering',
  'ml-engineering': 'software_engineering',
  'data-analysis': 'data_analysis',
  spreadsheets: 'data_analysis',
  math: 'math_reasoning',
  teaching: 'education',
  research: 'research',
  knowledge: 'general_knowledge',
  'how-to': 'general_knowledge',
  health: 'health',
  coaching: 'health',
  roleplay: 'roleplay',
  general: 'general_knowledge',
}
/** Requests as people type them, about thirty a domain, parted by a bar. */
const requests: readonly (readonly [string, string])[] = [
  [
    'debugging',
    `
    why does my react component rerender in an endless loop when I set state inside useEffect |
    my flask app returns 500 on POST but works on GET, here is the traceback: KeyError: 'email' |
    fix this: for i in range(len(arr)): if arr[i] = 3: print(i) |
    I get "ModuleNotFoundError: No module named 'requests'" even though I installed it with pip |
    my docker container exits immediately after starting, no error in the logs |
    segmentation fault when I free a linked list in C | SQL query returns duplicate rows after I added a second join |
    the css grid overflows on mobile, the last column is cut off | my arduino sketch freezes after about ten minutes |
    TypeError: Cannot read properties of undefined (reading 'length') in my angular pipe |
    pandas merge gives me more rows than either dataframe | Why is my recursive fibonacci so slow for n = 45? |
    CORS error when calling my api from localhost:3000 | Java NullPointerException at line 42 of OrderService |
    my test passes locally but fails in CI about once in five runs | go routine deadlock: all goroutines are asleep |
    excel macro stops with runtime error 1004 | my regex matches too much, I only want the first quoted string |
    git push rejected non-fast-forward, what went wrong |
    why does this python function return None instead of the list |
    memory usage of my node server keeps growing until it crashes | gradle build fails after upgrading to java 21 |
    swift app crashes on launch with EXC_BAD_ACCESS | my kubernetes pod is stuck in CrashLoopBackOff |
    the for loop skips every second element when I delete from the list |
    websocket connection closes after 60 seconds | unicode characters show as question marks in my csv export |
    my discord bot does not respond to slash commands | the login form submits twice |
    php session is lost after redirect | float comparison 0.1 + 0.2 == 0.3 is false in my tests, how to fix |
    matplotlib window opens but stays blank
    `,
  ],
  [
    'cybersecurity',
    `
    threat model for a mobile banking app | write a phishing awareness guide for our staff |
    harden a fresh ubuntu server | explain sql injection and how to prevent it in php |
    incident response plan for ransomware in a small clinic |
    checklist for a web application pentest we are hired to do | password policy for a 50 person company |
    sigma rule that detects powershell downloading files | review our firewall rules for a branch office |
    how should we store api keys in a mobile app | explain zero trust to a board of directors |
    encrypt backups before uploading them to the cloud | what to do after a data breach of customer emails |
    security audit of an s3 setup | write a vulnerability report for an open redirect | secure a home wifi router |
    compare hardware keys and authenticator apps for two-factor | steps to become soc 2 ready |
    is our jwt implementation secure? tokens live for 30 days | detect brute force logins in our siem |
    owasp top 10 training for developers | protect a wordpress site against malware |
    security requirements for a supplier contract | analyse this nmap scan of our own network |
    privileged access management for a team of five admins | data loss prevention on a budget |
    risk assessment for letting staff use their own phones | secure code guidelines for our python team |
    plan a tabletop exercise about a supply chain attack | set up dmarc for our domain
    `,
  ],
  [
    'spreadsheets',
    `
    excel formula to sum values in column B where column A is "Paid" |
    google sheets formula to extract the domain from an email | vlookup returns #N/A although the value exists |
    build a budget tracker spreadsheet for a family | pivot table that shows sales per month and region |
    vba macro to save each sheet as pdf | conditional formatting to highlight overdue dates |
    formula to count working days between two dates | combine 12 monthly csv files in power query |
    drop-down list that depends on another drop-down in excel | index match with two criteria |
    remove duplicates but keep the latest row in google sheets | calculate a commission with three tiers in excel |
    split full name into first and last name | make a gantt chart in excel |
    spreadsheet template for inventory of a small shop | formula for age from date of birth |
    xlookup with a default when nothing is found | protect cells except for input cells |
    count unique values with a condition | timesheet in excel that handles shifts over midnight |
    loan repayment schedule in google sheets | convert text to numbers in a column |
    excel formula that ranks students by score with ties | average of the last 7 entries in a growing list |
    apps script that emails a sheet every friday | highlight duplicates across two sheets |
    write a macro that copies filtered rows to a new sheet | excel dashboard for hr numbers | sumifs with date range
    `,
  ],
  [
    'coaching',
    `
    I procrastinate on my thesis every day, help me | motivate me to go to the gym |
    how do I tell my partner that I need more time alone | I feel overwhelmed at work and cannot sleep |
    breakup three weeks ago and I still cry every day | I want to stop biting my nails |
    how can I be more confident in meetings | write affirmations for someone starting a new job |
    a meditation script of five minutes for stress | I keep comparing myself with friends on instagram |
    help me set goals for the next three months | I had a panic attack on the train, what do I do next time |
    my teenage son does not talk to me any more | imposter syndrome as a new team lead |
    I am lonely since I moved to a new city | how to forgive a friend who lied | build a morning routine I can keep |
    I get angry at my kids too fast | journaling prompts for grief | I hate my job but am scared to quit |
    how do I say no without feeling guilty | I cannot focus for more than ten minutes |
    deal with a controlling mother in law | burnout signs and what to do first | I failed my exam and feel worthless |
    my girlfriend and I argue about money | stay calm before a presentation |
    act as a life coach and ask me about my values | how to stop overthinking at night |
    regain discipline after holidays
    `,
  ],
  [
    'how-to',
    `
    how to clean a cast iron pan | how do I change a bike tyre | set up a vpn on my iphone |
    how to start a podcast with little money | guide to growing tomatoes on a balcony |
    how can I learn guitar chords faster | how to remove red wine from a carpet | install python on windows 11 |
    how do I write a will | how to ask for a raise | build a bookshelf from pine boards | how to fold a fitted sheet |
    how do I recover deleted photos on android | how to register a company in estonia |
    walk me through making sourdough starter | how to fix a dripping tap | how can I sleep better on night trains |
    how to move house with two cats | how to take notes in lectures | how do I back up a mac to an external disk |
    how to run my first 5k | how to negotiate rent | paint a wooden door without brush marks |
    how to choose a running shoe | how to make friends in a new city | how to improve my typing speed |
    how do I export a chat from whatsapp | how to sharpen a kitchen knife | how can I save electricity at home |
    how to apply for a schengen visa
    `,
  ],
  [
    'teaching',
    `
    lesson plan on fractions for grade 4 | quiz with 10 questions on the french revolution |
    teach me the basics of chess | study plan for the toefl in 6 weeks |
    worksheet on photosynthesis for 12 year olds | explain gravity to a five year old |
    rubric for a group presentation | flashcards for spanish food vocabulary |
    syllabus for an introduction to data science | homework ideas about climate change |
    how do I teach commas to adults | exam question with mark scheme on projectile motion |
    classroom game for irregular verbs | essay prompts on 1984 | course outline for beginners in watercolour |
    tutor me in linear algebra | icebreaker activity for new students | reading comprehension text for b1 german |
    lab instructions on density | project on local history for high school |
    learning objectives for a first aid workshop | explain recursion to a student who knows loops |
    vocabulary list with sentences about weather | socratic questions about justice | peer feedback form for essays |
    multiple choice test on html basics | summer reading plan for a 10 year old |
    workshop on public speaking, 90 minutes | explain photosynthesis with an analogy |
    study guide for the cell biology final
    `,
  ],
]
const room = 4
/** Of about thirty requests; over hundreds the share falls well under a quarter. */
const shareMax = 0.36
const servedShareMin = 0.75
const likenessMax = 0.7

function domainOf(id: string): ChatDomain {
  const domain = chatDomains.find((candidate) => candidate.id === id)
  if (!domain) throw new RangeError(`no domain ${id}`)
  return domain
}

function readRequests(list: string): DraftFacts[] {
  return list.split('|').map((request) => readDraft(request.trim().replaceAll(/\s+/gu, ' ')))
}

describe('the technical, learning and advice domains', () => {
  it('are all there, each in its group', () => {
    const found = Object.fromEntries(
      chatDomains.filter(({ id }) => id in promised).map((domain) => [domain.id, domain.group]),
    )
    expect(found).toEqual(promised)
  })

  it.each(Object.keys(promised))('%s has no two decisions that say the same in other words', (id) => {
    const texts = domainOf(id).decisions.map((decision) => decision.text)
    const alike = texts.flatMap((left, at) =>
      texts.slice(at + 1).flatMap((right) => (likeness(left, right) > likenessMax ? [`${left} / ${right}`] : [])),
    )
    expect(alike).toEqual([])
  })

  it.each(Object.keys(promised))('%s forbids in few of its sentences', (id) => {
    const texts = domainOf(id).decisions.map((decision) => decision.text)
    expect(texts.filter((text) => /^(?:Do not|Never|Avoid|No)\b/u.test(text))).toEqual([])
  })
})

describe.each(requests)('requests for %s', (id, list) => {
  const domain = domainOf(id)
  const drafts = readRequests(list)

  it('mostly meet a decision made for their subject', () => {
    const served = drafts.filter((draft) =>
      domain.decisions.some(({ when }) => when?.some((cue) => hasPhrase(draft, cue)) ?? false),
    )
    expect(served.length / drafts.length).toBeGreaterThanOrEqual(servedShareMin)
  })

  it('do not all get the same sentences', () => {
    const counts = new Map<string, number>()
    for (const draft of drafts) {
      const chosen = chooseDecisions(domain.decisions, draft, room)
      expect(chosen).toHaveLength(room)
      for (const text of chosen) counts.set(text, (counts.get(text) ?? 0) + 1)
    }
    const frequent = [...counts].filter(([, count]) => count / drafts.length > shareMax)
    expect(frequent).toEqual([])
  })

  it('get the same sentences again for the same words', () => {
    const again = readRequests(list)
    for (const [at, draft] of drafts.entries()) {
      const repeated = again[at] ?? draft
      expect(chooseDecisions(domain.decisions, repeated, room)).toEqual(chooseDecisions(domain.decisions, draft, room))
    }
  })
})

const smallWords = new Set(
  splitTerms('a, an, the, and, or, of, to, in, on, it, its, is, are, be, that, which, what, for, at'),
)

/** Shared content words over all content words. */
function likeness(left: string, right: string): number {
  const one = contentWords(left)
  const other = contentWords(right)
  const shared = [...one].filter((word) => other.has(word)).length
  return shared / new Set([...one, ...other]).size
}

function contentWords(text: string): Set<string> {
  const words = text.match(/[\p{L}'-]+/gu) ?? []
  return new Set(words.map(stemWord).filter((word) => !smallWords.has(word)))
}

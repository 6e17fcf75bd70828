import { describe, expect, it } from 'vitest'
import { localisedWorks } from '../../../worker/prompt/data/localised-works.ts'
import { onlyAskedAbout, worksElsewhere } from '../../../worker/prompt/data/works-elsewhere.ts'
import { workActsElsewhere } from '../../../worker/prompt/data/works-elsewhere-acts.ts'
import { workTasksElsewhere } from '../../../worker/prompt/data/works-elsewhere-tasks.ts'
import { detectChatDomain, reportedDomain } from '../../../worker/prompt/detect-domain.ts'
import { findWork } from '../../../worker/prompt/find-work.ts'
import { readDraft } from '../../../worker/prompt/read-draft.ts'
import { settleCondition } from '../../../worker/prompt/settle-condition.ts'
import { showsTable } from '../../../worker/prompt/shows-table.ts'
import { optimizeWithRules } from './optimize-with-rules.ts'

describe('what is asked for goes before what it is about', () => {
  it.each([
    ['reply to my landlord, he wants two months more deposit, i offer one', 'email'],
    ['write back to the builder, no extra payment before the tiles are done', 'email'],
    ['tell my tenants that the gas is off on friday', 'email'],
    ['sms to the plumber that the sink is leaking again', 'email'],
    ['turn this into minutes\nBo: servers are patched. Ada: I book the audit.', 'meeting'],
    ['make action items from this: patch servers, call legal, nobody took the budget', 'meeting'],
    ['from the mail below list who pays what\n\nHi all, Bo pays 40 and Ada pays 60.', 'extraction'],
    ['pull all dates from this contract\n\nIt runs from 3 May to 9 June.', 'extraction'],
    ['fix grammer: he have went to market', 'editing'],
    ['cut this to 40 words: The club was founded by seven rowers. It has 212 members today.', 'editing'],
    ['seo outline "best air coolers for small rooms", 900 words', 'seo'],
    ['blog post on back pain for drivers, 700 words', 'article'],
    ['packing list for a five day trek in march, one rucksack', 'travel'],
    ['timeline of the siege of Vienna with sources', 'knowledge'],
    ['script to negotiate the rent of a kiosk from 900 to 750', 'business-strategy'],
    ['dax measure for sales of the same week last year', 'spreadsheets'],
    ['12 barks for a goblin guard, eight words each', 'creative-writing'],
    ['godot game stutters when the camera turns', 'debugging'],
    ['soap note: 41 f, sore throat 3 days, no fever, BP 120/80', 'health'],
  ])('"%s" is %s', (text, domain) => {
    expect(detectChatDomain(readDraft(text)).domain.id).toBe(domain)
  })

  it.each([
    ['my car squeals when braking', 'lifestyle'],
    ['rabbit not eating since last night', 'lifestyle'],
    ['basil leaves turn yellow on the window sill', 'lifestyle'],
    ['kitchen sink smells although it is clean', 'lifestyle'],
    ['flavour texts for six cursed swords', 'creative_writing'],
    ['is 41 of 800 vs 66 of 812 significant', 'data_analysis'],
  ])('"%s" belongs to %s', (text, group) => {
    expect(detectChatDomain(readDraft(text)).group).toBe(group)
  })

  it.each([
    ['write a story about a dog that is not eating', 'creative-writing'],
    ['marketing plan for a brand of dog food', 'marketing-plan'],
    ['how many minutes are in a leap year', 'math'],
    ['translate: my car makes a noise', 'translation'],
  ])('a word of such work alone decides nothing: "%s"', (text, domain) => {
    expect(detectChatDomain(readDraft(text)).domain.id).toBe(domain)
  })
})

describe('rows of data', () => {
  const rows = 'store,week,sales\nA,1,200\nA,2,180\nB,1,90'

  it('with a question are analysed, whatever words the question has', () => {
    const found = detectChatDomain(readDraft(`what is going wrong in B? three sentences\n\n${rows}`))
    expect(reportedDomain(found)).toBe('data-analysis')
  })

  it('are told from sentences with commas', () => {
    expect(showsTable(readDraft(rows))).toBe(true)
    expect(showsTable(readDraft('One, two, and three.\nFour, five, and six.\nSeven, eight, and nine.'))).toBe(false)
  })
})

describe('a kind of work that is only guessed', () => {
  const vague = 'something for the hall notice about the lamps and the old benches, short'

  it.each([
    vague,
    'two truths and a lie about Portugal',
    'net promoter score fell from 44 to 29 after the app update, CEO wants the reasons on one slide',
    'что-нибудь для объявления о лампах и скамейках',
  ])('comes back with nothing that would fit anything, and the guess is reported as one: "%s"', async (draft) => {
    const { domain, confidence } = detectChatDomain(readDraft(draft))
    expect(domain.id).toBe('general')
    expect(confidence).toBeLessThanOrEqual(0.5)
    const { optimized_prompt, optimization_score, analysis } = await optimizeWithRules(draft, 'gemini')
    expect(optimized_prompt).not.toMatch(/^- /mu)
    expect(optimization_score - analysis.score_before).toBeLessThan(16)
  })

  it('names what only its author can say', async () => {
    const { analysis } = await optimizeWithRules('truths and a lie about Portugal', 'chatgpt')
    expect(analysis.missing).toEqual(['who the result is for', 'how long it should be and in what form'])
  })

  it('keeps its advice where words and what was learnt agree', () => {
    const sure = 'python function that reads a csv file and returns the rows as dictionaries'
    expect(detectChatDomain(readDraft(sure)).domain.id).toBe('code-generate')
  })
})

describe('work in other languages', () => {
  it.each([
    ['redacta un contrato de alquiler de un garaje, 60 € al mes', 'legal-drafting'],
    ['erstelle AGB für einen Onlineshop für Seifen', 'legal-drafting'],
    ['fórmula de excel que sume por mes las ventas de B2:B90', 'spreadsheets'],
    ['给初一学生出8道函数练习题，带答案', 'teaching'],
    ['写周报：修复3个bug，下周上线', 'email'],
    ['4 Tage in Prag mit zwei Kindern, wenig Geld', 'travel'],
    ['réponds à mon propriétaire qui augmente le loyer de 9 %', 'email'],
    ['このメモから議事録を作成して：田中が連絡、予算は未定', 'meeting'],
    ['ответь клиенту, что ремонт задержится на день', 'email'],
    ['contratto di affitto per una stanza a Pisa, 380 euro', 'legal-drafting'],
  ])('"%s" is %s', (text, domain) => {
    expect(detectChatDomain(readDraft(text)).domain.id).toBe(domain)
  })

  it('a paper that is only asked about is not drafted', () => {
    expect(
      findWork(readDraft('explica qué significa la cláusula de penalización en un contrato de alquiler')),
    ).toBeNull()
    expect([...onlyAskedAbout.keys()]).toHaveLength(8)
  })

  it('has lines of its own in each language, or a kind whose lines fit', () => {
    const own = new Set(Object.keys(localisedWorks.es ?? {}))
    for (const [language, works] of Object.entries(localisedWorks))
      expect([language, Object.keys(works).toSorted()]).toEqual([language, [...own].toSorted()])
    const named = [...worksElsewhere, ...workActsElsewhere, ...workTasksElsewhere].map(({ id }) => id)
    expect([...own].filter((id) => !named.includes(id))).toEqual([])
  })

  it('a worksheet is neither code nor an essay', async () => {
    const { optimized_prompt } = await optimizeWithRules('给初二学生出10道一次函数练习题，带答案', 'chatgpt')
    expect(optimized_prompt).not.toMatch(/变量|代码/u)
    expect(optimized_prompt).toMatch(/题/u)
  })
})

describe('what is missing', () => {
  it.each([
    ['lesson plan 40 min on magnets for grade 6', 'time available'],
    ['nda with a supplier, Delaware law', 'governing law and place'],
    ['risotto for 4, no cheese', 'number of servings'],
    ['write a postgres query: orders(id, total, created_at), revenue per month', 'table and column definitions'],
    ['Übungsblatt Brüche Klasse 6', 'level of the learners'],
    ['résume ce texte pour un élève de 3e : « La lune tourne. »', 'who the summary is for'],
  ])('"%s" does not lack the %s', async (text, item) => {
    const { analysis } = await optimizeWithRules(text, 'chatgpt')
    expect(analysis.missing.join(' ')).not.toContain(item)
  })

  it('names the part that is open when the other is given', async () => {
    const { analysis } = await optimizeWithRules('what can i cook with rice and two eggs in 20 min', 'chatgpt')
    expect(analysis.missing).toContain('servings')
  })
})

describe('a condition that the draft meets', () => {
  const draft = readDraft('mail to a client, invoice of 3 June unpaid, ask to pay by Friday, leads 300 to 450')

  it.each([
    [
      'Ask for payment by one date; leave that date as a labelled blank if none is given.',
      'Ask for payment by one date.',
    ],
    ['Give from-to numbers; leave present values as labelled blanks.', 'Give from-to numbers.'],
    ['Leave figures that are not given as labelled blanks.', null],
  ])('"%s" is not repeated', (line, settled) => {
    expect(settleCondition(line, draft)).toBe(settled)
  })

  it('stays where nothing is given', () => {
    const line = 'Ask for payment by one date; leave that date as a labelled blank if none is given.'
    expect(settleCondition(line, readDraft('mail to a client about an unpaid bill'))).toBe(line)
  })

  it('no length in words stands beside a running time', async () => {
    const { optimized_prompt } = await optimizeWithRules('podcast intro script 45 sec for a show on bees', 'claude')
    expect(optimized_prompt).not.toMatch(/\d+ words/u)
  })
})

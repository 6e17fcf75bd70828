import { describe, expect, it } from 'vitest'
import { findChatLog } from '../../../worker/prompt/find-chat-log.ts'
import { readDraft } from '../../../worker/prompt/read-draft.ts'
import { optimizeWithRules } from './optimize-with-rules.ts'

const talks = [
  '[10:02] Ana: can we move the demo?\n[10:11] Luis: ok I book it. who tells the client?\n[10:12] Ana: you 😀',
  '12/11/2026, 10:02 - Ana: can we move?\n12/11/2026, 10:03 - Luis: fine. when?',
  '[3/4/26, 9:12 PM] Mum: did you eat?\n[3/4/26, 9:15 PM] Me: yes',
  'Anna: kannst du morgen?\nBen: ja ab 10\nAnna: wer bringt kuchen?',
  '<maria> is the db up\n<tom> no. who restarted it?\n<maria> not me',
  'Ines: budget?\n\nTom: friday\n\nInes: from whom?\n\nTom: me',
  'Customer: it arrived broken\nAgent: sorry, can you send a photo?\nit helps us\nCustomer: i did, twice',
]

describe('a talk that was copied in', () => {
  it.each(talks)('stays byte for byte, whether the request stands before or behind it: "%s"', async (talk) => {
    for (const draft of [
      `${talk}\n\nwho has to do what?`,
      `who has to do what?\n\n${talk}`,
      `${talk}\nlist the decisions`,
    ]) {
      expect(readDraft(draft).material).toMatchObject({ text: talk, isTalk: true })
      for (const target of ['chatgpt', 'claude', 'universal'] as const)
        expect((await optimizeWithRules(draft, target)).optimized_prompt).toContain(talk)
    }
  })

  it('is found below a line that names it or asks of it', () => {
    for (const head of ['summarise this chat:\n\n', 'Reply to Ben: be kind\n', 'Notes: see below\n\n']) {
      const talk = 'Anna: ok?\nBen: no\nAnna: why?'
      expect(readDraft(`${head}${talk}\n\nwhat now?`).material).toMatchObject({ text: talk, isTalk: true })
    }
  })

  it.each([
    'Topic: recycling\nAudience: kids 8-10\nLength: 200 words\n\nWrite an article.',
    'Q: what is HTTP?\nA: a protocol\nQ: what is TCP?\nA:',
    'write a dialogue about a broken lamp.\nTom: grumpy\nEva: cheerful',
    'Monday: swim\nTuesday: rest\nWednesday: run 5k\n\nimprove this plan',
    'Input: red\nOutput: colour\nInput: seven\nOutput:',
    'Is it so?\n\nLaw: one\nFacts: two\nSays: yes\nLaw: three\nFacts: four\nSays: no',
    'Decide.\n\nText: good\nMood: glad\nText: bad\nMood:',
    'name: Lisa\nage: 34\njob: nurse\n\nwrite a bio',
    'Anna: kannst du morgen?\nBen: ja ab 10\nAnna: gut',
  ])('is told from labels, examples and a talk of which nothing is asked: "%s"', (draft) => {
    expect(findChatLog(draft)).toBeNull()
  })

  it.each(['decisions and todos', 'open questions as bullets', 'what did we agree on?'])(
    'is sorted into what was decided and what is to be done: "%s"',
    async (request) => {
      const { optimized_prompt } = await optimizeWithRules(`${talks[0]}\n\n${request}`, 'chatgpt')
      expect(optimized_prompt).toMatch(/decision|decided/u)
      expect(optimized_prompt).not.toMatch(/rollout|main character|lease/u)
    },
  )

  it('scores the same before it is set apart and after, whatever names and times it holds', async () => {
    const { optimization_score, analysis } = await optimizeWithRules(
      `${talks[0]}\n\ndecisions as list, nothing else`,
      'chatgpt',
    )
    expect(Math.abs(optimization_score - analysis.score_before)).toBeLessThan(5)
  })
})

describe('a text behind its request', () => {
  it.each([
    ['make it better: we offers best service since 2009', 'we offers best service since 2009'],
    [
      'fix the commas: After the rain we went out but nobody was there',
      'After the rain we went out but nobody was there',
    ],
    [
      'menu into french + italian: Ajo blanco - cold almond soup; Leche frita - fried milk',
      'Ajo blanco - cold almond soup; Leche frita - fried milk',
    ],
    [
      'Kürze das auf zwei Sätze:\n\nDer Verein zählt 212 Mitglieder. Gesucht wird ein Kassenwart.',
      'Der Verein zählt 212 Mitglieder. Gesucht wird ein Kassenwart.',
    ],
    [
      'Fass die Mail kurz zusammen:\n\nSehr geehrte Damen und Herren, der Termin verschiebt sich.',
      'Sehr geehrte Damen und Herren, der Termin verschiebt sich.',
    ],
    [
      'Raccourcis ça :\n\nLe club compte 212 membres. La cotisation reste à 48 euros.',
      'Le club compte 212 membres. La cotisation reste à 48 euros.',
    ],
    [
      'tidy up these notes\nanna - budget ok?\nneed venue by 3/4\nbus for 40',
      'anna - budget ok?\nneed venue by 3/4\nbus for 40',
    ],
    [
      "Classify each ticket as tier1 or spam.\n1) Can't reset my password\n2) Best rank!!!",
      "1) Can't reset my password\n2) Best rank!!!",
    ],
  ])('is set apart as it stands: "%s"', (draft, text) => {
    expect(readDraft(draft).material?.text).toBe(text)
  })

  it.each([
    'make it shorter: no intro, three lines',
    'Rate each answer with these criteria:\n1) clear\n2) short',
    'Generate a program to fulfill the following purpose:\n\nCount an element x in a list y.',
  ])('is told from what the author goes on to ask: "%s"', (draft) => {
    expect(readDraft(draft).material).toBeNull()
  })

  it('of a mail keeps the questions that the mail asks', () => {
    const mail = 'From: bob@corp.example\nTo: me\nSubject: friday\n\ncan you cover the friday shift?'
    expect(readDraft(`${mail}\n\ndecline politely`).material?.text).toBe(mail)
  })

  it('of a mail gets advice on the reply where a reply is asked for', async () => {
    const mail =
      'From: Petra <petra@nordwind.example>\nTo: ops@ourco.example\nSubject: late pallets\n\n14 of 33 pallets came late.'
    const { optimized_prompt, analysis } = await optimizeWithRules(
      `${mail}\n\nWhat should I answer? we can credit the transport`,
      'claude',
    )
    expect(analysis.domain_group).toBe('professional_writing')
    expect(optimized_prompt).toMatch(/reply/iu)
  })

  it('keeps the small letter of a value of code', async () => {
    const draft =
      'invoice text below -> json {vendor, total}. null if absent.\n\nHuber GmbH 2026/0917\nSumme 1.761,20 EUR zahlbar 14 Tage'
    expect((await optimizeWithRules(draft, 'chatgpt')).optimized_prompt).toContain('null if absent')
  })
})

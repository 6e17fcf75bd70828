import { describe, expect, it } from 'vitest'
import { findContradictions } from '../../../worker/prompt/find-contradictions.ts'
import { readDraft } from '../../../worker/prompt/read-draft.ts'
import { optimizeWithRules } from './optimize-with-rules.ts'

describe('lengths of two things are no contradiction', () => {
  it.each([
    'Headline of max 9 words plus a 70 word brief for radio.',
    'write a title of max 5 words and a 90 word blurb',
    'a teaser of at most 15 words, then a 120 word summary of the study',
    'Abstract max 200 words, keywords max 6 words, summary 90 words, on river dams',
    'essay 600 words about wolves, each paragraph at most 70 words',
    'write a 350 word blog post about naps, intro max 40 words',
    'Write 4 posts, max 25 words each, and a 180 word introduction',
    'landing page: hero max 8 words, body 150 words, button up to 3 words',
    'a 500 word story, at most 20 words per line',
    'Write a 120-word bio, tagline in 7 words',
    'intro at most 2 paragraphs, body in 5 paragraphs, about otters',
    'product text 140 words max, plus 250 words of FAQ',
    'shorten this 300 word bio to at most 100 words',
    'my cover letter is 600 words, make it under 300 words',
  ])('%s', async (prompt) => {
    expect(findContradictions(readDraft(prompt), 'chat')).toEqual([])
    expect((await optimizeWithRules(prompt, 'chatgpt')).optimized_prompt).not.toContain('decides')
  })

  it.each([
    'write an 800 word essay on salt in under 300 words',
    'write a 500 word report, max 200 words',
    'Write an article of 900 words about moss. Keep it under 400 words.',
    'Write a 500-word article; your reply must stay within 300 words.',
    'Everything under 150 words. Write a 400 word essay on chalk.',
    'Write 700 words on the plague, but no more than 500 words.',
  ])('of one thing they still are: %s', (prompt) => {
    expect(findContradictions(readDraft(prompt), 'chat').join(' ')).toContain('sets a maximum')
  })
})

describe('the language that the author names is not overruled', () => {
  it.each([
    'client ko mail likhna hai ki delivery late hai, english me likho',
    'напиши на английском письмо соседу про шум',
    'اكتب رسالة بالإنجليزية إلى صاحب البيت عن التدفئة',
    '독일어로 집주인에게 보낼 이메일 써줘',
    'scrivi in tedesco una mail alla scuola',
    'buatkan caption pakai bahasa inggris untuk kedai kopi',
    'schrijf in het Duits een brief aan de gemeente',
    'napisz po niemiecku maila do hotelu',
    'viết bằng tiếng Anh một email cho khách hàng',
    'skriv på engelska ett mejl till banken',
    'rispondi in italiano: come funziona il mutuo',
  ])('%s', async (prompt) => {
    expect((await optimizeWithRules(prompt, 'chatgpt')).optimized_prompt).not.toContain('language of the request')
  })

  it.each([
    'хочу подтянуть английский, составь план на месяц',
    'mujhe english seekhni hai, 30 din ka plan do',
    'come posso migliorare il mio inglese parlato?',
  ])('a language that is to be learnt is another matter: %s', async (prompt) => {
    expect((await optimizeWithRules(prompt, 'chatgpt')).optimized_prompt).toContain('the language of the request')
  })

  it.each(['antworte bitte auf Englisch: was ist ein ETF?', 'ответь по-русски: как работает ипотека в Германии'])(
    'to answer in a language is no letter of reply: %s',
    async (prompt) => {
      expect((await optimizeWithRules(prompt, 'chatgpt')).analysis.domain).not.toBe('email')
    },
  )

  it.each([
    'write a reply in German to my landlord about the boiler',
    'give me 8 phrases in Thai for a market',
    'write 3 subject lines in French for a winter sale',
  ])('a new text in a language is no translation: %s', async (prompt) => {
    expect((await optimizeWithRules(prompt, 'chatgpt')).optimized_prompt).not.toMatch(/source|translat/u)
  })
})

describe('no line of ours contradicts the form that the author asks for', () => {
  it.each([
    ['sort these tickets into bug, billing, other. return csv id,label', /numbered list|table/iu],
    ['is a spoken contract valid in india? answer yes/no first, then one reason', /\d+ words|clauses/u],
    ["I don't want a list. Which bike for a daily 8 km commute?", /\b(?:table|rank|bullets)\b/iu],
    ['history of the panama canal in 10 dates', /paragraphs|bullets/u],
    ['20 MCQs on light, 8 easy 8 medium 4 hard', /\bhalf\b|a third/u],
    ['captions for a plant shop, 5 captions, max 3 hashtags each', /shared line|eight hashtags/u],
    ['linkedin headline for a nurse, 5 options', /other first lines|One finished/u],
    ['python function to flatten a list, code only', /\bnotes\b|bullets|example/u],
    ['essay on free school meals, 1200 words', /two or three paragraphs/u],
    ['questions for an interview with a beekeeper', /plain paragraphs/u],
    [
      'summarise in one tweet: the library stays open until 2030, the council voted on Monday evening',
      /paragraph|sentences/u,
    ],
    ['quiz me on rivers, one question at a time', /\bkey\b|page/u],
    ['Klassifiziere die Tickets in Rechnung, Störung. Ausgabe als CSV mit id,label', /Anmerkungen|Tabelle/u],
    ['¿Es válido un contrato verbal? responde sí/no y una razón', /apartados|palabras/u],
    ['写一首七律，题为秋雨', /小标题/u],
  ])('%s', async (prompt, contrary) => {
    const { optimized_prompt } = await optimizeWithRules(prompt, 'universal')
    expect(optimized_prompt.replace(prompt, '')).not.toMatch(contrary)
  })

  it('duplicates in an array are no spreadsheet', async () => {
    const { analysis } = await optimizeWithRules('function to remove duplicates from an array in Kotlin', 'chatgpt')
    expect(analysis.missing.join(' ')).not.toContain('cells')
  })

  it('news with figures are no sum to be worked out', async () => {
    const news =
      'The council met on Monday. Visits to the pool fell 12 percent to 41,000 and costs rose to €2.1 million. A vote is due in March.\n\nHeadline of max 7 words plus a 50 word brief. Spell out numbers under ten.'
    expect((await optimizeWithRules(news, 'universal')).analysis.domain).not.toBe('math')
  })
})

describe('beside a goal, how to answer is a rule and not the task', () => {
  it.each([
    [
      'We want 500 calls a minute.',
      'Our API stops after 50 calls. We want 500 calls a minute. Please answer in bullet points.',
    ],
    [
      'I want to sleep 7 hours by day.',
      'I am a nurse on nights. I want to sleep 7 hours by day. Please keep it short and avoid pills.',
    ],
    ['Write a plan for 90 days.', 'We have 3 warehouses. Goal: ship in 24 hours. Write a plan for 90 days.'],
  ])('%s', async (task, prompt) => {
    expect((await optimizeWithRules(prompt, 'claude')).optimized_prompt).toContain(`<task>\n${task}\n</task>`)
  })

  it('no head ends in the air behind its material', async () => {
    const prompt =
      'Translate into Hindi, keep the figures: "Your claim no. 88 for 750 rupees has been approved and will be paid."'
    expect((await optimizeWithRules(prompt, 'claude')).optimized_prompt).toContain('keep the figures.\n</task>')
  })
})

describe('what the draft says is not missing', () => {
  it.each([
    ['study plan ielts 6.5 to 7.5 in 8 weeks, i work 9 to 6', /level/u],
    ['logo for a bookkeeping studio "Quill", navy only', /colours/u],
    ['Schreib ein Gedicht über den Winter, vier Strophen', /length/u],
    ['agenda 60 minutes with a difficult client, must end with signed scope', /decided/u],
    ['Mein Vermieter hat mir nach § 573 BGB gekündigt, Entwurf für den Widerspruch', /jurisdiction|party/u],
    ['contrato de aluguel na cidade de Recife', /jurisdiction/u],
  ])('%s', async (prompt, said) => {
    expect((await optimizeWithRules(prompt, 'chatgpt')).analysis.missing.join(' | ')).not.toMatch(said)
  })
})

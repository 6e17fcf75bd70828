import { describe, expect, it } from 'vitest'
import { arrangeDraft } from '../../../worker/prompt/arrange-draft.ts'
import { readDraft } from '../../../worker/prompt/read-draft.ts'

const policy = 'Do not share passwords. Lock your screen. Report lost phones within 24 hours. No USB sticks.'
const minutes = '1. Minutes of 4 April approved.\n2. Roof repair: three quotes.\n3. No new dogs in flats.'
const clauses = '7.1 The Tenant shall keep the Premises in repair.\n7.2 The Landlord may enter without notice.'
const subtitles =
  '1\n00:00:01,000 --> 00:00:03,200\nWhere are the keys?\n\n2\n00:00:03,400 --> 00:00:05,000\nRaju has them.'
const doctor = 'Pt seen 4 May. EEG normal. Levetiracetam 500 mg bd started. No driving for 2 weeks. Review on 18 May.'
const table = '| id | review |\n|----|--------|\n| 1 | wow crashes faster than ever |\n| 2 | does what it says |'

describe('a text pasted under its request', () => {
  it.each([
    ['check this policy for gaps\n\n', policy],
    ['summarise the minutes for people who missed it\n\n', minutes],
    ['Review the clauses and list risks. English law. Do not summarise the clauses.\n\n', clauses],
    ['translate these subtitles to Tamil, max 42 chars per line, keep timecodes\n', subtitles],
    ['what did the doctor decide?\n\n', doctor],
    ['sentiment of these app reviews, watch out for sarcasm\n', table],
    ['make it simple for staff\n\n', 'All leave must be filed 7 days ahead. Never swap shifts without approval.'],
    ['cut this abstract to 250 words: ', 'We evaluated 14 adapters on 3 benchmarks. No gains were seen for Santali.'],
    [
      'why did sales fall in March? here is the sheet\n',
      'month,visits,orders\nJan,12000,410\nFeb,11800,402\nMar,11900,255',
    ],
    [
      'list the action items from this chat\n\n',
      '[10:02] Ana: invoice is wrong\n[10:03] Bo: keep it open, no need to rush',
    ],
    ['vereinfache diese Hausordnung\n\n', 'Keine Fahrräder im Flur. Halten Sie die Tür geschlossen.'],
    ['traduce este aviso al inglés\n\n', 'No usar el ascensor. Mantener la puerta cerrada. Llamar al portero.'],
    ['把下面的通知改得友好一点\n\n', '禁止在楼道停车。不要在晚上十点后装修。请保持安静。'],
  ])('%s… is one text, and none of its sentences is a rule', (lead, body) => {
    const draft = readDraft(lead + body)
    expect(draft.material?.text).toBe(body)
    const { rules, context } = arrangeDraft(draft)
    for (const sentence of [...rules, ...context]) expect(body).not.toContain(sentence)
  })

  it('keeps the rules of a policy that stand behind a blank line', () => {
    const body = 'Check the till twice. Never leave the drawer open.\n\nKeep the key on you. Do not lend it.'
    expect(readDraft(`rewrite this sop so new joiners get it\n\n${body}`).material?.text).toBe(body)
  })

  it('leaves what is said of the answer to the request', () => {
    const body = 'We are moving to a new shop on 5 May. No change in prices. Use the old address until then.'
    const draft = readDraft(`shorten to a tweet\n\n${body}\n\nNo hashtags. Keep the date.`)
    expect(draft.material?.text).toBe(body)
    expect(draft.instruction).toContain('No hashtags. Keep the date.')
  })

  it.each([
    'Write a cover letter for a nurse.\n\nKeep it under 200 words. Do not mention salary. Use a warm tone.',
    'Build a landing page for a bakery\n\nUse Tailwind. No external fonts. Keep the hero under 600px.',
    'write a python script that renames photos\n\nIt should read the EXIF date. Skip files without date.',
    'Rewrite this function\n\nUse async/await. Keep the name. No external libraries.',
    'help me decide between two job offers\n\nOffer A pays 20 lakh. Offer B is remote. I have a toddler. No debts.',
    'what should we charge?\n\nWe are a 3 person agency. No retainers so far. Projects take 6 weeks.',
    'plan my week\nMonday I have gym at 7. No meetings on Friday. Keep evenings free.',
    'debug my app\n\nIt crashes on login. No error in console. Using React Native 0.74.',
  ])('takes nothing for material where the author goes on: %s', (text) => {
    expect(readDraft(text).material).toBeNull()
  })
})

import { describe, expect, it } from 'vitest'
import { readDraft } from '../../../worker/prompt/read-draft.ts'

const report =
  'The plant ran at 71 percent of capacity in August. Two boilers were down for nine days, and the backlog grew to 1,400 orders.'
const letter =
  'Hi Arjun, we have waited three weeks for the drawings and our client is getting nervous. Please send them by Thursday. Regards, Neha'
const clause =
  'Tenant shall pay rent on or before the 5th day of each month. A late fee of 2% per day applies after the 7th day of the month.'

const partsOf = (text: string): { material: string | undefined; asked: string } => {
  const draft = readDraft(text)
  return { material: draft.material?.text, asked: draft.instruction }
}

describe('a question behind a pasted text', () => {
  it.each([
    ['Summarise this report:', report, 'What is the biggest risk for October?'],
    ['Read this email and tell me the tone.', letter, 'Does she sound angry?'],
    ['Translate the following to French:', report, 'How do you say "backlog" in this context?'],
    ['Here is my review comment:', report, 'Is it too harsh?'],
    ['Here are my notes from the meeting:', report, 'Who has to do what?'],
    ['Explain this paragraph', report, 'is there an example with students?'],
    ['Here are the clauses:', clause, 'Could you list three more that are:\n\nshorter;\nfair to both sides'],
  ])('"%s … %s" is asked by its author', (lead, body, question) => {
    const { material, asked } = partsOf(`${lead}\n\n${body}\n\n${question}`)
    expect(material).toBe(body)
    expect(asked).toContain(question.split('\n')[0])
    expect(asked).toContain(lead)
  })

  it.each([
    [clause, 'Is this clause legal in Maharashtra?'],
    [letter, 'How should I reply to this customer?'],
    [report, 'Can you explain this to a class 8 student?'],
    [report, 'Make 5 MCQs from it'],
    [report, 'translate to hindi'],
    [letter, 'what are the action items?'],
    [report, 'Summarise it for my boss.'],
  ])('a text that comes first is set apart from "%s"', (body, question) => {
    const { material, asked } = partsOf(`${body}\n\n${question}`)
    expect(material).toBe(body)
    expect(asked.trim()).toBe(question)
  })

  it.each([
    ['Proofread this email:', letter, 'Can we meet on Friday?'],
    ['Translate the following to French:', letter, 'When will you send them?'],
    ['Rewrite this post:', report, 'What would you do in our place?'],
  ])('the question that closes a letter belongs to it: "%s … %s"', (lead, body, question) => {
    const { material } = partsOf(`${lead}\n\n${body}\n\n${question}`)
    expect(material).toContain(question)
  })

  it.each([
    'I have been working at the same company for 6 years, with a two hour commute and a small child.\n\nShould I quit?',
    'Write a story about a baker who loses the sense of smell and opens a shop all the same.\n\nMake it sad.',
    'You are a patient tutor who explains every step and asks one question at a time, like a friend.\n\nExplain fractions.',
  ])('what the author says of the task itself stays: %s', (text) => {
    expect(partsOf(text).material).toBeUndefined()
  })
})

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readDraft } from '../../worker/text-engine/analyze/read-draft.ts'
import { loadKnowledge } from '../../worker/text-engine/knowledge/load/load-knowledge.ts'
import { planChat } from '../../worker/text-engine/plan/plan-draft.ts'
import { type Recognition, recognize } from '../../worker/text-engine/recognize/recognize.ts'
import { linearGrowthMax, measureGrowth } from '../helpers/growth.ts'

const { lexicon, recognizer } = loadKnowledge()

function recognized(text: string): Recognition {
  return recognize(readDraft(text, lexicon), recognizer)
}

function planOf(text: string) {
  const draft = readDraft(text, lexicon)
  return planChat(draft, recognize(draft, recognizer), recognizer)
}

interface LabelledRequest {
  text: string
  /** `none` where no task fits. */
  task: string
}

const labelled = readFileSync('test/fixtures/requests.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as LabelledRequest)

describe('hand-labelled requests outside the training set', () => {
  const read = labelled.map((row) => ({ ...row, ...recognized(row.text) }))
  const named = read.filter(({ taskId }) => taskId !== null)

  it('get the right task in at least 89 of 100 cases where they get one', () => {
    const wrong = named.filter(({ taskId, task }) => taskId !== task)
    const lines = wrong.map(({ text, task, taskId }) => `${task} taken for ${taskId}: ${text}`)
    expect(1 - wrong.length / named.length, lines.join('\n')).toBeGreaterThanOrEqual(0.89)
  })

  it('get a task in half of all cases', () => {
    expect(named.length / read.length).toBeGreaterThanOrEqual(0.5)
  })

  it('are seldom taken for a picture', () => {
    const pictures = read.filter(({ imageProbability }) => imageProbability >= 0.5)
    expect(pictures.length / read.length).toBeLessThanOrEqual(0.02)
  })

  it('get the right task about as often as its probability says', () => {
    const said = named.reduce((sum, { taskProbability }) => sum + taskProbability, 0) / named.length
    const right = named.filter(({ taskId, task }) => taskId === task).length / named.length
    expect(Math.abs(said - right)).toBeLessThanOrEqual(0.1)
  })
})

describe('the request of a draft', () => {
  it('is recognised in sentences and in fragments', () => {
    expect(recognized('cover letter barista no experience').taskId).toBe('mail/cover-letter')
    expect(recognized('can you write a limerick about my cat').taskId).toBe('poem/poem')
    expect(recognized('translate my cover letter into french').output).toBe('rewrite')
  })

  it('is a picture, with its kind, if the draft only describes a scene', () => {
    expect(recognized('a wooden chair in an empty room').imageProbability).toBeGreaterThan(0.9)
    expect(recognized('ramen with two eggs')).toMatchObject({ kind: 'food' })
    expect(recognized('an email to my landlord about the heating').imageProbability).toBeLessThan(0.1)
  })

  it('is recognised from the author’s words, not from pasted content', () => {
    const request = 'Summarise this text:\n\n'
    const poem = 'Dear landlord, I am writing to complain about the broken heating in my flat. '.repeat(8)
    expect(recognized(request + poem).taskId).not.toBe('mail/complaint')
  })

  it('gets no task in other languages', () => {
    for (const text of [
      'Escribe un correo a mi jefe pidiendo dos días libres',
      'mujhe ek acchi kahani likh kar do please',
    ])
      expect(recognized(text)).toMatchObject({ taskId: null, taskProbability: 0, group: 'general_knowledge' })
  })

  it('is found in a draft forty times as long in at most six times the time', () => {
    const words = 'write an apology to a customer whose parcel was lost twice '
    const short = readDraft(words.repeat(10), lexicon)
    const long = readDraft(words.repeat(400), lexicon)
    const growth = measureGrowth({ short, long }, (draft) => {
      for (let run = 0; run < 300; run += 1) recognize(draft, recognizer)
    })
    expect(growth).toBeLessThan(linearGrowthMax)
  })
})

describe('a chat plan', () => {
  it('gives a known task at most two guidelines, and none that the draft has settled', () => {
    for (const { text } of labelled) expect(planOf(text).lines.length).toBeLessThanOrEqual(2)
    const open = planOf('write a poem about the sea')
    expect(open).toMatchObject({ fallbackLevel: 'task', taskId: 'poem/poem' })
    expect(open.lines.length).toBeGreaterThan(0)
    expect(planOf('write a poem about the sea, return only the poem').lines).toEqual([])
  })

  it('adds nothing to a draft in another language or in mixed languages', () => {
    const drafts = [
      'Escribe un correo a mi jefe pidiendo dos días libres la próxima semana',
      'mere dost ke liye birthday wish likho thoda funny',
      'yaar ek leave application likh do boss ke liye, 2 din ki',
      'schreib mir bitte a short email an meinen Chef wegen Urlaub',
    ]
    for (const text of drafts) expect(planOf(text)).toMatchObject({ lines: [] })
  })

  it.each([
    'rewrite this poem in a more cheerful tone: The leaves are falling, the year is old, the wind is calling',
    'can you make this rap softer:\n\nI came up from the bottom with a dream\nnow they all hear me scream',
    'make this verse less angry: you broke my heart, you broke my door, I will not cry for you no more',
    'rewrite these lyrics to be more polite',
    'make this less angry:\n\n[Verse 1]\nYou broke my heart\nyou broke my door\n\n[Chorus]\nI walk, I walk alone',
  ])('gives verse no guidelines for messages: %j', (text) => {
    expect(planOf(text)).toMatchObject({ taskId: 'rewrite/tone', lines: [] })
  })

  it.each([
    'make it more friendly: your song last night was too loud, please stop',
    'make this email about our song contest more formal: hi all, send lyrics by friday',
    'make this less angry: I heard this song three times, and my chorus starts at 9. Turn it down.',
    'make this sound more professional: hey can u send the thing asap',
  ])('gives a message its guidelines, regardless of its subject: %j', (text) => {
    const { taskId, lines } = planOf(text)
    expect([taskId, lines.length]).toEqual(['rewrite/tone', 2])
  })

  it('adds nothing to a finished draft, an unknown task or a trivial question', () => {
    const finished = planOf('# Task\nWrite a poem.\n\n# Format\nFour lines.')
    expect(finished).toMatchObject({ fallbackLevel: 'finished', lines: [] })
    expect(planOf('hello there my old friend')).toMatchObject({ fallbackLevel: 'as-sent', lines: [] })
    expect(planOf('what is the capital of france')).toMatchObject({ fallbackLevel: 'as-sent', lines: [] })
    expect(planOf('translate good morning to spanish')).toMatchObject({ fallbackLevel: 'as-sent', lines: [] })
  })
})

const asides = [
  { before: '', after: '. My dog is called Max.' },
  { before: '', after: ', thanks!' },
  { before: 'Hi, ', after: '' },
  { before: 'I just moved to Leeds. ', after: '' },
  { before: '', after: '. My sister is a nurse and writes songs.' },
  { before: 'My brother is a lawyer. ', after: '' },
  { before: '', after: '. I also write code.' },
]

describe('an aside', () => {
  it('changes the task of at most one in 100 requests', () => {
    const named = labelled
      .map(({ text }) => ({ text, taskId: recognized(text).taskId }))
      .filter(({ taskId }) => taskId !== null)
    for (const { before, after } of asides) {
      const changed = named.filter(({ text, taskId }) => {
        const other = recognized(before + text + after).taskId
        return other !== null && other !== taskId
      })
      expect(changed.length / named.length, `${before}…${after}`).toBeLessThanOrEqual(0.01)
    }
  })
})

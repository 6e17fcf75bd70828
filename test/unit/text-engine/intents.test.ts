import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readDraft } from '../../../worker/text-engine/analyze/read-draft.ts'
import { type Intent, recognizeIntent } from '../../../worker/text-engine/intent/recognize-intent.ts'
import { loadIntents } from '../../../worker/text-engine/knowledge/load/load-intents.ts'
import { loadKnowledge } from '../../../worker/text-engine/knowledge/load/load-knowledge.ts'
import { planChat } from '../../../worker/text-engine/plan/plan-chat.ts'

const { lexicon, intents } = loadKnowledge()
const { cards } = loadIntents()

function intentOf(text: string): Intent {
  return recognizeIntent(readDraft(text, lexicon), intents)
}

function planOf(text: string) {
  return planChat(readDraft(text, lexicon), intents)
}

describe('the intent of a request', () => {
  it('is recognised by the head noun of the output, in sentences and in fragments', () => {
    expect(intentOf('toast at my sisters wedding')).toMatchObject({ deliverableId: 'speech', cardId: 'toast' })
    expect(intentOf('cover letter barista no experience').cardId).toBe('cover-letter')
    expect(intentOf('excel count unique').cardId).toBe('spreadsheet')
    expect(intentOf('I need a list of names for a bakery').cardId).toBe('business-names')
  })

  it('is decided by the verb where the verb says what to do with a text', () => {
    expect(intentOf('Summarize this email in two sentences').deliverableId).toBe('summary')
    expect(intentOf('translate my cover letter into french').deliverableId).toBe('translation')
    expect(intentOf('make this less angry').deliverableId).toBe('rewrite')
  })

  it('is not decided by a modifier or an aside', () => {
    expect(intentOf('pitch for an app that finds parking spaces').deliverableId).toBe('copy')
    expect(intentOf('My brother is a lawyer. Write a poem about rain.').deliverableId).toBe('poem')
    expect(intentOf('The email to my landlord was ignored.').deliverableId).toBeNull()
    expect(intentOf('email marketing strategy for a shop').deliverableId).toBe('plan')
  })

  it('stays open where two different things are asked for', () => {
    expect(intentOf('Write a poem about rain. Translate it into French.').deliverableId).toBeNull()
  })

  it('is known in other languages by their first words, without a card', () => {
    expect(intentOf('Escribe un correo a mi jefe pidiendo dos días libres')).toMatchObject({
      deliverableId: 'mail',
      cardId: null,
    })
  })
})

interface LabelledRequest {
  text: string
  deliverable: string | null
  card: string | null
}

const labelled = readFileSync('test/fixtures/requests.jsonl', 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line) as LabelledRequest)

describe('requests as people type them, labelled by hand', () => {
  const read = labelled.map((row) => ({ ...row, kind: intentOf(row.text), plan: planOf(row.text) }))

  it('get the right card where they get one, in 97 of 100 cases', () => {
    const named = read.filter(({ kind }) => kind.cardId !== null)
    const wrong = named.filter(
      ({ kind, card, deliverable }) => kind.cardId !== card || kind.deliverableId !== deliverable,
    )
    expect(wrong.length / named.length, wrong.map(({ text }) => text).join('\n')).toBeLessThanOrEqual(0.03)
  })

  it('get the right deliverable where they get one, in 97 of 100 cases', () => {
    const named = read.filter(({ kind }) => kind.deliverableId !== null)
    const wrong = named.filter(({ kind, deliverable }) => kind.deliverableId !== deliverable)
    expect(wrong.length / named.length, wrong.map(({ text }) => text).join('\n')).toBeLessThanOrEqual(0.03)
  })

  it('are helped in three of five cases', () => {
    const helped = read.filter(({ plan }) => plan.lines.length > 0)
    expect(helped.length / read.length).toBeGreaterThanOrEqual(0.6)
  })
})

describe('the fallback levels of a chat plan', () => {
  it('gives a known kind at most four lines, and none that the draft has settled', () => {
    for (const { examples } of cards)
      for (const text of examples) expect(planOf(text).lines.length).toBeLessThanOrEqual(4)
    const settled = planOf('apology email to a client, we missed the deadline, friendly tone, max 80 words')
    expect(settled.fallbackLevel).toBe('card')
    expect(settled.lines.join(' ')).not.toMatch(/brief/)
  })

  it('gives a known deliverable its one sentence, in the language of the draft', () => {
    const plan = planOf('Escribe un correo a mi jefe pidiendo dos días libres la próxima semana')
    expect(plan).toMatchObject({ fallbackLevel: 'deliverable', lines: [expect.stringContaining('listo para enviar')] })
  })

  it('leaves a finished draft, an unknown kind and a trivial question as they came', () => {
    expect(planOf('# Task\nWrite a poem.\n\n# Format\nFour lines.')).toMatchObject({
      fallbackLevel: 'finished',
      lines: [],
    })
    expect(planOf('hello there my old friend')).toMatchObject({ fallbackLevel: 'as-sent', lines: [] })
    expect(planOf('what is the capital of france')).toMatchObject({ fallbackLevel: 'as-sent', lines: [] })
  })
})

const asides = [
  { before: '', after: '. My dog is called Max.' },
  { before: '', after: ', thanks!' },
  { before: 'Hi, ', after: '' },
  { before: '', after: '. English is not my first language.' },
  { before: 'I just moved to Leeds. ', after: '' },
  { before: '', after: '. My sister is a nurse and writes songs.' },
  { before: 'My brother is a lawyer. ', after: '' },
  { before: '', after: '. I also write code.' },
  { before: '', after: ', no code' },
  { before: '', after: '. I once worked in a hospital.' },
  { before: 'I am a teacher and I like cooking. ', after: '' },
]

describe('an aside', () => {
  it('changes the kind of a request in at most two of a hundred cases', () => {
    const requests = cards
      .flatMap(({ examples }) => examples.slice(0, 3))
      .map((text) => ({ text, kind: intentOf(text) }))
    for (const { before, after } of asides) {
      const changed = requests
        .filter(({ text, kind }) => intentOf(before + text + after).cardId !== kind.cardId)
        .map(({ text }) => text)
      expect(changed.length / requests.length, `${before}…${after}: ${changed.slice(0, 5).join(' | ')}`).toBeLessThan(
        0.02,
      )
    }
  })
})

import { describe, expect, it } from 'vitest'
import { loadKinds } from '../../../worker/load-kinds.ts'
import { loadKnowledge } from '../../../worker/load-knowledge.ts'
import { type Kind, recognize } from '../../../worker/prompt-next/kinds/recognize.ts'
import { planChat } from '../../../worker/prompt-next/plan/plan-chat.ts'
import { readDraft } from '../../../worker/prompt-next/reading/read-draft.ts'

const { lexicon, kinds } = loadKnowledge()
const { cards } = loadKinds()

function kindOf(text: string): Kind {
  return recognize(readDraft(text, lexicon), kinds)
}

function planOf(text: string) {
  return planChat(readDraft(text, lexicon), kinds)
}

describe('the kind of a request', () => {
  it('is read off the noun that is to be handed over, in sentences and in fragments', () => {
    expect(kindOf('toast at my sisters wedding')).toMatchObject({ deliverableId: 'speech', cardId: 'toast' })
    expect(kindOf('cover letter barista no experience').cardId).toBe('cover-letter')
    expect(kindOf('excel count unique').cardId).toBe('spreadsheet')
    expect(kindOf('I need a list of names for a bakery').cardId).toBe('business-names')
  })

  it('is decided by the verb where the verb says what to do with a text', () => {
    expect(kindOf('Summarize this email in two sentences').deliverableId).toBe('summary')
    expect(kindOf('translate my cover letter into french').deliverableId).toBe('translation')
    expect(kindOf('make this less angry').deliverableId).toBe('rewrite')
  })

  it('is not decided by a modifier or an aside', () => {
    expect(kindOf('pitch for an app that finds parking spaces').deliverableId).toBe('copy')
    expect(kindOf('My brother is a lawyer. Write a poem about rain.').deliverableId).toBe('poem')
    expect(kindOf('The email to my landlord was ignored.').deliverableId).toBeNull()
    expect(kindOf('email marketing strategy for a shop').deliverableId).toBe('plan')
  })

  it('stays open where two different things are asked for', () => {
    expect(kindOf('Write a poem about rain. Translate it into French.').deliverableId).toBeNull()
  })

  it('is known in other languages by their first words, without a card', () => {
    expect(kindOf('Escribe un correo a mi jefe pidiendo dos días libres')).toMatchObject({
      deliverableId: 'mail',
      cardId: null,
    })
  })
})

describe('cards', () => {
  it('take nearly all of their own examples, and hardly one of another card', () => {
    const examples = cards.flatMap((card) => card.examples.map((text) => ({ card, found: kindOf(text).cardId })))
    const own = examples.filter(({ card, found }) => found === card.id)
    const others = examples.filter(({ card, found }) => found !== null && found !== card.id)
    expect(own.length / examples.length).toBeGreaterThan(0.95)
    expect(others.map(({ card }) => card.id)).toEqual([])
  })

  it('leave their near misses alone', () => {
    const taken = cards.flatMap((card) => card.not.filter((text) => kindOf(text).cardId === card.id))
    expect(taken).toEqual([])
  })
})

describe('the ladder for chat', () => {
  it('gives a known kind at most four lines, and none that the draft has settled', () => {
    for (const { examples } of cards)
      for (const text of examples) expect(planOf(text).lines.length).toBeLessThanOrEqual(4)
    const settled = planOf('apology email to a client, we missed the deadline, friendly tone, max 80 words')
    expect(settled.rung).toBe('card')
    expect(settled.lines.join(' ')).not.toMatch(/brief/)
  })

  it('gives a known deliverable its one sentence, in the language of the draft', () => {
    const plan = planOf('Escribe un correo a mi jefe pidiendo dos días libres la próxima semana')
    expect(plan).toMatchObject({ rung: 'deliverable', lines: [expect.stringContaining('listo para enviar')] })
  })

  it('leaves a finished draft, an unknown kind and a trivial question as they came', () => {
    expect(planOf('# Task\nWrite a poem.\n\n# Format\nFour lines.')).toMatchObject({ rung: 'finished', lines: [] })
    expect(planOf('hello there my old friend')).toMatchObject({ rung: 'as-sent', lines: [] })
    expect(planOf('what is the capital of france')).toMatchObject({ rung: 'as-sent', lines: [] })
  })
})

const asides = [
  { before: 'My brother is a lawyer. ', after: '' },
  { before: '', after: '. I also write code.' },
  { before: '', after: ', no code' },
  { before: '', after: '. I once worked in a hospital.' },
  { before: 'I am a teacher and I like cooking. ', after: '' },
]

describe('an aside', () => {
  it('changes the kind of a request in at most two of a hundred cases', () => {
    const requests = cards.flatMap(({ examples }) => examples.slice(0, 3)).map((text) => ({ text, kind: kindOf(text) }))
    for (const { before, after } of asides) {
      const changed = requests
        .filter(({ text, kind }) => kindOf(before + text + after).cardId !== kind.cardId)
        .map(({ text }) => text)
      expect(changed.length / requests.length, `${before}…${after}: ${changed.slice(0, 5).join(' | ')}`).toBeLessThan(
        0.02,
      )
    }
  })
})

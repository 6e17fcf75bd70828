import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { targetIds } from '#shared/catalog/targets.ts'
import { targets } from '../../worker/targets/registry.ts'
import { readDraft } from '../../worker/text-engine/analyze/read-draft.ts'
import { isAcceptable } from '../../worker/text-engine/guardrails/verdict.ts'
import { verifyResult } from '../../worker/text-engine/guardrails/verify-result.ts'
import { loadKnowledge } from '../../worker/text-engine/knowledge/load/load-knowledge.ts'
import { modalityFor } from '../../worker/text-engine/plan/plan-draft.ts'
import { linearGrowthMax, measureGrowth } from '../helpers/growth.ts'

const { lexicon } = loadKnowledge()

function verdictOf(
  draftText: string,
  resultText: string,
  writer: 'local' | 'model',
  targetId: (typeof targetIds)[number],
) {
  const draft = readDraft(draftText, lexicon)
  return verifyResult(draft, readDraft(resultText, lexicon), {
    targetId,
    modality: modalityFor(draft, targets[targetId].modalities),
    writer,
  })
}

const word = fc.constantFrom(
  'plan',
  'garden',
  'letter',
  'about',
  'quiet',
  'river',
  'and',
  'with',
  'for',
  'old',
  'train',
)
const words = fc.array(word, { minLength: 2, maxLength: 8 }).map((parts) => parts.join(' '))
const fact = fc.oneof(
  fc.integer({ min: 21, max: 9999 }).map(String),
  fc.integer({ min: 21, max: 990 }).map((count) => `$${count}`),
  fc.integer({ min: 21, max: 990 }).map((count) => `${count} km`),
  fc.constantFrom('Anna Berg', 'Oslo', 'Crumb & Co', 'NASA', 'Zürich'),
  fc.constantFrom('"see you at eight"', '“Stay Wild”', '`x = 1`', '{{name}}', '[total]'),
  fc.constantFrom('https://example.com/a?b=1', 'a.b@example.com', 'user_id', 'fetchRows', 'gpt-4o', '--verbose'),
)
const writer = fc.constantFrom('local' as const, 'model' as const)
const targetId = fc.constantFrom(...targetIds)

describe('a result equal to its draft', () => {
  it('loses no fact for any text, and is accepted as a text prompt', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300, unit: 'grapheme' }), writer, targetId, (text, by, target) => {
        const { retained } = verdictOf(text, text, by, target)
        expect(retained.kept).toBe(retained.total)
      }),
    )
    fc.assert(
      fc.property(words, fact, words, writer, (before, own, after, by) => {
        const text = `Explain ${before} ${own} ${after}`
        expect(isAcceptable(verdictOf(text, text, by, 'chatgpt'))).toBe(true)
      }),
    )
  })

  it('has no error if a line is appended', () => {
    fc.assert(
      fc.property(words, fact, words, writer, (before, own, after, by) => {
        const text = `Explain ${before} ${own} ${after}`
        const { violations } = verdictOf(text, `${text}\n\nBegin with what matters most.`, by, 'chatgpt')
        expect(violations.filter(({ severity }) => severity === 'error')).toEqual([])
      }),
    )
  })
})

describe('a result without one of the facts', () => {
  it('is rejected, and the fact is named', () => {
    fc.assert(
      fc.property(words, fact, words, writer, targetId, (before, own, after, by, target) => {
        const text = `Explain ${before} ${own} ${after}`
        const { violations, retained } = verdictOf(text, `Explain ${before} ${after}`, by, target)
        const lost = violations.find(({ rule, severity }) => rule === 'fact-lost' && severity === 'error')
        expect(own).toContain(lost?.evidence ?? 'nothing was found to be lost')
        expect(retained.kept).toBeLessThan(retained.total)
      }),
    )
  })

  it('is rejected for any other lost word, too, if the local engine wrote it', () => {
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^[a-z]{3,9}$/), { minLength: 3, maxLength: 12 }),
        fc.nat(),
        (parts, pick) => {
          const own = ['Explain', ...parts]
          const at = 1 + (pick % parts.length)
          const text = own.join(' ')
          const cut = own.toSpliced(at, 1).join(' ')
          fc.pre(own[at] !== own[at + 1] && own[at] !== own[at - 1])
          expect(isAcceptable(verdictOf(text, cut, 'local', 'chatgpt'))).toBe(false)
        },
      ),
    )
  })
})

/** A draft of nothing but openers and its result. */
function readOpeners(opener: string, length: number) {
  const draft = readDraft(opener.repeat(length / opener.length), lexicon)
  return { draft, result: readDraft(`${opener.repeat((length * 0.9) / opener.length)} x`, lexicon) }
}

/** Verifies the result for a target of each kind. */
function judge({ draft, result }: ReturnType<typeof readOpeners>): void {
  for (const target of ['midjourney', 'flux', 'claude'] as const)
    for (const modality of ['chat', 'image'] as const)
      for (const by of ['local', 'model'] as const)
        verifyResult(draft, result, { targetId: target, modality, writer: by })
}

/** Each sentence occurs twice; the draft has no end marks. */
function readDoubled(length: number) {
  const sentences = Array.from({ length: length / 30 }, (_, at) => `take b${at} to town`)
  const twice = sentences.flatMap((sentence) => [sentence, sentence])
  return { draft: readDraft(twice.join(' '), lexicon), result: readDraft(`${twice.join('. ')}.`, lexicon) }
}

/** Built from few words, so that some sentences contain or overlap others. */
const sentence = fc.array(fc.constantFrom('ba', 'bo', 'bu'), { minLength: 4, maxLength: 7 }).map((own) => own.join(' '))
const sentences = fc.array(sentence, { minLength: 1, maxLength: 3 })

describe('a sentence that occurs twice in a result', () => {
  it('is reported if the draft contains it less often', () => {
    fc.assert(
      fc.property(sentences, sentences, fc.array(fc.nat(2), { maxLength: 6 }), (drafted, pool, picks) => {
        const said = picks.map((pick) => pool[pick % pool.length] ?? '')
        const spaced = (text: string) => ` ${text.replaceAll(' ', '  ')} `
        const own = spaced(drafted.join(' '))
        const added = said.filter((one) => {
          const count = said.filter((other) => other === one).length
          return count > 1 && own.split(spaced(one)).length - 1 < count
        })
        const { violations } = verdictOf(drafted.join(' '), `${said.join('. ')}.`, 'model', 'chatgpt')
        const found = violations.find(({ rule }) => rule === 'doubled-sentence')?.evidence
        expect(found?.replace('.', '')).toBe(added[0])
      }),
    )
  })
})

describe('judging', () => {
  it('takes time linear in the doubled sentences', () => {
    const inputs = { short: readDoubled(16_000), long: readDoubled(64_000) }
    const judgeDoubled = ({ draft, result }: (typeof inputs)['short']) =>
      verifyResult(draft, result, { targetId: 'chatgpt', modality: 'chat', writer: 'model' })
    expect(measureGrowth(inputs, judgeDoubled)).toBeLessThan(linearGrowthMax)
  })

  it.each([
    ['identifiers', (at: number) => `no b${at}x, `, () => 'word of '],
    ['lengths', (at: number) => `${at} words, `, (at: number) => `${at} sentences, `],
    ['parameters', (at: number) => `a --ar ${at}:${at + 1} `, (at: number) => `b --ar ${at + 2}:${at + 9} `],
  ])('takes time linear in the lost %s', (_name, own, other) => {
    const write = (say: (at: number) => string, length: number) =>
      readDraft(Array.from({ length: length / 10 }, (_, at) => say(at)).join(''), lexicon)
    const inputOf = (length: number) => ({ draft: write(own, length), result: write(other, length * 2) })
    const inputs = { short: inputOf(2000), long: inputOf(8000) }
    const judgeLost = ({ draft, result }: (typeof inputs)['short']) =>
      verifyResult(draft, result, { targetId: 'midjourney', modality: 'image', writer: 'model' })
    expect(measureGrowth(inputs, judgeLost)).toBeLessThan(linearGrowthMax)
  })

  const openers = '( [ { <a " ` 1- A :: aB_1'.split(' ')
  it.each([...openers, '--no a ', '1,000 ', 'no x, ', 'a. ', '\n# a', '(a:1.'])(
    'takes time that grows with the text and no faster: %j',
    (opener) => {
      const inputs = { short: readOpeners(opener, 1000), long: readOpeners(opener, 4000) }
      expect(measureGrowth(inputs, judge)).toBeLessThan(linearGrowthMax)
    },
  )
})

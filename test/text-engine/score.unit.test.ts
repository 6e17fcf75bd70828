import { readFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Modality } from '#shared/prompts/prompt-result.ts'
import wrappers from '../../tools/train/score/wrappers.json' with { type: 'json' }
import { targets } from '../../worker/targets/registry.ts'
import { readDraft } from '../../worker/text-engine/analyze/read-draft.ts'
import { verifyResult } from '../../worker/text-engine/guardrails/verify-result.ts'
import { loadKnowledge } from '../../worker/text-engine/knowledge/load/load-knowledge.ts'
import { optimizePrompt } from '../../worker/text-engine/optimize.ts'
import { scorePrompt, scoreResult } from '../../worker/text-engine/score/score-prompt.ts'

interface Pair {
  media: Modality
  weak: string
  strong: string
}

const knowledge = loadKnowledge()
const { lexicon, scoreWeights } = knowledge
const pairs = readFileSync(path.join(import.meta.dirname, '../fixtures/score-pairs.jsonl'), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line): Pair => JSON.parse(line))

/** Scores a text by itself, or as a result of `draft`. */
function score(text: string, modality: Modality, draft?: string): number {
  const shape = { targetId: 'universal', modality } as const
  const author = draft === undefined ? {} : { author: readDraft(draft, lexicon) }
  return scorePrompt(readDraft(text, lexicon), { ...shape, ...author }, scoreWeights).score
}

function shareOf<Item>(items: readonly Item[], holds: (item: Item) => boolean): number {
  return items.filter(holds).length / items.length
}

describe('the score', () => {
  it('is higher for the better prompt in over 97 of 100 judged pairs', () => {
    expect(
      shareOf(pairs, ({ media, weak, strong }) => score(strong, media, weak) > score(weak, media)),
    ).toBeGreaterThan(0.97)
  })

  // Held-out wrappers use unlisted words; fewer are recognised, by their missing content.
  it.each([
    ['fitted', 0.93],
    ['heldOut', 0.5],
  ] as const)('is mostly higher for a draft than for an empty wrapper around it: %s', (part, shareMin) => {
    const wrapped = pairs.flatMap(({ media, weak }) =>
      wrappers[media][part].map((template) => ({
        media,
        draft: weak,
        wrapper: template.replace('{draft}', () => weak),
      })),
    )
    expect(
      shareOf(wrapped, ({ media, draft, wrapper }) => score(draft, media) > score(wrapper, media, draft)),
    ).toBeGreaterThan(shareMin)
  })

  it('rises by at most half a point with filler', () => {
    for (const { media, weak } of pairs) {
      const joint = media === 'chat' ? '\n\n' : ', '
      for (const filler of wrappers.filler[media])
        expect([weak, filler, score(`${weak}${joint}${filler}`, media, weak) <= score(weak, media) + 0.5]).toEqual([
          weak,
          filler,
          true,
        ])
    }
  })

  it.each<[Modality, string[]]>([
    ['chat', ['states what matters most', 'no filler words']],
    ['image', ['says how the parts relate', 'no filler words']],
  ])('gives a reason for each dimension: %s', (modality, expected) => {
    const shape = { targetId: 'universal', modality } as const
    const reasons = pairs
      .filter(({ media }) => media === modality)
      .flatMap(({ strong }) => scorePrompt(readDraft(strong, lexicon), shape, scoreWeights).dimensions)
      .map(({ reason }) => reason)
    expect(reasons).toEqual(expect.arrayContaining(expected))
  })

  it('is the sum of its dimensions, each within its bounds, and at most 100', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 400, unit: 'grapheme' }),
        fc.constantFrom('chat' as const, 'image' as const),
        (text, modality) => {
          const { score: total, dimensions } = scorePrompt(
            readDraft(text, lexicon),
            { targetId: 'chatgpt', modality },
            scoreWeights,
          )
          expect(dimensions.reduce((sum, dimension) => sum + dimension.score, 0)).toBeCloseTo(total, 1)
          for (const { score: points, max } of dimensions) expect(points >= 0 && points <= max + 0.05).toBe(true)
          expect(total).toBeLessThanOrEqual(100)
          expect(dimensions.reduce((sum, { max }) => sum + max, 0)).toBeCloseTo(100, 5)
        },
      ),
    )
  })

  it('rates a prompt from a topic by all its words, not only by those of the topic', () => {
    const topic = 'earn-out for a dental practice'
    const knowing = readDraft(
      'Draft the earn-out of a dental practice sale. Compare collections, EBITDA and retained patients as its metric, ' +
        'propose one with threshold, cap and period, and say who decides on hiring and fees meanwhile.',
      lexicon,
    )
    const vague = readDraft('Write about the earn-out of a dental practice. Make it good and complete.', lexicon)
    const options = { targetId: 'claude', modality: 'chat', author: readDraft(topic, lexicon), isTopic: true } as const
    const [better, worse] = [knowing, vague].map((prompt) => scorePrompt(prompt, options, scoreWeights).score)
    expect(better).toBeGreaterThan(score(topic, 'chat'))
    expect(better).toBeGreaterThan((worse ?? 0) + 10)
  })

  it('never falls when a fact is added', () => {
    const facts = ['for 4 people', 'in Oslo', 'by Anna Berg', 'at $250', 'titled "Stay Wild"']
    for (const { media, weak } of pairs)
      for (const fact of facts)
        expect([weak, fact, score(`${weak} ${fact}`, media, weak) >= score(weak, media)]).toEqual([weak, fact, true])
  })
})

describe('the score of a result', () => {
  it('is below that of its draft if a fact is lost, regardless of additions', () => {
    const draft = readDraft('write a mail to my landlord, heating broken since 12 november, flat 4B', lexicon)
    const text =
      'Write a mail to my landlord: the heating has been broken since november. Ask for a repair within ten days, for a written answer and for a lower rent until then. Polite, firm, no threats, at most 120 words.'
    const result = readDraft(text, lexicon)
    const shape = { targetId: 'chatgpt', modality: 'chat' } as const
    const verdict = verifyResult(draft, result, { ...shape, writer: 'model' })
    const { before, after } = scoreResult(result, draft, verdict, shape, scoreWeights)
    expect(scorePrompt(result, shape, scoreWeights).score).toBeGreaterThan(before.score)
    expect(after.score).toBeLessThan(before.score)
  })

  it('equals that of its draft if nothing changed', () => {
    const draft = readDraft('explain dns to my mum', lexicon)
    const shape = { targetId: 'claude', modality: 'chat' } as const
    const { before, after } = scoreResult(
      draft,
      draft,
      verifyResult(draft, draft, { ...shape, writer: 'local' }),
      shape,
      scoreWeights,
    )
    expect(after).toEqual(before)
  })

  it('equals that of its draft if the draft is returned although it breaks a rule of the target', () => {
    const options = { targetId: 'midjourney', negativePrompt: false } as const
    const { text, verdict, score } = optimizePrompt('red fox in snow --seed 5000000000', options, knowledge)
    expect([text, verdict.violations.length]).toEqual(['red fox in snow --seed 5000000000', 1])
    expect(score.after).toEqual(score.before)
  })

  it('is above that of its draft with one, two or three useful guidelines', () => {
    const draft = 'Create a social media post for our summer sale'
    const guidelines = [
      '- Put the point into the first line, before the text is cut off.',
      '- Name something that can be seen or felt, instead of adjectives such as "amazing".',
      '- End with one thing readers can answer, tag or do.',
    ]
    for (const count of [1, 2, 3]) {
      const text = [draft, '', ...guidelines.slice(0, count)].join('\n')
      expect([count, score(text, 'chat', draft) > score(draft, 'chat')]).toEqual([count, true])
    }
  })

  it('does not fall when unknown words are added', () => {
    const draft = 'Ideas de publicaciones para Instagram de una cafetería vegana en Valencia'
    const text = `${draft}\n\nQue sean claramente distintas entre sí y tan concretas que se puedan llevar a cabo.`
    expect(score(text, 'chat', draft)).toBeGreaterThanOrEqual(score(draft, 'chat'))
  })

  it('ignores the closing sentence of a target', () => {
    const author = readDraft('photo of a jazz drummer mid solo, sweat on his face, black and white', lexicon)
    const result = readDraft(`${author.text}\n\n${targets.claude.image.closing}`, lexicon)
    const options = { targetId: 'claude', modality: 'image', author } as const
    expect(scorePrompt(result, options, scoreWeights).score).toBe(scorePrompt(author, options, scoreWeights).score)
  })

  it('does not fall if only the form changed and no fact is lost', () => {
    const draft = readDraft('canyon at noon, heat haze --ar 16:9 --ar 3:2 --raw', lexicon)
    const text = 'canyon at noon, heat haze. Wide 16:9 format. Wide 3:2 format. Natural, unstylised look.'
    const result = readDraft(text, lexicon)
    const shape = { targetId: 'chatgpt', modality: 'image' } as const
    const verdict = { retained: { kept: 1, total: 1 }, violations: [] }
    const scores = (isFormOnly: boolean) => scoreResult(result, draft, verdict, { ...shape, isFormOnly }, scoreWeights)
    expect(scores(false).after.score).toBeLessThan(scores(false).before.score)
    expect(scores(true).after).toEqual(scores(true).before)
    const lost = { ...verdict, retained: { kept: 0, total: 1 } }
    expect(scoreResult(result, draft, lost, { ...shape, isFormOnly: true }, scoreWeights).after.score).toBeLessThan(
      scores(true).before.score,
    )
  })
})

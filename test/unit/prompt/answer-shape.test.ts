import { describe, expect, it } from 'vitest'
import { optimizeWithRules } from './optimize-with-rules.ts'

/** Everything behind the task. */
const added = async (draft: string): Promise<string> =>
  (await optimizeWithRules(draft, 'chatgpt')).optimized_prompt.split(/^# /mu).slice(2).join('')

describe('an answer whose shape the author settles', () => {
  it.each([
    'Is this email urgent or normal? Reply with one word.\n\n{{email_body}}',
    'Label the message as spam or ham. Reply with the label only.\n\n{{message}}',
    'classify: "the parcel came wet" -> positive/negative/neutral, one word',
    'reply with a number only: how many adjectives in "the quick brown fox"?',
    'rate this essay from 1 to 10, number only: "The war was bad."',
    'sentiment of "meh, it works i guess". output: pos, neg or neu',
    'give me the capital of Mongolia, just the name',
    'one-word answer: opposite of "scarce"',
    'title only for a blog post on urban bees',
    'Réponds par un seul mot : ce message est-il urgent ?\n\n{{message}}',
    '¿Este mensaje es spam? Responde con una palabra.\n\n{{mensaje}}',
    'Antworte mit einem Wort: Ist diese Mail dringend?\n\n{{mail}}',
  ])('gets no line of ours where it is a word, a number or a label: "%s"', async (draft) => {
    expect(await added(draft)).toBe('')
  })

  it.each([
    ['flash fiction 300 words, a lighthouse that loves fog, no dialogue', /speak|said|talk/iu],
    ['short story without any dialogue, 400 words, a bridge keeper retires', /speak|said|talk/iu],
    ['dialogue only, no narration: two thieves in a lift', /narrat|descri|place/iu],
    ['monologue 200 words, a nurse after her shift', /speakers|each speaker/iu],
    ['10 multiple choice questions on photosynthesis, mark the correct one with *', /\bkey\b/iu],
    ['quiz on the water cycle, 6 questions, inline answers', /\bkey\b/iu],
    ['worksheet on decimals year 6, without answer key', /\bkey\b/iu],
    ['Write {count} subject lines for {{campaign}}, JSON array only', /beside|mark the/iu],
    ['python function to slugify a string, no comments, code only', /command|usage/iu],
    ['recipe for lentil soup, no timings, just the steps', /\btimes?\b|minutes/iu],
    ['explain recursion without code', /\bcode\b|its output|complete example|runs/iu],
    ['lesson plan on fractions grade 4, no worksheet', /name, date|four to six items|room to write/iu],
    ['toast for dad 70 birthday funny he fixes everything badly', /stated time/iu],
    ['Kurzgeschichte ohne Dialog, 300 Wörter, ein Leuchtturm', /dialog|gespräch|sprech/iu],
    ['Unterrichtsstunde zum Wasserkreislauf, Klasse 4, ohne Arbeitsblatt', /nummeriert|blatt/iu],
    ['10 Aufgaben zu Brüchen Klasse 6 ohne Lösungen', /lösungen/iu],
    ['artículo sobre trenes nocturnos sin subtítulos', /intertítulos|subtítulos/iu],
  ])('gets no line of another shape: "%s"', async (draft, other) => {
    expect(await added(draft)).not.toMatch(other)
  })

  it.each([
    ['short story, 400 words, a bridge keeper retires', /^- /mu],
    ['10 multiple choice questions on photosynthesis', /\bkey\b/iu],
    ['wedding speech for my sister, 3 minutes', /^- /mu],
  ])('gets them where nothing is settled: "%s"', async (draft, ours) => {
    expect((await optimizeWithRules(draft, 'chatgpt')).optimized_prompt).toMatch(ours)
  })
})

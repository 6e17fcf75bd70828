import { describe, expect, it } from 'vitest'
import { expertiseLevels, type GenerateMode, generateModes } from '../../shared/prompts/generate-options.ts'
import { targets } from '../../worker/targets/registry.ts'
import { readDraft } from '../../worker/text-engine/analyze/read-draft.ts'
import { loadKnowledge } from '../../worker/text-engine/knowledge/load/load-knowledge.ts'
import { type GenerateOptions, generatePrompt, optimizePrompt } from '../../worker/text-engine/optimize.ts'
import { planTopic, type TopicOptions } from '../../worker/text-engine/plan/plan-topic.ts'

const knowledge = loadKnowledge()
const wordModes = generateModes.filter((mode): mode is GenerateMode => mode !== 'image')

function plan(topic: string, options: Partial<TopicOptions> = {}) {
  const all = { mode: 'auto', expertise: 'expert', modalities: ['chat', 'image'], ...options } as const
  const made = planTopic(readDraft(topic, knowledge.lexicon), all, knowledge)
  return { ...made, request: made.draft.text, lines: made.kind === 'chat' ? made.lines : [] }
}

function promptFor(topic: string, options: Partial<GenerateOptions> = {}) {
  const all = { mode: 'auto', expertise: 'expert', targetId: 'chatgpt', negativePrompt: false, ...options } as const
  return generatePrompt(topic, all, knowledge)
}

const subjects = [
  'photosynthesis',
  'remote work',
  'an old lighthouse keeper',
  'handmade soap',
  'binary search',
  'the sea',
]

describe('a prompt from a topic', () => {
  it('is a sentence with the topic and at least two guidelines, in every mode and at every level', () => {
    for (const topic of subjects)
      for (const mode of wordModes)
        for (const expertise of expertiseLevels) {
          const { request, lines } = plan(topic, { mode, expertise })
          expect(request).toContain(topic)
          expect(request).toMatch(/^[A-Z].+[.?]$/u)
          expect(lines.length).toBeGreaterThanOrEqual(2)
          for (const text of [request, ...lines]) expect(text).not.toMatch(/[{}[\]]/u)
        }
  })

  it('has fewer guidelines for a beginner than for an expert', () => {
    for (const topic of subjects)
      for (const mode of wordModes) {
        const forBeginner = plan(topic, { mode, expertise: 'beginner' })
        const forExpert = plan(topic, { mode, expertise: 'expert' })
        expect(forBeginner.lines.length).toBeLessThan(forExpert.lines.length)
      }
  })

  it('asks for the form that the topic names, even if no task has it', () => {
    const inMode = (topic: string, mode: GenerateMode) => plan(topic, { mode }).request
    expect(inMode('thank you note to a midwife', 'text')).toBe('Write a thank you note to a midwife.')
    expect(inMode('executive summary of a hospital audit', 'text')).toBe(
      'Write an executive summary of a hospital audit.',
    )
    expect(inMode("agenda for a parents' evening", 'text')).toBe("Create an agenda for a parents' evening.")
    expect(inMode('contract summary for a warehouse lease', 'business')).toBe(
      'Write a contract summary for a warehouse lease.',
    )
    expect(inMode('sestina about a lost ferry', 'creative')).toBe('Write a sestina about a lost ferry.')
    expect(inMode('radio play about a lost submarine', 'creative')).toBe('Write a radio play about a lost submarine.')
    expect(inMode('SWOT analysis of a newspaper', 'business')).toBe('Write a SWOT analysis of a newspaper.')
  })

  it('treats such a form as a subject if the topic is only about it', () => {
    for (const topic of ['the report of the commission', 'video games', 'nervous system'])
      expect(plan(topic, { mode: 'text' }).request).toContain('article on this topic')
  })

  it('asks for the output that the topic names, with its task', () => {
    expect(plan('cover letter for a barista')).toMatchObject({
      taskId: 'mail/cover-letter',
      request: 'Write a cover letter for a barista.',
    })
    expect(plan('slogan for a bike shop', { mode: 'marketing' }).taskId).toBe('ideas/title')
    expect(plan('recipe for plum jam').request).toBe('Give me a recipe for plum jam.')
  })

  it('treats a topic as a subject although one of its words can name an output', () => {
    for (const topic of ['monetary policy', 'essay writing', 'contract negotiation', 'survey fatigue'])
      expect(plan(topic, { mode: 'research' }).request).toBe(`Write a research overview on this topic: ${topic}.`)
  })

  it('is the topic itself if that is a request', () => {
    expect(plan('write a haiku about rain').request).toBe('Write a haiku about rain.')
    expect(plan('Explain recursion', { mode: 'education' }).request).toBe('Explain recursion.')
  })

  it('treats names and places as subjects although they contain an article', () => {
    const topics = [
      ...['Alexander the Great', 'Winnie the Pooh', 'After the French Revolution', 'Under the sea'],
      ...['Behind the scenes of a theatre', 'Half a century of jazz', 'Without a trace'],
    ]
    for (const topic of topics)
      expect(plan(topic, { mode: 'education' }).request).toMatch(/^Write a lesson|^Teach|^Explain|lesson/u)
  })

  it('keeps a whole draft instead of treating it as a subject', () => {
    const drafts = [
      'You are given two sorted lists of size m and n. Implement a function that finds the kth smallest element',
      'you are an excellent joke writer. Write a standup routine about airports',
      'Act as a travel guide for Rome',
      'Fill this template for our three cities: "Looking for a plumber in [city]?"',
      'Turn down a job offer by mail',
      'set up a budget template for a student',
      'Adopt the role of a strict examiner',
      'Give a detailed description of a method for planning an essay',
    ]
    for (const draft of drafts) expect(plan(draft).request.toLowerCase()).toBe(`${draft.toLowerCase()}.`)
    const others = [
      'Here are weekly signups. Is the drop real or noise?\n\n1,212\n2,198',
      'If you could help with an email to my friends, it would be great',
      'Now on to the cover letter for a barista',
      'a user story is an informal explanation of a feature',
      '{"task": "write a query", "dialect": "BigQuery"}',
    ]
    for (const draft of others)
      expect(plan(draft).request).not.toMatch(
        /^(?:Write|Create|Give me|Suggest) (?:an? )?\W*(?:here|if|now|you|a user|task)/iu,
      )
  })

  it('puts questions, situations and instructions into sentences', () => {
    expect(plan('does homework improve grades', { mode: 'research' }).request).toMatch(/question: does homework .+\?$/u)
    expect(plan('I run a bakery and want more customers', { mode: 'marketing' }).request).toMatch(
      /^I run a bakery and want more customers\. Develop/u,
    )
    expect(plan('how to repot an orchid').request).toBe('Explain how to repot an orchid.')
    expect(plan('why do cats purr', { mode: 'text' }).request).toBe('Why do cats purr?')
  })

  it('is in the language of the topic if that is supported, and asks for it otherwise', () => {
    expect(plan('la historia de la bicicleta', { mode: 'education' }).request).toMatch(/^Escribe una lección/u)
    expect(plan('une boulangerie à Lyon', { mode: 'marketing' }).request).toMatch(/^Élabore/u)
    expect(plan('как работает двигатель', { mode: 'education' }).lines.at(-1)).toBe(
      'Write in the language of the topic.',
    )
    expect(plan('escribe un poema sobre la lluvia', { mode: 'creative' }).request).toBe(
      'escribe un poema sobre la lluvia',
    )
  })

  it('detects the mode from the topic if none is given', () => {
    expect(plan('typescript generics').request).toBe(plan('typescript generics', { mode: 'code' }).request)
    expect(plan('spring cleaning').request).toBe(plan('spring cleaning', { mode: 'text' }).request)
    expect(plan('black hole', { modalities: ['image'] }).kind).toBe('picture')
  })
})

describe('the written prompt', () => {
  it('contains the request and its guidelines, and does not change when optimized', () => {
    for (const topic of subjects)
      for (const mode of wordModes) {
        const { text } = promptFor(topic, { mode })
        const { request, lines } = plan(topic, { mode, modalities: targets.chatgpt.modalities })
        for (const part of [request, ...lines]) expect(text).toContain(part)
        expect(optimizePrompt(text, { targetId: 'chatgpt', negativePrompt: false }, knowledge).text).toBe(text)
      }
  })

  it('keeps the facts of the topic', () => {
    const { verdict } = promptFor('the 1906 earthquake in San Francisco', { mode: 'education' })
    expect(verdict.retained.total).toBeGreaterThan(0)
    expect(verdict.retained.kept).toBe(verdict.retained.total)
  })

  it('is a caption where a picture is wanted', () => {
    const { text, plan: made } = promptFor('a fox in the snow', { mode: 'image', targetId: 'midjourney' })
    expect(made.kind).toBe('picture')
    expect(text.toLowerCase()).toContain('a fox in the snow')
  })
})

import { describe, expect, it } from 'vitest'
import { type TargetId, targetIds } from '../../shared/catalog/targets.ts'
import { readDraft } from '../../worker/text-engine/analyze/read-draft.ts'
import { loadKnowledge } from '../../worker/text-engine/knowledge/load/load-knowledge.ts'
import { optimizePrompt } from '../../worker/text-engine/optimize.ts'

const knowledge = loadKnowledge()

function optimize(text: string, targetId: TargetId = 'universal'): string {
  return optimizePrompt(text, { targetId, negativePrompt: false }, knowledge).text
}

const drafts = [
  'write a blog post about remote work',
  'toast at my sisters wedding, 2 minutes',
  'npm install fails with ERESOLVE, what do i do',
  'Escribe un correo a mi jefe pidiendo dos días libres',
  'make this less angry: hi there team, I am really fed up with all of you. You never clean the kitchen and I am the one who does it each and every time and I am done with it. Clean up or leave.',
  'a cat sitting by a window, no people, soft light --ar 3:2',
  'create an image of a street without cars at night',
  '# Task\nWrite a poem.\n\n# Format\nFour lines.',
  'for i in range(3): what does this print',
]

describe('a result', () => {
  it('does not change when optimized again', () => {
    for (const targetId of targetIds)
      for (const draft of drafts) {
        const once = optimize(draft, targetId)
        expect(optimize(once, targetId)).toBe(once)
      }
  })

  it('is the unchanged draft if the draft is finished', () => {
    const draft = '# Task\nWrite a poem.\n\n# Format\nFour lines.'
    expect(optimize(draft, 'claude')).toBe(draft)
  })

  it('does not capitalise code and names at its start', () => {
    expect(optimize('npm install fails with ERESOLVE, what do i do')).toMatch(/^npm install/u)
    expect(optimize('k8s pod restarts, why')).toMatch(/^k8s/u)
  })

  it('delimits pasted text only if it is long', () => {
    const long =
      'make this less angry: you never clean the kitchen and i am done with it. i clean it each and every day, and you only cook. clean up today or find another place.'
    expect(optimize(long, 'claude')).toContain('<text>\nyou never')
    expect(optimize(long, 'chatgpt')).toContain('"""\nyou never')
    expect(optimize('make this less angry: clean up now', 'claude')).not.toContain('<text>')
  })
})

describe('a picture', () => {
  it('has its parameters last, exclusions included, for a target that supports both', () => {
    expect(optimize('create an image of a street --ar 1920x1080 without cars at night', 'midjourney')).toMatch(
      /^A street at night.* --ar 16:9 --no cars$/u,
    )
  })

  it('lists an exclusion once, regardless of capitalisation', () => {
    const options = { targetId: 'midjourney', negativePrompt: true } as const
    const { negatives } = optimizePrompt('a quiet street, No People', options, knowledge)
    expect(negatives.filter((term) => /people/iu.test(term))).toEqual(['people'])
  })

  it.each([
    ['a fox in the snow, 3:2', /^A fox in the snow, [^:]+ --ar 3:2$/u],
    ['a lighthouse in a 16:9 format', /^A lighthouse, [^:]+ --ar 16:9$/u],
    ['city map, 1:1 square format. Blue lines.', /^City map\. Blue lines[^:]* --ar 1:1$/u],
    ['portrait of a nurse. Aspect ratio: 4:5.', /^Portrait of a nurse, [^:]+ --ar 4:5$/u],
    ['a castle (16:9), fog', /^A castle, fog, [^:]+ --ar 16:9$/u],
    ['a sign that says "3:2", wooden, 3:2', /^A sign that says "3:2", wooden, [^:]+ --ar 3:2$/u],
    ['a scoreboard showing 3:2', /^A scoreboard showing 3:2,/u],
    ['3:2', /^3:2,/u],
  ])('states its ratio once, as a parameter: %j', (text, expected) => {
    const once = optimize(text, 'midjourney')
    expect(once).toMatch(expected)
    expect(optimize(once, 'midjourney')).toBe(once)
  })

  it('is assumed for a picture use or a bare noun if the target only draws', () => {
    expect(optimize('birthday card for my dad', 'midjourney')).toContain('--ar 5:7')
    expect(optimize('snake', 'midjourney')).toContain('--ar')
    expect(optimize('write an instagram post about our sale', 'midjourney')).not.toContain('--ar')
    expect(optimize('cover letter for a barista', 'midjourney')).not.toContain('--ar')
  })

  it('becomes a request for an image prompt if the target cannot draw', () => {
    expect(optimize('draw a fox', 'claude')).toContain('one finished prompt')
  })
})

describe('modality', () => {
  const made = (text: string, targetId: TargetId) =>
    optimizePrompt(text, { targetId, negativePrompt: false }, knowledge)

  it('is image for text to be shown in the picture, and chat for text to be written', () => {
    const shown = [
      'Diwali poster for my shop with text "30% off"',
      'birthday card for dad who loves cricket, text "60!"',
    ]
    for (const text of shown) expect(made(text, 'chatgpt').modality, text).toBe('image')
    const asked = ['write a blog post with the title "Ten ways"', 'text "I am late" to my boss in a nicer way']
    for (const text of asked) expect(made(text, 'chatgpt').modality, text).toBe('chat')
  })

  it('adds the tile parameter for a pattern once, if the target supports it', () => {
    const once = made('seamless pattern of radishes, linocut', 'midjourney').text
    expect(once).toMatch(/ --tile$/u)
    expect(made(once, 'midjourney').text).toBe(once)
    expect(made('seamless pattern of foxes --niji 7', 'midjourney').text).not.toContain('--tile')
  })

  it.each([
    ['black hole', 'chat', 'image'],
    ['a girl reading a letter', 'image', 'image'],
    ['write a story about a fox', 'chat', 'chat'],
    ['debug my SQL query', 'chat', 'chat'],
    ['photo of a cat', 'image', 'image'],
    ['logo for a bakery', 'image', 'image'],
    ['a wooden table and a leather belt', 'image', 'image'],
    ['a table of prices and dates', 'chat', 'image'],
    ['write a caption for a photo of a cat', 'chat', 'chat'],
    ['fox in snow --ar 3:2', 'image', 'image'],
    ['draw up a lease for my garage', 'chat', 'image'],
    ['draw up a lease for my garage --ar 3:2', 'image', 'image'],
    ['make me an image diagram of the lunar cycle with labels', 'image', 'image'],
  ])('of %j is %s for a chat model and %s for one that only draws', (text, chat, drawing) => {
    expect([made(text, 'chatgpt').modality, made(text, 'midjourney').modality]).toEqual([chat, drawing])
  })
})

describe('pasted content', () => {
  const pastedOf = (text: string): string[] =>
    readDraft(text, knowledge.lexicon).pastedContent.map(({ start, end }) => text.slice(start, end))

  it.each([
    'Picture this: it is 1999 and everyone fears the year 2000. Write a short story about it.',
    'Picture this:\n\nA bakery at dawn. Somebody knocks at the back door.\n\nWrite the next scene.',
    'Imagine the following situation:\n\nI put a diamond into a cup and turn it.\n\nWhere is the diamond?',
    "Here's the thing: my boss wants a report every Friday. How do I say no?",
    'Help me out. Here is the situation:\n\nmy landlord keeps the deposit. What can I do?',
    'Quick question:\n\nmy cat sneezes since Monday. Is that normal?',
    'Tell me this: how old is the universe?',
    'Honest advice please. Here’s the deal:\r\n\r\nI owe my brother 300. What do I tell him?',
    'old fuel pump on the left --ar 21:9 --no text',
    'move this 7:40 call to monday and tell the others',
    'I need a page that greets users: it fits growth curves for fish. The example data set is called trout.',
  ])('does not include the author’s own words after a colon: %j', (text) => {
    expect(pastedOf(text)).toEqual([])
  })

  it.each([
    ['Quick question: is this correct: He go to school every day.', 'He go to school every day.'],
    ['Quick question:\n\nCan you proofread this:\n\nHe go to school.', 'He go to school.'],
    ["Here's the thing I wrote: He go to school every day.", 'He go to school every day.'],
    ['Here is the email: Dear Anna, the meeting moved to 5 pm.', 'Dear Anna, the meeting moved to 5 pm.'],
    ['My boss sent me this: no more remote work from May.', 'no more remote work from May.'],
    ['Humanize this: we regret any inconvenience caused.', 'we regret any inconvenience caused.'],
  ])('is the text that is handed over: %j', (text, pasted) => {
    expect(pastedOf(text)).toEqual([pasted])
  })

  it('ends before the constraints after it, which stay outside the delimiters', () => {
    const notes =
      'bins moved to the side gate from 1 dec. the lift quote is 14,200, the cheaper one has no warranty. ' +
      'vote postponed, only 9 of 24 flats came. the bike room key costs 15 now. '
    const text = `summarise for people who missed it. notes: ${notes}bullet points, dont add stuff`
    const made = optimizePrompt(text, { targetId: 'claude', negativePrompt: false }, knowledge).text
    expect(made).toMatch(/15 now\.\n<\/text>\n\nbullet points, dont add stuff/iu)
  })
})

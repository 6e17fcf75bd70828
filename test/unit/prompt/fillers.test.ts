import { describe, expect, it } from 'vitest'
import { arrangeDraft } from '../../../worker/prompt/arrange-draft.ts'
import type { Medium } from '../../../worker/prompt/filler-senses.ts'
import { isFiller } from '../../../worker/prompt/find-fillers.ts'
import { readDraft } from '../../../worker/prompt/read-draft.ts'
import { optimizeWithRules } from './optimize-with-rules.ts'

/** Which of the sentences are taken for chatter, behind a first sentence that asks for something. */
function chatterOf(sentences: readonly string[], medium: Medium): string[] {
  const opening = medium === 'caption' ? 'A house on a hill.' : 'Write a short post about remote work.'
  const { sentences: read } = readDraft([opening, ...sentences].join(' '))
  return read
    .slice(1)
    .filter((sentence) => isFiller(sentence, medium))
    .map(({ text }) => text.trim())
}

const chatter = [
  'Thank you very much for your help with this.',
  'Let me know if you have any questions.',
  "I can't wait to see the result!",
  "Don't worry if it takes a while.",
  'No pressure though.',
  'It goes without saying that this is a key point.',
  'The answer should be really good.',
  'It is essential that the output is of high quality.',
  'As we all know, this is a topic.',
  'Nothing less than your best will do.',
  'The sky is the limit.',
  'I would be eternally grateful for any assistance.',
  'Well, to cut a long story short, I need some help.',
  'We strive for excellence in everything we do.',
  'How are you today?',
  'Please do not hesitate to reach out.',
]

const requests = [
  'Keep it short.',
  'Make it professional.',
  'It should not be long.',
  'Avoid jargon.',
  'Explain why.',
  'Start with a question.',
  'Only say the output.',
  'Write it for my grandmother.',
  'My budget is small.',
  'I have a dog.',
  'She is allergic to nuts.',
  'What is the best way?',
  'Mention the deadline.',
  'Give me an alternative.',
  'You must also provide a reason.',
  'It has to be consistent.',
  'I want it to sound confident.',
  'In short sentences.',
]

/** Each says something; each stands amid five that do not. */
const meantAmidChatter = [
  'Keep it short.',
  'It should rhyme.',
  'No emojis.',
  'She is allergic to nuts.',
  'Use two lists.',
]
const seenAmidChatter = ['The cat is asleep.', 'Nobody smiles.', 'It is snowing.', 'A red door.', 'No cars.']
const amidChatter = ['The zip of my parka broke again.', 'Grandma hums hymns while peeling.']

const sights = [
  'Good coffee.',
  'My friends.',
  'The cat is sleeping on the chair.',
  'The sky was blue this morning.',
  'There are birds outside the window.',
  'It is night.',
  'The weather is sunny and warm.',
  'People are walking.',
  'There are no people.',
  'I want it to be bright.',
  'Everyone is looking up.',
  'The world is upside down.',
  'She is in love.',
  'A sense of wonder.',
  'It is very detailed.',
  'It glows in the dark.',
  'A busy Monday.',
]

describe('chatter', () => {
  it('is thanks, urging and generalities in a text', () => {
    expect(chatterOf(chatter, 'text')).toEqual(chatter)
  })

  it('is never a request, a reader or a fact about the author', () => {
    expect(chatterOf(requests, 'text')).toEqual([])
  })

  it('is never something that a picture can show', () => {
    expect(chatterOf([...sights, ...requests], 'caption')).toEqual([])
  })

  it('takes remarks in other words along where most sentences around them are chatter', () => {
    const sentences = [...chatter.slice(0, 3), ...amidChatter, ...chatter.slice(3, 6)]
    expect(chatterOf(amidChatter, 'text')).toEqual([])
    expect(chatterOf(sentences, 'text')).toEqual(sentences)
  })

  it.each([
    ['text', meantAmidChatter],
    ['caption', seenAmidChatter],
  ] as const)('takes nothing along that is meant in a %s', (medium, meant) => {
    for (const sentence of meant) {
      const sentences = [...chatter.slice(0, 3), sentence, ...chatter.slice(4, 7)]
      expect(chatterOf(sentences, medium)).not.toContain(sentence)
    }
  })

  it('is found behind a forgotten full stop, in capitals or not, and the sentence before it stays whole', () => {
    const caption = 'a red kite over a harbour at dusk'
    for (const remarks of [
      'Please make it good. I trust you. Thanks a lot.',
      'thx so much mate i cant wait lol ur the best',
    ]) {
      const { sentences } = readDraft(`${caption} ${remarks}`)
      expect(sentences[0]?.text).toBe(caption)
      expect(sentences.slice(1).every((sentence) => isFiller(sentence, 'caption'))).toBe(true)
    }
  })

  it.each([
    'Send the invoice on 14 March as promised, so that there is nothing we could have done differently.',
    'How can i do it? Thanks',
    'Write about the book I read last week and loved.',
    'Tell me what I want to hear.',
  ])('is not cut out of the middle of a sentence: %s', (text) => {
    expect(
      readDraft(text)
        .sentences.map((sentence) => sentence.text)
        .join(' '),
    ).toBe(text)
    expect(readDraft(text).sentences[0]?.text).toMatch(/[.?]$/u)
  })

  it('is never what stands under a heading or a number', () => {
    const sentences = ['# Task', 'What I want is this.', '# Notes', 'It matters.', '1.', 'Exactly what we wanted.']
    const { sentences: read } = readDraft(
      `Write a report.\n${sentences.join('\n')}\nThanks a lot. I mean it. Please do well.`,
    )
    const meant = read.filter((sentence) => !isFiller(sentence, 'text')).map(({ text }) => text)
    expect(meant).toEqual(expect.arrayContaining(sentences))
    expect(meant).not.toContain('I mean it.')
  })

  it('behind a forgotten full stop is found by its capital', async () => {
    const plain = await optimizeWithRules('a photo of two cars', 'flux')
    const thanked = await optimizeWithRules('a photo of two cars Thank you very much for your help', 'flux')
    expect(thanked.optimized_prompt).toBe(plain.optimized_prompt)
  })

  it('leaves what is seen beside it in the picture', async () => {
    const { optimized_prompt } = await optimizeWithRules('A cosy room. The cat is asleep. Thanks in advance.', 'flux')
    expect(optimized_prompt).toContain('The cat is asleep')
    expect(optimized_prompt).not.toContain('Thanks')
  })
})

describe('urging behind a question', () => {
  it('does not take the place of the question as the task', () => {
    const question = 'My container exits with code 137 after 20 minutes, what should I check first?'
    const padded = `${question} I really need this to be amazing. Please try your very best. Make me proud.`
    const { task, context } = arrangeDraft(readDraft(padded))
    expect(task.startsWith(question)).toBe(true)
    expect(context).toEqual([])
  })
})

const doubtful = [
  'I hardly ever bother with newfangled contraptions.',
  'Still, a person can be wrong.',
  'In my book most gadgets are yesterday dressed up with a steeper invoice.',
  'We will see, will we not?',
  'They said the same about the telephone, and I use it like everybody else.',
  'Thank you so much for listening to me.',
]

describe('talk in unheard words', () => {
  it('amid other talk is talk as well', () => {
    expect(chatterOf(doubtful, 'text')).toEqual(doubtful)
  })

  it.each([
    'Table with exercise, sets, reps and rest.',
    'Numbered steps, each with the reason in one sentence.',
    'She is allergic to nuts.',
    'The memo is for nurses on the ward.',
    'It must suit vegetarians.',
  ])('takes nothing along that says what is asked, though it stands right before the talk: %s', (sentence) => {
    expect(chatterOf([sentence, ...doubtful], 'text')).not.toContain(sentence)
  })

  it.each([
    ['Finish with the phrase "Does this make sense?"', "Long-time lurker here, so go easy on me, I'm shy."],
    ['a drawing of the Great Wall', 'A picture ought to justify its own existence.'],
    ['a plastic cup and a wooden knife', '¡No sabes la ilusión que me hace esto!'],
    ['a Christmas tree', 'मुझे पूरा यकीन है कि आप निराश नहीं करेंगे।'],
  ])('behind a request without a full stop is cut off where it begins: %s', (request, remark) => {
    const { sentences } = readDraft(`${request} ${remark} ${doubtful.slice(3).join(' ')} I trust you. Make me proud.`)
    expect(sentences[0]?.text).toBe(request)
    expect(sentences[1]?.text).toBe(remark)
  })

  it.each([
    'How many female Scottish unicorns are there?',
    'Poster for a jazz night on Saturday, one trumpet and a long shadow.',
    "Its caption reads 'We Are Here to Solve It', signifying a pursuit of knowledge.",
  ])('leaves the sentence before it whole: %s', (request) => {
    const { sentences } = readDraft(`${request} ${doubtful.slice(3).join(' ')} I trust you. Make me proud.`)
    expect(sentences[0]?.text).toBe(request)
  })
})

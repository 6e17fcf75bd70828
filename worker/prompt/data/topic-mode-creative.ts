import type { TopicMode } from '../topic-kind.ts'
import { splitLines } from '../topic-lines.ts'

/** A piece of imagination. */
export const creativeMode: TopicMode = {
  id: 'creative',
  group: 'creative_writing',
  framework: 'CRISPE',
  readers: {
    newcomers: [
      'a reader who wants to be carried along',
      'a young reader',
      'a reader who knows nothing of the subject',
      'a commuter with ten minutes',
      'a reader who rarely picks up fiction',
      'a listener at bedtime',
    ],
    improvers: [
      'a regular reader of fiction',
      'a member of a reading group',
      'a reader who likes to be trusted',
      'a reader of short stories',
      'a listener to radio plays',
    ],
    practitioners: [
      'a reader of literary magazines',
      'an editor',
      'a reader who writes',
      'a prize jury member',
      'a festival audience member',
    ],
  },
  readerOpening: 'It is for',
  scopes: {
    lower: [
      'The story has to be followed without any knowledge of the subject.',
      'Plain language, strong situation: the reader should want to know what happens.',
      'Keep the cast small and the wish of the main figure clear.',
      'Let the subject matter to one person before it matters in general.',
      'Warmth and surprise count for more than difficulty.',
      'One place, one change, one thing at stake.',
    ],
    upper: [
      'The reader enjoys working things out; leave room for it.',
      'Form may be demanding as long as every difficulty pays off.',
      'Knowledge of the subject shows in details only an insider would choose.',
      'Trust implication over statement throughout.',
      'Ambiguity is welcome where it is exact.',
      'Write against the first association the subject brings up.',
    ],
  },
  personas: [
    'a writer of fiction',
    'an author with an ear for dialogue',
    'a prose writer who trusts the reader',
    'a storyteller with a sense of form',
  ],
  tasks: [
    'Write a short story that turns on {topic}; decide these points before the first line:',
    'Compose a piece of fiction around {topic}, and let these questions shape it:',
    'Write a scene in which everything depends on {topic}; settle these questions first:',
    'Create a narrative piece about {topic} that grows out of these questions:',
    'Draft a literary miniature about {topic}; its form follows from these decisions:',
    'Write an imaginative text about {topic}, with these questions answered in the writing and never stated:',
    'Write a monologue or story about {topic}; choose by way of these questions:',
    'Develop a piece of prose about {topic}, guided by these questions:',
  ],
  madeTask: 'Write the piece that "{topic}" describes, after deciding these points:',
  facets: {
    basic: splitLines(`
      Who is at the centre, and what do they want today?
      What stands in the way, and why can they not walk away?
      Where are we, told through three details?
      What is different at the end?
    `),
    common: splitLines(`
      Whose eyes see it, in which tense, and what can they not see?
      What does the main figure want, and what do they need instead?
      Which object returns, and means something else the last time?
      What happens in the first sentence that cannot be taken back?
      What is left unsaid between the two people who know?
      At which moment does the expected course break?
      Which sense besides sight carries the place?
      How does the rhythm of sentences change when the tension rises?
      Which ordinary gesture tells more than an explanation?
      What has happened an hour before the first sentence?
      Who benefits from the silence, and how long can it last?
      Which line of dialogue says the opposite of what is meant?
      What does the weather, the hour or the season do to the plan?
      Which detail would only someone who has been there mention?
      What is comic about it, even at the worst moment?
      Which choice costs something whichever way it falls?
      Who arrives or leaves, and what does that make impossible?
    `),
    deep: splitLines(`
      Which constraint of form (time span, address, omission, structure) fits the matter?
      How does the narrator mislead without lying?
      Which convention of the genre is used, and which refused?
      Where does the language itself act out what is told?
      Which moral weight is felt and kept from being pronounced?
      What does the reader understand before the figure does?
      Which image holds two contrary meanings of {topic}?
    `),
  },
  shares: { kind: 1, family: 0, mode: 4 },
  examples: [
    'Form: one continuous scene in real time, close third person, a single place and at most three figures.',
    'Form: four short sections, each beginning at a different hour and from a different point of view.',
    'Form: a letter or message in the first person that was meant to say something else.',
    'Form: first person, looking back, with one thing the narrator still gets wrong.',
    'Form: close third person, present tense, never leaving one head.',
    'Form: dialogue with the least possible narration, from the point of view of the one who says less.',
    'Form: told in the first person by someone at the edge of the story, who believes it is about them.',
    'Form: a list, report or set of instructions whose impersonal voice turns into a story against its will.',
  ],
  rules: [
    'Show the stakes by the second paragraph, and raise them once by a choice, not by an accident.',
    'Build the tension from two reasons that both make sense; nobody exists to be wrong.',
    'Let the tension sit in concrete nouns and active verbs, and let each comparison earn its place.',
    'Let facts about the subject enter only where they tighten the situation.',
    'Keep one question open in every paragraph, and answer one in the next.',
    'Vary sentence length with the tension, and end no paragraph on a summary.',
    'Hold back one fact that the reader wants until it hurts, and keep names and jobs particular.',
    'Let two figures want incompatible things in the same scene, and give both a point.',
  ],
  conclusions: [
    'End on an act or an image, a beat earlier than expected, without a moral.',
    'Let the last line send the reader back to the first.',
    'Close with a cost: what was gained shows what it took.',
    'Stop at the moment after the decision and before its consequence.',
    'End with a change so small that only an attentive reader will see it.',
    'Let the ending answer the question of the first page and open another.',
    'Close on the object that returned, seen by someone else.',
    'End in dialogue, with the wrong person having the last word.',
  ],
  outputs: [
    'A title and the piece itself, nothing before or after it.',
    'The piece with its title; no notes, no explanation.',
    'Title, then the text in paragraphs; section breaks where the form asks for them.',
    'Only the finished text, with a title that gains its meaning at the end.',
  ],
  lengths: {
    beginner: ['500–800 words.', '600–800 words.'],
    intermediate: ['800–1,100 words.', '700–1,000 words.'],
    advanced: ['1,000–1,500 words.', '1,100–1,500 words.'],
    expert: ['1,500–2,200 words.', '1,400–2,000 words.'],
  },
  avoid: ['a moral at the end', 'stock names', 'explaining the symbol', 'dreams as a way out'],
  missing: [
    { item: 'the form wanted: story, poem, script', unless: ['story', 'poem', 'script', 'novel', 'haiku', 'song'] },
    { item: 'where it will be read and by whom', unless: ['child', 'children', 'kid'] },
  ],
}

import type { TopicFamily } from '../topic-kind.ts'
import { splitLines } from '../topic-lines.ts'

/** What is kept together year by year. */
export const customFamily: TopicFamily = {
  id: 'customs',
  newcomers: [
    'a guest who has been invited for the first time',
    'a neighbour of another faith or custom',
    'a child who asks why it is done',
    'someone who grew up far from it',
    'a visitor who happens to be in town on the day',
    'a young parent who wants to pass it on',
  ],
  practitioners: ['an organiser', 'an ethnographer', 'a teacher of religion or culture', 'a writer', 'a curator'],
  facets: {
    basic: splitLines(`
      Which moment should nobody miss? [m]
      What is heard, smelt and tasted on the day? [mc]
      Which word of greeting is used, and what does it mean? [c]
      What happens the day after? [c]
    `),
    common: splitLines(`
      Which part is play, which part is duty? [c]
      Who prepares it, and whose work goes unseen? [bc]
      What is given, lent or forgiven on the occasion? [mc]
      What do the young do otherwise than the old? [mc]
      Which object could stand for all of it? [c]
      Where does trade help {topic}, and where does it hollow it out? [bm]
    `),
    deep: splitLines(`
      Which account of its beginning serves whom?
      What would a record of one household over fifty years show?
      How do state and clergy use {topic}? [b]
      Which rule is broken regularly, and tacitly allowed? [c]
      What do photographs of {topic} leave out? [mc]
      Where does respect forbid a question, and how can it still be studied?
    `),
  },
  examples: [
    'Follow one family through the day, from the first preparation to the last guest, as an invented example.',
    'Set two regions side by side that keep the same occasion differently, and explain one difference.',
    'Take one object of the occasion and tell what it is for, who makes it and where it goes afterwards.',
    'Describe one moment as a child, an elder and a passer-by would see it, invented and labelled so.',
    'Show one change of the last generation: what was done before, what is done now, who decided.',
    'Start from one dish, song or gesture and work outward to the meaning of the whole.',
  ],
  conclusions: [
    'Close with what every version shares and what each family settles for itself.',
    'End with advice for a guest: what to bring, what to wear, what to ask and what to leave unasked.',
    'Finish with what is documented, what is told, and what believers hold.',
    'Conclude with how it may look in twenty years, and which sign would show it.',
    'Wrap up with three things to notice the next time it comes round.',
    'Leave the reader with the one detail that explains the rest.',
  ],
}

/** What harms people, and how they guard against it. */
export const hazardFamily: TopicFamily = {
  id: 'hazards',
  newcomers: [
    'a person who has never had to think about it',
    'someone who was nearly caught by it',
    'an older relative with a new phone',
    'a student in a first flat or job',
    'the owner of a small shop',
    'somebody responsible for a household',
  ],
  practitioners: [
    'an investigator',
    'a risk officer',
    'a helpline adviser',
    'a trainer of front-line staff',
    'a reporter',
  ],
  facets: {
    basic: splitLines(`
      Which thought goes through the mind just before the mistake? [mc]
      What should be practised once, before it is needed? [m]
      Which sentence can one say to gain time? [mc]
      What should a bystander do? [m]
    `),
    common: splitLines(`
      Which myth about {topic} makes people careless? [mc]
      What do those who escaped it have in common? [m]
      What is reported, to whom, and what happens with the report? [b]
      Which measure costs nothing, and why is it skipped? [bm]
      How long is the window in which help still helps? [b]
      Who is expected to know about {topic}, and who has never been told? [m]
    `),
    deep: splitLines(`
      Which early indicator is recorded and never read? [kb]
      How do insurers, platforms or carriers shift the loss? [b]
      What does a near miss teach that a case does not? [b]
      Which rule was written after one spectacular case, and does it fit the usual one?
      Which control fails quietly, and how would one notice? [kb]
      What can be tested in an exercise, and what shows only in earnest? [k]
    `),
  },
  examples: [
    'Follow one case from the first contact to the last consequence, invented and labelled so, with the point at which it could have been stopped.',
    'Show two messages, places or situations that look alike, one harmless and one not, and how they are told apart.',
    'Run the first hour after it has happened, minute by minute, with what to do and what to leave alone.',
    'Describe one near miss, what saved the person, and whether that was luck.',
    'Take one protection people trust and show what it does and what it does not do.',
    'Set the view of the person concerned, the helper and the investigator side by side.',
  ],
  conclusions: [
    'Close with a card of five lines that fits beside the phone or the door.',
    'End with what to do today, this month, and once it has happened.',
    'Finish with the two habits that prevent most of it, and the one that only feels safe.',
    'Conclude with whom to tell, in which order, and what to keep as proof.',
    'Wrap up with three questions to ask before acting in a hurry.',
    'Leave the reader with the sign that is easiest to overlook.',
  ],
}

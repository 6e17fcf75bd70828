import type { Expertise } from '#shared/prompts/generate-options.ts'

export interface TopicLevel {
  /** How many questions a prompt for this level asks. */
  questions: number
  isPractitioner: boolean
  /** Readers of this level where neither newcomers nor practitioners are meant. */
  readers: readonly [string, ...string[]] | null
  /** Follows the practitioner in the task; the wording of the others says it all. */
  tails: readonly [string, ...string[]]
  /** What is taken for granted and where the weight lies. */
  scopes: readonly [string, ...string[]]
}

/** What rises with the reader's knowledge: assumptions, depth, and the number of questions. */
export const topicLevels: Readonly<Record<Expertise, TopicLevel>> = {
  beginner: {
    questions: 5,
    isPractitioner: false,
    readers: null,
    tails: [''],
    scopes: [
      'Assume no prior knowledge. Bring in one new term at a time, each with an example before its definition.',
      'The reader starts from zero and gives up at the first unexplained word; keep to the essential and make it stick.',
      'Start from something familiar, use plain words, and leave technical detail for a later text.',
      'Nothing may be taken for granted except everyday experience; build each idea on the one before.',
      'Aim for a correct first picture that will not have to be unlearnt; completeness can wait.',
      'The reader wants to see what it is about and why it matters; exceptions come later.',
      'Keep the pace slow and the examples close to home; one idea for each paragraph.',
      'Treat the reader as intelligent and uninformed: no talking down, no shortcuts.',
    ],
  },
  intermediate: {
    questions: 6,
    isPractitioner: false,
    readers: [
      'someone who has learnt the basics and wants to use them with confidence',
      'someone past the first introduction who still mixes up the finer points',
      'a learner with some practice and many open questions',
      'someone who follows the usual account and wants to apply it unaided',
      'someone who has met it a few times and now wants to understand it properly',
      'someone who knows the main terms and is ready for the reasons behind them',
      'someone who can handle simple cases and is about to meet the first hard one',
      'an attentive amateur who has outgrown the introductions',
    ],
    tails: [''],
    scopes: [
      'Assume the basic terms; recall each in half a sentence and spend the space on how things connect.',
      'The reader knows what it is and asks how it works and how to use it; skip the history of the basics.',
      'Build on the standard introduction: correct its simplifications and add the cases it leaves out.',
      'Weight the answer towards application, typical errors and choices between alternatives.',
      'Use the correct vocabulary from the start and explain whatever goes beyond a first course.',
      'The reader can follow two steps at once; give reasons with every recommendation.',
      'Assume familiarity with the simple cases, and concentrate on where they stop being typical.',
      'Take the reader from following instructions to making sound choices alone.',
    ],
  },
  advanced: {
    questions: 6,
    isPractitioner: true,
    readers: null,
    tails: [
      ' who knows the standard account and wants what lies behind it',
      ' who already works with this and keeps meeting its limits',
      ' who can do the routine cases and is now handed the hard ones',
      ' who has to justify choices to others',
      ' who has read the introductions and wants the mechanisms',
      ' who is about to take responsibility for it',
    ],
    scopes: [
      'Take the fundamentals as known. Concentrate on mechanisms, interactions and conditions of failure.',
      'Skip definitions that any textbook has; go into trade-offs, mechanisms and borderline cases.',
      'The reader needs reasons and limits more than instructions; quantify where that is honest.',
      'Use technical vocabulary freely, and make explicit what practitioners usually leave implicit.',
      'Treat the common rules as known, and explain when and why they fail.',
      'Go from the second question onward: not what it is, but how it behaves and what it costs.',
      'Assume working knowledge; spend half the space on what goes wrong and how it is diagnosed.',
      'Show competing approaches on equal terms, with the conditions that favour each.',
    ],
  },
  expert: {
    questions: 7,
    isPractitioner: true,
    readers: null,
    tails: [
      ' who will notice every shortcut',
      ' who looks for what is still unsettled',
      ' who could have written the introduction and wants the argument',
      ' whose task is to decide the unclear cases',
      ' who knows the literature and distrusts summaries',
      ' who reviews the work of others',
    ],
    scopes: [
      'Assume the vocabulary and the standard references. Spend the space on edge cases, disputes and judgement calls.',
      'Leave out whatever a competent colleague knows; every paragraph should contain something worth arguing about.',
      'Write at the level of a peer discussion: precise claims, stated limits, open disagreements.',
      'Address what manuals omit: interactions, second-order effects, and decisions under uncertainty.',
      'Treat received opinion as a hypothesis; say where it is sound and where it rests on habit.',
      'Prefer depth on a few decisive points to even coverage.',
      'Make the reasoning inspectable: assumptions first, then the step that carries the weight, then what would refute it.',
      'Presume fluency with methods and terms; dwell on what divides experienced people.',
    ],
  },
}

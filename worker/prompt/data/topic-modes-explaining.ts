import type { TopicMode } from '../topic-kind.ts'
import { splitLines } from '../topic-lines.ts'

/** An explanation to be read. */
export const textMode: TopicMode = {
  id: 'text',
  group: null,
  framework: '5W1H',
  readers: null,
  readerOpening: 'The reader is',
  scopes: null,
  personas: [
    'a specialist who explains clearly at every level',
    'an experienced editor who knows the subject',
    'a patient writer of non-fiction',
    'a subject expert who writes for demanding readers',
  ],
  tasks: [
    'Write an explanatory guide on {topic}, organised around these questions:',
    'Prepare a briefing on {topic} that answers these questions in order:',
    'Write an in-depth article on {topic}, with these questions as its backbone:',
    'Write a reference chapter on {topic} that settles these questions:',
    'Explain what matters about {topic} by working through these questions:',
    'Draft a self-contained account of what there is to understand about {topic}, answering these questions:',
    'Write an orientation on {topic}; these questions set the route:',
    'Compose a reliable overview on {topic}, built from the answers to these questions:',
  ],
  madeTask: 'Write what "{topic}" describes, answering these questions:',
  facets: {
    basic: splitLines(`
      Which misunderstanding should be cleared away before anything else?
      Which example from daily life carries the main point?
      What is worth remembering after a week?
      Which question does the reader probably have and not dare to ask?
    `),
    common: splitLines(`
      What makes {topic} worth attention now?
      What is cause here, what is effect, and what merely coincides?
      Which two things are constantly mixed up, and how are they told apart?
      What would a fair sceptic object, and how far is that right?
      Which part of the story do short accounts leave out?
      How do the parts fit together into one picture?
      What follows from it today, and for whom?
      How has the common view changed, and what changed it?
    `),
    deep: splitLines(`
      Which open controversy should the reader be able to place afterwards?
      Which detail looks minor and decides a great deal?
      Where does expert judgement replace rules?
      Which simplification must be taken back at this level?
      What would have to be true for the opposite view to be right?
      Which recent development forces older explanations to be revised, if there is one?
    `),
  },
  shares: { kind: 3, family: 2, mode: 2 },
  examples: null,
  rules: [
    'Give a figure, date or quotation only if you are sure of it; otherwise state the order of magnitude and how to check it.',
    'Mark each central claim as established, likely or disputed, and say briefly on what that rests.',
    'Explain every term at its first use in half a sentence, then use it consistently.',
    'Where the answer depends on place, date or version, name the dependence in the sentence that states it.',
    'Prefer one telling example to three general statements, and say what the example does not show.',
    'If two reputable accounts differ, present both in a sentence each before saying which is better supported.',
    'Let each section answer its question in the first sentence and use the rest to justify the answer.',
    'Name what you cannot know or verify where it matters, instead of smoothing it over.',
  ],
  conclusions: null,
  outputs: [
    'A title, an opening paragraph with the main answer, then one section with a descriptive heading for each question.',
    'Sections in the order of the questions, each with a heading that states its answer, and a closing paragraph.',
    'Running text under short headings, with one table or diagram in words where a comparison needs it.',
    'A two-sentence summary first, then the sections, then the closing part set apart under its own heading.',
    'Headed sections of two or three paragraphs each; lists only where the order of items matters.',
  ],
  lengths: {
    beginner: ['600–900 words.', '700–1,000 words.'],
    intermediate: ['900–1,200 words.', '1,000–1,300 words.'],
    advanced: ['1,200–1,600 words.', '1,300–1,700 words.'],
    expert: ['1,500–2,000 words.', '1,400–1,900 words.'],
  },
  avoid: [
    'invented figures or sources',
    'an encyclopaedia-style opening',
    'repeating a question before answering it',
    'stock metaphors',
  ],
  missing: [
    { item: 'the purpose of the text and where it will appear', unless: [] },
    { item: 'what the audience already knows and needs', unless: ['for'] },
  ],
}

/** A lesson. */
export const educationMode: TopicMode = {
  id: 'education',
  group: 'education',
  framework: 'RISEN + Bloom',
  readers: null,
  readerOpening: 'The learner is',
  scopes: null,
  personas: [
    'an experienced teacher',
    'a course designer',
    'a tutor who asks before telling',
    'a lecturer known for clear examples',
  ],
  tasks: [
    'Plan and write a lesson on {topic}, led by these questions:',
    'Teach a lesson on {topic} in which each step answers one of these questions:',
    'Write a teaching unit on {topic} that works towards answers to these questions:',
    'Design a self-study lesson on {topic}; these questions are its steps:',
    'Prepare a tutorial on {topic}, one stage for each of these questions:',
    'Write a seminar session on {topic}, with these questions on the board:',
    'Develop a guided lesson on {topic}, in which these questions are raised and answered:',
    'Create a class on {topic}, built on these questions:',
  ],
  madeTask: 'Prepare what "{topic}" describes, built on these questions:',
  facets: {
    basic: splitLines(`
      What does one already know from daily life that this builds on?
      Which first example can be understood without any new word?
      How would one explain it to a classmate who missed the lesson?
      Which small task shows that the first step has been understood?
    `),
    common: splitLines(`
      What would most people predict, and what happens in fact?
      Which misconception is natural here, and which case refutes it?
      Which two cases look alike and have to be treated differently?
      What changes when a single condition is altered?
      How is the idea carried over to a case that looks different?
      Which rule of thumb helps at first, and where must it be dropped?
      How can one check an answer without being told?
      Why is it explained this way and not in the way that seems obvious?
    `),
    deep: splitLines(`
      Which error comes from knowing the simple version too well?
      Which two correct explanations exist, and when does each serve better?
      Which case has no single right answer, and how is it argued?
      What can be derived, and what has to be known?
      Which counterexample forces a sharper definition of {topic}?
      What does teaching it to somebody else expose?
    `),
  },
  shares: { kind: 3, family: 1, mode: 3 },
  examples: null,
  rules: [
    'After each step put one short question to the learner, and give the answer after a visible break.',
    'State the learning goal of every step as something the learner can do, and end the step when it is reached.',
    'Let the learner predict the outcome before you reveal it, at least twice.',
    'Name the usual misconception at the place where it arises, and refute it with a case instead of a warning.',
    'Move from the concrete case to the general statement in every step, and keep the two visibly apart.',
    'Offer one easier and one harder variant of each exercise, and say what each of them trains.',
    'Give feedback texts for the two most likely wrong answers, so that each one teaches something.',
    'Recall one earlier step in each later one, so that nothing is met only once.',
  ],
  conclusions: [
    'Close with five check questions of rising difficulty and model answers that show the reasoning.',
    'End with one transfer task on an unfamiliar case and a rubric of three criteria.',
    'Finish with a summary the learner completes from cues, followed by the full version.',
    'Conclude with what to practise tomorrow, in a week and in a month.',
    'Wrap up with a small project that uses every step once, and the marks of a good result.',
    'Leave the learner with three questions to answer from memory and where in the lesson the answers are.',
    'End with a self-assessment: four statements the learner can tick honestly.',
    'Close with the next topic that becomes possible now, and why it builds on this one.',
  ],
  outputs: [
    'Goal, lead-in, steps with heading, practice, check, summary; time in minutes for each part.',
    'Numbered steps, each with explanation, example and question; the answers in a separate part at the end.',
    'A lesson script in short sections with headings, and a one-page learner sheet after it.',
    'Lead-in, development, worked example, exercises with solutions, closing.',
  ],
  lengths: {
    beginner: ['A lesson of 30 minutes, 800–1,100 words.', 'A lesson of 40 minutes, 900–1,200 words.'],
    intermediate: ['A lesson of 45 minutes, 1,000–1,400 words.', 'A lesson of 50 minutes, 1,100–1,500 words.'],
    advanced: ['A session of 60 minutes, 1,300–1,800 words.', 'A session of 75 minutes, 1,400–1,900 words.'],
    expert: ['A session of 90 minutes, 1,600–2,200 words.', 'A session of 80 minutes, 1,500–2,000 words.'],
  },
  avoid: ['lecturing without a task', 'praise in place of feedback', 'trick questions', 'new terms without an example'],
  missing: [
    {
      item: 'who the learners are: age, number, setting',
      unless: ['pupil', 'student', 'class', 'grade', 'kid', 'children'],
    },
    { item: 'the curriculum or exam it has to fit', unless: ['exam', 'curriculum', 'gcse', 'toefl', 'ielts', 'sat'] },
  ],
}

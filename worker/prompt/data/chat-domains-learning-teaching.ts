import type { ChatDomain } from '../chat-domain.ts'
import { splitTerms } from '../split-terms.ts'
import { teachingSpecifics } from './chat-domains-learning-teaching-specifics.ts'

export const teaching: ChatDomain = {
  id: 'teaching',
  group: 'education',
  framework: 'RISEN + Bloom',
  personas: [
    'a teacher who checks understanding before moving on',
    'an instructional designer who starts from the learning goal',
    'a tutor who corrects misconceptions by example',
    'a course author who builds each step on the last',
    'an examiner who writes questions with one right reading',
  ],
  strong: splitTerms(`
      lesson plan, teach me, quiz, study plan, lesson, tutor, flashcard, curriculum, exam, worksheet, homework,
      multiple choice, study guide, syllabus, rubric, learning objective, student, teach, essay prompt, classroom,
      course, plan de clase, unterricht, aula sobre
    `),
  weak: splitTerms('learn, grade, school, teacher, class, explain, assignment, university, college, education'),
  decisions: [
    { text: 'Build on what learners at this level already know, and name that starting point.' },
    {
      text: 'Name the most common misconception and how to correct it.',
      unless: splitTerms('vocabulary, flashcards, game, icebreaker, list, rubric, form'),
    },
    {
      text: 'Move from a familiar example to the general idea.',
      unless: splitTerms(`
      quiz, exam, question, questions, test, rubric, vocabulary, flashcards, game, icebreaker, list, form, syllabus,
      plan, outline
    `),
    },
    { text: "Use the vocabulary of the learner's level, and define each new term once." },
    { text: 'Let every part serve one stated aim.' },
    { text: 'Go from easy to hard in steps of similar size.', unless: ['explain', 'describe', 'why'] },
    { text: 'Ask for something to be done rather than only read.', unless: ['explain', 'describe', 'why'] },
    { text: 'Include one case that is easy to get wrong.' },
    { text: 'Say how a teacher or learner can see that the aim is reached.', unless: ['explain', 'describe', 'why'] },
    { text: 'Offer an easier entry and a harder extension of the same task.', unless: ['explain', 'describe', 'why'] },
    { text: 'Give examples that differ from one another in kind.' },
    {
      text: 'Come back to the main idea at the end in other words.',
      unless: splitTerms(`
      vocabulary, flashcards, game, icebreaker, list, rubric, form, quiz, test, exam, questions, syllabus, plan
    `),
    },
    {
      text: 'Show a model answer for the hardest part.',
      unless: splitTerms(`
      vocabulary, flashcards, game, icebreaker, list, rubric, form, syllabus, outline, plan, explain, describe, why
    `),
    },
    {
      text: 'Keep instructions to the learner apart from notes for the teacher.',
      unless: ['teach me', 'explain to me', 'i want to learn'],
    },
    { text: 'Say what may be skipped if time runs out.', unless: ['explain', 'describe', 'why'] },
    { text: 'Give the instructions as the learner would read them.', unless: ['explain', 'describe', 'why'] },
    {
      text: 'Say which answer shows real understanding and which shows memory only.',
      unless: splitTerms('game, icebreaker, syllabus, outline, plan, flashcards, vocabulary, explain, describe, why'),
    },
    { text: 'Write each sentence so that it can be read aloud in one breath.' },
    { text: 'Change the activity before attention drops.', unless: ['explain', 'describe', 'why'] },
    { text: 'Name one link to another subject or to daily life.' },
    { text: 'Say the main idea in one sentence that can be remembered.' },
    { text: 'Choose examples from the daily life of the learner.' },
    { text: 'Leave out whatever the learner does not need yet.' },
    {
      text: 'Separate what has to be known from what can be looked up.',
      unless: splitTerms('kid, kids, child, year old, five'),
    },
    { text: 'Use the same word for the same thing from start to finish.' },
    {
      text: 'Let the learner explain the idea back in own words.',
      unless: splitTerms(`
      vocabulary, flashcards, game, icebreaker, list, rubric, form, quiz, test, exam, questions, syllabus
    `),
    },
    ...teachingSpecifics,
  ],
  shapes: [
    'The material itself first, ready to use, then answers or notes for the teacher.',
    'Titled parts in the order of use, with answers or notes at the end.',
    'A one-line overview, then the parts or items, numbered, in the order of use.',
    'Numbered items or sections ready to hand out, followed by notes on how to use them.',
    'One line on the aim, the material in steps or items, and a way to check it.',
    'Titled parts of similar size, the main idea opening each.',
  ],
  lengths: [
    'Under 800 words.',
    'One or two printed pages.',
    '400–600 words, or one page for a single item such as a rubric.',
    'Two to six parts of similar length.',
    'One page for a quiz, a list or a rubric, up to three for a plan.',
  ],
  missing: [
    {
      item: 'level of the learners',
      unless: splitTerms(`
      grade, beginner, year old, university, advanced, college, high school, kid, kids, children, child, elementary, a
      level, experienced, teenagers, like i am
    `),
    },
    {
      item: 'time available',
      unless: splitTerms('minute, minutes, hour, hours, week, weeks, day, days, month, months'),
    },
  ],
  avoid: splitTerms(`
    a leap in jargon, a patronising tone, unassessed goals, questions with two right answers,
    answers given too early, busywork, overloaded explanations, obviously false distractors, praise for speed alone,
    timing that ignores transitions, examples remote from learners, errors left unexplained,
    praise without a reason, tasks without an end, three aims at once, questions to the quick ones only,
    copying as practice, rules before examples, humour at a pupil's cost, homework as punishment
  `),
}

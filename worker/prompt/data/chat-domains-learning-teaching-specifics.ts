import type { Decision } from '../chat-domain.ts'
import { splitTerms } from '../split-terms.ts'

/** Decisions that answer to what the task is about. */
export const teachingSpecifics: readonly Decision[] = [
  {
    text: 'Use material that needs no special equipment.',
    when: splitTerms('lesson, lab, activity, workshop, game, experiment, class, lesson plan, session'),
  },
  {
    text: 'State what the learner will be able to do at the end, with a verb that can be observed.',
    when: splitTerms('lesson, course, curriculum, syllabus, unit, session, training, workshop, lesson plan'),
    unless: ['objective', 'objectives'],
  },
  {
    text: 'Allot a time to each part.',
    when: splitTerms('lesson, study plan, lesson plan, session, workshop, class, schedule, session plan'),
    unless: ['minute', 'minutes'],
  },
  {
    text: 'Open with a question or object that raises the problem.',
    when: splitTerms('lesson, lesson plan, class, session, workshop, lecture'),
  },
  {
    text: 'Spread the questions from recall to application.',
    when: splitTerms('quiz, exam, multiple choice, worksheet, test, questions, assessment'),
  },
  {
    text: 'Give each question one defensible answer.',
    when: splitTerms('quiz, exam, multiple choice, worksheet, test, mcq, trivia'),
  },
  {
    text: 'Give an answer key with a reason for each answer.',
    when: splitTerms('quiz, exam, multiple choice, worksheet, mark scheme, assessment, test'),
  },
  {
    text: 'Build each wrong option from a real misunderstanding.',
    when: splitTerms('multiple choice, mcq, options, quiz'),
  },
  {
    text: 'Award marks for steps as well as for the result.',
    when: splitTerms('mark scheme, marking, exam question, grading, exam'),
  },
  {
    text: 'Describe each level by what is seen in the work.',
    when: splitTerms('rubric, criteria, grading, marking, evaluate'),
  },
  {
    text: 'Weight the criteria, and keep them free of overlap.',
    when: splitTerms('rubric, grading, criteria, assessment'),
  },
  {
    text: 'Put review of earlier material into every week.',
    when: splitTerms('study plan, schedule, weeks, study guide, revision, exam, learn, roadmap'),
  },
  {
    text: 'End each stage with something finished that shows progress.',
    when: splitTerms('course, roadmap, study plan, learn, curriculum, learning path, beginner'),
  },
  {
    text: 'Name the prerequisite of each topic before the topic.',
    when: splitTerms('course, syllabus, curriculum, outline, roadmap, learning path, chapters'),
  },
  {
    text: 'Put one fact or idea on each card, with the prompt on one side.',
    when: splitTerms('flashcard, flashcards, anki, cards'),
  },
  {
    text: "Make the task draw on the student's own choice or experience.",
    when: splitTerms('assignment, project, homework, essay prompt, reflection'),
  },
  {
    text: 'Say what is handed in, in which form and how it is judged.',
    when: splitTerms('assignment, project, homework, coursework, reflection'),
  },
  {
    text: 'Ask one guiding question at a time instead of giving the solution.',
    when: splitTerms('tutor, homework help, socratic, guide me, coach'),
  },
  {
    text: 'Correct each error with the right form and one line of reason.',
    when: splitTerms('english teacher, grammar, pronunciation, language, speaking, french, spanish'),
  },
  {
    text: 'Use each new word in a sentence from daily life.',
    when: splitTerms('vocabulary, dialog, dialogue, language learning, english speaking'),
  },
  {
    text: 'Use things a child can touch or see as examples.',
    when: splitTerms('kid, kids, child, children, elementary, year old, kindergarten, preschool, grade'),
  },
  {
    text: 'Trace one worked case line by line before the practice.',
    when: splitTerms(`
      math, algebra, equation, physics, chemistry, algorithm, programming, python, java, rust, coding
    `),
  },
  {
    text: 'Balance the views, and give each its best argument.',
    when: splitTerms('debate, discussion, ethics, ethical, philosophy, history, dilemma'),
  },
  {
    text: "Give the teacher's question and the answer hoped for.",
    when: splitTerms('lesson, class, classroom, teach, workshop, session, socratic, tutor, lesson plan'),
  },
  {
    text: 'Show one worked example and one half-finished example.',
    when: splitTerms(`
      fractions, algebra, linear algebra, physics, projectile, math, maths, motion, formula, calculus, grammar,
      density
    `),
  },
  {
    text: 'Put the words in the order in which they are needed.',
    when: splitTerms('vocabulary, spanish, german, french, words, flashcards, language, verbs, english, toefl'),
  },
  {
    text: 'Mix old and new items in every session.',
    when: splitTerms('flashcards, study plan, study guide, vocabulary, revision, final, toefl, exam, review'),
  },
  {
    text: 'Let groups compare results before the answer is shown.',
    when: splitTerms('game, classroom, group, activity, icebreaker, workshop, project, debate, lab'),
  },
  {
    text: 'Say what each learner does at every moment.',
    when: splitTerms('activity, game, icebreaker, workshop, lab, group, lesson, classroom, project'),
  },
  {
    text: 'List materials and quantities for one group.',
    when: splitTerms(`
      lab, experiment, worksheet, activity, game, watercolour, craft, workshop, photosynthesis, density
    `),
  },
  {
    text: 'Put the plan in a table by week, with one free day for catching up.',
    when: splitTerms('study plan, weeks, reading plan, schedule, syllabus, course outline, semester, curriculum'),
  },
  {
    text: 'Ask for evidence from the text or source in each answer.',
    when: splitTerms(`
      essay, reading, comprehension, history, literature, 1984, revolution, local history, prompts, book
    `),
  },
  {
    text: 'Word each criterion so that two markers would agree.',
    when: splitTerms('rubric, feedback, mark scheme, peer, assessment, presentation, grading, marking'),
  },
  {
    text: 'Use one running example from start to finish.',
    when: splitTerms('teach me, basics, introduction, recursion, understand, beginners, tutor'),
  },
  {
    text: 'Say where the comparison stops being true.',
    when: splitTerms('analogy, like i am, five year old, metaphor, compare'),
  },
  {
    text: 'Give the adult learner a use on the same day.',
    when: splitTerms('adults, adult, workshop, training, employees, first aid, professional, public speaking'),
  },
]

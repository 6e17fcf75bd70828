import type { ChatDomain } from '../chat-domain.ts'
import { splitTerms } from '../split-terms.ts'

export const learningDomains: readonly ChatDomain[] = [
  {
    id: 'teaching',
    group: 'education',
    framework: 'RISEN + Bloom',
    persona: 'a teacher who checks understanding before moving on',
    strong: splitTerms(`
      lesson plan, teach me, quiz, study plan, lesson, tutor, flashcard, curriculum, exam, worksheet, homework,
      multiple choice, study guide, syllabus, rubric, learning objective, student, teach, essay prompt,
      classroom, course, plan de clase, unterricht, aula sobre
    `),
    weak: splitTerms(`
      learn, grade, school, teacher, class, explain, assignment, university, college, education
    `),
    decisions: [
      {
        text: 'State what the learner will be able to do at the end, with a verb that can be observed.',
        unless: ['objective', 'quiz'],
        when: ['lesson', 'course', 'curriculum', 'plan', 'teach', 'class', 'unit'],
      },
      {
        text: 'Move from a familiar example to the idea, then to a worked case.',
        unless: ['quiz', 'exam', 'question'],
      },
      { text: 'Name the most common misconception and how to correct it.' },
      {
        text: 'Check understanding with two or three short questions and give their answers.',
        unless: ['quiz', 'question', 'exam'],
      },
      {
        text: 'Spread the questions from recall to application, with one defensible answer each.',
        when: ['quiz', 'question', 'exam', 'multiple choice', 'worksheet'],
      },
      {
        text: 'Give an answer key with a reason for each answer.',
        when: ['quiz', 'exam', 'multiple choice', 'worksheet'],
      },
      { text: 'Allot a time to each part.', when: ['lesson', 'study plan', 'plan', 'class'], unless: ['minute'] },
    ],
    shapes: [
      'Titled sections in teaching order: hook, idea, worked example, practice, check.',
      'Goal, explanation, worked example, practice with answers, summary.',
    ],
    lengths: ['Fit for one session of about 45 minutes.', 'Under 800 words.'],
    missing: [
      {
        item: 'level of the learners',
        unless: [
          'grade',
          'beginner',
          'year old',
          'university',
          'advanced',
          'college',
          'high school',
          'kid',
          'children',
          'child',
          'elementary',
        ],
      },
      { item: 'time available', unless: ['minute', 'hour', 'week', 'day', 'month'] },
    ],
    avoid: ['a leap in jargon', 'a patronising tone'],
  },
  {
    id: 'research',
    group: 'research',
    framework: 'PICO / IMRaD',
    persona: 'a researcher who ties every claim to its source',
    strong: splitTerms(`
      literature review, research paper, research proposal, abstract, citation, thesis, hypothesis, peer-
      reviewed, research question, methodology, studies on, academic, systematic review, scientific, research
      on, scholarly, bibliography, state of the art, empirical
    `),
    weak: splitTerms(`
      research, study, paper, evidence, journal, theory, experiment, findings, scholar
    `),
    decisions: [
      { text: 'Fix the question and the limits of the search before presenting findings.' },
      { text: 'Tie each claim to a source, and mark those that could not be verified.' },
      { text: 'Report disagreement between studies and what might explain it.' },
      { text: 'Grade the strength of the evidence and say why.' },
      { text: 'Close with the gaps, and the study that would fill the most important one.' },
    ],
    shapes: [
      'Question and scope, findings by theme, disagreements, strength of evidence, gaps, references.',
      'A summary of five lines, themed findings with sources, limits and open questions.',
    ],
    lengths: ['800–1,200 words.', 'Under 1,000 words.'],
    missing: [
      { item: 'field and date range', unless: ['since', 'year', 'recent', 'last', 'between', 'from'] },
      { item: 'citation style', unless: ['apa', 'mla', 'chicago', 'ieee', 'harvard'] },
    ],
    avoid: ['made-up citations', 'one-sided evidence'],
  },
  {
    id: 'knowledge',
    group: 'general_knowledge',
    framework: 'RTF',
    persona: 'a subject specialist who explains without talking down',
    strong: [],
    weak: splitTerms(`
      analysis of, short analysis, why might, how would, how has, how have, what sound, what might, why did, who invented, is it true,
      what is, what are, who is, who was, explain, why is, why do, how does, what causes, difference between,
      history of, describe the, tell me about, when did, what was, compare, pros and cons, versus, vs, which is
      better, how do, why did, what does, explica, qué es, qu'est-ce, erkläre, was ist, o que é, describe,
      discuss, impact of, explique, country, history, war, planet, science, physics, philosophy, culture,
      economy, quantum, politics, explain, meaning, concept, century
    `),
    decisions: [
      { text: 'Answer in the first sentence, then explain.' },
      { text: 'Define each technical term in the same sentence in which it first appears.' },
      { text: 'Use one concrete example or comparison for the hardest point.', unless: ['example', 'analogy'] },
      { text: 'Separate what is established from what is debated.', unless: ['year old', 'kid', 'child', 'beginner'] },
      {
        text: 'Use only words and examples that this reader already knows.',
        when: ['year old', 'kid', 'child', 'beginner', 'layman', 'eli5', 'grader'],
      },
      {
        text: 'Compare on the same named criteria, and say which choice suits which situation.',
        when: ['compare', 'versus', 'vs', 'difference', 'better', 'pros and cons'],
      },
    ],
    shapes: [
      'A direct answer of one or two sentences, then short titled paragraphs.',
      'The answer first, then the explanation in three or four paragraphs, and one example.',
    ],
    lengths: ['250–400 words.', 'Under 350 words.', '300–450 words.'],
    missing: [
      {
        item: 'how much the reader already knows',
        unless: ['beginner', 'expert', 'simple', 'layman', 'kid', 'year old', 'student', 'detail'],
      },
    ],
    avoid: ['unexplained jargon', 'a history lesson before the answer'],
  },
]

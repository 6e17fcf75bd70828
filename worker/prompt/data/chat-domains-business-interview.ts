import type { ChatDomain } from '../chat-domain.ts'
import { splitTerms } from '../split-terms.ts'

export const interview: ChatDomain = {
  id: 'interview',
  group: 'business',
  framework: 'STAR',
  personas: [
    'an interviewer who explains what each question tests',
    'a people lead who asks every candidate the same thing',
    'a panel member who scores against written criteria',
    'a hiring partner who listens for specifics',
    'an HR adviser who keeps questions fair and lawful',
  ],
  strong: splitTerms(`
    interview question, mock interview, prepare for my interview, have an interview, interview at, interview next,
    upcoming interview, interview prep, interview preparation, job interview, tell me about yourself, behavioral
    questions, behavioural questions, interview guide, interview answer, hiring process, screening questions,
    technical interview, panel interview, interview tips, interview coach, interviewing
  `),
  weak: splitTerms(`
    interview, candidate, hiring, prepare, role
  `),
  decisions: [
    { text: 'Start with the questions most likely for this role.', unless: ['hiring process', 'article'] },
    { text: 'Say what each question tests.' },
    { text: 'Leave the experience in each answer to the candidate.', unless: ['transcript', 'hiring process'] },
    {
      text: 'Give a frame for each answer in situation, task, action, result.',
      unless: ['hiring process', 'transcript', 'candidates'],
    },
    {
      text: 'Name the two topics to revise first, with the reason.',
      unless: splitTerms('hire, hiring, candidates, interviewer'),
    },
    { text: 'End with questions to put to the other side.', unless: ['hiring process', 'screening'] },
    { text: 'Describe what separates a strong answer from an average one.' },
    { text: 'Add one follow-up that an interviewer is likely to ask.' },
    {
      text: 'Mix questions on knowledge, judgement and behaviour.',
      unless: ['technical', 'behavioral', 'behavioural'],
    },
    { text: 'Say which questions tend to come early and which late.' },
    { text: 'Name the most common mistake for each kind of question.' },
    { text: 'Keep model answers under two minutes of speech.', unless: ['hiring process'] },
    { text: 'Tie each question to a duty of the role.' },
    { text: 'Use wording that could be said aloud as it stands.' },
    {
      text: 'Score every candidate against the same three or four criteria.',
      when: splitTerms('hire, hiring, candidates, recruit, screening, scorecard, rubric, evaluate'),
    },
    {
      text: 'Ask about past behaviour rather than opinions.',
      when: splitTerms('hire, hiring, candidates, recruit, screening, behavioral, behavioural, leadership, manager'),
    },
    {
      text: 'Keep to questions that concern the work.',
      when: splitTerms('hire, hiring, candidates, recruit, hr, screening'),
    },
    {
      text: 'Include one problem to solve while thinking aloud.',
      when: splitTerms('technical, engineer, developer, software, data, coding, analyst, programmer, scientist'),
    },
    {
      text: 'Say how deep an answer should go at this level.',
      when: splitTerms('senior, junior, entry level, intern, graduate, mid-level, fresher, engineer, developer'),
    },
    {
      text: 'Show how to explain a gap or a change of field in one line.',
      when: splitTerms('gap, career change, returning, switch, fired, laid off, new field'),
    },
    {
      text: 'Plan the remaining days, with one topic a day.',
      when: splitTerms('tomorrow, next week, days, week, upcoming, prepare, prepare for'),
    },
    {
      text: 'Wait for each answer before asking the next question.',
      when: splitTerms('mock, mock interview, act as, simulate, practice, practise, interviewer'),
    },
    {
      text: 'Give feedback after each answer: one strength, one change.',
      when: splitTerms('mock, mock interview, coach, practice, practise, feedback'),
    },
    {
      text: 'Research three things about the employer that a question could build on.',
      when: splitTerms('google, amazon, microsoft, interview at, ceo'),
    },
    {
      text: 'Name the range and the reason before the figure.',
      when: splitTerms('salary, offer, negotiate, compensation, expectations'),
    },
    {
      text: 'Prepare one story that serves several questions.',
      when: splitTerms('behavioral, behavioural, tell me about, star, leadership, strength, weakness, weaknesses'),
    },
    {
      text: 'Link motivation to what the course or programme offers.',
      when: splitTerms('admission, university, scholarship, visa, college, medical school, mba, phd'),
    },
    {
      text: 'Ask open questions that invite a story.',
      when: splitTerms('podcast, journalist, guest, article, expert, author, celebrity'),
    },
    { text: 'Say what a weak answer usually leaves out.' },
    { text: 'Word each question so that it gives no hint at its answer.', unless: ['answers', 'my answer', 'prepare'] },
    { text: 'Include one question about something that went wrong.' },
    { text: 'Mark the questions that deserve the most time.' },
    { text: 'Include one question about working with others.' },
    { text: 'Name the evidence that would settle a doubt.' },
    { text: 'Keep each question to one thing.' },
    { text: 'Give each question the order of its follow-ups.' },
    {
      text: 'Keep the list to what can be asked in the time.',
      when: splitTerms('hire, hiring, candidates, questions to ask, screening'),
    },
    {
      text: 'Include one task that samples the real work.',
      when: splitTerms('hire, hiring, candidates, screening, technical'),
    },
    { text: 'Keep the vocabulary to what the field itself uses.' },
    { text: 'Show what a first sentence of a good answer does.' },
    { text: 'Group questions that test the same thing.' },
    { text: 'Include one question on a decision made with too little information.' },
    { text: 'Say which questions could be answered from a CV and can be left out.' },
    { text: 'Note what the listener should hear in the first half minute.' },
    { text: 'Vary the questions between past cases, present knowledge and a task.' },
  ],
  shapes: [
    'Questions in groups, each with its purpose and a short frame for the answer.',
    'A table with question, what it tests and what a strong answer contains.',
    'Numbered questions in the order of a real conversation, each with notes.',
    'The likely questions first, then what to prepare for each.',
    'One question at a time, with its purpose and the points a good answer covers.',
  ],
  lengths: [
    'Ten to twelve questions unless a number is given.',
    'At most 60 words per question and its notes.',
    'Eight questions where no number is named.',
    'One page, or one turn at a time in a practice interview.',
    'At most three lines of notes per question.',
  ],
  missing: [
    {
      item: 'own experience and seniority',
      unless: splitTerms(`
          year of experience, years, senior, junior, intern, experience, graduate, fresher, entry level, lead
        `),
    },
    {
      item: 'role and employer',
      unless: splitTerms(`
          engineer, manager, developer, analyst, designer, nurse, teacher, assistant, position, google,
          amazon, company, sales, scientist, accountant, cashier, consultant
        `),
    },
  ],
  avoid: splitTerms(`
    rehearsed phrases, made-up anecdotes, answers beside the point, leading questions, prying personal topics,
    weaknesses that are boasts, criticism of past employers, credit taken from teams, vague results,
    stories that start too early, two questions in one, scores based on likeability, brain teasers,
    questions about family, tests without a purpose, praise during answers, hypothetical cases only,
    notes on appearance, answers learnt by heart, silence about next steps
  `),
}

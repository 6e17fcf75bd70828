import type { ChatDomain } from '../chat-domain.ts'
import { splitTerms } from '../split-terms.ts'
import { moreForTexts } from './chat-decisions-more-texts.ts'

export const career: ChatDomain = {
  id: 'career',
  group: 'professional_writing',
  framework: 'STAR',
  personas: [
    'a hiring manager who reads for evidence',
    'a career coach who keeps every claim truthful',
    'a recruiter who scans a page in seconds',
    'a CV writer who turns duties into results',
    'a mentor who knows both sides of the table',
  ],
  strong: splitTerms(`
    resume for, my resume, cv, interview question, job interview, job application, linkedin profile, linkedin
    summary, performance review, cover letter for, career, resume, curriculum, write me a resume, write a resume,
    self evaluation, self-evaluation, self-assessment, personal brand, career change, salary negotiation, skills
    section, professional summary, appraisal
  `),
  weak: splitTerms(`
    job, hire, hiring, candidate, role, skill, experience, recruiter, position, promotion
  `),
  decisions: [
    { text: 'Use only experience and results that are stated here.' },
    {
      text: 'Lead each point with what was achieved, then how.',
      unless: splitTerms('job description, job posting, hire, career path'),
    },
    {
      text: 'Mirror the words of the target role where they are true.',
      unless: splitTerms('job description, job posting, hire, recruit'),
    },
    { text: 'Put the most relevant evidence in the first third.' },
    {
      text: 'Begin each line with a strong verb in the right tense.',
      unless: splitTerms('letter, summary, plan, interview'),
    },
    {
      text: 'Show scale beside every claim that allows it: team, budget, users or time.',
      unless: ['job description', 'job posting'],
    },
    { text: 'Replace adjectives about the person with what the person did.' },
    { text: 'Keep dates, titles and employers in one consistent form.', unless: ['plan', 'path', 'advice'] },
    {
      text: 'Cut anything older or weaker that does not serve the target.',
      unless: ['job description', 'job posting', 'template'],
    },
    { text: 'Write so that a recruiter grasps the profile in ten seconds.', unless: ['plan', 'path', 'advice'] },
    { text: 'Group skills by how they are used on the job.', unless: ['letter', 'bio'] },
    { text: 'Spell out an abbreviation once where the reader may be outside the field.' },
    {
      text: 'Explain any gap that is stated in one neutral line.',
      unless: splitTerms('job description, job posting, performance review, appraisal'),
    },
    { text: 'Close with the next step the reader is invited to take.', unless: splitTerms('resume, cv, path, plan') },
    {
      text: 'Write the profile in the first person, with one idea per line.',
      when: splitTerms('linkedin, profile, bio, about me, about section'),
    },
    {
      text: 'Choose a headline that says what is done and for whom.',
      when: splitTerms('linkedin, profile, headline, personal brand'),
    },
    {
      text: 'Give each achievement as situation, action and result in two lines.',
      when: splitTerms(`
          performance review, appraisal, self evaluation, self-evaluation, self-assessment, promotion,
          achievement
        `),
    },
    {
      text: 'Tie each goal to evidence that could be shown at the next review.',
      when: splitTerms('performance review, appraisal, goal, promotion, development plan, objectives'),
    },
    {
      text: 'Translate earlier experience into what the new field calls it.',
      when: splitTerms('career change, transition, switch, new career, change careers, pivot'),
    },
    {
      text: 'Compare the routes by time, cost and what they rule out.',
      when: splitTerms('career, career path, career change, degree, certification, course, should i'),
    },
    {
      text: 'Make the layout readable for applicant-tracking software.',
      when: splitTerms('resume, cv, curriculum vitae, ats'),
    },
    {
      text: 'Order the sections by what matters most for this role.',
      when: splitTerms('resume, cv, curriculum vitae, portfolio'),
    },
    {
      text: 'Say why this employer in a sentence that fits no other.',
      when: splitTerms('cover letter, motivation letter, application, statement of purpose'),
    },
    {
      text: 'Base the figure asked for on stated evidence.',
      when: splitTerms('salary, raise, negotiate, negotiation, compensation'),
    },
    {
      text: 'Put education and projects before work where they are stronger.',
      when: splitTerms('student, graduate, intern, internship, entry level, no experience, fresher, junior'),
    },
    { text: 'Leave out personal data that the role does not need.' },
    { text: 'Use words the person would say in an interview.', unless: ['job description', 'job posting'] },
    { text: 'Name tools and methods beside the result they served.' },
    { text: 'Order the points within each section by relevance.' },
    {
      text: 'Show what grew from one position to the next.',
      unless: splitTerms('job description, job posting, plan, path'),
    },
    { text: 'Use figures only as given, and plain words where none are given.' },
    { text: 'Let every section answer a need of the role.' },
    { text: 'Keep each line to one result or one duty.' },
    { text: 'Give the most recent position the most lines.', when: ['resume', 'cv', 'curriculum vitae'] },
    { text: 'Keep every bullet to two lines.', when: ['resume', 'cv', 'curriculum vitae'] },
    {
      text: 'Open with a two-line profile that names field, years and focus.',
      when: splitTerms('resume, cv, curriculum vitae, linkedin'),
    },
    { text: 'Drop the objective statement in favour of evidence.', when: ['resume', 'cv', 'curriculum vitae'] },
    {
      text: 'Place keywords inside achievements rather than in a list.',
      when: splitTerms('resume, cv, ats, linkedin'),
    },
    {
      text: 'List education and certificates with year and issuer as given.',
      when: ['resume', 'cv', 'curriculum vitae'],
    },
    ...moreForTexts.career,
  ],
  shapes: [
    'The final text ready to use, then a short list of facts that would strengthen it.',
    'The document in its usual order, followed by the details still needed.',
    'The finished text under the headings the reader expects, then two suggestions for evidence to add.',
    'One finished version, laid out so that it can be scanned from the left edge.',
    'The text ready to paste, with each section under its own short heading.',
  ],
  lengths: [
    'One page at most.',
    'At most 400 words.',
    'Three to five lines per section.',
    '250–400 words, with no line above 25 words.',
    'Sections of at most six lines.',
  ],
  missing: [
    {
      item: 'target role',
      unless: splitTerms(`
          engineer, manager, developer, analyst, designer, nurse, teacher, assistant, intern, officer,
          director, scientist, accountant, consultant, cashier, driver, marketing, sales, executive,
          administrator
        `),
    },
    {
      item: 'achievements with figures',
      unless: splitTerms(`
          achieved, increased, reduced, led, managed, years, percent, job description, built, job posting
        `),
    },
  ],
  avoid: splitTerms(`
    invented experience, buzzwords, duties listed as achievements, made-up percentages,
    letters that retell the career, generic praise of employers, apologies for gaps, soft skills as bare adjectives,
    wandering tenses, hollow enthusiasm, weak opening verbs, irrelevant private details, decorative photographs,
    lists of every course, dates that do not add up, salary history, references on request,
    objectives in general terms, percentages for skills, stories told twice
  `),
}

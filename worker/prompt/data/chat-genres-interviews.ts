import { genre } from '../chat-genre.ts'

/** Before an interview. */
export const interviewGenres = [
  genre(
    'interview-answer',
    'interview',
    /\btell me about yourself\b|\b(?:answer|how (?:to|do i) answer)\b.{0,40}\b(?:interview|weakness\w*|strengths?|why should we hire|gap)\b|\bhow (?:to|do i|should i|can i) (?:explain|justify|talk about|present)\b.{0,40}\b(?:interview|gap|career break|resign\w*|fired|laid off|low marks|backlogs?)\b/iu,
    {
      groups: 'professional_writing, business',
      decisions: `
      Write the answer as spoken, in the first person, for 60 to 90 seconds. || Phrase it for speaking, as "I", within a minute and a half.
      Go from the present to two proofs to why this job; leave hobbies, family and the CV in order out. || Follow now, two proofs, why here; no family, no hobbies, no retelling of the CV.
      Use only facts given here, with labelled blanks for project, number and company. || Keep to the facts at hand, and label the blanks for project, figure and firm.
      Tie one proof to what the role needs most.
      Avoid "hard-working", "quick learner" and "passionate"; show them by what was done.
      Add the follow-up question it invites, with a two-line answer.
    `,
      shapes: `
      The answer ready to say, then a shorter version, then the likely follow-up.
      Two versions, formal and natural, with the blanks listed below.
    `,
      lengths: `
      130–180 words.
      Under 180 words, the short version 60.
    `,
      missing: `
      projects, internships and results | unless: project, internship, built, worked
      role and company | unless: role, company, position, at
    `,
    },
  ),
  genre(
    'interview-preparation',
    'interview',
    /\binterview\b.{0,40}\b(?:questions?|prep\w*|tomorrow|next week|round|tips|answers?)\b|\b(?:prepare|preparing|prep|ready|crack)\b.{0,40}\binterview\b|\bmock interview\b/iu,
    {
      unless: /\b(?:funny|joke|hiring|candidates?|we are hiring|to ask)\b/iu,
      groups: 'education, professional_writing, software_engineering',
      decisions: `
      Order the questions by how likely they are at this level of experience. || Sort the questions by likelihood for somebody of this experience.
      Say after each question what the interviewer wants to find out, and what a weak answer leaves out. || Note under each question what it tests, and where answers usually fall short.
      Cover fundamentals, one practical problem, one design or judgement question, and behaviour. || Include basics, a hands-on task, a question of judgement and one on conduct.
      Leave personal experience blank in behavioural answers, with a frame: situation, task, action, result.
      Include the follow-up question that separates those who used it from those who read about it.
      End with what to revise first if only one evening is left.
      Name five questions the candidate can ask back.
    `,
      shapes: `
      A table: topic, question, what it tests, outline of a good answer; then a revision order.
      Questions under headings by topic, each with the key points of its answer.
      A ranked list of questions with answers in bullets, then a one-evening plan.
    `,
      lengths: `
      Fifteen to twenty questions, at most four lines each.
      Twelve to fifteen questions with short answers.
      Under 1,200 words.
    `,
      missing: `
      company and round | unless: at, company, round, screening, hr, panel
      weakest topics | unless: weak, struggle, unsure, difficult
    `,
    },
  ),
]

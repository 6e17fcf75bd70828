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
      unless: /\b(?:guide|protocol|semi-?structured|funny|joke|hiring|candidates?|we are hiring|to ask)\b/iu,
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
  genre(
    'questions-for-a-talk',
    'coaching',
    /\bwhat (?:to|should (?:i|we)|can i|do i) ask\b|\bquestions (?:to|(?:i|we) should|should (?:i|we)) ask\b.{0,30}\b(?:landlord|doctor|surgeon|lawyer|contractor|builder|school|broker|agent|vendor|supplier|seller|client|mentor|one[- ]on[- ]one|1:1|before (?:buying|renting|signing|hiring))\b/u,
    {
      unless: /\b(?:interview|interviewer|recruiter|survey|quiz|exam|viva|guest|podcast|chatgpt|ai|prompt)\b/u,
      groups: 'business, lifestyle, legal, health',
      personas: `
      an adviser who prepares people for ten decisive minutes
      a coach who knows which question gets a real answer
      a negotiator who asks before saying anything
    `,
      decisions: `
      Begin with the two questions that matter most, since the talk may end early. || Put first what must be asked if there is time for two questions only. || Mark the two that may not be left out.
      Say for each question what its answer would change. || Add to every question the decision that hangs on it. || Note beside each what follows from a yes and from a no.
      Word them to be spoken, open, and without a reproach. || Ask openly, in one breath, so that nobody has to defend anything. || Phrase each as one would say it aloud.
      Give the follow-up for a vague answer.
      Name the answer that should make one wary.
      Leave out what can be looked up beforehand, and list it as preparation.
      Say what to offer in return, such as a fact, a date or a wish of one's own.
      Close with the question that fixes the next step.
      Say what to get in writing.
    `,
      shapes: `
      A table: question, what it decides, warning sign; the two best on top.
      Before, during, after: what to read, what to ask, what to note.
      Questions in speaking order, each with its follow-up.
    `,
      lengths: `
      Eight questions at most.
      Under 250 words.
    `,
      missing: `
      what is to come out of the talk | unless: because, want, decide, raise, buy, rent, feedback, promotion, so that
    `,
    },
  ),
]

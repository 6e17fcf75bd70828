import { genre } from '../chat-genre.ts'

/** Practising, being examined, learning a skill. */
export const learningGenres = [
  genre(
    'question-set',
    'teaching',
    /\b(?:mcqs?|multiple.choice|quiz|question paper|test paper|practice questions|objective questions|word problems|question bank)\b/iu,
    {
      unless:
        /\b(?:answer the following|select the|correct option|app|website|code|script|api|game|function|react|html|schema)\b/iu,
      decisions: `
      Give each question one answer that can be defended, and no clue to it in the wording. || See that every question has exactly one right answer, and that its wording does not give it away.
      Make every wrong option a mistake that learners really make, similar in length to the right one. || Build wrong options from real errors of learners, as long as the right option.
      Spread the questions: about half recall, a third understanding, the rest application. || Mix the levels: some to remember, more to understand, a few to apply to a new case.
      Cover the topic evenly instead of asking twice about its best-known part.
      Give a key at the end with one line of reason per answer.
      Avoid "all of the above", double negatives and trick wording.
      Leave out dates and figures that sources dispute.
    `,
      shapes: `
      Numbered questions with options A–D, then the answer key with reasons on a page of its own.
      Questions grouped by difficulty, followed by a key as a table.
      A heading with time and marks, the questions, and the key at the end.
    `,
      lengths: `
      Ten questions unless a number is given; reasons of one line.
      One page of questions and half a page of key.
    `,
      missing: `
      level of the learners | unless: class, grade, beginner, university, college, school, level, upsc, students, std
      syllabus or chapters covered | unless: chapter, syllabus, ncert, unit, topic, on
    `,
    },
  ),
  genre('viva', 'teaching', /\bviva\b|\boral exam\b/iu, {
    groups: 'education, software_engineering',
    decisions: `
      Order the questions as an examiner goes: definition, mechanism, comparison, use, limits.
      Give each a model answer of two or three spoken sentences.
      Add to each the follow-up that shows whether it was understood.
      Include five questions on what the candidate did or built, with the answers left blank.
      Mark the ten that come up almost always.
      Name the mistake that loses marks for each theme.
      Say what to answer when one does not know.
    `,
    shapes: `
      Questions under themes with answer and follow-up, the ten likeliest marked.
      A table: question, model answer, follow-up.
    `,
    lengths: `
      25 questions, three lines each.
      20–30 questions with short answers.
    `,
    missing: `
      level and syllabus | unless: btech, degree, diploma, class, year, semester, mba, university
    `,
  }),
  genre('report-card', 'teaching', /\breport cards?\b/iu, {
    groups: 'professional_writing, education',
    decisions: `
      Say first what the child can do now, with one example from class.
      Name one weakness as a next step that can be practised, not as a trait.
      Give parents one thing to do at home in ten minutes a day.
      Keep to what was observed; compare the child with its own earlier work, never with others.
      Use words a parent without schooling in the subject understands.
      Vary the openings, so that no two comments read alike.
    `,
    shapes: `
      Three comments of different tone, ready to paste.
      One comment per situation: strong, steady, struggling; each ready to use.
    `,
    lengths: `
      40–60 words a comment.
      Two or three sentences each.
    `,
    missing: `
      what was observed in class | unless: because, reads, counts, participates, example
    `,
  }),
  genre(
    'study-plan',
    'teaching',
    /\bhow (?:to|do i|can i|should i) (?:crack|clear|pass|top|ace)\b.{0,40}\b(?:exams?|ssc|upsc|neet|jee|cat|gate|ielts|toefl|gre|gmat|boards?|clat|net|ca|interview exam)\b|\bhow (?:to|do i|can i|should i) prepare for\b.{0,30}\b(?:exams?|ssc|upsc|neet|jee|cat|gate|ielts|toefl|gre|gmat|boards?|cgl|cuet|clat|net|sat)\b|\b(?:daily )?routine for\b.{0,30}\b(?:aspirant|student|exam)|\b(?:study|revision|preparation|prep|learning)[- ](?:plan|schedule|timetable|routine|roadmap|strategy)\b|\b(?:plan|schedule) (?:out )?(?:my |our |a |his |her )?(?:study|studies|preparation|revision|prep)\b|\btime ?table for\b.{0,40}\b(?:exam|study|neet|jee|upsc|cat|gate|ca|board)\b|\broadmap (?:for|to)\b.{0,30}\b(?:exam|upsc|neet|jee|cat|gate|ca|clear|crack)\b|\b(?:daily|weekly) (?:time ?table|routine|schedule)\b.{0,30}\b(?:student|class|grade)\b/iu,
    {
      unless: /\b(?:product roadmap|release|quarter|q[1-4])\b/iu,
      groups: 'lifestyle, general_knowledge',
      decisions: `
      Count back from the exam or the goal: phases first, then weeks, then a sample day that fits the hours given. || Work from the last day to today: phases, weeks, then one model day within the hours at hand.
      Give the weak subject the freshest hours and about twice the share, without dropping the strong ones. || Place weak topics where the mind is fresh, with more hours, and keep strong ones alive.
      Put spaced revision into every week and one buffer day for what slipped. || Reserve time each week for repeating older topics and a day for catching up.
      Add a timed test at fixed intervals, with what to do according to its result.
      Split each session into learning, problems and recall.
      Name the sign that shows by the end of each phase whether the plan is on track.
      Use standard books or official material only by kind, unless titles are given.
    `,
      shapes: `
      A table of phases, a weekly grid and one sample day by the hour, then rules for falling behind.
      Phases with goals, a week plan as a table, and a checklist for the test day.
      Overview in three lines, the plan by week, a sample day, how to measure progress.
    `,
      lengths: `
      Two pages at most.
      One table for the phases, one for the week, and ten lines of rules.
      Under 700 words besides the tables.
    `,
      missing: `
      start date and hours a day | unless: hour, hours, daily, minute, minutes, month, months, week, weeks
      present level or last scores | unless: weak, strong, beginner, score, scored, marks, level, repeat, dropper
    `,
    },
  ),
  genre(
    'learn-a-skill',
    'teaching',
    /\bteach me\b|\bhow (?:to|do i|can i|should i) teach (?:my|an?|old\w*|elderly) |\bimprove (?:my )?(?:english|spoken|communication|speaking|vocabulary|handwriting|typing|coding|maths?|public speaking)\b|\bi want to learn\b|\bhelp me learn\b|\bhow (?:can|do|should) i learn\b|\blearn\b.{0,24}\bfrom scratch\b|\broadmap\b.{0,30}\b(?:learn\w*|become)\b|\bhow (?:to|do i|can i) (?:memori[sz]e|remember|revise)\b/iu,
    {
      groups: 'general_knowledge, software_engineering, lifestyle',
      decisions: `
      Begin with the small part that is used most often, and let it be used on the first day.
      Give each session one aim, one explanation, one exercise and a check.
      Bring back what was learnt before at the start of every session.
      Correct with the right form and one line of reason.
      Say what is left out at this stage, and why it can wait.
      Wait for an answer before moving on, if this is a dialogue.
      End with one task that proves the basics are there.
    `,
      shapes: `
      An overview by day or week, then the first session in full.
      A table of sessions with aim, content and exercise; below it session one, ready to start.
      The goal in one sentence, stages with exercises, and a final task.
    `,
      lengths: `
      One line per session in the overview, 300–400 words for the first session.
      Under 700 words.
    `,
      missing: `
      what is known already | unless: beginner, basics, scratch, already, know, advanced, never
      time available | unless: minute, minutes, hour, hours, week, weeks, day, days, month, months
    `,
    },
  ),
  genre(
    'school-speech',
    'speech',
    /\bspeech\b.{0,60}\b(?:school|class|students?|annual day|assembly|teachers.? day|independence day|republic day|children.?s day|farewell|principal|college)\b|\bvote of thanks\b/iu,
    {
      unless: /\b(?:best man|wedding|groom|bride|toast|retire\w*)\b/iu,
      groups: 'professional_writing, education, creative_writing',
      decisions: `
      Greet the people present in one line in their usual order, then begin with a picture or a question.
      Make one point that listeners can repeat on the way home.
      Tell one short, true-to-life scene instead of listing virtues or achievements.
      Invent no names, prizes or figures; leave a marked gap where the school's own should stand.
      Write for the ear: sentences of one breath, pauses marked.
      Thank in one or two sentences, and close on the line that gets the applause.
    `,
      shapes: `
      The speech as spoken, with pauses marked, then the places to fill in.
      Greeting, opening picture, message, thanks and last line; each on a new line.
    `,
      lengths: `
      About 130 words per minute of speaking time.
      Three minutes, about 390 words, unless a time is given.
    `,
      missing: `
      names and events to mention | unless: named, name, prize, award, trophy, result
    `,
    },
  ),
]

import { genre } from '../chat-genre.ts'

/** Sheets, debates and questions for a class, a stage or a guest. */
export const studyGenres = [
  genre(
    'workshop-plan',
    'teaching',
    /\bplan\b.{0,30}\b(?:workshop|training(?: session)?|bootcamp|masterclass)\b|\b(?:workshop|training|bootcamp|masterclass) (?:plan|outline|agenda|design|schedule|module)\b/iu,
    {
      unless: /\b(?:gym|workout|marathon|muscle|running|dog|puppy|strength|invite|model|neural|gpu)\b/iu,
      groups: 'education, business, marketing, software_engineering',
      personas: `
      a trainer who lets people work on their own cases
      a workshop host who plans for the slow and the quick at once
      a facilitator who ends on something finished
    `,
      decisions: `
      Say in one line what each person will have made or can do at the end.
      Lay out the time in blocks with minutes that add up, a break included, and at most ten minutes of talk at a stretch.
      Let people work on a task from their own job, first in pairs, then alone.
      Give the exact instruction, the material and the sign of a good result for each exercise.
      Plan for mixed skill: a helping hand for beginners, a harder turn for the quick.
      Say what to prepare and send beforehand, and what to do if the technology fails.
      Close with what each will use on Monday, and one question that shows what was learnt.
    `,
      shapes: `
      Aim, a table: minutes, block, what people do, material, result; preparation and follow-up below.
      A running order with the spoken instructions, then the handout.
      One page for the host, one exercise sheet for the group.
    `,
      lengths: `
      One to two pages.
      400–600 words.
    `,
      missing: `
      what people do already and what they bring | unless: beginners, experienced, know, use, mixed, laptop
    `,
    },
  ),
  genre('worksheet', 'teaching', /\bworksheets?\b/iu, {
    unless: /\b(?:excel|spreadsheet|vba|google sheets?|python|macro|code)\b/iu,
    groups: 'education',
    decisions: `
      Head it with name, date and one line that says what to do, in words of this class.
      Go from recognising to completing to producing, with four to six items each.
      Do the first item of each task as an example.
      Take words and pictures from the children's own day.
      Leave room to write, and say in brackets what could be drawn.
      Add one puzzle or story task at the end that needs the skill.
      Give the answers on a page of their own, with the common slip for each task.
    `,
    shapes: `
      The sheet ready to print, then the answer page.
      Tasks under numbered headings with blanks, answers after a page break.
    `,
    lengths: `
      One page of tasks and half a page of answers.
      Fifteen to twenty items.
    `,
    missing: `
      what has been taught already | unless: after, taught, already, revision, chapter
    `,
  }),
  genre(
    'debate',
    'essay',
    /\bdebates?\b.{0,24}\b(?:points?|speech|on|topic|for|against|motion|script)\b|\barguments? for and against\b|\bfor and against\b/iu,
    {
      unless: /\b(?:summari[sz]e|history of|presidential|analy[sz]e)\b/iu,
      groups: 'education, professional_writing, general_knowledge',
      decisions: `
      Word the motion so that both sides can defend it.
      Give each side its three strongest points, the best one first, each with reason and example.
      Answer each point with the reply the other side would make.
      Keep examples that anybody can check; leave out figures that cannot be.
      Mark the point on which the debate really turns.
      Give each side an opening line and a closing line to speak.
    `,
      shapes: `
      A table of points and replies for both sides, then opening and closing lines.
      For, against, replies, the deciding question.
    `,
      lengths: `
      300–450 words.
      Three points a side, three lines each.
    `,
      missing: `
      side and speaking time | unless: minutes, minute, for the motion, against the motion, class
    `,
    },
  ),
  genre(
    'guest-questions',
    'interview',
    /\bquestions\b.{0,24}\b(?:for interviewing|for (?:my|our|the|a) (?:guest|podcast)|to ask (?:an? |my |our |the )?(?:guest|founder|author|expert|farmer|artist|doctor|speaker|entrepreneur))\b|\bpodcast questions\b|\binterview questions for (?:an? |my |our |the )?(?:guest|founder|author|artist|farmer|celebrity|entrepreneur)\b/iu,
    {
      groups: 'creative_writing, marketing, professional_writing, business',
      personas: `
      an interviewer who asks short questions and waits
      a radio host who wants the story rather than the opinion
      a producer who knows which question opens people up
    `,
      decisions: `
      Begin with a scene to be told, not with a biography.
      Ask for moments, numbers and decisions rather than for opinions and advice.
      Give each question a follow-up for a short answer.
      Order them as an arc: before, the turn, the price, what stays, what next.
      Put the hardest question at two thirds, with the sentence that makes it fair.
      Leave out what the guest has surely been asked a hundred times.
      End with one that listeners can use themselves.
    `,
      shapes: `
      Questions under four stages, each with its follow-up, the three best marked.
      A running order: opening, questions with follow-ups, closing.
    `,
      lengths: `
      Twelve to fifteen questions.
      Ten questions, one line each, with follow-ups.
    `,
      missing: `
      running time and listeners | unless: minutes, minute, hour, audience, listeners
    `,
    },
  ),
  genre(
    'questions-to-ask',
    'interview',
    /\bquestions (?:to|i (?:can|should)|should i) ask\b.{0,30}\b(?:interview|interviewer|recruiter|hr|employer|manager)\b/iu,
    {
      groups: 'business, professional_writing, lifestyle, education',
      personas: `
      a career coach who has sat on both sides
      a hiring manager who remembers the good questions
      a recruiter who hears every question twice a day
    `,
      decisions: `
      Ask what shows the work itself: the first months, the hardest part, how success is seen.
      Say for each question what its answer reveals and which answer is a warning.
      Sort them by who sits opposite: recruiter, manager, team, founder.
      Leave out what the website answers, and pay in a first talk.
      Mark the two to ask if there is time for only two.
      Word them to be spoken, in one breath.
    `,
      shapes: `
      A list by listener, each question with what it reveals; the best two marked.
      Eight questions in a table: question, good sign, warning sign.
    `,
      lengths: `
      Eight to ten questions.
      Under 300 words.
    `,
      missing: `
      the role and who is interviewing | unless: role, position, developer, manager role, hr round, engineer
    `,
    },
  ),
]

import { genre } from '../chat-genre.ts'

/** One-line requests of people at work, whose chief word belongs to several trades. */
export const tradeRequestGenres = [
  genre(
    'incident-review',
    'devops',
    /\bpost[- ]?mortems?\b|\b(?:incident|outage) (?:report|review|retrospective|write-?up)\b|\broot cause analysis\b.{0,40}\b(?:outage|incident|downtime)\b/u,
    {
      unless: /\b(?:autopsy|novel|body|medical|template code|police)\b/u,
      group: 'software_engineering',
      groups: 'business, professional_writing',
      isDecisive: true,
      decisions: `
      Begin with what users noticed, from when to when, and how many, with blanks where it is not given. || State impact first: who could not do what, for how long, and what it cost.
      Lay out the timeline in one time zone: start, detection, each action, end. || Give a timeline of minutes, and keep what was seen apart from what was supposed.
      Ask why until the answer is a condition of the system and not a person; blame nobody.
      Say what worked, what was luck, and what made it longer.
      Give each action an owner, a date and the failure it would have prevented.
      Mark what is not known yet, and who will find out.
    `,
      shapes: `
      Summary, impact, timeline as a table, causes, what helped, actions as a table, open questions.
      One page: three lines of summary, timeline, causes, actions with owner and date.
    `,
      lengths: `
      One to two pages.
      500–700 words.
    `,
      missing: `
      cause and timeline | unless: because, caused, due to, at 1, at 2, am, pm, disk, deploy, migration, lock
    `,
    },
  ),
  genre(
    'tone-reading',
    'classification',
    /\b(?:analy[sz]e|read|judge|check|what is|identify|describe)\b.{0,24}\b(?:the )?(?:tone|mood|sentiment|emotion|subtext)\b.{0,30}\b(?:of|in)?\b.{0,20}\b(?:tweet|mail|e-?mail|message|text|post|comment|review|reply)\b|\b(?:tweet|mail|e-?mail|message|text|post|comment|review|reply)\b.{0,16}\bfor (?:its )?(?:tone|mood|sentiment)\b/u,
    {
      unless: /\b(?:python|model|dataset|api|code|nlp|script)\b/u,
      group: 'classification',
      groups: 'professional_writing, marketing, extraction',
      isDecisive: true,
      worksOnText: true,
      decisions: `
      Name the tone in two or three words first, and how sure that is. || Begin with the tone in a few words and the degree of certainty.
      Quote the words and marks that show it, and say what each does. || Tie each finding to the exact words that carry it.
      Weigh the other reading, in which it is meant as it is written.
      Say how the person it is addressed to is likely to take it.
      Keep tone apart from the matter.
      Add one rewording for a milder effect only if that is asked for.
    `,
      shapes: `
      The tone in one line, the evidence as bullets, the other reading, the likely effect.
      Three short paragraphs: tone, proof, effect.
    `,
      lengths: `
      Under 150 words.
      Six lines at most.
    `,
      missing: '',
    },
  ),
  genre(
    'technology-choice',
    'comparison',
    /\b(?:suggest|recommend|which|what|choose|pick|best|good|right)\b.{0,24}\b(?:databases?|db|frameworks?|librar(?:y|ies)|tech stack|stack|cloud provider|message queue|queue|cms|orm|hosting|search engine|programming language|state management|auth provider|vector (?:db|store)|cache)\b.{0,12}\b(?:for|to use|should i|do i|in)\b/u,
    {
      unless:
        /\b(?:book|course|tutorial|story|explain what|what is (?:a|an|the) \p{L}+\??$|public library|near me|job)\b/u,
      group: 'software_engineering',
      groups: 'business, data_analysis',
      isDecisive: true,
      decisions: `
      Settle first what the load looks like: writes and reads a second, size, age of data, questions asked of it. || Derive the needs from the figures given, and mark every assumed figure.
      Name what rules candidates out before comparing the rest. || Strike what fails a hard need, and say which.
      Compare two or three on the needs that differ, and leave out what all of them do.
      Recommend one, with the condition under which another would be right.
      Say what it costs to run and to leave.
      Give the cheapest test that would prove the choice wrong within a day.
    `,
      shapes: `
      The recommendation in two sentences, the needs, a table of candidates, when to choose otherwise.
      Needs, what is ruled out, the comparison, the choice and its test.
    `,
      lengths: `
      Under 400 words.
      One table and 200 words.
    `,
      missing: `
      load, size of data and present stack | unless: per second, gb, tb, rows, users, sensors, requests, postgres, aws, python, node
      skills of the team and budget | unless: team, budget, solo, startup, free, managed, self hosted
    `,
    },
  ),
  genre(
    'hiring-questions',
    'job-description',
    /\binterview questions? (?:to (?:hire|ask|screen|assess)|for (?:hiring|candidates|an? (?:\p{L}+ ){0,3}(?:candidate|applicant|position|opening|hire)))\b|\bquestions? to ask (?:an? |the )?(?:candidates?|applicants?)\b|\b(?:hire|hiring|screen|screening)\b.{0,30}\binterview questions?\b/u,
    {
      unless: /\b(?:my interview|i have an interview|prepare me|prep|answers? to)\b/u,
      group: 'business',
      groups: 'professional_writing, lifestyle',
      isDecisive: true,
      decisions: `
      Start from the three things this person must do well in the first half year. || Derive the questions from what the post must deliver in its first months.
      Ask for something done, not for opinions: the case, the part played, the result. || Word each as a request for one real case and what came of it.
      Say for each what a strong and a weak answer sound like, in a line.
      Add one task on the spot, with time and material, and how to judge it.
      Give a score sheet with the same scale for all.
      Leave out what may not be asked, such as family, faith, health and age.
    `,
      shapes: `
      Questions by skill with signs of strong and weak answers, the task, the score sheet.
      A table: question, what it shows, strong, weak; below it the trial task.
    `,
      lengths: `
      Eight to ten questions.
      One to two pages.
    `,
      missing: `
      seniority and what the post must deliver | unless: senior, junior, head, lead, years, first, manages, responsible
    `,
    },
  ),
  genre(
    'staged-script',
    'creative-writing',
    /\b(?:script|dialogue|skit|sketch|scene|play)s? for (?:an? |the |our |my )?(?:\p{L}+ ){0,2}(?:puppet|school|stage|street|radio|nativity|comedy|mime|shadow|christmas)\b.{0,12}\b(?:show|play|drama|theatre|theater|sketch|skit|assembly)?\b|\b(?:puppet|street|radio|stage|school) (?:show|play|drama)\b/u,
    {
      unless: /\b(?:python|bash|shell|javascript|roblox|unity|code|tickets?|poster|tech week)\b/u,
      group: 'creative_writing',
      groups: 'education',
      isDecisive: true,
      decisions: `
      Let one figure want something that another one stands in the way of, so that the matter is shown and not told. || Put the theme into a quarrel between two figures with clear wishes.
      Write lines short enough to be spoken by those who play, and give each figure its own way of talking. || Keep every line within a breath, and let each voice be known without its name.
      Put movements, sounds and props in brackets, as few as a small stage allows.
      Let the audience answer or help once. | when: puppet, school, children, kids, street, assembly
      Turn the story once in the middle.
      End on a picture, and leave the lesson to the audience.
    `,
      shapes: `
      Title, figures, props, then the script with names before the lines.
      Cast and props in three lines, the script scene by scene.
    `,
      lengths: `
      Five to seven minutes, about 700 words.
      Two to three pages.
    `,
      missing: `
      age of the audience and number of players | unless: age, grade, class, kids, children, actors, players, minutes
    `,
    },
  ),
]

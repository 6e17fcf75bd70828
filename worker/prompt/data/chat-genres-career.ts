import { genre } from '../chat-genre.ts'

/** Applying, being interviewed, being judged at work. */
export const careerGenres = [
  genre('cover-letter', 'career', /\bcover(?:ing)? letters?\b/iu, {
    groups: 'professional_writing, business',
    decisions: `
      Open with the role and the one qualification that matters most for it, not with "I am writing to apply". || Name the position and the strongest reason for this applicant in the first two lines, without a stock opening.
      Match two requirements of the job to two things the applicant has done, with results where they are given. || Take two needs of the post and answer each with something done, with its result if it is known.
      Use only experience stated here; mark a gap as a point to fill in rather than inventing it. || Invent no experience: where a fact is missing, leave a labelled blank.
      Say why this employer in one sentence that would not fit another.
      Repeat nothing that the CV says in the same words.
      Close by proposing a conversation, without flattery or pleading.
    `,
    shapes: `
      The complete letter from salutation to signature, then the facts still needed.
      Four short paragraphs: opening, evidence, fit, close.
      A letter ready to send, with a list of points to check against the job advert.
    `,
    lengths: `
      200–280 words.
      Under 250 words.
      Half a page to one page.
    `,
    missing: `
      the employer and the job advert | unless: at, company, advert, posting, jd
      experience and achievements to use | unless: year, years, fresher, graduate, experience, intern, internship
    `,
  }),
  genre('resume', 'career', /\b(?:resume|résumé|cv|curriculum vitae)\b/iu, {
    worksOnText: true,
    unless: /\b(?:screen\w*|parse\w*|parser|extract|classify|shortlist|script|api|app|website)\b/iu,
    groups: 'professional_writing, business',
    decisions: `
      Replace claims about character with proof: what was done, with which tool, with what result. || Let each claim show what was done, by which means and to what effect, instead of naming a trait.
      Begin each bullet with a strong verb, and put the outcome where the eye falls first. || Open every line on an action, with its result within the first few words.
      Use only facts stated here; ask for the missing figures in a list at the end. || Keep to what is told here, and close with a short list of the numbers that are still needed.
      Take keywords from the target role, each tied to something really done.
      For a beginner, let projects, internships and coursework stand in for employment. | when: fresher, student, graduate, internship, entry level
      Cut whatever every applicant could say: hard-working, team player, quick learner.
      Keep it readable for screening software: plain headings, no tables or graphics.
    `,
    shapes: `
      The improved text, then a list of facts that would strengthen it.
      Ready-to-paste sections in the usual order, followed by open questions.
      Two versions of the opening lines, then the rest once.
    `,
    lengths: `
      One page in all; a summary of at most 50 words.
      Bullets of at most two lines.
      A summary takes three lines, a job three to five bullets.
    `,
    missing: `
      target role | unless: role, position, developer, engineer, analyst, manager, designer, accountant, teacher, nurse
      achievements with figures | unless: percent, increased, reduced, saved, led, built
    `,
  }),
  genre(
    'statement-of-purpose',
    'career',
    /\bstatement of purpose\b|\bpersonal statement\b|\bmotivation letter\b|\bsop for\b.{0,40}\b(?:masters?|ms|mba|university|phd|visa)\b/iu,
    {
      groups: 'professional_writing, education',
      decisions: `
      Open with the work or question that led to this choice, not with childhood or a quotation.
      Show preparation through two or three concrete things done, each with what was learnt.
      Name what in this programme is needed for the goal, and leave rankings and praise out.
      Explain a gap or a weak mark in one factual sentence, if there is one.
      End with a goal that follows from what came before.
      Invent no grade, project or professor; list what is missing after the text.
    `,
      shapes: `
      Five titled paragraphs with their content, then the full text without titles.
      The finished statement, then the facts that would make it personal.
    `,
      lengths: `
      700–900 words unless the university sets a limit.
      Under 800 words.
    `,
      missing: `
      programme and university | unless: university, programme, program, mba, ms, masters, phd
      projects, marks and goals | unless: project, gpa, cgpa, research, internship, goal
    `,
    },
  ),
  genre(
    'self-appraisal',
    'career',
    /\bappraisal form\b|\bareas? of improvement\b|\b(?:self.?appraisal|self.?assessment|self.?review|performance review|appraisal|annual review)\b/iu,
    {
      unless: /\b(?:policy|process|system|template|form (?:design|builder|fields))\b/iu,
      groups: 'professional_writing, business',
      decisions: `
      Tie every point to a goal of the period and to a result that others could confirm.
      Use only results stated here; ask for figures in a list at the end.
      Treat one shortfall openly: what happened, what changed since.
      Separate the person's own share from the team's.
      Close with one goal and the support it needs.
      Prefer what was finished to how busy it was.
    `,
      shapes: `
      Headings for results, growth, shortfall and next goals, each with bullets.
      Ready-to-paste paragraphs per goal, then open questions.
    `,
      lengths: `
      250–350 words.
      Three to five bullets a heading.
    `,
      missing: `
      goals and results of the period | unless: achieved, goal, target, delivered, completed, kpi
      who reads it | unless: manager, hr, boss, committee
    `,
    },
  ),
  genre('linkedin-profile', 'career', /\blinkedin\b.{0,20}\b(?:headline|about|summary|bio|profile)\b/iu, {
    unless: /\bposts?\b|\bmessages?\b/iu,
    groups: 'professional_writing, marketing',
    decisions: `
      Say in the first line whom the person helps and with what; it is all that shows before "see more". || Put the people served and the help given into the opening line, which is all a visitor sees at first.
      Name skills by the words recruiters search for, inside real work rather than as a list. || Work the terms that recruiters look for into sentences about real tasks.
      Use only facts given here, in the first person, without buzzwords. || Speak as "I", keep to what is stated here, and drop fashionable words.
      Show one result that can be checked.
      End with what kind of message is welcome.
      Keep a headline within 220 characters.
    `,
    shapes: `
      Three headline options, then the text for the section.
      The text ready to paste, then two other first lines.
    `,
    lengths: `
      An about section of 120–180 words.
      Under 180 words besides the headlines.
    `,
    missing: `
      role and results | unless: developer, engineer, manager, designer, analyst, consultant, years
      who should find the profile | unless: recruiter, recruiters, clients, customers, investors
    `,
  }),
  genre(
    'raise-request',
    'email',
    /\b(?:salary|pay) (?:hike|raise|rise|increase|increment|revision|negotiation)\b|\bnegotiat\w+\b.{0,30}\b(?:salary|offer|pay|ctc|package)\b|\bask(?:ing)? (?:(?:my|the|our) \p{L}+ )?for (?:a )?(?:pay )?(?:raise|rise|hike|promotion|increment)\b|\bexpected (?:ctc|salary)\b|\bsalary expectations?\b/iu,
    {
      unless: /\b(?:script|function|sql|excel|formula|calculator)\b/iu,
      groups: 'professional_writing, business, lifestyle',
      isDecisive: true,
      personas: `
      a career coach who prepares people for one conversation
      a recruiter who has sat on the other side of the table
      a negotiator who prefers a calm figure to a long speech
    `,
      decisions: `
      Give the exact words to say or send, short enough to remember.
      Rest the figure on results and on the market, never on need or on a colleague's pay.
      Name a range whose lower end would still be accepted, or say how to ask for theirs first.
      Prepare an answer to each of the two likeliest replies: a number that is too low, and "not now".
      Leave every figure that is not given here to be filled in from payslip and market data.
      Say what to ask for if money is fixed: joining bonus, review date, days at home, title.
    `,
      shapes: `
      The wording first, then the two likely replies with an answer to each.
      Two versions, cautious and confident, then what to say if they push back.
      A short script, and below it three points to prepare.
    `,
      lengths: `
      Under 200 words.
      Each version at most 60 words.
      120–200 words.
    `,
      missing: `
      current pay and target figure | unless: lpa, lakh, lakhs, current, rs, percent
      results to point to | unless: achieved, delivered, led, increased, saved, results
    `,
    },
  ),
  genre(
    'recommendation-letter',
    'email',
    /\b(?:letter of recommendation|recommendation letter|reference letter|\blor\b)/iu,
    {
      decisions: `
      Say in the first sentence how long and in which role the writer has known the person.
      Support each quality with one thing the person did, taken from what is given here.
      Compare with others at the same stage only where that is given.
      Suit the qualities to the place or the course applied for.
      Recommend in one unhedged sentence, and offer a contact for questions.
      Leave out adjectives that any letter could carry.
    `,
      shapes: `
      A formal letter ready for signature: salutation, three paragraphs, recommendation, sign-off.
      The complete letter, then a list of facts that would strengthen it.
    `,
      lengths: `
      250–350 words.
      One page at most.
    `,
      missing: `
      relation and period | unless: years, months, manager, professor, taught, supervised
      achievements to cite | unless: project, award, led, achieved, published, gpa, grade
    `,
    },
  ),
]

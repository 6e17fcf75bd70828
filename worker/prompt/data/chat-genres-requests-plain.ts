import { genre } from '../chat-genre.ts'

/** Work that one word of its subject would send to another trade: a table of two phones is no database. */
export const plainRequestGenres = [
  genre(
    'comparison-table',
    'comparison',
    /\b(?:table|chart|matrix|grid)\b.{0,16}\b(?:compar\w+|of the differences)\b|\bcompar\w+\b.{0,70}\b(?:in|as) an? (?:table|chart|matrix)\b|\bcomparison (?:table|chart|matrix)\b/u,
    {
      unless: /\b(?:sql|join|columns? of|dataframe|pandas|excel formula|html|css|latex|literature review)\b/u,
      groups: 'general_knowledge, lifestyle, business, marketing, education',
      isDecisive: true,
      decisions: `
      Choose the rows by what decides between them for the use named, the weightiest first. || Order the rows by how much each matters for choosing.
      Put one fact with its unit in each cell, and "not certain" where none is sure. || Fill every cell with a fact and its unit, or say that it is not certain.
      Mark in each row which side is ahead, and leave it open where they are equal.
      Give the version, model or year that the figures hold for.
      End with whom each one suits, in one sentence a side.
      Leave out rows in which both are the same.
    `,
      shapes: `
      The table, then one line for each on whom it suits.
      One table of two columns and its rows, then the verdict in two sentences.
    `,
      lengths: `
      Eight to ten rows.
      At most ten rows and three lines below.
    `,
      missing: `
      what matters most in the choice | unless: for, price, camera, battery, speed, budget, cost, performance, beginners
    `,
    },
  ),
  genre(
    'audience-persona',
    'marketing-plan',
    /^.{0,50}\b(?:buyer|user|customer|marketing|audience|client|reader) personas?\b|^.{0,20}\b(?:create|make|write|build|draft|develop|give me|describe) (?:an? |the |our |two |three |\d )?(?:\p{L}+ )?personas? (?:for|of)\b/u,
    {
      unless: /\b(?:chatbot|bot|assistant|gpt|roleplay|dnd|d&d|rpg|llm|act as)\b/u,
      group: 'marketing',
      groups: 'business',
      isDecisive: true,
      decisions: `
      Build it on what the person tries to get done and what stands in the way, not on age and hobbies. || Begin with the job the person wants done and what keeps them from it.
      Mark each trait as known from the brief or as a guess, with the question that would check it. || Keep what is given apart from what is assumed, and say how to check the assumption.
      Write down the words this person would use for the problem.
      Name the moment of buying: what sets it off, who has a say, what nearly stops it.
      Say where the person looks for advice, and whom they believe.
      Close with what follows for product, price and message, one line each.
    `,
      shapes: `
      One page: a name and a line, the job to be done, obstacles, words, moment of buying, what follows.
      A table of field, answer and how sure it is; then three lines on what to do with it.
    `,
      lengths: `
      Under 350 words a persona.
      One page.
    `,
      missing: `
      what is known of present users | unless: interviews, survey, data, customers say, reviews, users, analytics
    `,
    },
  ),
  genre('plan-summary', 'business-strategy', /\bexecutive summary\b/u, {
    unless: /\b(?:of (?:this|the following|the attached|my notes)|summari[sz]e|below|difference|what is|resume|cv)\b/u,
    group: 'business',
    groups: 'professional_writing, summarization',
    isDecisive: true,
    needsNoMaterial: true,
    decisions: `
      Put the decision wanted, its cost and its return into the first paragraph, with blanks for figures that are not given. || Open with what is asked for, what it costs and what it brings; leave labelled blanks for missing figures.
      Say why now: the need, and what happens if nothing is done. || Name the need and the price of waiting in two sentences.
      Describe what will be done in three or four lines, with place, people and dates as far as they are given.
      Name the two main risks, and what contains each.
      Show the measure and the day by which success can be told.
      Write it so that a reader who stops here can decide.
    `,
    shapes: `
      Ask, need, plan, money in one small table, risks, next step.
      Five short paragraphs with a bold first phrase each.
    `,
    lengths: `
      One page.
      Under 400 words.
    `,
    missing: `
      cost, return and dates | unless: $, €, £, ₹, rs, lakh, crore, million, month, year, budget
      who decides | unless: board, bank, investor, partner, investors, owner, committee, management
    `,
  }),
  genre(
    'internal-case',
    'business-strategy',
    /\bproposal (?:to|for) (?:my|our) (?:manager|boss|team|ceo|cto|company|employer|hr|principal|director)\b|\bconvince (?:my|our) (?:boss|manager|team|ceo|cto|company|management)\b|\b(?:make|write|build|draft|prepare|present) (?:me )?(?:an? |the )?(?:strong |short |business )?case (?:for|to|why|against)\b/u,
    {
      unless: /\b(?:court|judge|legal case|case study|lawsuit|police)\b/u,
      groups: 'business, software_engineering, professional_writing',
      isDecisive: true,
      decisions: `
      Start from what troubles the one who decides, in that person's terms. || Begin with the reader's own problem and what it costs today.
      Ask for one decision, small enough to be granted: a trial with scope, length and way back. || Propose a trial that can be stopped, and say what is asked for in one sentence.
      Show the gain and the cost as figures to fill in, with the way to measure each.
      Answer the two objections this reader will raise first, without playing them down.
      Name who does the work, and what is dropped to make room for it.
      Say what would prove it wrong, and when that will be known.
    `,
      shapes: `
      The ask, why it matters to the reader, the trial, objections and answers, next step.
      One page under four headings, with the figures in a small table.
    `,
      lengths: `
      One page.
      350–450 words.
    `,
      missing: `
      who decides and what worries them | unless: manager, boss, ceo, cto, team, deadline, cost, because, hr
    `,
    },
  ),
  genre(
    'ask-for-testimonial',
    'email',
    /\b(?:ask|asking|request|requesting|get|getting)\b.{0,24}\b(?:testimonials?|referrals?|google reviews?|recommendations?|feedback)\b.{0,16}\b(?:from|of|by)\b.{0,16}\b(?:clients?|customers?|patients?|guests?|buyers?|users?|students?|professor|manager|boss)\b|\bask (?:my |a |our )?(?:clients?|customers?|patients?|guests?)\b.{0,16}\bfor (?:an? )?(?:testimonial|referral|review|recommendation)\b/u,
    {
      unless: /\b(?:script|code|api|app|automation|survey|form|letter of recommendation)\b/u,
      groups: 'marketing, business, professional_writing',
      isDecisive: true,
      decisions: `
      Ask right after a result, and name that result in the first line. || Begin with the result the other side has just had.
      Make it a two-minute task: three short questions instead of an empty page. || Put three questions that can be answered in a line each.
      Say where the words will appear, and that nothing goes out without a yes.
      Offer to draft it from the answers.
      Leave an easy way to decline, and offer nothing in return that would buy praise.
      Give one reminder for ten days later, shorter than the first.
    `,
      shapes: `
      The message ready to send, the three questions below, then the reminder.
      When to ask in one line, the message, the reminder.
    `,
      lengths: `
      Under 100 words for the message.
      80–100 words, the reminder 40.
    `,
      missing: `
      the result that was delivered | unless: project, launch, result, sales, grew, saved, finished, treatment, stay
    `,
    },
  ),
  genre(
    'team-warm-up',
    'meeting',
    /\bice[- ]?breakers?\b|\b(?:energi[sz]ers?|warm[- ]?ups?)\b.{0,20}\b(?:team|meeting|workshop|remote|zoom|call)\b|\bteam[- ](?:building|bonding) (?:games?|activit\w+|ideas?|exercises?)\b/u,
    {
      unless: /\b(?:class|grade|pupils|students|kids|children|ship|date|dating|couples?)\b/u,
      group: 'business',
      groups: 'lifestyle, education',
      isDecisive: true,
      decisions: `
      Give each one its time, its group size and what it needs, in one line. || Put minutes, people and material before each.
      Write the question or instruction word for word, as it is said. || Give the exact words with which it is opened.
      Choose what nobody has to be brave for, and say how to pass.
      Sort them by what they do: wake up, get to know, build trust.
      Say what makes each fail, and how to end it in time.
      Avoid touch, age, family, money and "two truths and a lie" as everybody knows it.
    `,
      shapes: `
      Three groups by purpose, two or three each, with time and exact words.
      A table of name, minutes, words to say and what it is good for.
    `,
      lengths: `
      Six to eight, three lines each.
      One page.
    `,
      missing: `
      how well the people know each other | unless: new, remote, strangers, years, know, onboarding, first
    `,
    },
  ),
  genre(
    'personal-letter',
    'creative-writing',
    /\bletter to (?:my|the|your) (?:future|younger|past|older|10|ten|20|twenty)\b.{0,16}\b(?:self|me)\b|\b(?:open |goodbye )letter to (?:my )?(?!the editor)\p{L}+\b|\bletter to my (?:unborn|future) (?:child|son|daughter|wife|husband)\b/u,
    {
      unless: /\b(?:manager|landlord|bank|school|company|council|editor|customer|client|ceo|minister|government)\b/u,
      groups: 'professional_writing, lifestyle',
      isDecisive: true,
      decisions: `
      Speak to one person, and begin with something only the two would know, left blank where it is not given. || Open in the middle of a thought, as to somebody close.
      Name one fear and one hope plainly instead of a list of wishes. || Choose one hope and one doubt, and stay with them.
      Hold it to things seen and done: a room, a habit, a day.
      Put one question that the reader will have to answer.
      Leave out advice that would suit anybody.
      End before the summary.
    `,
      shapes: `
      A letter with date, greeting and sign-off, blanks marked where only the writer knows.
      One flowing letter, three to five paragraphs.
    `,
      lengths: `
      250–350 words.
      Under 300 words.
    `,
      missing: `
      what is on the writer's mind now | unless: because, year, turning, after, before, since, grateful, afraid, hope
    `,
    },
  ),
  genre(
    'bag-for-day',
    'lifestyle',
    /\b(?:hospital|maternity|diaper|nappy|newborn|emergency|go|gym|school|day ?care|survival|first[- ]aid) (?:bag|kit)\b/u,
    {
      unless: /\b(?:design|logo|brand|sell|listing|description|photo|story|sew|pattern)\b/u,
      group: 'lifestyle',
      groups: 'health',
      isDecisive: true,
      decisions: `
      Sort it by who or what it is for, and within that by when it is needed. || Group the things by person and by moment of use.
      Give a number for each thing, and the reason where it is not plain. || Say how many of each, and why so many.
      Mark what must be at the top, and what others can bring later.
      List papers, numbers and medicines apart.
      Say what the place usually provides, as a point to ask beforehand.
      Name what most people take and never use.
    `,
      shapes: `
      Tick boxes by person, papers on top, extras last.
      A table of thing, number and why; then what to leave at home.
    `,
      lengths: `
      One page.
      At most 35 items.
    `,
      missing: `
      place and length of the stay | unless: days, nights, hospital in, c-section, week, hours, home
    `,
    },
  ),
]

import { genre } from '../chat-genre.ts'

/** Short questions and papers whose subject names another trade than the one that answers them. */
export const adviceRequestGenres = [
  genre(
    'time-to-go',
    'travel',
    /\b(?:best|right|good|cheapest) (?:time|month|season|week|year)s? (?:of (?:the )?year )?(?:to|for) (?:visit\w*|go(?:ing)? to|travel\w*|see|trek\w*|trip)\b|\bwhen (?:is the best time |should (?:i|we) )(?:to )?(?:visit|go to|travel to)\b/u,
    {
      unless: /\b(?:doctor|dentist|gym|market|code|blog post|caption)\b/u,
      group: 'lifestyle',
      isDecisive: true,
      decisions: `
      Name the best weeks first, and for what they are best. || Answer with the months, and say for whom they are the right ones.
      Set weather, crowds, prices and closures side by side for the seasons. || Compare the seasons by rain, heat, crowds and price.
      Say which weeks to avoid, and why: holidays, storms, burning fields, school breaks.
      Tell what differs between parts of the place.
      Name one time that most people overlook.
      Say what changes from year to year and has to be checked.
    `,
      shapes: `
      The answer in two sentences, a table by season, the weeks to avoid.
      Best, cheapest and worst time, each with its reason.
    `,
      lengths: `
      Under 200 words.
      One table and five lines.
    `,
      missing: `
      what the trip is for | unless: beach, trek, hiking, surf, honeymoon, kids, diving, budget, wildlife, snow
    `,
    },
  ),
  genre(
    'safe-diet',
    'health',
    /\b(?:detox|cleanse|fasting|keto|low[- ]carb|paleo|gut health|anti[- ]inflammatory|bulking|cutting|weight (?:loss|gain)|fat loss) (?:diet|plan|menu|routine|schedule|programme|program)\b|\b(?:detox|cleanse)\b.{0,24}\b(?:plan|diet|menu)\b/u,
    {
      unless: /\b(?:app|code|logo|ad|advert|caption|brand|skin|digital|phone|social media|instagram)\b/u,
      group: 'health',
      groups: 'lifestyle',
      isDecisive: true,
      decisions: `
      Say in the first lines what such a plan can and cannot do, by what is known. || Begin with what is proved about it and what is not.
      Give each day as meals with household measures, enough protein, fibre and water. || Lay out the days as meals with amounts that keep energy, protein and fluids sufficient.
      Keep to everyday food; leave out laxatives, pills and fasts beyond a day.
      Name who must not follow it: pregnancy, diabetes, kidney, eating disorder, certain medicines.
      List the signs on which to stop and ask a doctor.
      Say what to keep up after the last day.
    `,
      shapes: `
      What it can do in three lines, the days as a table, swaps, when to stop.
      A table of days and meals, shopping list, cautions.
    `,
      lengths: `
      One table and 250 words.
      One page.
    `,
      missing: `
      age, conditions and medicines | unless: age, year, years, kg, diabetes, pregnant, thyroid, pcos, healthy
    `,
    },
  ),
  genre(
    'brand-voice',
    'marketing-copy',
    /\b(?:brand voice|tone of voice|brand tone|voice and tone|brand personality|style guide for (?:our|the|a|my) brand)\b/u,
    {
      unless: /\b(?:rewrite|edit|code|podcast)\b/u,
      group: 'marketing',
      isDecisive: true,
      decisions: `
      Describe the voice by three traits, each with what it is and what it is not. || Give three traits, and beside each the excess that must be avoided.
      Show each trait by a sentence before and after, in the words of this trade. || Prove every trait by one line rewritten: stock phrase, then ours.
      List words to use and words to leave out, with the reason.
      Show how the tone shifts: a sale, a complaint, an error, a delay.
      Settle the small things: you or we, contractions, emoji, humour, numbers.
      Invent no claim on ingredients, effects or certificates.
    `,
      shapes: `
      Traits with do and don't, before and after, words, tone by situation.
      One page for writers: the traits, a table of situations, a word list.
    `,
      lengths: `
      One to two pages.
      Under 600 words.
    `,
      missing: `
      audience and the values of the brand | unless: women, men, teens, gen z, parents, sustainable, luxury, affordable, playful, serious
    `,
    },
  ),
  genre('service-level', 'legal-drafting', /\bslas?\b|\bservice[- ]level agreements?\b/u, {
    unless: /\b(?:explain|what is|difference|breach(?:ed)? (?:ticket|report)|dashboard|query|sql|monitor\w*)\b/u,
    group: 'legal',
    groups: 'business, software_engineering',
    isDecisive: true,
    decisions: `
      Define the service, its limits and what is not covered before any figure. || Settle scope and exclusions first.
      Give each promise as measure, target, period, source of the data, with labelled blanks for figures that are not given. || Put every promise into one row: what is measured, how, over which time, and the target.
      Sort faults into classes with examples, response and repair times, and hours of service.
      State credits for a missed target, their cap, and how they are claimed.
      Name duties of the customer, maintenance windows and what stops the clock.
      Mark liability, termination and law as points to confirm.
    `,
    shapes: `
      Scope, a table of measures, fault classes, credits, duties, reporting, changes.
      Numbered sections with two tables: measures and fault classes.
    `,
    lengths: `
      Two to three pages.
      700–1,000 words.
    `,
    missing: `
      targets and hours of service | unless: %, 99, hours, 24/7, minutes, uptime, response
    `,
  }),
  genre(
    'user-documentation',
    'how-to',
    /\buser (?:documentation|docs?|manual|guide|instructions)\b|\bhelp (?:article|page|cent(?:er|re) article)s?\b|\bknowledge[- ]base article\b|\binstruction manual\b|\bmanual section\b/u,
    {
      unless: /\b(?:api|summari[sz]e|translate|code comments|sdk)\b/u,
      groups: 'professional_writing, software_engineering, business',
      isDecisive: true,
      decisions: `
      Say in one line what it is for and when it is needed. || Open with what the reader gets done by it.
      Give steps with one action each, in the order of the screen or the device, and what is seen after each. || Number the steps, one action to each, with the result that shows it worked.
      Use the labels exactly as they stand on screen or device, with blanks where they are not given.
      Put a warning before the step it concerns, and only where something can be lost.
      Say what to do when a step does not work.
      Leave out how it is built.
    `,
      shapes: `
      Purpose, before you begin, numbered steps, result, if it does not work.
      One page: steps with a place for a picture each, then troubles and remedies as a table.
    `,
      lengths: `
      Under 350 words.
      At most ten steps.
    `,
      missing: `
      labels and steps as they are | unless: click, press, hold, menu, settings, icon, then, seconds
      who uses it | unless: admin, admins, beginners, customers, elderly, technicians, users of
    `,
    },
  ),
  genre(
    'plain-language',
    'editing',
    /\b(?:translate|put|rewrite|turn|convert|change)\b.{0,80}\b(?:in(?:to)?|to) (?:plain|everyday|simple|normal|non-legal|layman['’]?s?) (?:english|language|terms|words)\b/u,
    {
      unless: /\b(?:spanish|french|german|hindi|code|sql|function|regex)\b/u,
      groups: 'legal, professional_writing, education, translation',
      isDecisive: true,
      worksOnText: true,
      decisions: `
      Say what it means for the person bound by it, in words of every day. || Put it as what somebody must, may or will lose.
      Keep every duty, date, sum and exception; make nothing milder. || Drop no condition and soften nothing.
      Give an example with numbers or days where that makes it clear.
      Name each term of art once in brackets behind its plain word.
      Say what the wording leaves open.
      Leave advice out, save whom to ask.
    `,
      shapes: `
      The plain version first, then an example, then what it leaves open.
      Sentence by sentence: the original, the plain meaning.
    `,
      lengths: `
      At most twice the length of the original.
      Short sentences of at most 18 words.
    `,
      missing: '',
    },
  ),
]

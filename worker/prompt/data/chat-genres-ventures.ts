import { genre } from '../chat-genre.ts'

/** Starting, growing and understanding a market. */
export const ventureGenres = [
  genre(
    'start-a-business',
    'business-strategy',
    /\b(?:how (?:to|do i|can i)|want to|steps to)\b.{0,12}\b(?:start|open|launch|begin)\b.{0,50}\b(?:business|service|shop|store|agency|startup|company|restaurant|cafe|tiffin|bakery|boutique|channel|farm|studio|clinic|from home|academy|franchise)\b/iu,
    {
      unless: /\b(?:script|email|story|essay|speech|slogan|name)\b/iu,
      groups: 'business, lifestyle, general_knowledge, marketing',
      personas: `
      an owner of a small firm who began at the kitchen table
      a mentor of first-time founders who asks for the first sale
      an adviser who has watched small businesses fail for plain reasons
    `,
      decisions: `
      Begin with the cheapest test that brings ten paying customers, before any equipment or registration.
      Work out cost, price and margin per unit in a small table, and how many sales cover a month.
      Name licences and registrations to check for the place, in the order in which they are needed.
      Lay out the first thirty days by week, for one or two people.
      Say where the first customers come from by name of place or group, not by "social media".
      Name the three mistakes that close such businesses in the first year, with the early sign of each.
      Give estimates as ranges, marked as such.
    `,
      shapes: `
      Test first, money table, papers, thirty-day plan, mistakes to avoid.
      Numbered steps in order of time, each with cost and the sign that it is done.
    `,
      lengths: `
      450–600 words.
      Ten steps at most, three lines each.
    `,
      missing: `
      place, budget and hours available | unless: budget, lakh, rs, in, city, weekend, hours
      skills and equipment at hand | unless: experience, can cook, kitchen, skill, trained
    `,
    },
  ),
  genre(
    'find-customers',
    'marketing-plan',
    /\b(?:get|attract|find|bring|increase|more)\b.{0,16}\b(?:customers?|clients?|footfall|walk-?ins|leads|orders|patients|students|admissions|bookings|sales)\b/iu,
    {
      unless: /\b(?:sql|query|script|code|api|table|email|letter|post|caption|ad|slogan|message|pitch|story|data)\b/iu,
      groups: 'marketing, business',
      decisions: `
      Start with those who bought before, then neighbours and partners, then paid reach.
      Give five actions for this kind of business, each with what to do tomorrow, cost and the number to watch.
      Tie one offer to the season or occasion named here, with a limit that protects the price.
      Write the two texts needed first word for word: message to old customers, profile line.
      Say what to stop doing, and what not to spend on yet.
      Plan it as four weeks, an hour a day.
      Keep costs as ranges, and invent no figures about the market.
    `,
      shapes: `
      Five actions ranked by return, a four-week table, the two texts ready to use.
      What to do this week, this month, next season; then texts and numbers to watch.
    `,
      lengths: `
      400–550 words.
      Five actions, four lines each, and one table.
    `,
      missing: `
      budget and present customers | unless: budget, rs, monthly, currently, customers a day
      services, prices and place | unless: in, near, price, services
    `,
    },
  ),
  genre('market-research', 'business-strategy', /\bmarket (?:research|analysis|study|size|survey)\b/iu, {
    unless: /\b(?:stock market|code|scraper|email|resume)\b/iu,
    groups: 'business, research, marketing',
    personas: `
      a market analyst who separates counted from guessed
      a researcher for founders who starts from the buying decision
      a strategy consultant who says what a number rests on
    `,
    decisions: `
      State the decision the research serves, and the two or three questions that settle it.
      Size the market from the bottom up: buyers, purchases a year, price; show the arithmetic, and mark each input as known, estimated or to be found.
      Describe three customer groups by what they do today and what would make them change.
      Compare rivals and substitutes by price, reach and weakness, as far as is certain.
      Name the rules, subsidies and trends to verify, with the kind of source for each.
      Give every figure its year and its source, or mark it as unverified.
      End with what to find out by ten interviews and one small test.
    `,
    shapes: `
      Answer in five lines, market arithmetic as a table, customers, rivals, rules, open questions.
      Questions first, each with answer, evidence and certainty; then what to research next.
    `,
    lengths: `
      700–900 words and two tables.
      Two pages.
    `,
    missing: `
      the decision and the budget behind it | unless: invest, enter, launch, open, decide, budget
      region and segment | unless: in, city, state, urban, rural, b2b, segment
    `,
  }),
]

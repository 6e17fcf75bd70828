import { genre } from '../chat-genre.ts'

/** Short papers of a firm, and the decisions of one person. */
export const deskGenres = [
  genre(
    'executive-note',
    'business-strategy',
    /\bone[- ]pag(?:e|er)\b.{0,40}\b(?:note|memo|brief|summary|report)\b|\b(?:note|memo|briefing|one[- ]pager|report)\b.{0,8}\b(?:for|to) (?:the |my |our )?(?:ceo|cfo|coo|cto|md|board|management|directors?|leadership|founders?|investors?)\b/iu,
    {
      unless: /\b(?:thank|cover letter|resign\w*|summari[sz]e (?:this|the following)|loan|bank)\b/iu,
      groups: 'business, professional_writing, data_analysis, marketing',
      decisions: `
      Put the finding and the decision asked for into the first three lines.
      Show what changed as numbers with their base and date, exactly as given.
      Rank the possible causes by what the given evidence says for each, and keep evidence apart from guess.
      Name for each cause the check that would settle it within a week, and who can do it.
      Give the next steps with owner by role, date and the number that will show success.
      Say what is not known, and what it would take to know it.
      Leave out history and method, except one line.
    `,
      shapes: `
      Headline, three lines of summary, causes as a table with evidence and check, next steps, open questions.
      Situation, reading, proposal, risks, each in a few lines.
      One page with a heading per question the reader will ask.
    `,
      lengths: `
      One page, 300–400 words.
      Under 400 words.
    `,
      missing: `
      the decision wanted from the reader | unless: approve, decide, decision, budget, choose, ask
    `,
    },
  ),
  genre(
    'pros-and-cons',
    'comparison',
    /\bpros (?:and|&) cons\b|\b(?:advantages|benefits|merits) (?:and|&) (?:disadvantages|drawbacks|demerits|risks)\b/iu,
    {
      unless:
        /\b(?:essay|debate|rap|song|poem|story|letter|lyrics|speech|this text|following text|code|script|article below)\b/iu,
      groups:
        'general_knowledge, business, lifestyle, research, education, health, legal, software_engineering, summarization',
      keepsGroup: true,
      worksOnText: true,
      needsNoMaterial: true,
      decisions: `
      Say first for whom it is worth it and for whom not.
      Give four or five points a side, the weightiest first, each with the condition under which it counts.
      Put a figure or a range beside a point only where it is certain, with its date.
      Mark what is often claimed and seldom true.
      Name the one check that decides in a single case.
      Say how the balance shifts with use, budget or place.
    `,
      shapes: `
      A verdict in two sentences, a table of both sides with conditions, what to check before deciding.
      For whom, against whom, then the points in two columns.
      The points in order of weight, then a rule of thumb.
    `,
      lengths: `
      250–350 words.
      One table and 150 words.
    `,
      missing: `
      the situation it is for | unless: i, my, we, our, for me, budget, family, company
    `,
    },
  ),
  genre(
    'personal-decision',
    'coaching',
    /\bhelp me (?:decide|choose|pick)\b|\bi (?:have|got|am choosing|am torn) .{0,24}\b(?:offers?|options?|choices)\b|\bshould i (?:accept|take|quit|leave|move|join|stay|switch|resign|relocate|settle|marry)\b/iu,
    {
      unless:
        /\b(?:phone|laptop|car|dress|colou?r|name|logo|framework|database|library|medicine|tablet|sip|mutual fund|stocks?)\b/iu,
      groups: 'business, lifestyle, general_knowledge, education, professional_writing',
      personas: `
      a mentor who asks what a good year would look like
      an adviser who puts money and life into one table
      a friend who says what they would regret
    `,
      decisions: `
      Put the options side by side on the same points: money left after costs, growth, people, health and home, way back.
      Work out what the figures given mean in hand each month, with every assumption marked.
      Name the one or two facts that would decide, and how to find them out this week.
      Say which option fits which wish, then recommend one with its condition.
      Name what would be regretted in each case five years on.
      Suggest a test or a question to the other side before anything is signed.
    `,
      shapes: `
      A table of options, the deciding question, a recommendation with its condition, what to ask this week.
      The recommendation first, the table below it, then when it would be another.
      Questions to answer first, the comparison, a plan for the decision day.
    `,
      lengths: `
      300–400 words.
      Under 400 words besides the table.
    `,
      missing: `
      what matters most to the person | unless: priority, important, want, prefer, goal, dream
    `,
    },
  ),
  genre(
    'improvement-plan',
    'job-description',
    /\bperformance improvement plan\b|\bpip\b.{0,20}\b(?:employee|executive|for)\b|\b(?:improvement|development) plan for (?:an? |my |our )?(?:employee|executive|team member|developer|sales|manager|teacher)\b/iu,
    {
      unless: /\b(?:pip install|python)\b/iu,
      groups: 'business, professional_writing, legal',
      decisions: `
      State the gap in figures and dates as given, without a word on character.
      Set three targets at most, each with number, date and how it is measured.
      Name the help given for each: coaching, training, fewer tasks, a weekly talk.
      Fix review dates and who takes part; leave names and days as labelled blanks.
      Say plainly what follows if targets are met, partly met or missed, as the firm's rules allow.
      Leave room for the employee's own account and signature.
      List the points that local labour law may require, to be confirmed.
    `,
      shapes: `
      Purpose, gap as a table, targets, support, reviews, outcomes, signatures.
      A letter of one page and a table by week.
    `,
      lengths: `
      One to two pages.
      400–600 words.
    `,
      missing: `
      length of the plan and review dates | unless: days, weeks, month, 30, 60, 90
    `,
    },
  ),
  genre(
    'price-my-work',
    'business-strategy',
    /\bhow (?:do|should|can|much) (?:i|we|to|should i|do i) (?:price|charge|quote|bill)\b|\bhow much (?:should|can|do) (?:i|we) (?:charge|quote|ask)\b|\bpricing (?:for|of) (?:my|our)\b|\b(?:freelance|consulting|hourly) rates?\b.{0,24}\b(?:should|set|decide|for)\b/iu,
    {
      unless: /\b(?:strategy deck|saas pricing page|code|script|api)\b/iu,
      groups: 'business, marketing, lifestyle, general_knowledge',
      decisions: `
      Start from what the work must earn: hours, costs, tax, idle days, and show the sum with blanks for real figures.
      Put beside it what the result is worth to this kind of client, and what others in the place ask, as ranges to be checked.
      Give three offers that differ in what is delivered, with the middle one meant to be chosen.
      Say what is included, how many rounds, when payment falls due, and what costs extra.
      Give the two sentences in which to name the price.
      Name the sign that the price is too low, and when to raise it.
    `,
      shapes: `
      A worked sum, three offers in a table, the words for the client, terms.
      Lowest price, fair price, bold price, each with its reason; then how to answer "too much".
    `,
      lengths: `
      300–400 words.
      Under 350 words besides the table.
    `,
      missing: `
      hours, costs and income wanted | unless: hours, hourly, cost, income, rent, per month, salary
    `,
    },
  ),
  genre('disclaimer', 'legal-drafting', /\bdisclaimers?\b/iu, {
    unless: /\b(?:without (?:\bany |a )?disclaimers?|no disclaimers?|what is|explain)\b/iu,
    groups: 'legal, marketing, business, professional_writing, finance',
    decisions: `
      Say in plain words what the content is and is not, before any legal term.
      Name the risk that people really run by acting on it.
      State registration, licence or interest only as given, with a labelled blank where the law may ask for one.
      Name the rule or authority of the place that may require certain words, as a point to confirm.
      Give a long version, a short one for a caption and one sentence to speak.
      Promise nothing that a disclaimer cannot do.
    `,
    shapes: `
      Long version, short version, spoken sentence; then points for a lawyer.
      The text ready to paste for each place, then what to confirm.
    `,
    lengths: `
      120–180 words for the long version, 30 for the short.
      Under 200 words in all.
    `,
    missing: `
      country and licence held | unless: india, sebi, us, uk, registered, licensed
    `,
  }),
]

import { genre } from '../chat-genre.ts'

/** Questions that many people ask, whose answers are worth little when they come from the field they happen to name. */
export const questionGenres = [
  genre(
    'side-effects',
    'health',
    /\bside effects? (?:of|from|with)\b|\b(?:drug|medicine|tablet) interactions? (?:of|between|with)\b/u,
    {
      unless: /\b(?:react|function|pure|hook|code|useeffect|redux|write|email|policy|law)\b/u,
      group: 'health',
      isDecisive: true,
      decisions: `
      Sort the effects into common, uncommon and dangerous, with what each feels like in plain words. || Group effects by how often they occur, and set the dangerous ones apart.
      Say for the dangerous ones what to do at once: stop, call, or go. || Name the signs that need help the same day, and which need it this hour.
      Name who is at higher risk: age, pregnancy, kidney, liver, stomach, other medicines.
      Say which effects pass by themselves and what eases them.
      Keep to what leaflets and guidelines agree on, and send questions of dose to a pharmacist or doctor.
      Give the chance of an effect in words with its figure, where leaflets state one.
    `,
      shapes: `
      A table of effect, how common and what to do; then the warning signs as a list.
      Three lists (common, uncommon, seek help), then who should ask first.
    `,
      lengths: `
      Under 250 words.
      One table and at most six lines.
    `,
      missing: `
      age, conditions and other medicines | unless: age, year, years, pregnant, kidney, liver, diabetes, daily
    `,
    },
  ),
  genre(
    'daily-amount',
    'health',
    /\b(?:good|right|normal|healthy|ideal|reasonable) (?:bedtime|screen time|amount of (?:sleep|water|exercise|sugar|salt|protein))\b|\bhow (?:much|many|long|often)\b.{0,40}\b(?:should|do|does|can|must) (?:i|we|an? \p{L}+|my \p{L}+|adults?|children|kids|women|men|teens?|babies|toddlers?)\b.{0,20}\b(?:drink|eat|sleep|walk|exercise|take|consume|need)\b(?!.{0,30}\b(?:money|save|budget|loan|time|days|fuel|paint)\b)/u,
    {
      unless:
        /\b(?:mg|tablets?|pills?|dose|dosage|insulin|paracetamol|ibuprofen|write|script|code|invest|trip|course|exam)\b/u,
      group: 'health',
      isDecisive: true,
      decisions: `
      Give the usual amount or range with its unit in the first sentence, and for whom it holds. || Answer with a range and its unit first, and say which adult it is meant for.
      Name what raises or lowers it: body, heat, work, sport, pregnancy, illness. || Say in one line each what asks for more and what asks for less.
      Tell how to notice too little and too much in daily life.
      Name the body whose guideline the figure follows, or say that sources differ.
      Say who should ask a doctor instead of following the figure.
      Correct the commonest rule of thumb if it is wrong.
    `,
      shapes: `
      The figure in one sentence, what changes it as short bullets, then the signs to watch.
      A short answer, a small table by person, and one line of caution.
    `,
      lengths: `
      Under 150 words.
      Five to eight lines.
    `,
      missing: `
      age, weight and activity | unless: year, years, kg, lbs, baby, toddler, pregnant, athlete, runner
    `,
    },
  ),
  genre(
    'learning-path',
    'teaching',
    /\b(?:best|fastest|easiest|quickest|right|good) (?:way|method|order|roadmap)s? to (?:learn|study|master|practi[cs]e|get (?:better|good|started))\b|\bhow (?:do i|can i|should i|to) (?:learn|master|teach myself|get (?:better|good|started) (?:at|in|with))\b|\b(?:roadmap|path) (?:to|for) (?:learn\w*|becom\w+)\b|^\W*(?:i (?:want|need|would like) to )?learn \p{L}+(?: \p{L}+)? in \d+ (?:days|weeks|months)\b/u,
    {
      unless:
        /\b(?:improve (?:the|this)|following text|rewrite|translate|summari[sz]e|act as|from (?:my|this) mistake|lesson plan|my (?:students|class|pupils|team)|machine learning model|train a)\b/u,
      groups: 'education, lifestyle, software_engineering, general_knowledge',
      isDecisive: true,
      keepsGroup: true,
      decisions: `
      Name the goal as something that can be done at the end, and cut what does not serve it. || Begin with what the learner will be able to do at the end, and leave out what does not lead there.
      Split the time into phases, each with one result that can be checked. || Lay out phases by week or month, each ending in a test that shows it was reached.
      Give a normal week: what to do on which day, in minutes, with practice before theory.
      Name one main source per phase and why it, instead of a list of ten.
      Say where most people get stuck or give up, and what to do then.
      Tell how to keep what was learnt: repetition at growing intervals, use in real tasks.
    `,
      shapes: `
      Phases with goals, one week as a table, then the three mistakes to avoid.
      The answer in three sentences, the plan by phase, how to check progress.
    `,
      lengths: `
      Under 500 words.
      One page.
    `,
      missing: `
      present level | unless: beginner, scratch, intermediate, advanced, know, already, basics, never
      time a week | unless: hours, hour, minutes, daily, day, full time, part time, evenings, weekends
    `,
    },
  ),
  genre(
    'lease-or-buy',
    'finance',
    /\b(?:lease|rent|hire|subscribe) or (?:to )?(?:buy|own|purchase)\b|\b(?:buy|own|purchase)(?:ing)? or (?:to )?(?:lease|rent|hire)(?:ing)?\b|\b(?:lease|leasing|rent|renting) (?:vs\.?|versus) (?:buy|buying|own|owning)\b/u,
    {
      group: 'business',
      groups: 'lifestyle, legal',
      isDecisive: true,
      decisions: `
      Compare the whole cost over the same years: payments, deposit, tax, insurance, upkeep, value at the end. || Set the full cost of both over one period side by side, resale value and tax included.
      Show the sum as a formula with blanks for figures that are not given; invent no rates. || Work with the figures given and mark every other one as an assumption.
      Find the point at which the better choice changes: years of use, distance, interest.
      Say what each choice ties down: notice, limits of use, risk of repair.
      Name the tax points to confirm with an accountant in that country.
      Recommend one for the situation named, with the condition on which it rests.
    `,
      shapes: `
      The recommendation in two sentences, a table of both over the period, when it would be the other.
      Table first, break-even in one line, then the advice and what to check.
    `,
      lengths: `
      Under 350 words.
      One table and three short paragraphs.
    `,
      missing: `
      price, years of use and offers at hand | unless: price, month, monthly, year, years, £, $, €, rs, km, miles
    `,
    },
  ),
  genre(
    'project-estimate',
    'product-management',
    /\b(?:estimate|work out|calculate|break ?down|breakdown of) (?:me )?(?:the |a |of the )?(?:rough |total |likely )?(?:costs?|budget|price) (?:of|for|to)\b|\bhow much (?:does|would|will|should) it cost to (?:build an? (?:\p{L}+ ){0,2}(?:app|website|site|platform|mvp|software|store|saas)|develop|create|renovate|open|start|set up|launch|run|hire)\b|\bcost (?:estimate|breakdown) (?:of|for|to)\b/u,
    {
      unless:
        /\b(?:script|function|sql|formula|excel|sheet|cost of living|write an? (?:e-?mail|letter)|per (?:box|pack|item|kg|day)|each)\b/u,
      groups: 'business, software_engineering, lifestyle',
      isDecisive: true,
      decisions: `
      Break the work into parts, and give each a low and a high figure with what moves it. || List the parts one by one, each with a range and the reason for its width.
      State every assumption: place, quality, who does it, currency and year of the prices. || Say first what is assumed about place, scope, rates and currency.
      Keep one-off costs apart from what comes each month.
      Add what is usually forgotten: fees, licences, testing, delivery, upkeep, tax, a reserve in per cent.
      Say which two decisions change the total most, and by how much.
      Mark figures as estimates to be checked against two or three real quotes.
    `,
      shapes: `
      A table of part, low, high and assumption with a total; then what changes it most.
      Assumptions, the table, monthly costs, and the questions to settle before asking for quotes.
    `,
      lengths: `
      One table and at most 200 words.
      One page.
    `,
      missing: `
      place and currency | unless: inr, rs, lakh, usd, euro, dollars, pounds, $, €, £, ₹, india, us, uk, germany
      scope and quality wanted | unless: mvp, basic, simple, premium, features, sq ft, sqm, rooms
    `,
    },
  ),
  genre(
    'retelling',
    'knowledge',
    /\b(?:explain|summari[sz]e|describe|tell me|outline|retell|recap)\b.{0,12}\b(?:plot|story ?line|storyline|ending|events|premise|synopsis) of\b|\bwhat happens (?:in|at the end of)\b.{0,40}\b(?:book|novel|film|movie|play|series|episode|chapter|hamlet|macbeth)\b/u,
    {
      unless: /\b(?:my (?:novel|story|script|book)|attached|below|following)\b/u,
      groups: 'summarization, general_knowledge, education, creative_writing',
      isDecisive: true,
      decisions: `
      Tell what happens in the order of its causes: who wants what, what stands against it, how it ends. || Follow the main line from wish through conflict to outcome.
      Name only the people without whom the story cannot be told, each with a word on who they are. || Introduce at most five people, each by what they want.
      Keep to what the work shows; leave reading and judgement out unless they are asked for.
      Use the present tense.
      Say at the head whether the ending is given away.
      Give time and place in half a sentence where they matter.
    `,
      shapes: `
      Running text in the present tense, without headings.
      Beginning, middle and end in a short paragraph each.
    `,
      lengths: `
      Under 200 words.
      Three short paragraphs.
    `,
      missing: '',
    },
  ),
]

import { genre } from '../chat-genre.ts'

/** Households, occasions and questions to many. */
export const occasionGenres = [
  genre(
    'household-budget',
    'finance',
    /\b(?:family|household|monthly|home|student|personal|wedding) budget\b|\bbudget\b.{0,24}\b(?:family|household|salary|income|monthly|hostel|wedding|student|couple|single (?:mom|mother|dad|parent)|retire\w+)\b|\bbudget\b.{0,60}\b(?:a|per|every|each) month\b/iu,
    {
      isDecisive: true,
      unless: /\b(?:trip|tour|phone|laptop|gift|app|code|excel|sheet|diet|meal)\b/iu,
      groups: 'business, lifestyle, data_analysis',
      personas: `
      a household adviser who starts from what has to be paid
      a money coach who prefers three rules to thirty rows
      a bookkeeper who has seen where small sums go
    `,
      decisions: `
      Start from fixed costs with blanks for the real figures, then food and transport, then what is left.
      Show every row as amount and share of income, and check that the rows add up to the income.
      Set aside a reserve first, with the number of months it should reach.
      Name the three rows in which families of this size lose most, and a limit for each.
      Give one version for a normal month and one for a month with a large bill.
      Mark each amount as an estimate to be replaced.
      Say how to keep to it in five minutes a week.
    `,
      shapes: `
      A table: row, amount, share, remark; below it three rules and the version for a hard month.
      Fixed, variable, reserve as three tables, then what to change first.
    `,
      lengths: `
      Fifteen rows at most and 150 words.
      One page.
    `,
      avoid:
        'rows that do not add up, exact prices, advice to earn more, guilt, investment tips, rows for everything, savings as what is left, averages of other cities',
      missing: `
      rent, loans and school fees | unless: rent, emi, loan, fees
      city and goals | unless: city, save, goal, delhi, mumbai, pune, village
    `,
    },
  ),
  genre(
    'cost-estimate',
    'finance',
    /\b(?:cost|price|budget|estimate)\b.{0,12}\b(?:to|of|for) (?:build\w*|construct\w*|renovat\w*|paint\w*|install\w*|furnish\w*|interiors?)\b|\bhow much (?:does|will|would) it cost\b/iu,
    {
      unless: /\b(?:api|app|software|function|sql|time complexity)\b/iu,
      groups: 'business, lifestyle',
      decisions: `
      Give a range from simple to good finish, with what separates the two.
      Split it into materials, labour, fees and reserve, each as a share and as a rate per unit.
      State the date and place of the rates, and mark them to be checked with two local quotations.
      Show the arithmetic from quantity and rate to sum.
      Name what such estimates leave out, and about how much it adds.
      Name the three choices that move the total most.
      Say in which order the money is needed.
    `,
      shapes: `
      The range in one line, a table of parts with rate and sum, what is left out, how to save.
      Three levels side by side in a table, then assumptions and what to ask a contractor.
    `,
      lengths: `
      One table and 150 words.
      Under 300 words besides the table.
    `,
      missing: `
      finish, site and soil | unless: basic, premium, standard, luxury, plot, floor, floors
      place and date | unless: in, city, 2026, 2025
    `,
    },
  ),
  genre(
    'event-plan',
    'lifestyle',
    /\b(?:plan|organi[sz]e|arrange|host)\b.{0,24}\b(?:wedding|party|engagement|reunion|birthday|baby shower|housewarming|function|anniversary|farewell|get.?together|event)\b/iu,
    {
      unless: /\b(?:script|code|email|invitation|speech|leave|business plan|menu)\b/iu,
      groups: 'lifestyle, business',
      personas: `
      a host who has learnt what guests remember
      a planner of family feasts who counts back from the door bell
      an event manager who gives each task one person
    `,
      decisions: `
      Count back from the day: what is fixed now, a month before, a week before, on the day by the hour. || Give the plan backwards from the first guest, from bookings to the last hour. || Lay out the weeks before and the day itself by the hour, with what has to be ready when.
      Sketch the menu with quantities for that number of guests, and say what is cooked, ordered or brought. || Name the dishes with amounts for so many people, and where each comes from. || Settle food and drink early: dishes, quantities, who makes or delivers them.
      Split the budget by item with a reserve of a tenth, and say where to save without guests noticing. || Divide the money by item, a tenth kept back, and mark the two items where less goes unnoticed. || Give each item its share of the budget, with blanks where no sum is named.
      Say how the secret is kept: who knows, the pretext, the signal, and the plan if it leaks. | when: surprise, secret
      Fix the number of guests first, since everything follows from it. | unless: people, guests, persons, kids
      Name what sells out early, and book in that order.
      Give every task one person.
      Plan for rain, late guests and a supplier who fails.
      Keep children and elderly guests in mind: shade, seats, food at their hour.
      Choose one moment that people will talk about, and give it a fixed time.
      Leave room for talk between the points of the programme.
      Plan for a small home: seats, shoes, plates, neighbours, one bathroom. | when: home, house, flat, terrace
      List what to bring, hire or borrow, with numbers.
    `,
      shapes: `
      A timeline as a table, a budget as a table, then the day by the hour.
      Decisions first, tasks by month with owner, budget split, what to watch.
    `,
      lengths: `
      Two tables and 200 words.
      One and a half pages.
    `,
      missing: `
      number of guests, place and date | unless: guests, people, kids, at, hall, home, city
      customs and wishes | unless: hindu, muslim, christian, punjabi, theme, simple, traditional
    `,
    },
  ),
  genre(
    'survey',
    'research',
    /\bsurvey\b.{0,40}\b(?:questions?|form|for|of|on|to (?:measure|find|learn|gauge|understand|ask|assess))\b|\bquestions?\b.{0,24}\bsurvey\b|\bquestionnaire\b/iu,
    {
      unless: /\b(?:analy[sz]e|results|literature survey|data from|responses|paper|land survey)\b/iu,
      groups: 'business, research, marketing',
      personas: `
      a survey designer who asks only what will be acted on
      a researcher who tests each question on five people
      a service manager who reads the answers on Monday
    `,
      decisions: `
      Name the decision each question serves, and drop those that serve none.
      Ask one thing per question, in neutral words, without "and".
      Use the same scale throughout, with each point labelled, and offer "does not apply".
      Go from easy and factual to opinion, with personal questions last.
      Add two open questions at most.
      Keep it answerable in three minutes on a phone.
      Say how the answers are counted, and which result calls for action.
    `,
      shapes: `
      Numbered questions with their answer options, then a table of what each is for.
      An opening sentence, questions with scales, thanks; then how to read the results.
    `,
      lengths: `
      Ten to twelve questions, 3 minutes.
      Twelve questions at most.
    `,
      avoid:
        'leading questions, two questions in one, unlabelled scales, personal questions first, jargon, more than twelve questions, questions without a use, forced answers',
      missing: `
      what will be decided with the answers | unless: decide, improve, because, so that
      who is asked, and how | unless: email, guests, customers, patients, employees, students, qr
    `,
    },
  ),
  genre('obituary', 'article', /\bobituary\b|\beulogy\b|\b(?:tribute|death notice)\b/iu, {
    groups: 'professional_writing, creative_writing',
    decisions: `
      Begin with name, age, place and day, with labelled blanks for what is not given.
      Tell who the person was by one habit and one scene, not by a list of virtues.
      Name family and work as far as they are given; invent nothing.
      Keep one thread through the life instead of every date.
      Say when and where people may come, and how to help, as blanks.
      Close on a sentence the family could put on a card.
    `,
    shapes: `
      The text ready to read or print, then a list of the facts to add.
      A notice of 80 words and a fuller text.
    `,
    lengths: `
      200–300 words.
      Under 300 words, the notice 80.
    `,
    avoid:
      'lists of virtues, invented dates, euphemisms, praise without a scene, family quarrels, causes of death not given, clichés of farewell, long titles',
    missing: `
      name, dates and scenes from the life | unless: named, born, loved, always, years, aged
    `,
  }),
]

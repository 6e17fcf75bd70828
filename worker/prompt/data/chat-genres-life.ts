import { genre } from '../chat-genre.ts'

/** Buying, eating, travelling, keeping fit. */
export const lifeGenres = [
  genre(
    'product-choice',
    'recommendation',
    /\b(?:best|good|recommend|suggest|which|top \d+|cheapest)\b.{0,40}\b(?:phones?|mobiles?|smartphones?|laptops?|tvs?|televisions?|cameras?|headphones?|earbuds?|earphones?|tablets?|(?:wrist|smart) ?watch(?:es)?|watches|fridges?|refrigerators?|washing machines?|acs?|air conditioners?|bikes?|scooters?|scooty|cars?|suvs?|printers?|routers?|monitors?|mixers?|grinders?|inverters?|air fryers?|vacuum|purifiers?|mattress(?:es)?|chairs?|shoes|credit cards?|debit cards?|insurance|bank accounts?|broadband|hosting|sim cards?|trimmers?|keyboards?|lens(?:es)?|gpus?|pcs?)\b/iu,
    {
      unless:
        /\b(?:battery draining|repair|error|name|caption|slogan|marketing|sell|essay|review for|story|chair yoga)\b/iu,
      groups: 'general_knowledge',
      personas: `
      a buyer's adviser who tests before recommending
      an electronics shop veteran who says whom a model does not suit
      a reviewer who names the trade-off beside each pick
      a careful buyer who starts from the use
    `,
      decisions: `
      Name the three or four criteria that decide at this price, and how to weigh them for this use. || Set out what matters at this price for this use, and in which order.
      Pick three: best overall, best value, and the one for a special need; one reason and one trade-off each. || Recommend an all-rounder, a bargain and a specialist, each with its reason and its catch. | unless: top, one, two, five, ten, 2, 4, 5, 6, 7, 8, 10, list
      Rank as many as are asked for, each with one reason and one trade-off. | when: top, one, two, five, ten, 2, 4, 5, 6, 7, 8, 10, list
      Say for each pick who should not buy it.
      State the date up to which the knowledge reaches, and ask to check price and newer models before buying.
      Name the specification that looks good on paper and matters little here.
      Say what a little more money would buy, and what a little less would lose.
      Give no price as exact, and no rating as proof.
      Count what is needed besides: service, spare parts, warranty, accessories.
    `,
      shapes: `
      The winner in one sentence, a table of the picks (why, trade-off, not for), then the criteria.
      Criteria first in four bullets, then the picks with reason and trade-off, then a verdict by kind of user.
      A table with a row per pick, below it the decision in two sentences and what to check before paying.
    `,
      lengths: `
      250–350 words.
      Under 300 words besides the table.
      Three lines a pick, and one verdict.
    `,
      avoid:
        'unranked lists, specification dumps, prices stated as exact, outdated models, ratings as proof, picks that differ in colour alone, trade-offs left out, affiliate tone, more than three picks, features nobody uses',
      missing: `
      main use and must-haves | unless: for gaming, gaming, editing, camera, battery, coding, office, student, video, travel, use, commute, photography
      budget and country | unless: under, below, budget, rs, inr, lakh, dollars, usd, within, euro, around
    `,
    },
  ),
  genre(
    'gift-ideas',
    'recommendation',
    /\b(?:gifts?|presents?)\b.{0,20}\b(?:for|ideas?)\b|\bwhat (?:to|should i) (?:gift|give)\b/iu,
    {
      unless: /\b(?:tax|deed|caption|email|card|hampers? brand|shop|store|slogan|script)\b/iu,
      personas: `
      a friend who remembers what people mention in passing
      a shop assistant who asks about the day, not the price
      a giver who prefers use to display
    `,
      decisions: `
      Start from the person's age, day and habits as given; where nothing is known, sort the ideas by type of person.
      Include one thing to use daily, one to do together and one that keeps a memory.
      Keep every idea within the budget including wrapping and delivery, with a rough price range.
      Give for each the detail that makes it personal.
      Leave out what such lists always hold: mugs, perfume sets, photo frames without a reason.
      Say which needs ordering early.
      Name one fallback that can be had on the same day.
    `,
      shapes: `
      Six ideas in a table: idea, why it suits, rough price, how to make it personal; then the favourite.
      Three groups (use, do, remember) with two ideas each, then one choice with its reason.
      A ranked list, each with reason and price range.
    `,
      lengths: `
      Six ideas, two lines each.
      Under 250 words.
    `,
      avoid:
        'mugs and photo frames, gifts over budget, ideas for anyone, praise of the giver, more than eight ideas, lists by price alone, delivery left out, clichés of the occasion',
      missing: `
      interests and habits | unless: loves, likes, enjoys, hobby, interested, fan, reader, gardening, cricket, cooking
      budget | unless: budget, under, rs, below, dollars, euro, within
    `,
    },
  ),
  genre(
    'trip-plan',
    'travel',
    /\bitinerary\b|\b(?:trip|tour|vacation|holiday|honeymoon|getaway)\b.{0,12}\b(?:to|plan|in)\b|\bplan\b.{0,40}\b(?:trip|tour|vacation|holiday|honeymoon|getaway|weekend in)\b|\b\d+[- ](?:days?|nights?) (?:in|to) \p{L}|\bweekend in\b|\b(?:honeymoon|trip|travel|holiday) budget\b|\btrip\b.{0,10}\b\d+ (?:days?|nights?)\b|\b\d+[- ](?:days?|nights?) (?:\p{L}+ ){1,2}(?:trip|tour)\b/iu,
    {
      unless:
        /\b(?:code|script|dialog\w*|app|email|caption|blog|leave|policy|slogan|essay|homework|package copy|song|poem|story|haiku|class|grade)\b/iu,
      isAddition: true,
      decisions: `
      Keep walks short and level, with a seat and shade between stops. | when: parents, elderly, grandparents, senior, wheelchair, stairs, knee, old age, 65, 70, 75, 80
      Plan around naps, toilets and a place to run each day. | when: toddler, kids, baby, children, child
      Plan by day and area, with travel times, and put at most three fixed points into a day.
      Split the budget by stay, transport, food and activities, per person and in all, as estimates to be checked.
      Name what must be booked ahead, and what is better left open.
      Say what season or weekday changes: heat, rain, closed days, crowds. || Mention what the month or the day of the week changes, such as rain, heat or closed doors.
      Give one plan for rain or tired legs each day. || Have a shorter or indoor choice ready for every day.
      Name one local dish or place a day with what it is known for, and mark facts that may have changed. || Point out one thing to eat or see each day and why it is known, and flag what may be out of date.
      Say where to stay by area and why, without inventing hotels. || Recommend the quarter to sleep in and its reason, and make up no hotel.
      Keep the first and last day light, around arrival and departure. || Plan little for the days of arrival and return.
    `,
      shapes: `
      A table by day: morning, afternoon, evening, cost; then a budget table and what to book now.
      Day-by-day bullets, then the budget split and a packing line.
      Route in one line, days with times and costs, then three saving tips that fit.
    `,
      lengths: `
      At most six lines a day.
      Under 600 words besides the tables.
    `,
      avoid:
        'days without slack, backtracking across town, generic top-ten lists, invented hotels, unpriced items, opening hours stated as certain, sights listed without order, meals left to chance, travel times left out, advice for another season, shopping as filler, early starts every day',
      missing: `
      month and starting point | unless: from, january, february, march, april, may, june, july, august, september, october, november, december, summer, winter, monsoon
      interests and pace | unless: beach, trek, food, adventure, relaxed, kids, party, nightlife, culture, honeymoon, nature
    `,
    },
  ),
  genre(
    'eating-plan',
    'health',
    /\b(?:diet|meal|eating|nutrition) (?:chart|plan|schedule)\b|\bdiet for\b|\b(?:lose|reduce|gain|weight)\b.{0,24}\b(?:kgs?|kilos?|weight|pounds|lbs|loss|belly|fat|kam karn\w+)\b/iu,
    {
      unless: /\b(?:app|code|script|dog|cat|essay|article|blog|caption|business)\b/iu,
      groups: 'lifestyle',
      personas: `
      a dietitian who plans with what is in the kitchen
      a nutrition adviser who counts in household measures
      a health coach who prefers a habit to a ban
    `,
      decisions: `
      Plan with everyday foods of the region, in household measures with grams and calories beside them. || Use what kitchens of the region hold, counted in spoons and pieces, with grams and calories added.
      Give two swaps for each meal, so that the plan survives a week. || Offer two replacements per meal, so that nobody drops the plan by Wednesday.
      State the daily target for energy and protein, how it was estimated, and what it depends on. || Show the day's aim for energy and protein, and from which assumptions it was worked out.
      Keep the pace safe, about half a kilogram to one kilogram a week at most, and say if the goal asks for more. | when: lose, reduce, weight loss, kg, weight
      Mind the condition named here: which foods, timing and combinations matter, and why. | when: diabetic, diabetes, sugar, thyroid, pcos, bp, cholesterol, kidney, pregnant, heart
      Say for whom the plan is not meant, and when to see a doctor or dietitian first.
      Add movement and sleep in one line each, with a minimum that fits a working day.
      Name what to measure weekly and when to adjust.
    `,
      shapes: `
      A table by meal with food, measure, calories and swap; then targets and warnings.
      One sample day in full, a week of swaps, and a shopping list.
      Targets in three lines, a seven-day table, notes on when to stop.
    `,
      lengths: `
      One table and at most 200 words of notes.
      Under 500 words.
    `,
      missing: `
      age, height, weight and activity | unless: age, year old, cm, height, kg man, kg woman, sedentary, active
      medicines, allergies and foods disliked | unless: allergic, allergy, medicine, medication, insulin, metformin, vegan, egg, lactose
    `,
    },
  ),
  genre(
    'recipe',
    'cooking',
    /^(?:please |pls )?(?:how (?:to|do i|do you|can i) (?:make|cook|bake|prepare)|recipe (?:for|of)|give me (?:a |the )?recipe)\b|\brecipe\b|\bbanane? ka tar(?:ee|i)ka\b|\bkaise banau?\b/iu,
    {
      unless:
        /\b(?:work again|bike|car|phone|laptop|app|api|website|blog|caption|database|excel|presentation|resume|video|plan|ppt|chart|script|money|friends?|website|logo|decision|code|bomb|paper|instagram|reel|business)\b/iu,
      groups: 'lifestyle',
      isAddition: true,
      isWithinGroups: true,
      decisions: `
      Give amounts in grams or millilitres beside cups and spoons.
      Say at each stage what to look for: colour, sound, feel.
      Name the step that decides texture or taste, and why it does.
      Name the likeliest failure, its cause and how to save the dish.
      Give resting, heat and time as ranges with the sign that it is done.
      Say what can be replaced, and what must not be.
      Say how it keeps and how to reheat it.
    `,
      shapes: `
      Servings and time, ingredients as a list, numbered steps, then what usually goes wrong.
      Ingredients with amounts, steps with times and signs, one tip, storage.
    `,
      lengths: `
      At most ten steps, two sentences each.
      Under 350 words.
    `,
      missing: `
      number of servings | unless: serving, servings, people, persons, person
      equipment and dietary limits | unless: oven, pan, microwave, cooker, vegan, veg, vegetarian, eggless, gluten, air fryer, tawa
    `,
    },
  ),
]

import { genre } from '../chat-genre.ts'

const notCooking =
  /\b(?:css|html|navbar|dropdown|react|code|board design|bar code|app|script|invitation|invite|speech|e-?mail|letter|message|caption|reservation|booking|review|poster|flyer|recipes?|business|poem|story|essay|joke|conversation|outfit|dress|wear|photo|picture|playlist|games?|start a|prayer|toast)\b/u

/** What is eaten, when and by how many. */
export const mealGenres = [
  genre(
    'menu-text',
    'marketing-copy',
    /\bmenu (?:card )?(?:texts?|descriptions?|copy|wording|items? descriptions?)\b|\b(?:dish|food|menu item|item) descriptions?\b|\bdescriptions? (?:for|of) (?:\S+ ){0,4}(?:dishes|menu items?|menu)\b|\b(?:cafe|café|restaurant|bar|bakery|cloud kitchen|food truck|food stall|dhaba|cocktail) menu\b|\bmenu for (?:my|our|an?|the) (?:\S+ ){0,2}(?:cafe|café|restaurant|bar|bakery|food truck|cloud kitchen|stall|dhaba)\b/u,
    {
      unless:
        /\b(?:css|html|react|code|app|navbar|qr|design|poster|photo|board|translate|json|extract|database|website|party|wedding|guests?)\b/u,
      groups: 'marketing, business, professional_writing',
      personas: `
      a menu writer who makes people choose, and sell nothing they would regret
      a chef who can say a dish in twelve words
      a restaurant consultant who reads menus from the kitchen's side
    `,
      decisions: `
      Name in each line the main ingredient, the way it is cooked and the one thing that makes it this house's. || Say for every dish what it is made of, how it is cooked, and what is special about it here. || Give each dish its ingredient, its method and its one surprise, in this order.
      Order the sections as people eat, with five to seven dishes each and the best earner first. || Keep sections to seven dishes at most, and open each with the one to sell. || Group by course, few dishes each, the signature dish at the top.
      Leave labelled blanks for prices, and mark vegetarian, hot and common allergens by signs explained once. || Put blanks where prices go, and small signs for vegetarian, hot and allergens. || Use blanks for prices, and one key of signs for diet, heat and allergens.
      Use words of taste and texture, and no delicious, mouth-watering or authentic.
      Explain a foreign name in three words beside it.
      Keep to dishes that one kitchen can send out together, sharing their basic parts.
      Name where something comes from only if it is given.
      Keep the same form for every line, so that the eye finds its way.
      Mark the two dishes to recommend to somebody who is there for the first time.
    `,
      shapes: `
      The menu by section, each dish with its line and a blank for the price, then the key of signs.
      A table: section, dish, description, signs, price left blank.
      The finished menu, ready to lay out, then two notes on order and price.
    `,
      lengths: `
      At most 15 words a dish.
      Twenty dishes at most, one line each.
    `,
      missing: `
      dishes and prices | unless: rs, price, prices, pizza, dosa, burger, pasta, biryani, coffee, list
      kind of guests, and level of price | unless: fine dining, budget, family, students, casual, street
    `,
    },
  ),
  genre(
    'meal-plan',
    'cooking',
    /\b(?:weekly|week['’]s|monthly|(?:7|seven|5|five|14|30)[- ]days?|family|daily|school|office|hostel|tiffin|lunch ?box|canteen|mess)\b.{0,16}\b(?:meals?|menus?|breakfasts?|lunch(?:es)?|dinners?|tiffins?|snacks?) ?(?:plans?|prep|menus?|ideas?|planner|chart|list)\b|\bmeal[- ](?:prep\w*|plann(?:er|ing))\b|\btiffin (?:menus?|ideas?|plans?|box)\b|\bmenu (?:for|of) (?:the |a |an? entire |one )?(?:week|month)\b|\b(?:dinner|lunch|breakfast|tiffin|lunch ?box) ideas\b|\bmeal plan\b.{0,40}\b(?:family|kids?|students?|vegetarian|vegan|budget|bachelor|hostel)\b/u,
    {
      unless:
        /\b(?:diabet\w*|cholesterol|thyroid|pcos|pcod|bp|blood pressure|kidney|lose|losing|weight|fat loss|calorie\w*|kcal|pregnan\w*|app|code|script|business|template design|excel|spreadsheet|database|delivery|subscription|dog|cat|caption|blog|essay)\b/u,
      groups: 'lifestyle, health',
      personas: `
      a family cook who shops once a week
      a home economist who lets one pot serve two days
      a canteen planner who knows what comes back on the plates
    `,
      decisions: `
      Lay it out as a table by day and meal, with no main ingredient on two days running. || Give a table of days and meals, in which nothing main comes twice in a row. || Plan by day and meal in a table, and vary grain, pulse and vegetable from day to day.
      Let dishes share ingredients and work: cook once, use it twice in another form. || Plan so that one evening's cooking feeds a second meal that tastes different. || Show which part is cooked once and returns on another day as something else.
      Add the shopping list by kind with amounts for that number of people, fresh things in two rounds. || Add amounts to buy for exactly these people, sorted by shelf, what spoils last. || Finish with a shopping list in amounts, split into the store cupboard and two fresh rounds.
      Say what is prepared on the free day, how it is stored, and on which day it must be used.
      Keep weekday cooking within thirty minutes, and mark the two quickest meals.
      Choose what survives a box for hours without going soggy, and say how to pack it. | when: tiffin, lunch box, lunchbox, school, office, hostel
      Name the source of protein in each main meal. | when: protein, vegetarian, vegan, gym, kids
      Keep one evening open for leftovers.
      Give one swap a day for what the market or the children refuse.
      Keep to the season and to what one ordinary shop sells.
    `,
      shapes: `
      The table of days and meals, the shopping list, then the plan for the day of preparation.
      A table for the week, below it what is cooked ahead, then amounts to buy.
      Days in rows and meals in columns, then three notes on shopping and storing.
    `,
      lengths: `
      One table, one list and 120 words.
      One page.
    `,
      missing: `
      how many people, and what they do not eat | unless: family, people, two, four, kids, vegetarian, vegan, eggless, jain, allergic, me
      time to cook and budget | unless: minutes, quick, budget, rs, cheap, time
    `,
      avoid:
        'a dish on two days running, ingredients used once, recipes nobody asked for, exotic shopping, seven long dinners, calories nobody asked for, amounts without a number of people, no use for leftovers',
    },
  ),
  genre(
    'home-meal',
    'cooking',
    /\b(?:dinner|lunch|brunch|breakfast|supper|barbecue|bbq|high tea|potluck|meal|feast)\b(?: \S+){0,3}? for (?:my |our |the )?(?:[2-9]|1[0-5]|two|three|four|five|six|seven|eight|nine|ten|twelve|in-?laws|parents|boss|friends|family|date|husband|wife|couple)\b(?! (?:days|weeks|months|minutes))|\bplan (?:an? |the |my )?(?:\S+ )?(?:dinner|lunch|brunch)\W*$|\bplan (?:an? |the |my )?(?:\S+ ){0,2}(?:dinner|lunch|brunch|barbecue|potluck) (?:for|with|at home)\b|\b(?:three|3|four|4|five|5)[- ]course (?:meal|dinner|lunch|menu)\b|\bwhat (?:to|should (?:i|we)|can (?:i|we)|do (?:i|we)) (?:serve|cook|make|offer) (?:at|for|to|when)\b.{0,30}\b(?:dinner|lunch|brunch|guests|in-?laws|friends|date|housewarming|party|tea)\b/u,
    {
      unless:
        /\b(?:css|html|code|app|script|invitation|invite|speech|e-?mail|letter|message|caption|reservation|review|poster|recipes?|business|poem|story|essay|joke|outfit|wear|photo|wedding|reception|hall|catering|caterer|(?:1[6-9]|[2-9]\d|\d{3,}) (?:guests|people|persons|pax))\b/u,
      groups: 'lifestyle',
      personas: `
      a host who sits at the table with the guests
      a home cook who works back from the moment of serving
      a cook who has fed a mixed table many times
    `,
      decisions: `
      Choose a menu that one person can cook: one dish in the oven or pot, one cold, one made the day before. || Build the menu so that only one dish needs attention when the guests are there. || Pick courses that do not fight for the stove: one ready, one resting, one finished at the table.
      Give the timetable backwards from serving, from the day before to the last ten minutes. || Work out the hours back from the moment of serving. || Show by the clock what happens from the evening before until the plates go out.
      List amounts for exactly this number, and the shopping by shelf. || Give quantities for these guests, and a shopping list in the order of the shop. || Add amounts for the people named, sorted for shopping.
      Make one menu in which the guest with another diet eats nearly the same, and say which part differs. | when: vegan, vegetarian, jain, gluten, allergic, allergy, diabetic, eggless, halal
      Say what is put out first, so that nobody waits hungry.
      Suggest a drink and one without alcohol that fit.
      Name the dish most likely to go wrong, and what saves it.
      Give one cheaper and one more festive choice for the main course.
      Balance it over the meal: one crisp, one soft, one sour, not two creamy things.
      Say what can be bought ready without anybody minding.
    `,
      shapes: `
      The menu by course, the timetable backwards, then shopping by shelf.
      Menu card, then a table of hours and tasks, then amounts to buy.
      Courses with a reason each, what to do the day before, the last hour minute by minute.
    `,
      lengths: `
      One page.
      Under 400 words.
      Three to five dishes, with 250 words of plan.
    `,
      missing: `
      what the guests do not eat | unless: vegan, vegetarian, jain, allergic, allergy, gluten, halal, non-veg, eggless, everything
      skill and equipment in the kitchen | unless: oven, beginner, simple, easy, grill, pressure cooker, air fryer
    `,
    },
  ),
  genre(
    'event-menu',
    'cooking',
    /\b(?:catering|party|wedding|buffet|dinner|lunch|brunch|banquet|reception|sangeet|mehndi|engagement|birthday|feast|festival|diwali|holi|eid|iftar|christmas|thanksgiving|onam|housewarming|tasting) menus?\b|\bmenus? (?:for|of)\b.{0,40}\b(?:party|wedding|people|guests|function|birthday|event|dinner|lunch|brunch|reception|shower|housewarming|diwali|eid|iftar|christmas|onam|engagement|anniversary|picnic)\b|\bwedding (?:dinner|lunch|feast|buffet|food|catering)\b|\bcatering (?:plan|list|quantit\w+|for|order)\b|\b(?:buffet|food|snacks|catering|dinner|lunch|brunch|breakfast|banquet|langar|feast|refreshments) (?:\S+ ){0,3}?for (?:about |around |an? |the |our |my )?(?:\S+ ){0,2}?(?:\d{1,4}|guests|people|party|wedding|funeral|office|reception|conference|engagement)\b|\bplan (?:an? |the |my )?(?:\S+ )?(?:buffet|banquet|feast)\b|\bwhat (?:to|should (?:i|we)|can (?:i|we)) serve\b/u,
    {
      unless: notCooking,
      groups: 'lifestyle, business',
      personas: `
      a caterer who plans from the last guest in the queue
      a banquet manager who knows which dish runs out
      a cook of weddings who counts in kilograms
    `,
      decisions: `
      Set out the menu itself, course by course with its dishes by name, so that nothing repeats in colour, gravy or main ingredient. || Name every dish, from welcome drink to sweets, with no colour, gravy or main ingredient twice. || Write the whole menu by course with named dishes, each different in base, colour and heat.
      Give the quantity of each dish for the number of guests, in kilograms or pieces, with a reserve of about a tenth. || Work out amounts for each dish from the number of guests, with the portion assumed and a tenth on top. || Put beside each dish how much is needed for so many people, and which share of them will take it.
      Mark what can be made ahead, what is fried or grilled on the spot, and what must stay cold. || Say for each dish whether it is cooked ahead, finished on the spot or kept cold, and by when. || Show which dishes are ready the day before, which come from live counters, and which need ice.
      Set the hours: welcome, starters, meal and sweets, with the number of counters or tables that keeps queues short.
      Mind heat, season, children, elderly people and common allergies.
      Split the budget by course, and name where a cheaper choice goes unnoticed. | when: budget, rs, rupee, rupees, inr, cheap, per plate, per head
      Include two dishes of the place and the season, and keep to what the customs of the hosts allow.
      Give one cheaper and one special choice for each course.
      Name the three dishes that usually run out, and what to hold back for them.
      List what to settle with the caterer in writing: plates counted, staff, water, leftovers.
    `,
      shapes: `
      A table by course: dish, quantity, made ahead or live; then the hours and notes for the caterer.
      The menu card, then quantities and a serving plan by time.
      Menu by course, amounts in a table, what to settle with the caterer.
    `,
      lengths: `
      One page.
      Fifteen to twenty dishes, one line each, and 150 words.
    `,
      missing: `
      number of guests | unless: guests, people, persons, pax, kids, heads
      region, season and customs | unless: punjabi, gujarati, south indian, north indian, jaipur, summer, winter, jain, hindu, muslim, diwali, christmas
      budget a plate | unless: budget, rs, rupees, per plate, per head
    `,
    },
  ),
]

import { genre } from '../chat-genre.ts'

/** Work of homes, farms and agencies. */
export const practicalGenres = [
  genre(
    'client-report',
    'business-strategy',
    /\b(?:monthly|weekly|quarterly|client|campaign|seo|social media|performance|marketing|ads?) report (?:template|format|for|structure|outline|to)\b|\breport (?:template|format) (?:for|of)\b/u,
    {
      unless:
        /\b(?:python|sql|code|power bi|tableau|latex|html|css|lab|police|fir|book|bug|medical|accident|incident|school|science|news|credit|weather|expense|script|automate|dashboard)\b/u,
      groups: 'business, professional_writing, data_analysis',
      personas: `
      an account manager whose reports get read
      an analyst who puts the decision before the chart
      a consultant who writes for a client with ten minutes
    `,
      decisions: `
      Open with three lines for the client: what changed, why, and what is decided next. || Put a summary on top that a client can read alone: result, cause, next step. || Begin with the answer to the client's only question: did it work, and what now.
      Show each measure as goal, last period, this period and change, with labelled blanks for the values. || Give a table of measures with target, before, now and difference, its cells left blank. || List the five measures that matter, each against goal and the period before, values left open.
      Say under each table in one sentence what the change means and what caused it. || Add to every block the sentence that explains it. || Follow each figure with its reading, marked as known or supposed.
      Tie each activity to the measure it was meant to move.
      Keep what was done apart from what came of it.
      Name what did not work, and what is changed because of it.
      Close with next steps, each with owner and date, and what is needed from the client.
      Explain each term of the trade in half a line where a client meets it first.
      Keep the order the same every time, so that two reports can be laid side by side.
      Say where each figure comes from and on which day it was read.
    `,
      shapes: `
      Summary, table of measures, activities with results, what is next; blanks marked throughout.
      One page to fill in, section by section, with a line of guidance under each heading.
      The template ready to copy, then one section filled in as an example.
    `,
      lengths: `
      One to two pages.
      Six sections at most.
    `,
      missing: `
      services covered, and goals agreed on | unless: seo, ads, social, content, leads, sales, goal, target
      who reads it | unless: client, owner, ceo, manager, team, board
    `,
    },
  ),
  genre(
    'daily-routine',
    'lifestyle',
    /\b(?:daily|morning|evening|night|bedtime|weekly|after[- ]school|cleaning|work from home) (?:routine|schedule|timetable)\b|\broutine for\b/u,
    {
      unless:
        /\b(?:neet|jee|upsc|exams?|boards?|study|syllabus|skin|skincare|hair|workout|exercise|gym|yoga|stretching|dance|cron|code|sql|stored|interrupt|comedy|class|exam|app|maintenance|train|bus|flight)\b/u,
      groups: 'health, education',
      personas: `
      a planner who begins with what cannot be moved
      a coach for families who plans for the bad day
      an organiser who leaves gaps on purpose
    `,
      decisions: `
      Lay it out by the clock, around what cannot be moved: work, school, meals and sleep. || Set the fixed hours first, and fit the rest between them. || Give a table of hours, with the immovable things marked.
      Leave a reserve of fifteen minutes after each change, and two gaps that belong to nobody. || Plan gaps on purpose, so that one delay does not sink the day. || Keep a fifth of the waking hours unplanned.
      Give the shortened version for a bad day, with the three things that stay. || Say what is dropped first when the day goes wrong. || Add the fallback: what remains when half the time is gone.
      Put the hardest task where energy is usually highest.
      Join things that go together, such as cooking and tomorrow's boxes.
      Say who does what, where there is more than one adult.
      Keep sleep to the hours that such an age needs.
      Name one habit to begin with, and when to add the next.
      Include twenty minutes of one's own, and what makes them possible.
      Say what is prepared the evening before.
    `,
      shapes: `
      A table of hours and tasks, the short version below it, three rules.
      Morning, day and evening as lists with times, then the version for a bad day.
      The week at a glance, one day in full, what to do when it slips.
    `,
      lengths: `
      One table and 120 words.
      One page.
    `,
      missing: `
      fixed hours: work, school and sleep | unless: am, pm, shift, office, school, night shift, hours
      who can help | unless: husband, wife, maid, parents, grandmother, alone, single
    `,
    },
  ),
  genre(
    'cooking-trouble',
    'cooking',
    /\b(?:sourdough|bread|dough|focaccia|ciabatta|brioche|croissants?|scones?|pastry|macarons?|meringue|cakes?|cookies|sponge|yogh?urt|curd|kombucha|kimchi|sauerkraut|tempeh|tofu|mayo(?:nnaise)?|hollandaise|caramel|fudge|marmalade|jam|custard|rice|risotto|gnocchi|broth|espresso|dosas?|idlis?|rotis?|pancakes|pizza|batter|crust)\b[^\n]{0,140}(?:\bwhat['’]?s wrong\b|\bwhat (?:am|did) i (?:doing|do) wrong\b|\bkeeps? \p{L}+ing\b|,? why\W*$)|\bwhy (?:is|are|does|do|did|was|were|won't|doesn't) (?:my|the) (?:\S+ ){0,2}?(?:sourdough|bread|dough|cakes?|cookies?|rice|idlis?|dosas?|roti|rotis|chapatis?|curd|paneer|gravy|curry|sauce|soup|biryani|dal|custard|cheesecake|pancakes?|omelett?e|jam|pickle|ghee|icing|buttercream|meringue|macarons?|brownies?|pizza|pasta|steak|chicken|fish|noodles|halwa|jalebi|batter|crust|pie)\b|\bmy (?:\S+ ){0,2}?(?:sourdough|bread|dough|cake|cookies|rice|idlis?|dosa|roti|rotis|chapati|curd|gravy|curry|custard|jam|ghee|meringue|brownies|pizza|batter|halwa)\b.{0,30}\b(?:flat|dense|burnt|burns?|sticky|hard|dry|raw|sunk|sinks?|split|curdl\w+|watery|lumpy|bitter|salty|not (?:rising|setting|soft|crisp\w*|fluffy))\b/u,
    {
      groups: 'lifestyle',
      personas: `
      a baker who reads the crumb before the recipe
      a cooking teacher who asks what it looked like when it went in
      a cook who knows three ways to spoil every dish
    `,
      decisions: `
      Name the likeliest causes in order, each with the sign by which to tell it. || Order the causes by how often they are to blame, with what each looks like. || Give for each cause what would be seen, felt or smelt.
      Say how to save this batch, or what to make of it. || Begin with what can still be rescued today. || Tell what to do with the one that has failed.
      Give the one change to make next time, with amount, heat or minutes. || Name a single change to try first, in figures. || Say what to alter in the next try, and leave the rest as it is.
      Explain in one line what happens in the pot or the oven.
      Ask for the two facts that would settle it, such as flour, oven or time.
      Give the test for the right moment: touch, colour, sound.
      Say which cause the season or the altitude adds.
      Correct the advice that is passed around and makes it worse.
      Name the ingredient that is most often too old.
    `,
      shapes: `
      Causes in a table with sign and remedy, then what to save today.
      The likeliest cause first, how to make sure, what to change; then two others.
      Rescue, causes in order, the change for next time.
    `,
      lengths: `
      150–250 words.
      At most three causes, four lines each.
    `,
      missing: `
      recipe, times and oven | unless: minutes, min, h, degrees, hours, oven, cooker, flour, hydration, grams, cups
    `,
    },
  ),
  genre(
    'spoken-ad',
    'audio-video',
    /\b(?:radio|tv|television|video|audio|spotify|podcast|cinema|jingle) (?:ad|advert|advertisement|commercial|spot|jingle)s?\b|\b(?:script|jingle)\b.{0,30}\b(?:radio|tv|ad film|commercial|spot)\b|\b\d+ ?-?(?:s|sec|secs|second|seconds) (?:ad|advert|commercial|spot|promo)\b|\bad film\b/u,
    {
      unless: /\b(?:python|code|api|budget|media plan|strategy|block|skip|revenue|rates?)\b/u,
      groups: 'marketing, creative_writing',
      personas: `
      a radio writer who counts seconds aloud
      a copywriter who lets one scene sell
      a producer who hears the sound before the words
    `,
      decisions: `
      Time it: give seconds beside each part, at about two and a half spoken words a second. || Keep to the seconds at a calm speaking pace, and print the count beside each part. || Count the words against the time, two to three a second, and say the total.
      Build it on one scene or one voice, and on one thing to remember. || Let a single situation carry the offer. || Choose one idea that works with closed eyes, and nothing beside it.
      Say name and offer twice, the second time at the end with what to do. || Close on name, place and the one step to take. || Put the name early and again last, with the action wanted.
      Write sounds and pauses into the script, in brackets.
      Leave labelled blanks for dates, prices and addresses that are not given.
      Use words that are easy to say and hard to mishear.
      Keep conditions to one short sentence, as the law of the place asks.
      Open without "are you looking for".
      Give a second version that rests on another idea.
      Cast the voices: age, mood, pace.
    `,
      shapes: `
      A table: seconds, sound, voice, words; then a second idea in two lines.
      The script with cues in brackets and seconds in the margin, then casting notes.
      Scene by scene: picture or sound on the left, spoken words on the right.
    `,
      lengths: `
      About 70 words for thirty seconds, others in proportion.
      No more words than fit the time when read aloud.
    `,
      missing: `
      offer, dates and address | unless: off, percent, till, until, from, at, rs, road, opposite
      language and station or channel | unless: hindi, english, tamil, fm, channel, youtube, marathi
    `,
    },
  ),
  genre(
    'farm-plan',
    'how-to',
    /\b(?:crop|crops|farm|farming|acres?|fertili[sz]er|manure|irrigation|drip|pesticide|sowing|harvest|orchard|poultry|dairy|goat|fish pond|polyhouse|greenhouse|kharif|rabi|intercropp\w+|organic farming|soil)\b.{0,40}\b(?:plan|schedule|calendar|rotation|guide|dose|per acre|layout|calculation|project)\b|\bhow (?:to|do i|can i) (?:grow|cultivate|start (?:a )?(?:farm|poultry|dairy|goat|mushroom))\b|\bcrop rotation\b/u,
    {
      unless:
        /\b(?:image|crop tool|photoshop|server farm|farmville|minecraft|stardew|python|css|essay|story|poem|balcony|pot|terrace|kitchen garden|indoor|loan letter|logo|slogan|business plan)\b/u,
      groups: 'lifestyle, business, education, general_knowledge',
      personas: `
      an extension officer who asks for the soil test first
      a farmer's adviser who counts water before yield
      an agronomist who plans by season and by what sells
    `,
      decisions: `
      Lay it out by season and month for that region: what is sown, done and harvested when. || Give a calendar by month, with sowing, care and harvest. || Plan by season in a table: field, crop, month, work.
      Give seed, manure and water per acre as ranges, and say which depend on a soil test. || State amounts per acre with the range that is usual, and what the soil report would change. || Put quantities per acre beside each step, marked as to be confirmed by a soil test.
      Base it on the water there is, and say what to drop in a dry year. || Begin with the water available, and choose what it carries. || Mark the crops that need irrigation, and the fallback if rain fails.
      Alternate deep and shallow roots, cereals and pulses, and give the reason for each change. | when: rotation, crop, crops
      Name the two pests or diseases to expect, with the sign, the mildest remedy and the waiting time before harvest.
      Estimate cost and income per acre as ranges, with what drives them.
      Leave names and doses of chemicals to the label and the local officer.
      Say where it can be sold and what the buyer checks.
      Name the scheme or office to ask, as something to be checked.
      Give the first three steps before the season starts.
    `,
      shapes: `
      A table by month or season, amounts per acre, what can go wrong, first steps.
      Field by field: crop, months, water, expected yield as a range; then costs.
      Steps in order with time and amount, then risks with their signs.
    `,
      lengths: `
      One table and 200 words.
      One page.
    `,
      missing: `
      soil, water and market near by | unless: black soil, red soil, borewell, canal, rainfed, drip, mandi, loam, clay
      equipment, money and hands | unless: tractor, budget, labour, loan, rs
    `,
    },
  ),
  genre(
    'children-story',
    'creative-writing',
    /\b(?:bedtime|children'?s|kids?'?|moral|picture book) (?:story|stories|tale)\b|\b(?:story|tale)\b.{0,16}\b(?:for|to) (?:an? |my |the )?(?:\d{1,2}|three|four|five|six|seven|eight)?[- ]?(?:years?[- ]old|kids?|child(?:ren)?|toddlers?|daughter|son|niece|nephew|class \d)\b/u,
    {
      unless:
        /\b(?:ideas? for|names?|app|code|illustrat\w+ of|analy[sz]e|summary|summari[sz]e|user story|instagram|questions on)\b/u,
      groups: 'education, lifestyle',
      personas: `
      a storyteller who has read aloud to tired children
      a writer of picture books who lets things happen
      a grandparent who knows where to pause
    `,
      decisions: `
      Give the hero one wish and one fear, and let the hero solve it by something small and clever. || Let the child in the story want something, fail once and find its own way. || Build it on one wish, one obstacle and a solution the hero finds alone.
      Write to be read aloud: short sentences, sounds, and one line that comes back three times. || Use a refrain that a child can join in. || Let one sentence return, a little changed each time.
      Let what it means show in what happens, and never say the moral. || Leave the lesson unspoken. || Close without a lesson in words. | unless: moral, lesson, message
      Let the moral follow from what happened, and say it once in the hero's own words. | when: moral, lesson
      Keep to words and dangers of that age, with a fright that ends soon.
      Name things a child can touch, hear and smell.
      Keep to two or three figures, each with a way of speaking.
      End calmly, so that eyes may close. | when: bedtime, sleep, night
      Surprise once in the middle.
      Give the animal the habits it really has, and one it only has here. | when: crab, fox, rabbit, elephant, bear, cat, dog, bird, lion, mouse, animal, turtle
      Use names that are easy to say.
    `,
      shapes: `
      A title, then the story in short paragraphs to be read aloud.
      The complete story, then one question to talk about.
      Title and story, with the returning line in italics.
    `,
      lengths: `
      300–500 words, five minutes aloud.
      Under 400 words.
      About twelve short paragraphs.
    `,
      missing: `
      names and things the child loves | unless: named, called, loves, likes, favourite, who
    `,
    },
  ),
]

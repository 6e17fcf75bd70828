import { genre } from '../chat-genre.ts'

/** Words between people who know each other, and what worries them at home. */
export const personalGenres = [
  genre(
    'personal-apology',
    'email',
    /\b(?:apolog\w+|sorry|say sorry|make up)\b.{0,30}\b(?:girlfriend|boyfriend|wife|husband|partner|fianc\w+|best friend|friend|mom|mum|mother|dad|father|sister|brother|parents|gf|bf)\b/iu,
    {
      unless: /\b(?:song|poem|story|scene|dialog\w*|customer|client|lyrics)\b/iu,
      groups: 'creative_writing, lifestyle, professional_writing',
      personas: `
      a friend who finds plain words for difficult things
      a letter writer who never says "if"
      someone who has apologised well before
    `,
      decisions: `
      Name exactly what was done or forgotten, in the first sentence, without "if" or "but".
      Say what it must have felt like for the other person, before any reason.
      Give the reason in half a sentence at most, and never as an excuse.
      Offer one thing that will be done, with a day, and promise nothing that cannot be kept.
      Use words these two would use; one shared detail if it is given, none invented.
      Leave the other person free to answer or not.
    `,
      shapes: `
      The message ready to send, then a version to say aloud.
      Two versions, one short and one longer, each ready to copy.
      A few short paragraphs, ending on the plan rather than on another sorry.
    `,
      lengths: `
      60–120 words.
      Under 120 words.
      Six to eight sentences.
    `,
      missing: `
      what happened and what matters to the other person | unless: because, forgot, forgetting, late, missed, said, lied, cancelled
    `,
    },
  ),
  genre(
    'thank-you',
    'email',
    /\bthank[- ]?you\b.{0,16}\b(?:note|letter|e?-?mail|message|card|speech to)\b|\b(?:note|letter|e?-?mail|message)\b.{0,16}\b(?:thanking|of thanks|to thank)\b/iu,
    {
      unless: /\b(?:page|html|code|api|customers|after (?:an |the |my )?(?:purchase|order)|popup)\b/iu,
      groups: 'professional_writing, lifestyle, creative_writing, business',
      decisions: `
      Name the one thing the thanks are for, and what it made possible.
      Say it in the first sentence, without a warm-up.
      Use one detail only these two know, if it is given; otherwise leave a labelled blank for it.
      Keep to the tone of the relation: a mentor is no colleague, a guest no client.
      Ask for nothing in the same message.
      End on what comes next between both, in a few words.
    `,
      shapes: `
      The note ready to send, then a shorter one for a card.
      Two versions, warm and formal.
      Three short paragraphs and a sign-off.
    `,
      lengths: `
      60–100 words.
      Under 100 words.
      Four to six sentences.
    `,
      missing: `
      what the thanks are for | unless: for, because, after, helping, interview, gift, support
    `,
    },
  ),
  genre(
    'hard-talk',
    'coaching',
    /\bhelp me (?:say no|tell|talk|refuse|set boundaries|confront|apologi[sz]e)\b.{0,24}\b(?:to|my|him|her|a|an)\b|\bhow (?:to|do i|can i|should i) (?:tell|talk to|convince|ask|confront|say no to|break (?:it|up)|approach|deal with|handle)\b.{0,24}\b(?:my|him|her|them|his|a|an)\b|\bhow to (?:say no|set boundaries|end (?:a|my) (?:friendship|relationship))\b|\bmy (?:manager|boss|colleague|co-?worker|team ?mate|flatmate|roommate|neighbou?r|mother.?in.?law|in-?laws|sister|brother|friend|partner|husband|wife)s? (?:keeps?|always|never|won['’]?t|refuses?|constantly|is always)\b.{0,80}\b(?:what (?:should|can|do) i (?:do|say)|how (?:do|can|should) i (?:handle|respond|react|deal)|advice)\b|\b(?:roommate|flatmate|neighbou?r|colleague|co-?worker|mother.?in.?law|in-?laws|boss)\b.{0,60}\bhow (?:to|do i|should i) (?:tell|say|talk|deal|handle|react)\b/iu,
    {
      unless:
        /\b(?:if (?:a|the)|apart|difference|gpt|model|dog|cat|excel|code|server|customers?|interview|python|api|error|water|real|fake|ripe|a friend request)\b/iu,
      isDecisive: true,
      groups: 'lifestyle, health, general_knowledge, professional_writing, business, education',
      decisions: `
      Give the first two sentences to say, word for word, in the speaker's own kind of language.
      Say what to find out about the other side before asking for anything.
      Put the matter as what happened, what it does and what is wished, without blame.
      Name the time and place that make it easier, and one that makes it worse.
      Show two likely answers and what to say to each.
      Say what a good small result of this one talk would be, and when to leave it for another day.
      Keep what is fair apart from what is only wanted.
    `,
      shapes: `
      Before the talk, the opening words, two turns it may take, how to end it.
      A short script with answers to the likeliest replies, then three lines of advice.
      What to say first, what to avoid, what to do if it goes wrong.
    `,
      lengths: `
      200–300 words.
      Under 300 words.
    `,
      missing: `
      what has been said already | unless: told, said, asked, already, before, reminded
    `,
    },
  ),
  genre(
    'pet-symptom',
    'lifestyle',
    /\bmy (?:\p{L}+ )?(?:dog|cat|puppy|kitten|rabbit|parrot|hamster|cow|goat|bird|pet|turtle|fish)\b.{0,40}\b(?:not (?:eating|drinking|moving|sleeping)|vomit\w*|limp\w*|scratch\w*|sick|ill|diarrh\w*|loose motion\w*|cough\w*|bleed\w*|lethargic|itch\w*|sneez\w*|shaking|swollen|won'?t eat|stopped eating|fever|ticks?|losing (?:hair|fur|weight))\b/iu,
    {
      unless: /\b(?:story|poem|caption|photo|letter|name)\b/iu,
      groups: 'health, lifestyle',
      decisions: `
      Begin with the signs that need a vet today, for exactly this animal and complaint.
      Ask age, weight, vaccination, what was eaten and since when, as far as it is not given.
      Give the likely causes in order, with what speaks for each; name none as certain.
      Say what can be done at home in the next twelve hours, and for how long to wait.
      Warn of human medicines and foods that harm this animal.
      Tell what to note or photograph for the vet.
    `,
      shapes: `
      Urgent or not, what to do now, what to watch, questions of the vet.
      Warning signs first, then causes with their signs, then care at home.
    `,
      lengths: `
      150–250 words.
      Under 250 words.
    `,
      missing: `
      age, breed and other signs | unless: old, years, months, breed, vomiting, also, fever, weight
    `,
    },
  ),
]

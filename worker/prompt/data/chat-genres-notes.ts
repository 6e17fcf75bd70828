import { genre } from '../chat-genre.ts'

/** Short texts that somebody signs, and what is handed to those who make something for us. */
export const noteGenres = [
  genre(
    'unpaid-invoice',
    'email',
    /\b(?:follow[- ]?ups?|chas\w+|nudge)\b.{0,70}\b(?:unpaid|overdue|late payments?|outstanding|(?:has|have|did|is|are)(?:n['’]t| not)(?: yet)? (?:paid|pay|paying|settled|cleared)|owes?)\b|\b(?:has|have|did)(?:n['’]t| not)(?: yet)? (?:paid|pay|settled|cleared)\b.{0,50}\b(?:invoice|bill|fees?)\b.{0,60}\b(?:mail|message|letter|note|email)/u,
    {
      unless:
        /\b(?:script|function|code|api|sql|app|cron|feature|excel|formula|policy|second|third|fourth|2nd|3rd|4th|final|last)\b/u,
      group: 'professional_writing',
      groups: 'business',
      isDecisive: true,
      decisions: `
      Put invoice number, amount and the days overdue into the first two lines, as far as they are given. || Name the invoice, what it is for and how long it has been due before anything else.
      Ask for one thing: the payment, or the day on which it will come. || End on one request with a date: paid by then, or a word on when.
      Assume an oversight, and leave a way to say what is wrong with the bill.
      Say how to pay, and offer to send the invoice again.
      Threaten nothing, and name fees or the next step only if they are given here.
      Keep it short enough to be answered from a phone.
    `,
      shapes: `
      Subject line and message ready to send, then a firmer version for ten days later.
      Subject, greeting, four sentences, sign-off.
    `,
      lengths: `
      70–110 words.
      Under 100 words.
    `,
      missing: `
      amount and due date | unless: rs, inr, usd, eur, $, €, £, ₹, due on, due date, days, weeks
    `,
    },
  ),
  genre(
    'hard-message',
    'email',
    /\b(?:break[- ]?up|breaking up|rejection|let(?:ting)? (?:him|her|them) down|say(?:ing)? no to|turn(?:ing)? down)\b.{0,30}\b(?:text|message|note|dm|whatsapp)\b|\b(?:text|message|note|dm|whatsapp)\b.{0,40}\b(?:break(?:ing)? up|end(?:ing)? (?:it|things)|my ex|second date|say no|turn down|not interested)\b/u,
    {
      unless: /\b(?:script|novel|story|scene|code|app|poem|customer|client|candidate|applicant)\b/u,
      groups: 'creative_writing, lifestyle, professional_writing',
      isDecisive: true,
      decisions: `
      Say the decision in the first two sentences, so that no hope is left by mistake. || Put the decision early and in plain words.
      Speak of oneself and not of the other's faults. || Give one honest reason as "I", and no list of faults.
      Name one true good thing, if one is given; invent no memory.
      Offer nothing that is not meant: no "maybe later", no "let's stay friends" by habit.
      Sound like a person on a phone, and not like a card.
      Leave no question open that would start a debate.
    `,
      shapes: `
      The message alone, ready to send.
      One message, then a shorter one for somebody known only briefly.
    `,
      lengths: `
      40–80 words.
      Four to six short sentences.
    `,
      missing: `
      how long and how close the two are | unless: date, dates, months, years, weeks, met, married, engaged, boyfriend, girlfriend
    `,
    },
  ),
  genre(
    'decline-invitation',
    'email',
    /\b(?:declin\w+|turn(?:ing)? down|say(?:ing)? no to|refus\w+|can(?:['’]t|not) (?:make|attend|come to)|unable to (?:attend|come|join))\b.{0,40}\b(?:invitation|invite|wedding|party|event|dinner|conference|ceremony|baby shower)\b/u,
    {
      unless: /\b(?:code|api|calendar|guest list|rsvp page)\b/u,
      group: 'professional_writing',
      groups: 'lifestyle',
      isDecisive: true,
      decisions: `
      Thank for the invitation and decline in the same two sentences. || Let thanks and the no stand side by side at the start.
      Give one short reason or none; invent no illness and no journey. || Keep the reason to half a sentence, and make none up.
      Leave no door open that would have to be shut later.
      Wish the hosts well in words that fit this occasion.
      Offer another meeting only if it is meant.
      Suit the tone to how near the two are: a colleague is no cousin.
    `,
      shapes: `
      The message ready to send, then a shorter one for the phone.
      Two versions: warm and formal.
    `,
      lengths: `
      40–70 words.
      Three to five sentences.
    `,
      missing: `
      who invites, and how near they are | unless: friend, cousin, colleague, boss, sister, brother, neighbour, client, aunt, uncle
    `,
    },
  ),
  genre(
    'dating-profile',
    'social-media',
    /\b(?:dating|tinder|hinge|bumble|matrimon\w+|shaadi)\b.{0,30}\b(?:profile|bio|prompts?|intro)\b|\b(?:bio|profile|intro)\b.{0,20}\b(?:dating|tinder|hinge|bumble|matrimon\w+)\b/u,
    {
      unless: /\b(?:app|algorithm|api|database|schema|code|design|policy)\b/u,
      group: 'creative_writing',
      groups: 'lifestyle, marketing, professional_writing',
      isDecisive: true,
      decisions: `
      Show each trait by something done, instead of naming it. || Turn every adjective into a small scene or habit.
      Use only what is told here; invent no job, trip or pet. || Keep to the facts given.
      Give a stranger two easy things to ask about.
      Keep irony light, and complain about nobody.
      Let the last line invite an answer.
      Leave out what every profile says: travel, laughter, good food.
    `,
      shapes: `
      Three versions (warm, witty, plain), each ready to paste.
      Two versions and three one-line answers to the usual prompts.
    `,
      lengths: `
      At most 60 words each.
      Three to five short lines a version.
    `,
      missing: `
      what kind of person is hoped for | unless: looking for, serious, casual, marriage, relationship, partner
    `,
    },
  ),
  genre(
    'maker-brief',
    'project-plan',
    /\bbriefs? (?:for|to) (?:an? |the |our |my )?(?:\p{L}+ )?(?:photographer|videographer|illustrator|film ?maker|animator|designer|copywriter|studio|agency|editor|stylist|architect|muralist|printer)s?\b|\b(?:photo ?shoot|shoot|video|illustration|photography) brief\b/u,
    {
      group: 'business',
      groups: 'marketing, professional_writing',
      isDecisive: true,
      decisions: `
      Say in two lines what the pictures or pieces are for and what they must make people feel or do. || Begin with purpose, audience and where the work will be seen.
      List what must be delivered: number, format, orientation, resolution, date. || Give the deliverables as a table of piece, format, use and deadline.
      Name the must-haves apart from the nice-to-haves, each as something that can be seen.
      Describe the look by light, colour, mood and two things to avoid, and not by adjectives alone.
      Settle place, access, people, props and who decides on the day.
      Leave budget, rights of use and dates that are not given as labelled blanks.
    `,
      shapes: `
      One page: purpose, deliverables as a table, look, must-haves, practical points, blanks to fill.
      Headed sections of two to four lines, with the list of shots or pieces at the end.
    `,
      lengths: `
      One page.
      Under 400 words.
    `,
      missing: `
      use and number of pieces | unless: website, instagram, print, brochure, images, photos, shots, pages
      date, place and budget | unless: budget, date, march, april, may, june, july, week, rs, usd, eur
    `,
    },
  ),
  genre(
    'titles',
    'naming-ideas',
    /\b(?:suggest|give|find|generate|write|need|want|create|recommend|help me (?:find|with)|come up with|brainstorm|ideas for)\b.{0,24}\b(?:titles?|headlines?)\b.{0,12}\b(?:for|to|of)\b.{0,30}\b(?:blog|post|article|essay|video|talk|thesis|paper|book|novel|podcast|episode|webinar|course|newsletter|report|presentation|story|poem)\b/u,
    {
      unless: /\b(?:meta|job titles?|and (?:description|outline|intro|tags)|script|seo title tag)\b/u,
      group: 'marketing',
      groups: 'professional_writing, creative_writing',
      isDecisive: true,
      decisions: `
      Let each title promise one thing that the piece can keep. || Say in each what the reader gets, and promise no more than the piece holds.
      Vary the way in: a result, a question, a number, a contrast, a plain statement. || Give each title another way in, so that there is a real choice.
      Put the word that readers look for near the start.
      Keep to 60 characters, so that nothing is cut in a list of results.
      Leave out clickbait, colons by habit and "ultimate guide".
      Match the register of the readers: a trade paper, a blog, a stage.
    `,
      shapes: `
      A numbered list, the strongest first, with half a line on why.
      The list, then the two to test against each other.
    `,
      lengths: `
      As many as asked for, or else eight.
      One line each.
    `,
      missing: `
      what the piece says | unless: about how, because, argues, shows, lessons, mistakes, case
    `,
    },
  ),
]

import { genre } from '../chat-genre.ts'

/** Letters, plans and words for hard news, told by what is asked for and not by what they are about. */
export const askedOfficeGenres = [
  genre(
    'information-request',
    'email',
    /\b(?:foi|foia|freedom of information|public records?|open records|environmental information|rti)\b (?:act )?(?:requests?|application|letter|e-?mail)\b|\b(?:file|write|draft|send|make) (?:an? )?(?:foi|foia|rti)\b|\b(?:data )?subject access request\b|\bdsar\b|\bsar (?:to|letter|request)\b/u,
    {
      unless:
        /\b(?:what is|what are|explain|how (?:does|long)|reply to|respond to|answer (?:an?|the|this)|refus\w+|policy|procedure|summari[sz]e|essay|log|tracker)\b/u,
      groups: 'legal',
      isDecisive: true,
      personas: `
      a records officer who knows which requests come back empty
      a reporter who has sent hundreds of such requests
      a caseworker who writes requests that cannot be misread
    `,
      decisions: `
      Name the law in the first sentence, as a request under it, to be checked for the place. || Open by saying under which act this is requested, as a point to confirm for the place. || Begin with the request and the act it rests on.
      List what is wanted as numbered items: which record, period, place, breakdown. || Number the records asked for, each with its period, place and breakdown. || Put every item on a line of its own, so narrow that it can be found.
      Ask for the records as they are held, in the format named or one that a program can read. || Say in which format the data should come, and that an existing export will do.
      Ask for whatever part can be released if the rest is refused, with the exemption named for each. || Ask for partial release and the reason for each part withheld.
      Identify the person by the details the body needs, and name the systems and dates to be searched. | when: subject access, dsar, sar, my data, hr file, personal data
      Ask to be told of any fee or narrowing before work begins. | unless: subject access, dsar, hr file
      Give no reason for the request; none is owed.
      State the time limit of the act as a point to confirm, and how the reply should be sent.
    `,
      shapes: `
      The letter ready to send: subject, request, numbered items, format, part release, contact.
      Subject line and letter, then two lines on what to do if no answer comes.
    `,
      lengths: `
      200–300 words.
      One page.
    `,
      missing: `
      details of the sender | unless: my name, address, reply to, i am
    `,
    },
  ),
  genre(
    'onboarding-plan',
    'project-plan',
    /\b30[-/ ]+60[-/ ]+90\b|\b(?:90|100|30|60)[- ]days? (?:plan|onboarding)\b|\b(?:onboarding|induction|ramp[- ]?up) (?:plan|schedule|programme|program|checklist)\b|\bfirst (?:day|week|two weeks|fortnight|month|90 days|100 days)\b.{0,40}\b(?:as an?|for (?:an?|the|our) new|of an? new|new (?:hire|starter|employee|joiner))\b|\bplan\b.{0,30}\b(?:new (?:hire|starter|joiner|employee))\b/u,
    {
      unless:
        /\b(?:app|saas|users?|customers?|clients? onboarding|e-?mails?|newborn|puppy|kitten|baby|diet|workout|code|interview questions|notice period|flow|screens?|school|kindergarten)\b/u,
      isDecisive: true,
      personas: `
      a team lead who has brought in many new people
      a head of people who plans for the third month, not the first day
      an operations manager who signs off each step
    `,
      decisions: `
      Give for each phase what the person knows, does alone and has delivered at its end, with a number that shows it. || End every phase with what can be done without help and the figure that proves it. || Set for each phase one goal in knowledge, one in practice and one result that can be counted.
      Fit the goals to this role: what a good month of it looks like, taken back to the first week. || Derive the phases from what the role delivers when it runs well. || Start from the finished performance of this role and count back.
      Name for every week whom to meet, what to shadow and what to try under supervision. || Show by week who is met, what is watched and what is tried.
      Fix the talks at the end of each phase: what the manager asks, what the new person asks, and what follows if it is behind. || Plan the review at each mark, with its questions and the consequence of falling behind.
      Keep the first week light: access, people, product, one small success.
      Say what is ready before the first day: accounts, equipment, reading, buddy.
      Mark what is assumed about team and tools.
    `,
      shapes: `
      A table by phase: goals, activities, people, result with its number; then the review talks.
      One block for each phase with goals, week by week, and its review.
    `,
      lengths: `
      One page.
      400–500 words, the table included.
    `,
      missing: `
      targets of the role | unless: quota, target, targets, kpi, per month, per week, %
      manager or buddy | unless: manager is, buddy, reports to, mentor, lead
    `,
    },
  ),
  genre(
    'hard-news',
    'coaching',
    /^(?=[\s\S]*\b(?:scripts?|talking points|what (?:do|should|can|to) (?:i |we )?say|how (?:do|should|can|to) (?:i |we )?(?:tell|say|announce|break|communicate)|announc\w+|tell(?:ing)? (?:an? |the |my |our |her |him |them)|speech|minutes?)\b)[\s\S]*\b(?:lay-?offs?|laid off|lay (?:\p{L}+ ){0,2}off|redundan\w+|roles? (?:go|goes|are going|will go|cut|are cut|being cut)|jobs? (?:go|cuts?)|contract (?:ends|is ending|ended|won['’]t be|will not be|isn['’]t|not)|not (?:be )?renew\w*|let(?:ting)? (?:\p{L}+ ){1,3}go\b|fir(?:e|ing) (?:an?|my|him|her|someone)|terminat\w+|(?:shops?|stores?|offices?|sites?|branch(?:es)?|plant|factory) (?:will |is |are |to )?clos(?:e|es|ing|ure)(?! (?:at|on|for|early|today|tomorrow|over|during|between|from)\b)|did(?:n['’]t| not) get the (?:promotion|job|role|raise)|lost (?:our|the|a) (?:\p{L}+ ){0,2}(?:customer|client|contract|funding|grant|tender|investor)|no bonus(?:es)?|pay (?:cut|freeze)|demot\w+|hours (?:are )?cut)\b/u,
    {
      unless:
        /\b(?:terminate (?:the |a )?(?:process|pod|instance|string|lease)|python|bash|code|movie|film|story|poem|novel|comedy|legal|law|lawful|am i entitled|severance pay am i|press release|severance calculat\w+|e-?mail|letter|blog|was laid off|got laid off|i was|i got fired|my boss fired|tenan\w+|landlord)\b/u,
      group: 'business',
      groups: 'professional_writing, health',
      isDecisive: true,
      personas: `
      a head of people who has given such news and stayed in the room
      a leadership coach who writes words that can be spoken
    `,
      decisions: `
      Say the news in the first two sentences, in plain words, before reasons or thanks. || Put the news at the start, without lead-in. || Let the second sentence at the latest hold the news itself.
      Write the words as they are spoken, line by line, with the pauses. || Give the exact words, short enough to be said with a dry mouth, and mark the silences. || Word it for speaking: short lines, one thought in each, pauses marked.
      Keep to what is settled and may be said; for the rest say who will tell whom and by when. || Say nothing that is open or not to be named, and give the date on which it will be known. || Draw the line between what can be said today and what comes later, with the day.
      Prepare the answers to the questions that will come: who, when, why, what now. || Add the four likeliest questions, each with an answer of two sentences at most.
      Leave out praise that sounds like mockery, the speaker's own distress, and talk of family. || Spare the listeners comfort that costs nothing and the speaker's own feelings.
      Say what happens in the next hour and the next days, and who is there to talk to.
      Note what must not be said, and why, for the speaker alone.
      Mark what law or personnel office should check before it is said.
    `,
      shapes: `
      The words to be spoken, questions with answers, then notes for the speaker alone.
      Opening, news, what is known and not known, what happens next; below it the likeliest questions.
    `,
      lengths: `
      Within the time named, or three minutes read aloud.
      At most 350 words to be spoken.
    `,
      missing: `
      support and terms offered | unless: severance, notice, weeks pay, months pay, support, package, references, garden leave
    `,
    },
  ),
  genre(
    'indirect-tax',
    'finance',
    /^\W*(?:(?:hi|hey|question|quick question)[,:]? )?(?:can|do|does|is|are|am|should|must|may|how much|when|which|what|who)\b[\s\S]{0,160}\b(?:gst|igst|vat|tds|tcs|sales tax|withholding(?: tax)?|reverse charge|customs duty|import duty|stamp duty|use tax|excise)\b/u,
    {
      unless:
        /\b(?:excel|formula|script|code|api|sql|woocommerce|shopify|essay|history|stand for|full form|write (?:an?|the))\b/u,
      groups: 'legal',
      isDecisive: true,
      personas: `
      a tax adviser who answers with the condition it hangs on
      an accountant who has had such cases audited
    `,
      decisions: `
      Answer first: which treatment or rate applies, and on which condition. || Put the treatment and its one condition into the first line. || Begin with yes or no, and what it depends on.
      Test each condition of the rule against the facts given: who supplies, where the customer is, place of supply, currency, registration. || Go through the conditions one by one, with the fact given beside each. || Set every requirement of the rule beside what is known of this case.
      List the papers to have and keep, with who issues each and by when. || Name the documents that prove it, their source and their deadline. || Give the papers as a list: what it is, where it comes from, when it is due.
      Say how it is shown on the invoice and in which return, with the line or table. || Give the wording for the invoice and the place in the return.
      Name the mistake that costs this treatment, and how it is put right.
      State section, rule and year as points to check in their present form.
      Show the sum on one invoice with the figures given.
    `,
      shapes: `
      The answer in one line, conditions in a table with the facts, papers, invoice and return.
      Short answer, conditions, documents with dates, what can go wrong.
    `,
      lengths: `
      250–350 words.
      One table and 150 words.
    `,
      missing: `
      country | unless: india, bengaluru, bangalore, mumbai, pune, delhi, germany, uk, us, usa, france, spain, eu, gst, tds, igst, dubai, uae, canada, australia
      registration and turnover | unless: registered, turnover, lut, threshold, ltd, gmbh, individual, small business
    `,
    },
  ),
  genre(
    'listing-tags',
    'seo',
    /^(?=[\s\S]*\b(?:etsy|amazon|ebay|app store|play store|youtube|shopify|redbubble|instagram|tiktok|pinterest|listing|video|reel|post)\b)[\s\S]*\b(?:\d+ (?:\p{L}+ ){0,2}(?:hash)?tags|(?:hash)?tags (?:only|for)|(?:backend|app store|play store) keywords|search terms|title (?:and|\+|&|with) (?:\d+ )?(?:hash)?tags)\b/u,
    {
      unless:
        /\b(?:html|git|docker|xml|css|meta tags?|python|code|script|analy[sz]e|what are|explain|price tags?|caption)\b/u,
      groups: 'marketing',
      group: 'marketing',
      isDecisive: true,
      personas: `
      a seller who has ranked hundreds of listings
      a marketplace search specialist who counts characters
    `,
      decisions: `
      Give exactly the number asked for, none twice, each within the limit of the platform. || Keep to the number named, with no two that a search would treat as one. || Deliver the count asked for, no word pair repeated, within the characters allowed.
      Use phrases that buyers type: what it is, material, use, occasion, style. || Build them from what people search: the thing, its material, its use, the occasion. || Take the words of searchers and not those of the trade.
      Mix broad phrases with narrow ones that fit exactly this item. || Spread them from broad to exact.
      Keep every Etsy tag to 20 characters, spaces included. | when: etsy
      Put the words most searched for at the start of the title, so that it still reads as a phrase. | when: title
      Name no brand, material or property that is not given.
      Write the tags as one line between commas, ready to paste.
    `,
      shapes: `
      The asked parts alone, each ready to paste.
    `,
      lengths: `
      The number asked for and nothing beside it.
    `,
      missing: '',
    },
  ),
]

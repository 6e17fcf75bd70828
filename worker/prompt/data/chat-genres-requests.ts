import { genre } from '../chat-genre.ts'

/** Letters and notices in which somebody asks, invites, informs or insists. */
export const requestGenres = [
  genre(
    'final-reminder',
    'email',
    /\b(?:second|third|fourth|2nd|3rd|4th|final|last)\b.{0,24}\b(?:payment |invoice |fee )?(?:reminder|notice)\b.{0,90}\b(?:paid|pay\w*|invoices?|dues?|overdue|fees?|bills?|rent|emi)\b|\b(?:paid|pay\w*|invoices?|dues?|overdue|fees?|bills?|rent|emi)\b.{0,90}\b(?:second|third|fourth|2nd|3rd|4th|final|last)\b.{0,24}\b(?:payment |invoice |fee )?(?:reminder|notice|mail|email|time)\b|\b(?:second|third|fourth|2nd|3rd|4th|final|last) (?:payment|fee|invoice) reminder\b/iu,
    {
      unless: /\b(?:script|function|code|api|sql|app|cron|feature|excel|formula)\b/iu,
      decisions: `
      Open with the invoice, the amount and how late it is, as far as they are given, and recall the earlier reminders in half a sentence.
      Ask for payment or a written answer by one date; leave that date as a labelled blank if none is given.
      State calmly one consequence that follows if the date passes, and leave it for the sender to choose where none is given.
      Stay polite in form and firm in substance: no apology for asking, no irony, no threat.
      Offer one way out: a call, a part payment or a dispute put in writing.
      Give the way to pay and the person to answer to, so that nothing else is needed.
      Keep the tone of somebody who wants to go on doing business together.
    `,
      shapes: `
      Subject line with the invoice and the date, then the message ready to send.
      The message ready to send, the date by which payment is expected standing on a line of its own.
      Subject, four short paragraphs: facts, date, consequence, contact.
    `,
      lengths: `
      90–130 words.
      Under 130 words.
      Four short paragraphs.
    `,
      avoid:
        'an apology for asking, sarcasm, threats beyond what will be done, vague deadlines, guesses at the reason, legal terms used for show, copies to third parties, amounts repeated in every line',
      missing: `
      the new date to pay by | unless: by monday, by tuesday, by wednesday, by thursday, by friday, within, deadline, before
      what follows if nothing is paid | unless: interest, stop, suspend, pause, legal, late fee, penalty, hold
    `,
    },
  ),
  genre(
    'price-negotiation',
    'email',
    /\b(?:e?-?mail|letter|reply|message|mail)\b.{0,120}\b(?:discount|lower (?:the )?(?:price|rate|rent|fee)|reduce (?:the |our |my )?(?:price|rate|rent|fees?|retainer|quote)|hold(?:s)? (?:the |our |my )?price|rate increase|price increase|negotiat\w+|counter ?offer|better (?:price|rate)|(?:quote|price|rate|fee|cost|proposal)s? (?:is |are |was |were )?(?:too (?:high|expensive|costly|much)|higher than)|raise (?:the |our |my )(?:price|rate|fee)s?)\b/iu,
    {
      unless:
        /\b(?:customers?|subscribers?|newsletter|campaign|promo\w*|broadcast|sale|salary|offer letter|coupon|script|code)\b/iu,
      groups: 'business, marketing, sales',
      decisions: `
      Say what is asked for or kept in one clear sentence near the top, with the figures as given.
      Give the one reason that counts for the other side before those that count for the writer.
      Trade instead of giving in: for each change of price name what changes with it, such as scope, term or volume.
      Offer two options that the writer can live with, so that the choice is not yes or no.
      Name the good that exists between both sides in half a sentence, without flattery.
      Leave out whatever shows need or haste.
      End on one next step with a day, such as a short call.
    `,
      shapes: `
      A subject line, then the message ready to send, the options as two short bullets.
      The message ready to send, then one line with the point to hold on the phone.
      Subject, three short paragraphs and the options side by side in two lines.
    `,
      lengths: `
      120–180 words.
      Under 180 words.
      Four short paragraphs at most.
    `,
      missing: `
      the limit that must not be passed | unless: minimum, at least, maximum, not below, limit, floor
    `,
    },
  ),
  genre(
    'announcement',
    'email',
    /^\W*(?:draft |write |make |create |need )?(?:an? |the )?(?:short |formal )?(?:notice|circular) (?:for|to|about|on|regarding|in)\b|\b(?:announce|announcement|inform|notify|notice|circular|tell|letting)\b.{0,24}\b(?:the |our |my |all |us )*(?:team|staff|employees|colleagues|students|parents|residents|members|tenants|customers|clients|everyone|society)\b|\b(?:notice|circular|announcement)\b.{0,30}\b(?:closed|closure|holiday|maintenance|shut ?down|water supply|power cut|meeting|change of|new timings?|timings?|shifting)\b|\b(?:office|shop|store|school|clinic|bank|branch)\b.{0,20}\b(?:is|are|will be|remains?|stays?) closed\b/iu,
    {
      unless:
        /\b(?:sql|script|function|code|api|press release|legal notice|app|webhook|layoffs?|story|poem|offer|sale|launch|shifting to|moving to)\b/iu,
      groups: 'business, marketing, education',
      decisions: `
      Put what changes, for whom and from when into the first sentence.
      Say what readers have to do, or that nothing is to be done.
      Name who covers urgent matters meanwhile and how to reach them, as far as it is given.
      Give the reason in one clause, if it is given, and no apology for what is ordinary.
      Write day and date together, so that nobody has to look them up.
      Keep to this one matter, so that it can be forwarded as it is.
    `,
      shapes: `
      A subject line that already says what and when, then the notice ready to send.
      The notice ready to send, date and times on lines of their own.
      Subject, two or three sentences, one line for questions.
    `,
      lengths: `
      40–80 words.
      Under 80 words.
      Five short lines at most.
    `,
      missing: `
      whom to contact meanwhile | unless: contact, call, reach, phone, ask
    `,
    },
  ),
  genre(
    'invitation',
    'email',
    /\b(?:invit(?:e|ation|ing)s?)\b.{0,60}\b(?:wedding|shaadi|marriage|engagement|reception|birthday|housewarming|griha pravesh|anniversary|party|ceremony|function|inauguration|opening|baby shower|naming|dinner|get.?together)\b|\b(?:wedding|engagement|birthday|housewarming|griha pravesh|anniversary|naming ceremony|inauguration|baby shower)\b.{0,16}\b(?:invitation|invite|card)\b/iu,
    {
      unless: /\b(?:logo|design|image|illustration|background|poster|html|code|app|api|website|rsvp page)\b/iu,
      groups: 'creative_writing, lifestyle, marketing, professional_writing',
      personas: `
      a stationer who has set invitations for every kind of family
      a host who writes as people speak on the phone
      a letter writer who keeps ceremony short and warm
    `,
      decisions: `
      Name who invites whom to what in the first line, in the form this occasion calls for.
      Set day, date, time and place on lines of their own, exactly as given, with labelled blanks for what is missing.
      Keep names, titles and their order as they are given.
      Strike one tone from the first line to the last: traditional, warm or light.
      Say how and by when to answer.
      Use at most one blessing or verse, and only one that belongs to this family or faith.
      Leave out rhymes and phrases printed on every card.
    `,
      shapes: `
      The card, line by line, then a shorter version for the phone.
      Two versions, traditional and modern, laid out line by line.
      The wording set out as on a card, with the details as a block.
    `,
      lengths: `
      50–90 words for the card, 40 for the phone.
      Under 90 words.
      Eight to twelve short lines.
    `,
      avoid:
        'stock rhymes, invented venues or times, mixed degrees of formality, verses of doubtful origin, names out of order, jokes about marriage, requests for gifts, crowded details',
      missing: `
      venue and time | unless: pm, am, hall, hotel, home, venue, palace, at
      who invites | unless: parents, family, mr, mrs, we, company, team
    `,
    },
  ),
  genre(
    'formal-application',
    'email',
    /\b(?:letter|application|request|e?-?mail|write)\b.{0,30}\b(?:to|for)\b.{0,30}\b(?:bank|branch manager|manager of|principal|headmaster|hod|dean|registrar|collector|municipal\w*|corporation|police|passport|embassy|consulate|society|secretary|electricity board|post ?master|commissioner)\b|\b(?:application|letter|request)\b.{0,20}\b(?:for|to)\b.{0,30}\b(?:transfer certificate|character certificate|bonafide|noc|no objection|name change|address change|change of address|close (?:my|our|the)|closing|cheque book|loan|scholarship|fee concession|hostel|duplicate|street ?light|water supply|road repair)\b/iu,
    {
      unless:
        /\b(?:cover letter|job application|complain\w*|shikayat|web|mobile app|api|code|sick|leave|fever|absen\w+|position of|vacancy|notice to|script|chatbot|bot|welcome|slogan|tagline|ad|advert)\b/iu,
      groups: 'professional_writing, legal, business, education, lifestyle',
      decisions: `
      State in the first sentence what is asked for and under which account, class or reference number, with a labelled blank where none is given.
      Follow the usual order: addressee and place, date, subject, salutation, request, reason, enclosures, signature.
      Give the reason in one or two sentences, and no more history than the office needs.
      List the enclosures that such a request usually needs as points to confirm.
      Ask for one act, and for a written confirmation of it.
      Use the form of address and the closing that the office expects.
      Say how the writer can be reached and by when an answer is needed, if that is given.
    `,
      shapes: `
      The letter ready to sign, in the usual order, blanks marked.
      A formal letter with subject line, then the enclosures as a list.
      Addressee, date, subject, two short paragraphs, closing and signature block.
    `,
      lengths: `
      90–140 words.
      Under 140 words.
      Two short paragraphs between salutation and closing.
    `,
      missing: `
      account, roll or reference number | unless: number, no, account, roll, reference, id
    `,
    },
  ),
  genre(
    'plain-request',
    'email',
    /^\W*(?:please )?(?:mail|e?-?mail|message|ask|request|write) (?:to |an? (?:e?-?mail|mail|message|letter) to )?(?:my |our |the |a )?(?:hr|vendors?|suppliers?|bank|landlord|admin|accounts? (?:team|department)|society|it team|support|courier|isp|insurer|builder|contractor)\b.{0,24}\b(?:for|to (?:send|share|give|fix|repair|provide|confirm|update|replace)|asking|requesting|regarding|about)\b|\bask(?:ing)? (?:for )?(?:an? |the )?(?:updated |fresh |new |revised )*quot(?:e|ation)s?\b|\brequest for quot(?:e|ation)s?\b/iu,
    {
      unless:
        /\b(?:chatbot|bot|welcome|leave|days? off|discount|payment|raise|hike|refund|complain\w*|resign\w*|script|code|api|loan|close)\b/iu,
      groups: 'professional_writing, business, legal',
      decisions: `
      Say in the first sentence exactly what is wanted: thing, quantity, period and form.
      Give what the other side needs to find or do it, with labelled blanks for number, address or reference where none is given.
      Name the day by which it is needed and, in half a sentence, what for.
      Recall an earlier request with its date, only if one is mentioned here.
      Ask in a quotation for unit price, taxes, delivery, validity and terms of payment. | when: quote, quotation, quotations, rates, price list
      Name one person and number for questions or access, as blanks if not given.
      Stay brief and civil: no apology for an ordinary request.
    `,
      shapes: `
      A subject line that names the thing and the date, then the message ready to send.
      The message ready to send, the items as a short list.
      Subject, the request, the details as a list, sign-off.
    `,
      lengths: `
      60–100 words.
      Under 100 words.
      Five to seven short lines.
    `,
      missing: `
      date by which it is needed | unless: by, before, until, urgent, today, tomorrow, monday, tuesday, wednesday, thursday, friday
    `,
    },
  ),
  genre(
    'favour-request',
    'email',
    /\b(?:e?-?mail|letter|message|note|mail)\b.{0,40}\b(?:asking|request\w*|ask)\b.{0,30}\b(?:fix|repair|extension|more time|deadline|deferral|postpone\w*|reschedul\w*|permission|referral|introduction|feedback|meeting|appointment|call|help|favou?r|access|approval|documents?)\b|\b(?:extension|more time|reschedul\w*|permission|referral)\b.{0,20}\b(?:request|e?-?mail|letter|message)\b/iu,
    {
      unless:
        /\b(?:leave|days? off|discount|payment|invoice|api|code|script|raise|refund|complain\w*|salary (?:hike|increase|raise)|hike)\b/iu,
      groups: 'professional_writing, business, education',
      decisions: `
      Ask in the first two sentences, with the exact day, number or thing wanted.
      Give one honest reason, once, without drama and without blaming anyone.
      Show what has been done already, only as far as it is given here.
      Make agreeing easy: propose the day or the form, so that a single word is enough.
      Say what happens to the other side's plans, and how the trouble is kept small.
      Accept a no in advance, in half a sentence, where the reader is free to refuse.
      Thank once, at the end.
    `,
      shapes: `
      A subject line that names the request, then the message ready to send.
      The message ready to send, the request in a paragraph of its own.
      Subject, three short paragraphs, sign-off.
    `,
      lengths: `
      80–120 words.
      Under 120 words.
      Six to eight sentences.
    `,
      missing: `
      exact date or thing asked for | unless: by, until, till, days, day, tomorrow, monday, tuesday, wednesday, thursday, friday, week
    `,
    },
  ),
]

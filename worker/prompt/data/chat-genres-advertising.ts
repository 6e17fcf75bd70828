import { genre } from '../chat-genre.ts'

/** Texts that sell: listings, ads, broadcasts and first contacts. */
export const advertisingGenres = [
  genre(
    'property-listing',
    'marketing-copy',
    /\b(?:real estate|property|flat|apartment|house|villa|room|plot|airbnb|pg)\b.{0,24}\b(?:listings?|ads?|adverts?|description)\b|\blisting for\b.{0,24}\b(?:bhk|flat|house|apartment|villa|room|plot)\b/iu,
    {
      unless: /\b(?:scrape|api|script|schema|app|website code)\b/iu,
      groups: 'marketing, business',
      decisions: `
      Put size, place, price and availability into the title, as far as they are given.
      Lead with what a photograph cannot show: light, quiet, way to work, neighbours, water.
      Give facts in a list: area, floor, parking, deposit, charges, furniture; blanks where not given.
      Describe the day of a person living there in two sentences.
      Claim nothing about legality, growth of value or distance that is not given.
      Say who will like it and who will not.
      End with how and when to visit.
    `,
      shapes: `
      Title, two short paragraphs, a list of facts, contact line.
      A long version for portals and one of 300 characters for messages.
    `,
      lengths: `
      120–180 words besides the list.
      Under 180 words.
    `,
      missing: `
      price, area and floor | unless: lakh, crore, rent, sqft, sq, floor, price
      sale or rent, and contact | unless: sale, rent, lease, buy, call
    `,
    },
  ),
  genre(
    'product-description',
    'marketing-copy',
    /\b(?:product|amazon|flipkart|meesho|etsy|shopify)\b.{0,16}\b(?:descriptions?|listings?|bullets?|copy)\b|\bdescription for (?:a |an |my |the )?(?:\w+ ){1,4}(?:bottle|bag|candle|soap|shirt|saree|jar|mug|shoe|lamp|watch)\b/iu,
    {
      unless: /\b(?:schema|table|api|generator|script|json|extract)\b/iu,
      decisions: `
      Open with the use or the moment it improves, and name the product in the same sentence. || Start from the moment in which it is used, with the product's name in that sentence.
      Give material, size, capacity, care and contents as far as they are stated, in a list that can be scanned. || Put what is known of material, measures, care and contents into a list to be read at a glance.
      Turn each feature into what the buyer notices, without a claim of health, purity or origin that is not given. || Say for each feature what changes for the buyer, and claim nothing about health, purity or origin beyond what is given.
      Answer the two questions that cause most returns for such a product: will it fit, how does it wear.
      Use the words buyers search for in the title and the first line, once each. || Let title and first line hold the terms that buyers type, each a single time.
      Leave out superlatives, and any comparison with named rivals. || Praise with facts alone, and leave other brands unnamed.
    `,
      shapes: `
      Title, a paragraph of two or three sentences, five bullets, a table of specifications.
      A search-ready title, a short description, bullets, and care instructions.
      Headline, body, bullets and a line for "in the box", each labelled.
    `,
      lengths: `
      100–150 words besides the specifications.
      A title under 80 characters, bullets of one line.
      Under 150 words and five bullets.
    `,
      missing: `
      material, size and care | unless: cotton, steel, copper, leather, ml, cm, kg, size, material, litre
      the buyer and the shop | unless: for men, for women, kids, amazon, etsy, flipkart, shopify, website
    `,
    },
  ),
  genre(
    'search-or-social-ad',
    'marketing-copy',
    /\b(?:google|facebook|fb|meta|instagram|linkedin|search|ppc)\b.{0,12}\b(?:ads?|advert\w*)\b|\bad copy\b/iu,
    {
      unless: /\b(?:budget|strategy|campaign plan|roas|report|analy[sz]e|account)\b/iu,
      groups: 'marketing',
      decisions: `
      Promise one thing in each ad, and lead with the offer where one is given.
      Fit the fields: headlines of 30 characters and descriptions of 90 for search. | when: google, search, ppc
      Put the reason to stop into the first 125 characters, before the text is cut. | when: facebook, fb, instagram, meta
      Name the place or the group the ad is for, so that others do not click.
      Use only proof, prices and figures that are given here.
      Base each version on another motive: problem, result, ease, trust.
      Say what happens after the click in the call to action.
      Follow the platform's rules: nothing about the reader's health, money or looks as if it were known.
    `,
      shapes: `
      A table per version: fields with their character count, and the motive behind it.
      Three versions, each with headline, text and button; then which to test first.
      Ready-to-paste fields, each followed by its length in brackets.
    `,
      lengths: `
      Each field within its limit, nothing around it.
      Three versions, no explanation beyond a line each.
    `,
      missing: `
      the offer and what proves it | unless: free, discount, percent, off, rated, years, guarantee
      the customer and the landing page | unless: parents, women, men, students, page, website, local
    `,
    },
  ),
  genre(
    'customer-broadcast',
    'marketing-copy',
    /\bmessages? (?:for|to) (?:my |our |the |all )*customers\b|\b(?:whatsapp|sms|telegram)\b.{0,10}\b(?:to|for) (?:my |our |the |all )*(?:customers|clients|members|buyers|patients|guests)\b|\b(?:whatsapp|sms|telegram)\b.{0,24}\b(?:messages?|broadcasts?|msg|text|campaign|template)\b/iu,
    {
      unless:
        /\b(?:api|bot|script|parents?|students?|team|staff|friends?|family|neighbou?rs?|society|wife|husband|boss|manager|teacher|fees?|landlord|tenant)\b/iu,
      decisions: `
      Say who writes and what the reader gains before the second line. || Let sender and benefit stand in the first line.
      Give offer, dates, place and condition exactly as stated here, each on a line of its own. || Repeat offer, days, place and terms word for word, one per line.
      Ask for one easy action: reply with a word, tap a link or show the message. || End on a single step that takes a second, such as a one-word reply or a tap.
      Write as a shopkeeper to a customer who is known, without capitals and rows of exclamation marks.
      Tell readers how to stop such messages.
      Use bold and emoji only where they help to find the offer.
    `,
      shapes: `
      The message ready to send, then a shorter follow-up for the last day.
      Two versions, festive and plain, each ready to copy.
      Short lines with breaks as they will appear on a phone.
    `,
      lengths: `
      50–80 words.
      Under 70 words.
      At most eight short lines.
    `,
      missing: `
      offer, dates and address | unless: percent, off, discount, till, until, address, date
      who receives it | unless: regular, new, customers, members, subscribers
    `,
    },
  ),
  genre(
    'call-script',
    'sales',
    /\b(?:cold|sales|tele|follow.?up)[- ]?(?:call|calling|marketing)\b.{0,12}\bscripts?\b|\bscript\b.{0,24}\b(?:cold|sales|tele)[- ]?call/iu,
    {
      groups: 'marketing, business, professional_writing',
      decisions: `
      Earn the next thirty seconds in two sentences: who calls, why this person, may I.
      Ask two questions before describing anything.
      Give the offer in one sentence tied to the answer, with proof as a blank.
      Prepare replies to the five usual refusals, each of two sentences and ending in a question.
      Ask for a small next step with two times to choose from.
      Include what to say to a gatekeeper, on voicemail, and to someone who asks not to be called.
      Stay within what may be promised; mark figures to be checked. | when: insurance, loan, investment, credit, finance
    `,
      shapes: `
      Opening, questions, offer, refusals in a table, close, voicemail.
      The call as a dialogue with branches, then a table of replies.
    `,
      lengths: `
      An opening of 20 seconds, replies of two sentences.
      One page.
    `,
      missing: `
      what is offered, and its proof | unless: plan, policy, product, software, rating, clients
      who is called | unless: owners, doctors, parents, leads, existing, managers
    `,
    },
  ),
  genre('cold-outreach', 'sales', /\bcold (?:e?-?mail|message|dm|outreach|pitch)|\boutreach (?:e?-?mail|message)/iu, {
    groups: 'professional_writing, business',
    decisions: `
      Open with something true of this kind of recipient, not with who is writing. || Begin with the recipient's world: one observation that holds for this kind of business.
      Name one problem the recipient is likely to have, and what it costs in time or money, without invented figures. || Describe one trouble such a recipient knows, and what it costs in hours or money, with no figures made up.
      Offer one concrete result, and mark where a real reference or number should stand. || Promise one result that can be pictured, with a labelled blank where proof belongs.
      Ask for something small that can be answered with yes or no.
      Keep links, attachments and lists of services out of the first message.
      Give a subject line of two to five words in lower case that a colleague could have written.
      Add one follow-up that brings something new rather than "just checking in".
    `,
    shapes: `
      Two subject lines, the message, and one follow-up for four days later.
      Subject, message of four short paragraphs, sign-off; then a follow-up in three sentences.
      The message ready to send, then the line to adapt for each recipient.
    `,
    lengths: `
      60–100 words a message.
      Under 90 words, follow-up under 50.
      Five to seven sentences.
    `,
    missing: `
      proof: a client, a result or a portfolio | unless: case study, portfolio, clients, results, worked with
      who exactly receives it | unless: founders, ceo, cto, manager, owners, hr, recruiter, dentists, agencies
    `,
  }),
]

import { genre } from '../chat-genre.ts'

/** Letters and messages that people write at work and at home. */
export const messageGenres = [
  genre(
    'resignation',
    'email',
    /\bresignation\b|\bresign(?:ing)?\b.{0,40}\b(?:letter|e?-?mail|job|company)\b|\bquit(?:ting)? my job\b.{0,30}\b(?:letter|e?-?mail)\b/iu,
    {
      unless: /\bhow (?:do|to|should)\b/iu,
      decisions: `
      State the resignation, the position and the last working day in the first two sentences.
      Give no reason beyond what is said here, and criticise nobody. | unless: angry, furious, rude, blunt, sarcastic
      Keep the thanks to one or two sincere sentences, and invent no shared memory.
      Offer a handover of open work within the notice period.
      Ask for written acceptance and for what follows formally: clearance, documents, final settlement.
      Write it so that it reads well in a personnel file years from now. | unless: angry, furious, rude, funny, sarcastic
    `,
      shapes: `
      A subject line, then the complete letter from greeting to signature.
      The letter ready to send, with date, addressee, body and sign-off.
      Subject, three short paragraphs and sign-off.
    `,
      lengths: `
      120–180 words.
      Under 180 words.
      Three short paragraphs.
    `,
      missing: `
      last working day or notice period | unless: last, notice, effective, week, month
      position held | unless: position, role, developer, engineer, analyst, designer, teacher, nurse, executive, accountant
    `,
    },
  ),
  genre(
    'leave-request',
    'email',
    /\b(?:leave|chutti) (?:application|letter|request|e?-?mail|message|note|msg)\b|\bhalf[- ]day (?:leave|off)\b|\b(?:sick|casual|maternity|paternity|earned|medical) leave\b|\b(?:application|e?-?mail|letter|apply|request|ask(?:ing)?)\b.{0,40}\b(?:leave|chutti|chhutti|days? off)\b/iu,
    {
      unless: /\bpolicy\b|\bclause\b|\blaw\b|\bentitled\b/iu,
      decisions: `
      Put the kind of leave, the first day and the day of return into the first sentence. || Open with the sort of leave, from which day, and the day back at work.
      Give the reason once, in one plain clause, without a medical or family story. || State the reason in half a sentence and leave its details out.
      Say how urgent work is covered, without naming a colleague who is not named here. || Mention how pressing work is looked after; name nobody who is not named here.
      Say how and when the writer can be reached, if at all.
      Ask for approval in one direct sentence instead of apologising.
      Use the form of address that the reader's position calls for.
    `,
      shapes: `
      A subject line with the dates, then the message from greeting to sign-off.
      The application ready to send: subject, salutation, body, closing.
      Subject, one paragraph with reason and dates, one with the request, sign-off.
    `,
      lengths: `
      80–120 words.
      Under 120 words.
      Two short paragraphs.
    `,
      missing: `
      exact dates | unless: from, tomorrow, today, monday, tuesday, wednesday, thursday, friday, january, february, march, april, may, june, july, august, september, october, november, december
      who takes over urgent work | unless: cover, backup, handover, school, principal, teacher
    `,
    },
  ),
  genre(
    'complaint-letter',
    'email',
    /\bcomplaints? (?:letter|e?-?mail|to|about|against)\b|\b(?:write|file|draft|lodge|register)\b.{0,20}\bcomplaint\b|\bcomplain to\b/iu,
    {
      unless: /\b(?:reply|respond|response|answer|handle)\b/iu,
      decisions: `
      Name the problem, the place and since when it exists in the first two sentences. || Begin with what is wrong, where and since which day.
      List the facts by date, each in one line, and keep anger out of them. || Set out what happened day by day in single lines, soberly.
      State what has been reported before and what came of it, only as far as it is given here. || Recall earlier reports and their outcome, if any are mentioned here.
      Ask for one remedy with a reasonable date, addressed to the office that can act.
      Say which proof can be attached, such as photographs, bills or reference numbers.
      Name the next step if nothing happens, without a threat.
    `,
      shapes: `
      Subject, addressee, the complaint in short paragraphs, the remedy asked for, sign-off with contact line.
      A formal letter ready to send, with the facts as a dated list.
      Subject line and letter; the demand stands in a paragraph of its own.
    `,
      lengths: `
      150–220 words.
      One page at most.
      Under 220 words.
    `,
      missing: `
      dates and earlier reports | unless: since, ago, reported, reference, january, february, march, april, may, june, july, august, september, october, november, december
      the remedy wanted | unless: refund, replace, replacement, repair, want, demand, compensation, ask
    `,
    },
  ),
  genre(
    'reply-to-complaint',
    'customer-support',
    /\b(?:reply|respond|response|message|e?-?mail|write)\b.{0,20}\b(?:customer|client|guest|buyer|shopper)\b.{0,60}\b(?:late|delay\w*|wrong|damaged|broken|missing|cold|complain\w*|not received|angry|upset)\b|\b(?:reply|respond|response|answer|apology|apologi[sz]e|e?-?mail|message)\b.{0,50}\b(?:angry|upset|unhappy|disappointed|complain\w*|negative|bad) (?:customers?|clients?|guests?|buyers?|patients?|parents?|reviews?|feedback)\b|\b(?:reply|respond|response)\b.{0,24}\b(?:(?:1|one|2|two)[- ]star|negative|bad|google)\b.{0,16}\breviews?\b|\b(?:reply|response|message)\b.{0,20}\bapologi[sz](?:es|ing)\b|\b(?:customer|client|guest|bride|mother|father|parents?|buyer|patient|tenant)(?:'s \p{L}+)?\b.{0,12}\b(?:furious|angry|upset)\b.{0,120}\b(?:reply|response|message)\b|\bapolog\w+\b.{0,40}\b(?:customer|client|guest|buyer|delay\w*|late)\b/iu,
    {
      groups: 'professional_writing, marketing, business',
      decisions: `
      Name the actual problem and take responsibility for it in the first sentence. || Say in the first sentence what went wrong and that it is ours to put right.
      Say what happens now, who does it and by when; promise nothing that is not given here. || Tell the next step with person and time, as far as they are given, and promise no more.
      Apologise once, without "if you felt" and without blaming a courier, a system or the customer. | unless: blame, courier, apology, apologise, apologize
      Apologise once and plainly, without "if" and without "unfortunately". | when: blame, courier
      Ask which outcome is wanted, since no remedy is named. | unless: offer, discount, refund, coupon, off, replacement, free, voucher, credit, resend
      State the remedy once, exactly as given, with how and when it takes effect. | when: offer, discount, refund, coupon, off, replacement, free, voucher, credit, resend
      Keep policy wording out, and give one direct way to reach a person.
      Close on the next contact rather than on a sales line.
    `,
      shapes: `
      The reply ready to send, from greeting to name.
      The message first, then one line with what to check before it is sent.
      Greeting, three short paragraphs, closing line with a contact.
    `,
      lengths: `
      80–130 words.
      Under 130 words.
      Three short paragraphs.
    `,
      missing: `
      the remedy that may be offered | unless: refund, replacement, discount, coupon, free, voucher, credit, resend, off, offer, offers
      cause and new date | unless: because, due, new date, will arrive, by, delivered
    `,
    },
  ),
  genre(
    'payment-reminder',
    'email',
    /\b(?:payments?|fees?|invoices?|dues?|emi|bill|rent)\b.{0,30}\b(?:reminder|remind\w*|due|overdue|pending|outstanding|follow.?up)\b|\bnot (?:paying|paid)\b.{0,40}\b(?:invoices?|bills?|dues?)\b.{0,40}\b(?:mail|letter|message)\b|\bremind\w*\b.{0,40}\b(?:pay|payments?|fees?|invoices?|dues?|bill)\b/iu,
    {
      unless:
        /\b(?:script|function|code|api|sql|app|cron|feature|excel|formula|second|third|fourth|2nd|3rd|4th|final|last)\b/iu,
      decisions: `
      Put the amount, what it is for and the due date into the first two lines, as far as they are given. || Let sum, purpose and due date, where they are known, be seen in the first two lines.
      Assume an oversight rather than ill will. || Write as to somebody who has simply forgotten.
      Say how to pay and where to send proof of payment. || Name the way to pay and the place for the receipt.
      Ask those who have paid to ignore the message.
      State the consequence of a missed date only if it is given here, and calmly.
      Offer one line for questions or for an arrangement.
    `,
      shapes: `
      The message ready to send, the date and the amount standing out.
      One message for now, and one firmer version for a week later.
      Greeting, the facts in two lines, how to pay, closing.
    `,
      lengths: `
      60–90 words.
      Under 90 words.
      Six short lines at most.
    `,
      missing: `
      amount and way to pay | unless: rs, inr, upi, rupees, amount, link, bank, account
    `,
    },
  ),
  genre(
    'wishes',
    'email',
    /\b(?:birthday|anniversary|diwali|eid|holi|christmas|xmas|new year|rakhi|raksha bandhan|wedding|farewell|get well|retirement|condolence|congratulat\w+)\b.{0,24}\b(?:wish(?:es)?|message|greeting|card|note|text)\b|\bcondolence\b/iu,
    {
      unless:
        /\b(?:customers?|clients?|brand|sale|offer|business|app|website|campaign|gift|present|party|cake|invit\w+|scripts?|automat\w+|python|api|code)\b/iu,
      groups: 'creative_writing, lifestyle, professional_writing',
      personas: `
      a friend who writes as people speak
      a card writer who prefers one true detail to ten compliments
      someone who finds the plain words for a feeling
    `,
      decisions: `
      Speak to this one person, and use what is told here instead of general praise.
      Build it around one shared moment or habit; where none is given, keep to the years, the relation and the occasion.
      Say the wish itself in one warm, plain sentence.
      Leave out rhymes, quotations and greeting-card phrases.
      Use words that this relation would really use.
      End on a look ahead rather than on another compliment.
    `,
      shapes: `
      Three versions: heartfelt, light and very short.
      The message ready to send, then a shorter one for a card.
      Two versions of different tone, each ready to copy.
    `,
      lengths: `
      40–70 words a version.
      At most five lines each.
      Two to four sentences a version.
    `,
      avoid:
        'greeting-card phrases, forced rhymes, quotations, lists of virtues, praise without a scene, exclamation marks in rows, invented memories, jokes about age',
      missing: `
      a shared memory or a trait of the person | unless: remember, loves, likes, always, funny, kind, memory
    `,
    },
  ),
  genre(
    'polite-rewrite',
    'editing',
    /^.{0,30}\b(?:make|rewrite|reword|rephrase|turn)\b.{0,60}\b(?:polite(?:ly|r)?|professional(?:ly)?|formal(?:ly)?|softer|friendlier|diplomatic|less rude|less harsh)\b/iu,
    {
      worksOnText: true,
      groups: 'professional_writing',
      decisions: `
      Keep every request, fact and deadline of the original; change only how it is said.
      Turn orders into requests, and accusations into what is needed now.
      Keep it as direct as before: polite, without becoming vague or submissive.
      Leave out apologies and thanks that the original gives no reason for.
      Keep the length close to the original.
      Use the form of address that fits both sides at work.
    `,
      shapes: `
      The rewritten text alone, ready to send.
      Two versions, friendly and formal, each ready to send.
      The new version, then one line on what was changed.
    `,
      lengths: `
      At most half as long again as the original.
      About the length of the original.
    `,
      missing: `
      relation to the reader | unless: boss, manager, client, customer, colleague, team, vendor, teacher
    `,
    },
  ),
]

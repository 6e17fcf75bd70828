import { genre } from '../chat-genre.ts'

/** Health and law, where a wrong form of answer does harm. */
export const careGenres = [
  genre(
    'patient-leaflet',
    'health',
    /\b(?:patient|discharge|aftercare|post.?op\w*)\b.{0,24}\b(?:leaflets?|instructions?|handouts?|advice|information|education)\b|\bdo'?s (?:and|&) don'?t'?s\b.{0,40}\b(?:surgery|operation|treatment|extraction|delivery|procedure)\b|\b(?:surgery|operation|treatment|procedure)\b.{0,20}\bdo'?s (?:and|&) don'?t'?s\b/iu,
    {
      groups: 'professional_writing',
      decisions: `
      Write for someone who is worried and reads it at home: short sentences, no abbreviations.
      Order by time: the first day, the first week, until the next visit.
      Put the warning signs into a box of their own, with whom to call and how fast.
      Set each "do" beside the "don't" it belongs to, with a reason of half a line.
      Leave doses, drops and dates to the treating doctor as lines to fill in.
      Say when work, driving, washing, exercise and travel are possible again, as ranges the doctor confirms.
    `,
      shapes: `
      Headed sections with bullets, a two-column table of dos and don'ts, and the warning box.
      A leaflet of one folded page: what is normal, what to do, what to avoid, when to call.
    `,
      lengths: `
      350–450 words.
      One printed page.
    `,
      missing: `
      medicines and follow-up date of this clinic | unless: drops, tablet, dose, follow, days, review
    `,
    },
  ),
  genre(
    'clinical-document',
    'health',
    /\b(?:discharge summary|soap note|referral letter|case sheet|clinical note|progress note|operative note|prescription template)\b/iu,
    {
      groups: 'professional_writing',
      personas: `
      a clinician who writes for the next colleague on duty
      a medical records officer who leaves no field open to guessing
      a senior resident who documents what was found and done
    `,
      decisions: `
      Use the order colleagues expect: identity, diagnosis, course, procedure, condition, medication, follow-up.
      Leave every clinical value as a labelled field; invent no finding, dose or date.
      Separate history, findings, assessment and plan.
      Give medicines as name, dose, route, frequency and duration, one per row.
      State what the patient was told, and the signs that call for an earlier visit.
      Mark fields that law or hospital rules require.
    `,
      shapes: `
      A template with headed fields and tables, ready to fill in.
      Sections in the usual order, each with its fields and a one-line note on what belongs there.
    `,
      lengths: `
      One to two pages.
      Two pages at most.
    `,
      avoid:
        'invented findings, doses filled in, unexplained abbreviations, narrative where fields are needed, missing dates, mixed history and findings, blame, advice to the patient among the findings',
      missing: `
      hospital format and required fields | unless: nabh, format, hospital
    `,
    },
  ),
  genre(
    'medicine-safety',
    'health',
    /\bcan (?:i|we) give\b.{0,40}\b(?:baby|infant|toddler|newborn|month|year[- ]old|kid|child)\b|\b(?:safe|ok|okay|can i|can we|should i)\b.{0,40}\b(?:take|give|mix|combine|use)\b.{0,60}\b(?:with|together|and|during|while|pregnan\w+|alcohol)\b|\b(?:is it |are they )?(?:safe|ok|okay|alright|fine) to (?:take|give|use|mix)\b.{0,40}\b(?:twice|again|every|hours?|mg|\d{3}|tablets?|empty stomach|daily|dose)\b|\bside effects? of\b|\bdrug interactions?\b/iu,
    {
      group: 'health',
      groups: 'health, math_reasoning',
      isDecisive: true,
      isWithinGroups: true,
      decisions: `
      Answer yes, no or "it depends" in the first sentence, with the condition it depends on.
      Name who must not take it or must ask first: age, pregnancy, kidney, liver, stomach, other medicines.
      Give maximum amounts and intervals only as printed on the package for adults, with units, and say so.
      Say which products contain the same ingredient under another name.
      List the signs that need a doctor today and those that need an emergency number.
      Point to pharmacist or doctor for this person's own case in one sentence, not in every paragraph.
    `,
      shapes: `
      The answer in one sentence, who should not, how to take it, warning signs.
      Short answer, a table of cautions, then when to get help.
    `,
      lengths: `
      150–220 words.
      Under 200 words.
    `,
      missing: `
      age, conditions and other medicines | unless: year old, pregnant, diabetic, bp, asthma, ulcer
    `,
    },
  ),
  genre(
    'symptom-question',
    'health',
    /\b(?:knee|back|neck|shoulder|stomach|chest|tooth|ear|throat|leg|heel|joint|wrist) (?:pain|ache)\b|\b(?:headache|toothache|backache)s?\b|\b(?:my|i|i'm|i've|he|she|baby|son|daughter|child|father|mother|wife|husband)\b.{0,60}\b(?:fever|loose motions?|diarrh\w+|vomit\w*|cough\w*|rash|pains?|painful|headaches?|swelling|bleed\w*|dizz\w+|breathless\w*|itch\w*|cold|constipat\w+|cramps?|nausea|ache\w*|infection|allerg\w+|bukhar)\b/iu,
    {
      unless:
        /\b(?:explain|chef|recipes?|dinner|lunch|brunch|menu|guests|party|cook|cake|restaurant|trip|hotel|gift|leave|application|letter|email|story|poem|app|code|function|script|essay|boss|school)\b/iu,
      groups: 'health',
      decisions: `
      Begin with the warning signs that need a doctor now, for exactly this age and complaint. || First list the signs that call for a doctor at once, at this age and with this complaint.
      Ask the two or three questions whose answers would change the advice. || Put the few questions to the reader on which the advice depends.
      Give the likeliest causes in order, with what speaks for and against each; name no diagnosis as certain. || Weigh the likely causes one after the other, for and against, and leave the diagnosis open.
      Say what is safe to do at home in the next 24 hours, with amounts and units where they are standard.
      Name what should not be given or done.
      Say after how long without improvement to see a doctor, and which kind.
    `,
      shapes: `
      Warning signs, what to do now, likely causes, when to see a doctor; each in bullets.
      First whether it is urgent, then care at home, then the questions a doctor will ask.
    `,
      lengths: `
      200–300 words.
      Under 250 words.
    `,
      missing: `
      temperature, amount and other signs | unless: degree, temperature, times a day, blood, vomiting, drinking
      conditions and medicines | unless: diabetic, asthma, medicine, medication, allergy, bp, no other
    `,
    },
  ),
  genre(
    'legal-notice',
    'legal-drafting',
    /\b(?:legal|demand|eviction|termination|statutory|vacate|vacation) notice\b|\bnotice (?:for|under) (?:cheque|section)\b|\bcheque bounce\b.{0,20}\bnotice\b/iu,
    {
      decisions: `
      State in order: parties, the transaction, the default with dates and instrument details, the law relied on, the demand.
      Demand one exact sum or act within the period the statute sets, and name that statute and section as a point for the advocate to confirm.
      Say what will follow if the demand is not met, without insult and without threats beyond the law.
      Leave names, cheque numbers, bank memo and dates as labelled blanks where they are not given.
      Number the paragraphs, one fact each, so that the reply can answer them one by one.
      State how the notice is sent, and that a copy is kept.
      Reserve rights and costs in one closing paragraph.
    `,
      shapes: `
      The notice ready for letterhead: addressee, subject, numbered paragraphs, demand, signature; then points to verify.
      Numbered paragraphs from facts to demand, followed by a list of documents to attach.
    `,
      lengths: `
      One to two pages.
      Under 600 words.
    `,
      missing: `
      dates and instrument details | unless: dated, cheque no, number, memo, on
      names and addresses of the parties | unless: mr, mrs, ms, between, pvt, ltd
    `,
    },
  ),
  genre(
    'agreement-draft',
    'legal-drafting',
    /\b(?:nda|non.?disclosure|rent(?:al)? agreement|lease (?:agreement|deed)|service agreement|freelance (?:contract|agreement)|employment (?:contract|agreement)|partnership deed|mou|agreement clause|contract clause|clause for)\b/iu,
    {
      unless: /\b(?:explain|what is|what are|difference|review|meaning|should i|can (?:my|the|i)|is it)\b/iu,
      groups: 'professional_writing',
      decisions: `
      Use the figures, periods and places stated here exactly, and leave every other term as a labelled blank. || Take over sums, periods and places as they stand here; label a blank for each term that is open.
      Define each party and key term once, then use that word only. || Fix names for the sides and main terms at the start, and never vary them.
      Say for each duty who does what by when, and what follows if it is not done. || Write each duty with its bearer, its deadline and the result of a breach.
      Cover term, renewal, notice and how each side can leave early.
      Add governing law, stamp duty and registration as points to confirm for the place named.
      Keep each clause to one subject, in numbered plain sentences.
      List after the text the terms a lawyer should check or the sides should negotiate.
      Balance duties on both sides unless told to favour one.
    `,
      shapes: `
      Numbered clauses ready to insert, then a list of blanks and points to confirm.
      The full text under clause headings, followed by a table of open terms.
    `,
      lengths: `
      Clauses of at most 80 words.
      As short as enforceability allows, at most three pages.
    `,
      missing: `
      governing law and place | unless: india, pune, delhi, mumbai, bangalore, state, uk, usa, california
      names of the parties, sums and dates | unless: between, named, rs, rent, fee
    `,
    },
  ),
  genre(
    'rights-question',
    'legal',
    /\b(?:insurance |claim|refund|loan|visa)(?: claim)? (?:was |is |got |has been )?(?:rejected|denied|refused)\b|\b(?:my|our|the) (?:landlord|tenant|employer|employee|boss|company|builder|neighbou?r|bank|insurance|client|seller|husband|wife|ex|makan malik)\b.{0,120}\b(?:refus\w+|not (?:paying|returning|giving|paid)|denied|without notice|abscond\w*|deposit|illegal\w*|fired|terminated|evict\w*|harass\w*|rights?|sue|legal\w*|cheat\w*|withh\w+|what can i do|kya karu)\b|\bmakan malik\b.{0,60}\b(?:deposit|wapas|kiraya)\b|\bcan i sue\b|\bmy rights\b/iu,
    {
      unless: /\b(?:write|draft|letter|email|story|script|reply)\b/iu,
      groups: 'legal, business',
      decisions: `
      Say first what the person can do this week, in order, from cheapest to strongest step. || Begin with the steps open now, from the one that costs nothing to the one that binds.
      Name the law or contract term that decides, as a rule to verify for the place, with the question it turns on. || Point to the rule or clause on which it hangs, to be confirmed for the place, and to the fact that decides.
      List the papers and messages to secure now, and what not to say or sign. || Tell which proof to save at once, and which words or signatures to avoid.
      Give the strongest argument of the other side, and the answer to it.
      State deadlines and costs as ranges to confirm, never as certain.
      Say at what point a lawyer, a labour office or a consumer forum is worth it, and what to bring.
    `,
      shapes: `
      Next steps as a numbered list, then the legal basis, proof to collect, and when to see a lawyer.
      A short answer, the steps with their timing, risks, questions a lawyer will ask.
    `,
      lengths: `
      300–400 words.
      Under 400 words.
    `,
      missing: `
      place and governing law | unless: india, state, city, pune, delhi, mumbai, bangalore, uk, usa, germany, california
      what the written contract says | unless: contract, agreement, clause, bond, offer letter, appointment
    `,
    },
  ),
  genre(
    'statute-meaning',
    'legal',
    /\b(?:meaning of|explain|what is|what does)\b.{0,30}\b(?:section|article|rule|order|clause) \d+|^\W*what (?:does|do|did) (?:the )?(?:[\p{L}\d.-]+ ){0,4}?(?:law|rules?|act|directive|regulations?|ada|gdpr|hipaa|fair use|statute|amendment|constitution|convention|ordinance|flsa|osha|ferpa|coppa|dmca|ccpa|treaty|bylaws?|civil code|labou?r code)\b.{0,20}\b(?:say|require|allow|forbid|demand|cover|mean|protect)\b/iu,
    {
      unless:
        /\b(?:thumb|newton|moore|murphy|offside|game|chess|football|cricket|grammar|css|eslint|thermodynamics)\b/u,
      groups: 'legal, general_knowledge',
      decisions: `
      Say in one sentence what the provision forbids, allows or requires, and of whom.
      Break it into its conditions, all of which must be met, each with a one-line example.
      Give the consequence and the time limits as they stand in the text, and mark them to be checked for amendments.
      Describe the usual course of a case in order.
      Name the common defence, and when it works.
      Keep the words of the statute apart from court practice and opinion; cite no case that is not certain.
    `,
      shapes: `
      Plain meaning, conditions as a list, consequence, procedure, defences.
      One sentence, a table of conditions with examples, then steps and deadlines.
    `,
      lengths: `
      250–350 words.
      Under 350 words.
    `,
      missing: `
      the situation it is needed for | unless: my, case, received, bounced, exam, client
    `,
    },
  ),
]

import { genre } from '../chat-genre.ts'

/** Papers that are signed or published and hold later. */
export const documentGenres = [
  genre(
    'consent-form',
    'legal-drafting',
    /\b(?:consent|waiver|indemnity|declaration|undertaking) (?:form|letter)\b/iu,
    {
      groups: 'legal, health, professional_writing',
      personas: `
      a clinic manager who has had a form read back to her in a dispute
      a lawyer who writes forms for the people that sign them
      a compliance officer who keeps consent apart from advertising
    `,
      decisions: `
      Say in plain words what is agreed to, why, and what the alternatives are, including doing nothing.
      List common and serious risks separately, as points for the responsible person to confirm.
      Leave name, date, side, place and witness as labelled fields.
      State that consent is free and can be withdrawn, and until when.
      Keep photographs, data and payment as separate tick boxes.
      Add lines for guardian and interpreter.
      Write it so that it can be read aloud in two minutes.
    `,
      shapes: `
      A form of one page: identity, what is planned, risks, choices, signatures.
      Headed fields and short paragraphs, signature block last, then points to confirm.
    `,
      lengths: `
      One page.
      Under 450 words.
    `,
      missing: `
      law and rules of the place | unless: india, state, uk, usa, gdpr, nabh
      details of the case | unless: minor, adult, anaesthesia, event, trip
    `,
    },
  ),
  genre(
    'last-will',
    'legal-drafting',
    /\bhow to (?:write|make|register) (?:a |my )?will\b|\b(?:draft|write|make|create|prepare)\b.{0,16}\b(?:a|my|the|his|her|last) (?:last )?will\b(?! (?:you|be|not|the|it|i))|\blast will\b|\bwill and testament\b|^\W*(?:an? )?(?:simple |short |basic )?will (?:for|of|from) (?:my|an?|the|our)\b/iu,
    {
      decisions: `
      Name testator, date, place and soundness of mind, and revoke earlier wills in the first clause.
      Describe each asset so that it cannot be mistaken, with labelled blanks for numbers and addresses.
      Name for each asset one heir and one substitute.
      Appoint an executor and a substitute, with their powers.
      Say what happens to everything not named.
      Add the signing and witness block that the law of the place asks for, as a point to confirm.
      List after the text what to check: nominations, joint holders, loans, registration.
    `,
      shapes: `
      Numbered clauses ready to sign after review, then a list of blanks and checks.
      The full text, witness block, schedule of assets as a table.
    `,
      lengths: `
      One to two pages.
      Under 700 words.
    `,
      missing: `
      heirs and executor | unless: brother, sister, nephew, niece, mother, father, friend, executor, charity, son, daughter, wife
      country and religion-based succession law | unless: india, hindu, muslim, christian, uk, usa, state
    `,
    },
  ),
  genre(
    'privacy-policy',
    'legal-drafting',
    /\b(?:privacy|cookie) (?:policy|notice|statement)\b|\bterms (?:and|&) conditions\b|\bterms of (?:service|use)\b/iu,
    {
      unless: /\b(?:explain|what is|review|is it legal|compare|difference|summari[sz]e)\b/iu,
      groups: 'legal, business, professional_writing',
      decisions: `
      Describe only what this product really does, and leave what is not given as a labelled blank.
      List each kind of data or duty with purpose, legal ground, period and recipient, in a table.
      Name the third parties that such products commonly use as points to confirm, not as facts.
      Tell people their rights and how to use them, with an address as a blank.
      Treat children, payments and changes of the text in a section each.
      Mark what the law of the users' countries decides, and advise a review by counsel in one line.
      Write for a user who has two minutes: a summary first, plain words, short sections.
    `,
      shapes: `
      A summary of six lines, numbered sections, a table of data, contact and date; then blanks to fill.
      The full text under headings, then questions the developer has to answer.
    `,
      lengths: `
      600–900 words.
      Two pages.
    `,
      missing: `
      what the product collects and shares | unless: collects, location, email, analytics, ads, camera, firebase, no data
      company and countries of the users | unless: india, eu, uk, usa, gdpr, ltd, pvt
    `,
    },
  ),
  genre(
    'website-policy',
    'legal-drafting',
    /\b(?:refund|return|cancellation|shipping|exchange) policy\b|\bpolicy for (?:refunds?|returns?|cancellations?|shipping)\b|\bterms (?:and|&) conditions\b|\bterms (?:of (?:use|service)|for (?:my|our|the|an?)\b)/iu,
    {
      unless: /\b(?:explain|what is|review|is it legal|compare|difference)\b/iu,
      groups: 'legal, business, professional_writing',
      decisions: `
      Put what customers ask first into five lines at the top: how long, for what, how, who pays, when the money is back.
      State each rule with its period, condition and exception; leave periods that are not given as labelled blanks.
      Give the steps to claim, with the address or form as a blank.
      Name what is excluded, and why.
      Keep to what the shop really does; promise no more than the law and the owner can hold.
      Mark the points that consumer or data law of the place decides.
      Use the words of a customer, not of a contract.
    `,
      shapes: `
      Summary box, numbered sections, contact, date of the version; then blanks and points to confirm.
      Questions as headings with answers below, then the legal notes.
    `,
      lengths: `
      400–600 words.
      One page and a half.
    `,
      missing: `
      periods, costs and exceptions | unless: days, hours, free, non-refundable, deducted
      country and kind of goods | unless: india, clothes, food, digital, eu, uk, usa, electronics
    `,
    },
  ),
]

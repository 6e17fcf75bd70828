import { genre } from '../chat-genre.ts'

/** Documents of offices, shops and teams. */
export const businessGenres = [
  genre('swot', 'business-strategy', /\bswot\b/iu, {
    unless: /\b(?:stands? for|full form|meaning|mean|define|definition|what is (?:an? )?swot)\b/iu,
    decisions: `
      Give three or four points a field, each specific enough that a rival could not copy it.
      Keep inside and outside apart: strengths and weaknesses are ours, the rest is the market.
      Mark each point as known from here, as usual for such a business, or as a guess to test.
      Cross the fields: which strength meets which opportunity, which weakness meets which threat.
      End with the three moves that follow, each with a first step and a rough cost.
      Invent no figures on market or footfall; name what to count instead.
    `,
    shapes: `
      A two-by-two table, the crossings in four lines, then three actions in order.
      The four fields as bullets, what follows from their crossing, and what to find out first.
    `,
    lengths: `
      350–450 words.
      One page.
    `,
    missing: `
      products, prices and rivals nearby | unless: competitor, competitors, price, prices, sell, sells, rival
      the decision it serves | unless: decide, expand, loan, invest, open, launch
    `,
  }),
  genre(
    'business-plan',
    'business-strategy',
    /\bbusiness plan\b|\bproject report for\b.{0,40}\b(?:loan|bank|unit|plant|mudra)\b/iu,
    {
      unless: /\b(?:presentation|slides|software|app features)\b/iu,
      decisions: `
      Begin with what is sold, to whom, and why they would change to it. || Start from the buyer: what they get, what they use today, why they would switch.
      Lay out plant, process, capacity, licences and people, and mark each figure as given or as an estimate to confirm. || Describe how it runs, from place and equipment to licences and staff, and mark estimates as such.
      Show cost to start, cost per unit, price, break-even volume and the month it is reached, with formulas. || Calculate outlay, unit cost, price and break-even with the formulas shown, month included.
      Name raw material, its season and a second source.
      Plan the first ten customers by name of segment and channel.
      Give three risks with early sign and answer.
      List which approvals and subsidies to check, without asserting that they apply.
    `,
      shapes: `
      Summary, product and market, operations, money tables, risks, first ninety days.
      One page of summary, then headed sections with tables for cost and break-even.
    `,
      lengths: `
      1,200–1,500 words besides tables.
      Four to five pages.
    `,
      missing: `
      capital, place and capacity | unless: lakh, lakhs, crore, capital, invest, investment, located, tonnes
      experience and team | unless: experience, team, partner, staff, farmer
    `,
    },
  ),
  genre(
    'workplace-policy',
    'project-plan',
    /\b(?:hr|company|office|leave|travel|attendance|wfh|work from home|dress code|expense|remote(?: work)?|posh|social media) policy\b|\bpolicy\b.{0,30}\b(?:work from home|wfh|leave|employees|remote)\b/iu,
    {
      groups: 'business, professional_writing, legal',
      personas: `
      an HR manager who writes rules people can follow
      a policy writer who settles the disputes before they start
      an operations lead who keeps rules to what can be checked
    `,
      decisions: `
      State purpose, who is covered and from when, in three lines.
      Give each rule as who may do what, how it is asked for and who decides by when.
      Settle the cases that lead to disputes: new joiners, notice period, half days, illness, misuse.
      Say what the company provides and what stays the employee's own cost.
      Cover working hours, availability, data security and equipment. | when: work from home, wfh, remote, hybrid
      Keep to rules that can be checked, and name who reviews the policy and when.
      Mark the points that labour law of the place may decide.
    `,
      shapes: `
      Numbered sections: purpose, scope, rules, procedure, exceptions, breach, review.
      A one-page policy with numbered clauses, then a table of who approves what.
    `,
      lengths: `
      500–700 words.
      Two pages at most.
    `,
      avoid:
        'rules nobody can check, legal claims without a place, threats, exceptions by favour, undefined terms, duties without an owner, copied clauses, pages of preamble',
      missing: `
      who is eligible and who approves | unless: eligible, manager, approve, probation, all employees
      place and size of the company | unless: employees, startup, india, people, branch
    `,
    },
  ),
  genre('checklist', 'project-plan', /\b(?:documents?|papers) (?:are )?(?:needed|required)\b|\bcheck ?list\b/iu, {
    unless: /\b(?:app|code|api|component|pentest|security|audit)\b/iu,
    groups: 'business, professional_writing, lifestyle, education',
    decisions: `
      Order the items by when they are done, under a heading for each stage.
      Begin every item with a verb, and make it possible to tick it without discussion.
      Give each item one owner by role and a date counted from the start. | unless: visa, passport, travel, trip, packing, documents, baby, wedding, exam, bag
      Mark the items that block others.
      Include what is forgotten most often, and leave out what goes without saying.
      Add the sign that the whole is finished.
    `,
    shapes: `
      A table by stage: item, owner, due, done.
      Headings per stage, tick boxes below, owner in brackets.
    `,
    lengths: `
      At most 25 items, one line each.
      One page.
    `,
    missing: `
      who is responsible and by when | unless: by, manager, hr, deadline, owner, week
    `,
  }),
  genre('faq', 'customer-support', /\bfaqs?\b/iu, {
    unless: /\b(?:schema|chatbot|bot|extract|accordion|html|react)\b/iu,
    groups: 'marketing, professional_writing, business',
    decisions: `
      Word each question as a customer would type it.
      Answer in the first sentence, then add the condition or the next step.
      Cover buying, delivery, care, damage, returns and contact, the most asked first.
      Leave prices, days and policies that are not given as marked gaps; invent none.
      Say in one line what to send when something goes wrong, such as photo and order number.
      Keep one voice, and keep promotion out of the answers.
    `,
    shapes: `
      Questions as headings grouped by theme, answers below, then the gaps to fill in.
      Ten to twelve questions with answers, ready to paste into the site.
    `,
    lengths: `
      Ten to twelve questions, answers of 30–60 words.
      Answers of at most three sentences.
    `,
    missing: `
      delivery area, times and return policy | unless: deliver, delivery, return, returns, refund, cod, shipping
    `,
  }),
  genre(
    'tax-question',
    'finance',
    /\b(?:sav(?:e|ing)|reduce) (?:on |my |more |income )*tax(?:es)?\b|\btax[- ]saving\b|\btax regimes?\b|\bcapital gains?\b|\b(?:income )?tax (?:on|for|slab\w*|liability|deductions?|exemptions?)\b|\bhow much tax\b/iu,
    {
      unless: /\b(?:script|code|api|excel|formula|policy debate|essay|history|gst return|invoice)\b/iu,
      groups: 'business, legal, finance, general_knowledge, lifestyle',
      personas: `
      a tax adviser who shows the sum before the rule
      an accountant who explains to people outside the trade
      a tax helper who says which year each rule is from
    `,
      decisions: `
      Say first which rule or regime applies, with the one or two facts that decide it.
      Work the case through as a table with the figures given: income, deductions, tax, what is left.
      Order the lawful ways to pay less by how much they save in this case, each with its limit and condition.
      State year and country of every rate and limit, and mark them to be checked for the current year.
      Name the proof to keep for each point.
      Say what people wrongly believe saves tax here.
      Say when an accountant is worth the fee.
    `,
      shapes: `
      The answer in two sentences, the sum as a table, ways to save in order, papers to keep.
      Which rule applies, a worked table, what changes it, deadlines.
    `,
      lengths: `
      300–450 words.
      Under 450 words besides the table.
    `,
      missing: `
      year, country and kind of income | unless: salary, fy, ay, india, usa, uk, 2024, 2025, 2026
    `,
    },
  ),
  genre(
    'tax-or-filing',
    'how-to',
    /\b(?:file|filing|register|registration|apply|incorporate|renew)\b.{0,30}\b(?:private limited|pvt\.? ltd|llp|opc|partnership firm|startup india|trade licen[cs]e|driving licen[cs]e|iec|ration card|voter id|visa|gst|itr|income tax|tax return|pan|msme|udyam|fssai|trademark|passport|aadhaar|shop act|epf|vat)\b|\bgst (?:return|registration|number)\b/iu,
    {
      unless: /\b(?:script|code|api|excel|invoice template|email)\b/iu,
      groups: 'business, legal, finance, general_knowledge',
      personas: `
      a tax practitioner who has filed for small shops for years
      a help-desk officer who knows where forms get rejected
      an accountant who explains with one small example
    `,
      decisions: `
      Settle first which scheme or form applies, with the one or two questions that decide it.
      List papers and figures to have at hand before logging in.
      Give the steps in the order of the portal, naming each screen as far as it is certain.
      Work through one small example with round numbers.
      Give due dates, thresholds and fees with the date of knowledge, to be checked on the official portal.
      Name the mistakes that cost a penalty or a notice, and how to correct one after filing.
      Say when an accountant is worth the fee. | unless: passport, visa, licence, license, aadhaar, voter, ration card, pan card
    `,
      shapes: `
      Which form applies, what to have ready, numbered steps, an example, deadlines and mistakes.
      A checklist, the steps, a small example as a table, what to do if it is late.
    `,
      lengths: `
      400–500 words.
      At most ten steps, two lines each.
    `,
      missing: `
      turnover and present registration | unless: turnover, lakh, crore, registered, composition, regular, passport, visa, licence, license, aadhaar, voter, ration card, pan card
    `,
    },
  ),
]

import { type GenreText, genre } from '../chat-genre.ts'

const notesDecisions = `
      Separate what was decided, what is to be done and what stays open.
      Give each action its owner and date as named in the notes; write "no owner named" or "no date named" where the notes are silent.
      Take names, figures and dates over exactly.
      Leave out who said what, unless a decision hangs on it.
      Mark a point on which people disagreed as open rather than settled.
      Keep to the notes: no guess at intentions, no advice.
`
const notesShapes = `
      Decisions, then actions as a table with owner and date, then open points.
      Two sentences on the outcome, the actions as a table, open points as bullets.
      Headings for decisions, actions and open points, each as short bullets.
`
const notesLengths = `
      Under 200 words besides the table.
      One page at most.
      A fifth of the notes at most.
`

/** Documents and pages of a working day that readers expect in one form. */
/** Minutes and a summary of notes want the same of them. */
const ofNotes: GenreText = {
  unless:
    /\b(?:agenda|email|api|code|script|app|template)\b|^\W*(?:explain|what (?:is|are|do|does)|define|why|how)\b/iu,
  worksOnText: true,
  groups: 'summarization, business, professional_writing',
  decisions: notesDecisions,
  shapes: notesShapes,
  lengths: notesLengths,
  missing: '',
}

export const workGenres = [
  genre(
    'requirements-document',
    'product-management',
    /\bprds?\b|\bproduct requirements?\b|\brequirements? (?:document|doc|spec\w*)\b|\b(?:brd|srs|frd)\b|\bfeature spec\w*\b/iu,
    {
      unless: /\b(?:review|summari[sz]e|explain|what is|extract|prd environment|prod)\b/iu,
      groups: 'business, software_engineering',
      decisions: `
      Open with the problem, whom it meets and how it is known, and mark what is assumed.
      State goals as numbers to move, and non-goals by name.
      Write requirements that can be tested one by one, sorted into must, should and later.
      Walk through the main path and then the paths that fail: declined, expired, cancelled, retried, offline.
      Name the rules of partners, regulators and platforms that apply as points to confirm.
      Say how it is switched on, measured and switched off again.
      List dependencies with their owners, and the open questions with the person who decides.
      Describe what users see at each step in one line, without drawing the solution in detail.
    `,
      shapes: `
      Problem, goals and non-goals, users and flows, requirements as a table, metrics, rollout, open questions.
      A document with numbered sections; requirements as a table of ID, text, priority, acceptance.
      One page of context and goals, then requirements with acceptance criteria, then risks and rollout.
    `,
      lengths: `
      Two to three pages.
      800–1,100 words.
      Under 1,100 words, tables included.
    `,
      missing: `
      evidence of the problem | unless: because, tickets, survey, churn, drop, failed, complaints, data
      the number that must move | unless: goal, kpi, metric, increase, reduce, target
    `,
    },
  ),
  genre('agenda', 'meeting', /\bagendas?\b|\bretro(?:spective)?\b.{0,30}\b(?:format|plan|minutes|min|mins)\b/iu, {
    unless: /\b(?:political|hidden|app|code|minutes of|summari[sz]e)\b/iu,
    groups: 'business, professional_writing',
    decisions: `
      Write what must be decided or known at the end in one sentence above the list.
      Give each item minutes that add up to the time given, its owner and its kind: inform, discuss or decide.
      Put the item that needs most thought right after the opening, and leave the last five minutes to actions.
      Say what to read or bring beforehand, in one line.
      Word items as questions that the meeting has to answer.
      Say how everyone gets a turn, above all those who join by screen.
      End with the form in which actions are noted: what, who, by when.
    `,
    shapes: `
      Aim, then a table: time, item as a question, kind, owner, result wanted.
      A timed list with one line per item, and the preparation above it.
      Head with aim, date and people, timed items, space for decisions and actions.
    `,
    lengths: `
      One page at most.
      Under 200 words.
      Five to seven items.
    `,
    missing: `
      what has to be decided | unless: decide, decision, agree, approve, choose
    `,
  }),
  genre(
    'timeline-plan',
    'project-plan',
    /\b(?:project|migration|implementation|rollout|launch|execution|delivery|event)[- ]plan\b|\bplan (?:to|for)\b.{0,60}\b(?:migrat\w+|launch|rollout|implement\w*|relocat\w+)\b|\b(?:gantt|work breakdown|wbs)\b/iu,
    {
      unless:
        /\b(?:marketing|study|diet|workout|lesson|wedding|birthday|trip|travel|business plan|code|python|party)\b/iu,
      groups: 'business, software_engineering, marketing',
      decisions: `
      Plan backwards from the end: what must be true on the last day, the week before, and so on to the first.
      Show it as a table by week or day: task, owner by role, result that can be checked, depends on.
      Fit the work to the people and the time given, and say plainly what does not fit.
      Name the two dates that cannot move, and what is dropped first if time runs short.
      List three risks of exactly this kind of work, each with early sign, guard and way back.
      Put test, approval and handover in as tasks with time of their own.
      Say what the first three days look like, hour by hour if need be.
      Mark what is assumed because it is not given.
    `,
      shapes: `
      Aim and assumptions, a table by week, risks, what to decide now.
      Milestones in one line each, then the table of tasks, then risks with guards.
      A table by week and owner, the critical path below it, open questions last.
    `,
      lengths: `
      One to two pages.
      400–600 words, the table included.
      At most twenty rows and 200 words around them.
    `,
      missing: `
      start date or deadline | unless: weeks, days, months, by, start, deadline, until
      who takes part | unless: team, people, developers, of, solo, agency
    `,
    },
  ),
  genre(
    'notes-to-summary',
    'summarization',
    /\bsummari[sz]e\b.{0,50}\b(?:meeting|call|discussion|transcript|minutes|notes|interview|chat)\b/iu,
    ofNotes,
  ),
  genre(
    'meeting-minutes',
    'meeting',
    /\b(?:meeting|call) (?:notes|minutes|summary)\b|\bminutes of (?:the |a |our )?meeting\b|\bmom\b.{0,20}\bmeeting\b|\b(?:notes|transcript)\b.{0,30}\bactions? items?\b/iu,
    ofNotes,
  ),
  genre(
    'cook-from-stock',
    'cooking',
    /\bwhat (?:can|to|should|could) (?:i |we )?(?:cook|make|prepare)\b.{0,30}\b(?:with|from|using)\b|\b(?:i have|leftover|left ?over|using only)\b.{0,60}\b(?:recipes?|cook|dish(?:es)?|dinner|lunch|breakfast|make)\b/iu,
    {
      unless: /\b(?:code|python|app|story|budget|job|exam)\b/iu,
      groups: 'lifestyle, food',
      decisions: `
      Offer three dishes that differ in time and effort, and say at once which one to start with.
      Use only what is named plus oil, salt and everyday spices; list anything else as optional.
      Give the chosen dish as a full recipe with amounts, minutes and the sign that each step is done.
      Use up first what spoils first.
      Say what to swap if one thing runs out.
      Tell how leftovers become the next meal.
    `,
      shapes: `
      Three ideas in a line each, then the full recipe of the best.
      A table of three dishes with minutes and effort, then the recipe of the first.
      The best dish as a recipe, then two others in two lines each.
    `,
      lengths: `
      Under 300 words.
      250–350 words.
    `,
      missing: `
      servings and time at hand | unless: for two, people, persons, minutes, quick, servings
    `,
    },
  ),
  genre(
    'short-translation',
    'translation',
    /^\W*(?:please |can you )?translate\b.{0,80}["“«][^"”»\n]{1,140}["”»][^"“«\n]{0,40}$/iu,
    {
      unless: /\b(?:sql|code|python|javascript|datalog|regex|query|json|html)\b/iu,
      worksOnText: true,
      groups: 'translation',
      decisions: `
      Say it as a native speaker of the target language would in this situation, at the same level of politeness.
      Keep names, brands, numbers and links as they are.
      Choose the form of address that the situation shows, and name the choice in three words if another is possible.
      Keep the force of the original: question, request, joke or warning.
      Use the everyday word rather than the one in the dictionary.
      Give a second version only where the meaning depends on who is speaking to whom.
      Keep punctuation and capitals as the target language uses them.
      Leave the quotation marks of the source out.
    `,
      shapes: `
      The translation alone on one line.
      The translation, then at most one line of note.
      Only the translated text, ready to paste.
    `,
      lengths: `
      One line, and at most one of note.
      About the length of the source.
      No longer than the source, notes in one line.
    `,
      missing: '',
    },
  ),
]

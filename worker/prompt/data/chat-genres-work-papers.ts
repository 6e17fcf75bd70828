import { genre } from '../chat-genre.ts'

/** Work on a text that is given: what is plainly to be done with it goes before what it is about. */
export const workPaperGenres = [
  genre('clinical-note', 'health', /\bsoap note\b|\b(?:progress|clinic|consultation|case) note\b/u, {
    unless: /\b(?:template|format|blank|explain|what is|case study)\b/u,
    isDecisive: true,
    worksOnText: true,
    groups: 'professional_writing',
    decisions: `
      Place each given finding in its part: told by the patient, found on examination, judged, planned. || Sort the findings into subjective, objective, assessment and plan. || Put what was said, found, thought and planned under its own heading.
      Take values, sides, durations and drugs over exactly, with their units. || Change no value, unit, side or duration. || Copy each reading with its unit.
      Leave a part open where nothing was given for it, and invent no finding. || Write "not recorded" for a part without findings. || Add no normal finding that was not reported.
      Keep the assessment to what the findings support, the most dangerous possibility first.
      Write the plan as orders: tests, treatment, review, advice on when to return.
      Use the abbreviations of the trade only where they cannot be misread.
      Name the finding that is missing and would change the plan.
    `,
    shapes: `
      Subjective, objective, assessment and plan, each in short lines.
      A note under its four headings, no further text.
    `,
    lengths: `
      Half a page.
      One to six lines a heading.
    `,
    missing: '',
  }),
  genre(
    'minutes-of-notes',
    'meeting',
    /\b(?:into|as) (?:the |proper |clean |formal |short |crisp |an? (?:list|table) of )*(?:minutes|mom|action (?:items|points)|(?:tasks|decisions) (?:and|with) \p{L}+)\b|\b(?:table|list) of (?:the )?(?:decisions|tasks|to-?dos|actions?|action items)\b.{0,40}\b(?:from|out of|in) (?:this|the|these|my)\b|^\W*(?:(?:please|pls|can you|help me) )*(?:write|make|prepare|draft|create|take|give)(?: me| up| out)* (?:the |an? |proper |clean |formal |short |meeting )*(?:minutes|mom|action (?:items|points))\b|^\W*(?:the )?(?:minutes|mom|action (?:items|points)|(?:decisions|tasks) and owners)\b/u,
    {
      unless:
        /\b(?:agenda|\d+ minutes|minutes (?:long|workout|walk)|template|format for|script|speech|workout|recipe|my mom|gift)\b/u,
      isDecisive: true,
      worksOnText: true,
      decisions: `
      Separate what was decided, what is to be done and what stays open. || Keep decisions, actions and open points apart. || Sort every line into decision, action or open point.
      Give each action its owner and date as said, and write "not named" where nothing was said. || Put owner and date beside each action in the words used, and "not named" where they are absent. || Name one owner an action, only where the notes name one.
      Take names, figures and dates over exactly. || Copy every name, number and date as it stands. || Change no name, amount or date.
      Leave out who said what, unless an action hangs on it.
      Let a doubt or a condition stand beside the action it belongs to.
      Draw no conclusion that nobody voiced.
      Write actions as a verb with its object, one line each.
      Keep the order of the discussion within each part.
    `,
      shapes: `
      Decisions as bullets, actions as a table with owner and date, then open points.
      A table of action, owner, due date and status, with decisions above it and open points below.
    `,
      lengths: `
      Shorter than the notes.
      Half a page at most.
    `,
      missing: '',
    },
  ),
  genre(
    'extraction-from-given',
    'extraction',
    /^\W*(?:from|out of|using|in|based on|per) (?:the |this |these |my |our |that )?(?:\p{L}+ ){0,2}(?:e-?mails?|mails?|messages?|texts?|notes|threads?|chats?|transcripts?|letters?|invoices?|articles?|passages?|paragraphs?|conversations?|logs?|contracts?|receipts?|resumes?|cvs?|adverts?|reviews?) (?:thread )?(?:below|above|here|given|attached|pasted|,? ?(?:pull|extract|list|get|collect|find|note))\b|^\W*(?:(?:please|pls|can you|help me) )*(?:list|get|pull|find|collect|pick|grab|fetch|give me|name|show|note|write down) (?:out |me )?(?:all |every |each |the |only )*(?:\p{L}+,? (?:and )?){0,8}(?:from|in|out of) (?:this|these|the|my|our|that) (?:\p{L}+ )?(?:e-?mails?|mails?|messages?|texts?|notes|threads?|chats?|transcripts?|letters?|invoices?|articles?|passages?|paragraphs?|logs?|receipts?|resumes?|cvs?|below)\b/u,
    {
      unless:
        /\b(?:write (?:an?|the|me)|draft (?:an?|the)|reply|python|regex|script|code|translate|story|summari[sz]e|summary|slides?|presentation|quiz|mcq|sentiment|classify|label|grammar|spelling|mistakes?)\b/u,
      isDecisive: true,
      worksOnText: true,
      groups: '',
      decisions: `
      Take every entry from the text in its own words, with the person, date or amount it stands beside. || Use the words of the text for each entry, and keep what belongs together in one row. || Copy each value as it stands in the text.
      Leave a field marked as not stated where the text says nothing. || Write "not stated" where the text is silent, and guess nothing. || Mark what the text leaves open instead of filling it in. | unless: unknown, unnamed, unassigned, null, blank, empty, n/a
      Cover the whole text, including what stands in half a sentence or in brackets. || Read to the last line: small remarks hold entries as well. || Miss nothing that is said in passing.
      List each entry once, in the order of the text. | unless: sort, sorted, order by, alphabetical
      Keep a condition or a doubt beside the entry it belongs to.
      Turn relative dates into calendar dates only where the text gives the day to count from.
      Add nothing from general knowledge.
    `,
      shapes: `
      The entries alone, one a row.
      A table with one row an entry.
    `,
      lengths: `
      No text besides the entries.
      As many rows as the text has entries.
    `,
      missing: '',
    },
  ),
  genre(
    'grammar-fix',
    'editing',
    /^\W*(?:(?:please|pls|can you|could you|help me|kindly) )*(?:fix|correct|check|improve|repair)(?: the| my| this| all)* (?:gramm?[ae]rs?|spellings?|typos?|punctuation|english|mistakes?|errors? in (?:this|my|the) (?:sentence|text|email|mail|paragraph|letter))\b(?! (?:app|tool|checker|lesson|book))|^\W*(?:grammar|spelling) (?:check|fix|correct\w*)\b|^\W*(?:(?:please|pls|kindly) )*correct (?:this|the following|these|my sentences?|it)(?: sentences?| text)?\W*[:"“]|^\W*(?:(?:please|pls) )*proof ?read\b/u,
    {
      unless: /\b(?:code|python|script|function|sql|html|essay topic|quiz|worksheet|exercise)\b/u,
      isDecisive: true,
      worksOnText: true,
      groups: '',
      decisions: `
      Correct what is wrong and leave what is right as it stands. || Change only what is an error, not what is a matter of taste. || Mend errors alone: no synonyms, no new order of thoughts.
      Keep the meaning, the tone and the level of the words. || Let it sound like the same writer. || Keep the writer's voice.
      Name each change with its rule in a few words. || Set beside each change the rule behind it, in half a line. || Give the reason of each change in a few words. | unless: only, just, no explanation, without explanation
      Where two corrections are possible, take the one nearer to the original.
      Keep names, figures and quoted words untouched.
      Use one spelling, British or American, throughout.
    `,
      shapes: `
      The corrected text first, the changes below it, one a line.
      The corrected text, then a list of the changes.
    `,
      lengths: `
      The corrected text about as long as the original.
      One line a change.
    `,
      missing: '',
    },
  ),
  genre(
    'cut-to-length',
    'editing',
    /^\W*(?:(?:please|pls|can you|help me) )*(?:(?:rewrite|make|get)\b.{0,60}\b(?:half as long|half the length|much shorter)\b|(?:cut|shorten|trim|reduce|condense|compress|bring|halve|tighten) (?:down )?(?:this|the|my|our|it|these|following)\b.{0,60}(?:\bto\b.{0,24}\b(?:words?|lines?|characters?|sentences?|half|pages?|minutes?)\b|\bby (?:half|\d+)|:|$))/u,
    {
      unless: /\b(?:code|function|query|image|video|picture|hair|cost|time|budget|expenses?|url|list|onions?)\b/u,
      isDecisive: true,
      worksOnText: true,
      groups: 'summarization, research, marketing',
      decisions: `
      Cut repetition and qualifiers first, then examples, and the main point never. || Take out what is said twice before what is said once. || Drop asides and doubled statements before any fact.
      Keep every figure, name and date that carries a point. || Let no number or name that matters go. || Keep the numbers, with what they measure.
      Keep the order of the thoughts and the tone of the original. || Leave order and tone as they are. || Let it read like the same text, only shorter.
      Prefer deleting to rewording.
      Stay within the bound, and close to it.
      Add nothing that the original does not say.
      Let the first sentence still stand for the whole.
    `,
      shapes: `
      The shortened text alone, with its count of words below it.
      The shortened text, then one line on what was left out.
    `,
      lengths: `
      As long as the bound allows.
      At most the length asked for.
    `,
      missing: '',
    },
  ),
  genre(
    'notes-from-text',
    'summarization',
    /^\W*(?:(?:please|pls|can you|help me) )*(?:make|take|write|prepare|create|give)(?: me)? (?:(?:short|quick|crisp|revision|study|bullet|brief|exam) )*notes (?:of|from|on|for|out of) (?:this|these|the|my|below)\b/u,
    {
      isDecisive: true,
      worksOnText: true,
      groups: 'education',
      decisions: `
      Give every date, name, number and provision its own line. || Put each fact that can be asked for on a line of its own. || Keep all dates, names and figures, one a line.
      Group the points under two to four headings that the text itself suggests. || Order the lines under short headings. || Sort the points by what they are about, not by where they stand.
      Write in phrases, not in sentences.
      Mark cause and consequence with an arrow where the text links two facts.
      Add nothing that the text does not say.
      Put the line most likely to be asked about first under its heading.
      Keep terms of the trade in their exact wording.
    `,
      shapes: `
      Headings with bullets of one line each.
      Bullets under headings, the key term of each in bold.
    `,
      lengths: `
      A third of the text at most.
      Up to ten bullets.
    `,
      missing: '',
    },
  ),
]

import { genre } from '../chat-genre.ts'

/** Small technical jobs that have a craft of their own. */
export const toolGenres = [
  genre('regular-expression', 'code-generate', /\bregex\b|\bregular expressions?\b|\bregexp\b/iu, {
    unless: /\b(?:explain|what is|tutorial|learn|difference|slow|catastrophic|why|error|blog|article)\b/iu,
    groups: 'software_engineering',
    decisions: `
      Anchor the pattern to the whole text or say why it searches inside, and name the flavour it is written for.
      List what it accepts and what it refuses in a table, with the tricky cases: empty, too long, spaces, other scripts.
      Explain each part of the pattern in one line.
      State the rule that was assumed where the request leaves it open.
      Keep it free of nested repetition, so that a long input cannot slow it down.
      Give the same check in code where a pattern alone reads badly.
      Say what it cannot decide, such as whether the number or address exists.
    `,
    shapes: `
      The pattern in a code block, its parts explained line by line, then a table of matches and refusals.
      One pattern, one call that uses it, and a table of test strings with the expected result.
      Pattern, explanation, tests to paste.
    `,
    lengths: `
      Under 150 words besides pattern and table.
      At most ten lines of explanation.
    `,
    missing: `
      language or tool that runs it | unless: python, javascript, java, php, grep, sql, node, excel, typescript, go, ruby
    `,
  }),
  genre(
    'spreadsheet-formula',
    'spreadsheets',
    /\b(?:excel|google sheets?|spreadsheet|sheets)\b.{0,24}\bformulas?\b|\bformulas?\b.{0,40}\b(?:excel|google sheets?|spreadsheet|cells?|column|sheet ?\d?)\b|\b(?:vlookup|xlookup|sumifs?|countifs?|index.?match|hlookup|arrayformula)\b/iu,
    {
      unless: /\b(?:python|pandas|openpyxl|sql|explain|tutorial|why|error|#n\/a|#ref|#value)\b/iu,
      groups: 'data_analysis, business, software_engineering',
      decisions: `
      Give the formula for the first row, ready to paste, with the cells it assumes named in one line. || State in one line which cell holds what, then the formula for row one.
      Explain each argument in the order in which it stands. || Go through the parts of the formula from left to right.
      Say what it returns for a blank, a missing match and a number stored as text. || Tell what comes out for empty cells, no match, and numbers kept as text.
      Show one row with values and the result worked out by hand.
      Lock the references that must not move when it is filled down.
      Give the form for older versions where the best function is new, and the separator for locales that use semicolons.
      Name the quicker way through a menu or a table, if there is one.
    `,
      shapes: `
      The formula in a code block, its arguments as bullets, one example row.
      Assumed layout, formula, example, what to change for other columns.
      Formula first, then how to fill it down, then the likely errors.
    `,
      lengths: `
      Under 120 words besides the formula.
      Six short lines beside the formula.
    `,
    },
  ),
  genre(
    'spreadsheet-steps',
    'spreadsheets',
    /\b(?:pivot tables?|conditional formatting|data validation|mail merge|drop.?down list|freeze panes?|remove duplicates|highlight (?:duplicates?|cells|rows)|text to columns|goal seek|slicers?)\b/iu,
    {
      unless:
        /\b(?:python|pandas|polars|sql|vba|macro|html|react|css|select element|vending|script|power bi dax|java|javascript|typescript|ruby|php|rust|golang|c\+\+|kotlin|swift|arrays?|linked list|functions? (?:to|that|which)|dataframe)\b/iu,
      groups: 'data_analysis, business, education, software_engineering',
      decisions: `
      Say how the data must stand before the first step: one header row, no blank rows, one kind of value a column.
      Number the steps with the menu path for each, and name the key that does the same.
      Name the fields to choose and where each goes, for exactly the columns given.
      Show what the finished result looks like on three or four rows.
      Say how to refresh or extend it when new rows arrive.
      Name the two mistakes that give a wrong or empty result, and their sign.
      Say where the menus differ between Excel and Google Sheets.
    `,
      shapes: `
      Preparation, numbered steps with menu paths, the result as a small table, common mistakes.
      Numbered steps, each with what should be seen after it.
      A short list of steps, then a sample result and how to keep it up to date.
    `,
      lengths: `
      At most ten steps.
      Under 250 words.
      150–250 words.
    `,
    },
  ),
  genre(
    'site-safety',
    'cybersecurity',
    /\b(?:is|are) (?:my|our|this) (?:\p{L}+ )?(?:web ?site|site|server|app|data|account|wi-?fi|computer|phone|shop) (?:safe|secure|hacked|infected)\b|\b(?:secure|protect|harden) (?:my|our) (?:\p{L}+ )?(?:web ?site|site|server|app|data|accounts?|wi-?fi|computer|phone|store|business|wordpress)\b|\b(?:web ?site|site|account|instagram|facebook|gmail|whatsapp|wordpress)\b.{0,12}\b(?:is|got|was|has been|been) hacked\b/iu,
    {
      unless: /\b(?:email to|letter|post|story|blog|essay|policy)\b/iu,
      groups: 'software_engineering, business, general_knowledge, lifestyle',
      decisions: `
      Begin with the checks that take ten minutes and need no expert, each with the sign of trouble.
      Rank the risks of exactly this set-up by how likely and how costly they are.
      Give for each risk the step that removes most of it, and how to see that it worked.
      Put updates, backups, passwords and a second factor into an order that can be done today.
      Say what to do in the first hour if there are signs of a break-in.
      Name what needs a professional, and the question to put to one.
      Ask for the two facts that would change the advice most.
    `,
      shapes: `
      A verdict with its limits, quick checks, risks in a table with step and proof, a plan for the week.
      Checks first, then a ranked list of risks, then what to set up once.
      A table: risk, sign, step, proof; below it the order for today.
    `,
      lengths: `
      300–400 words.
      Under 350 words.
    `,
      missing: `
      what is stored there and who has access | unless: payments, customers, admin, users, login, access
    `,
    },
  ),
  genre(
    'technical-choice',
    'comparison',
    /\b(?:should|shall) (?:we|i)\b.{0,40}\b(?:use|choose|go with|pick|adopt|migrate|switch|move|build)\b.{0,80}\bor\b|\b(?:choose|choosing|decide|pick) between\b.{0,60}\b(?:and|or)\b|\b(?:which|what) (?:is|would be) (?:the )?(?:better|best) (?:database|framework|stack|backend|library|language|hosting|approach|architecture|orm|queue)\b|\b(?:tech|technology) stack for\b|\b(?:kafka|rabbitmq|redis|postgres\w*|mysql|mongo\w*|nosql|sqlite|react|vue|angular|svelte|next\.?js|node\.?js|django|flask|fastapi|laravel|rails|spring boot|golang|rust|python|typescript|flutter|aws|azure|gcp|docker|kubernetes|serverless|lambda|graphql|grpc|websockets?|microservices?|monolith|row level security|prisma|terraform|elasticsearch|pinecone|pgvector|lora|fine-?tun\w+|pytorch|tensorflow|tailwind|bootstrap|wordpress|webflow)\b(?: \S+){0,4} (?:or|vs\.?|versus) (?:\S+ ){0,3}(?:kafka|rabbitmq|redis|postgres\w*|mysql|mongo\w*|nosql|sqlite|react|vue|angular|svelte|next\.?js|node\.?js|django|flask|fastapi|laravel|rails|spring boot|golang|rust|python|typescript|flutter|aws|azure|gcp|docker|kubernetes|serverless|lambda|graphql|grpc|websockets?|microservices?|monolith|row level security|prisma|terraform|elasticsearch|pinecone|pgvector|lora|fine-?tun\w+|pytorch|tensorflow|tailwind|bootstrap|wordpress|webflow)\b/iu,
    {
      unless:
        /\b(?:hire|agency|outsourc\w*|office|market|brand|invest|loan|franchise|supplier|phone|car|bike|job|college|course|degree|buy|rent|dress|hotel|city|school|error|fix)\b/iu,
      groups: 'software_engineering, data_analysis, general_knowledge, business',
      isWithinGroups: true,
      personas: `
      a staff engineer who has lived with both choices in production
      an architect who decides by what is hard to change later
      a lead developer who counts the hands that must run it
    `,
      decisions: `
      Recommend one option in the first two sentences, for exactly the numbers and people given.
      Compare the options on the same points: fit to the need, effort to build, running cost, operation and backups, growth, way back.
      Take the hard needs given here one by one, and say how each option meets them.
      Name the number or event at which the recommendation turns.
      Show what the choice means in the stack given: the setting, the query or the file that changes.
      Name the failure that each option invites, and the guard against it.
      Keep what is known of these tools apart from what must be measured here, and say how to measure it in a day.
      Give the first three steps, and what would be hard to undo.
    `,
      shapes: `
      The recommendation, a table of options by criteria, risks with guards, first steps.
      Decision in two sentences, reasons in order of weight, when to decide otherwise, a plan for the first week.
      A short decision record: context, options, decision, consequences, open points.
    `,
      lengths: `
      350–500 words.
      Under 500 words besides code.
      One page.
    `,
      missing: `
      size, load and growth expected | unless: users, rows, tenants, requests, million, gb, traffic, conversations, per second
      experience of the team | unless: team, devs, developers, engineers, alone, solo
    `,
    },
  ),
  genre(
    'device-trouble',
    'how-to',
    /\b(?:phone|mobile|smartphone|laptop|pc|computer|tablet|tv|television|wi-?fi|router|printer|bluetooth|keyboard|ac|air conditioner|fridge|refrigerator|washing machine|mixer|geyser|inverter|fan|microwave|car|bike|scooter|scooty)\b.{0,40}\b(?:hang(?:s|ing)?|slow|freez\w*|stuck|heat\w*|overheat\w*|not (?:\w+ )?(?:working|cooling|charging|turning|starting|connecting|printing|heating|opening|draining|spinning)|won'?t|doesn'?t|does not|noise|noisy|leak\w*|drain\w*|dead|black screen|disconnect\w*|dropp?(?:s|ing)?|cuts out|lagg?(?:s|ing|y)?|crash\w*|restart\w*|flicker\w*|garam|band|kharab|chal(?:u)? nahi|nahi chal\w*|charge nahi|dheere|atak\w*)\b/iu,
    {
      unless:
        /\b(?:code|script|api|sql|app developer|adb|kernel|complaint|letter|email|review|poem|story|essay|insurance|claim|server|deploy|npm|react|android studio|my app|our app|css|html|javascript|python|customers?)\b/iu,
      groups: 'lifestyle, general_knowledge, software_engineering, business',
      personas: `
      a repairer who starts with the simplest cause
      a service engineer who explains over the phone
      a neighbour who fixes things and knows when to stop
    `,
      decisions: `
      Begin with the checks that cost nothing and take a minute, the likeliest cause first.
      Give for each cause the sign that tells it from the others, then the remedy in numbered steps.
      Say when to stop and call a technician, and what that usually involves.
      Warn before any step that can lose data, void a warranty or touch mains current.
      Ask for the two facts that would narrow it down most, such as model, age or what changed.
      Say how to keep it from coming back.
      Leave menu names open where they differ by maker.
    `,
      shapes: `
      Quick checks first, then causes in order with sign and remedy, then when to call for service.
      A table: sign, likely cause, what to do; below it the order in which to try.
      Numbered steps from the simplest to the last resort.
    `,
      lengths: `
      200–300 words.
      Under 300 words.
      At most ten steps.
    `,
      missing: `
      model and age | unless: model, year, years, old, samsung, redmi, iphone, vivo, oppo, lg, dell, hp, voltas, realme
      when it began and what changed | unless: since, after, update, yesterday, today, week
    `,
    },
  ),
]

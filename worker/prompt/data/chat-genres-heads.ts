import { genre } from '../chat-genre.ts'

/** Told by the question asked or by the noun at the head, whatever else the request speaks of. */
export const headGenres = [
  genre(
    'permission-question',
    'legal',
    /^\W*(?:(?:hi|hey|so|quick question|question)[,:]? )?(?:can|may|could|must|should|do|does|is|are|am|when|what|which) (?:i|we|an?|the|my|our|it|they|you|there|employers?|landlords?|companies|teachers?|schools?)\b.{0,120}\b(?:legal(?:ly)?|illegal|lawful|law|laws|gdpr|dsgvo|ccpa|dpdp|hipaa|pecr|can-?spam|legitimate interest|consent|licen[cs]e|permit|copyright\w*|trademark\w*|fair use|liable|compliant|comply|allowed|permitted|forbidden|statute|regulations?|labou?r law|notice period|cookie (?:banner|consent)|privacy (?:policy|notice)|imprint|impressum|without (?:telling|consent|permission|notice))\b/u,
    {
      unless:
        /\b(?:can|could|would) you\b|\b(?:const|loop|arrays?|pods?|redis|servers?|api|kubernetes|npm|compiler|css|html|typescript|react|docker|android|manifest|loading|slow|poem|story|slogan|linux|open source licen[cs]e key|software licen[cs]e key|regex|types? allowed|permit table|sql|python|homework|exam)\b|\b(?:write|draft|prepare|compose) (?:an?|the|me|us)\b|\b(?:law of|laws of (?:motion|thermodynamics|nature))\b|\bmother-in-law|\bin-laws?\b/u,
      groups: '',
      decisions: `
      Answer first: yes, no, or under which conditions, for the place named. || Put the answer into the first line, with the condition it hangs on. || Begin with whether it may be done, and when not.
      Name the rule that decides, by law and section where certain, as something to verify. || Say which rule settles it, and mark what should be looked up in its present form. || Point to the provision it turns on, and leave out what is not certain.
      Go through the conditions of that rule one by one against the facts given. || Check the facts given against each condition, one line each.
      Say what differs between the places, the groups or the cases asked about. | when: differ, differs, difference, countries, states, austria, switzerland, eu, uk, b2b, b2c
      Say what to record or keep in order to show it later.
      Name the safest way to reach the same aim if the answer is no.
      Mark the point at which a lawyer or the authority should be asked.
    `,
      shapes: `
      The answer in one line, the conditions with the facts beside them, what to do now, what to have checked.
      Short answer, the rule, the facts against it, the safe way.
    `,
      lengths: `
      250–350 words.
      Under 350 words.
    `,
      missing: `
      place and governing law | unless: india, germany, austria, uk, usa, eu, france, spain, italy, state, california, texas, gdpr, dsgvo, hipaa, dpdp, berlin, london, ireland, canada, australia
    `,
    },
  ),
  genre(
    'legal-procedure',
    'legal',
    /^\W*(?:how (?:do|can|should|would) (?:i|we|you)|how to|what do (?:i|we) need to|(?:what are )?(?:the )?steps to|what happens (?:if|when))\b.{0,80}\b(?:deeds?|probate|power of attorney|custody|guardianship|trademarks?|patents?|copyright|evict\w*|small claims|restraining order|change my (?:last |sur)?name|inherit\w*|succession|trust fund|living trust|prenup\w*|divorce|adopt\w*|will contested|contest (?:a|the|my) will|name on the (?:house|title|lease|mortgage)|title of (?:my|the) house|sublet|lease early|out of (?:my|the|a) (?:lease|contract))\b/u,
    {
      unless:
        /\b(?:pods?|cache[ds]?|redis|keys?|memory|kubernetes|class|classes|object|story|poem|song|adopt (?:a|an) (?:cat|dog|puppy|kitten|pet|habit|framework|tool)|code|script|essay)\b/u,
      groups: '',
      decisions: `
      Give the ways there are to reach it, each with what it changes in rights, tax and control. || List the possible ways first, each with what is gained and what is given up.
      Give the steps in order, with the office or person for each and the papers to bring. || Order the steps by who has to be seen first, and name the papers for each.
      Say what cannot be undone afterwards, before the steps begin. || Point out first what is hard to take back.
      State fees and waiting times as ranges to confirm.
      Name what others must sign or be told.
      Say what depends on the place, and leave those points as questions to the registry or a notary.
      Name the case in which a lawyer saves more than he costs.
    `,
      shapes: `
      What to decide first, the ways side by side, the steps of the usual one, what to ask the office.
      Warning, steps with office and papers, costs, questions for a notary or lawyer.
    `,
      lengths: `
      300–400 words.
      Under 400 words.
    `,
      missing: `
      place and governing law | unless: india, germany, uk, usa, state, california, texas, florida, new york, france, spain, england, scotland, ontario
    `,
    },
  ),
  genre(
    'query-request',
    'sql-query',
    /\bwindow functions?\b|\b(?:bigquery|snowflake|redshift|postgres(?:ql)?|mysql|sqlite|duckdb|clickhouse|mariadb|sql server|t-sql|athena|presto|trino|databricks sql|sql)\b.{0,80}\b(?:quer(?:y|ies)|last|latest|first|top|per|rank|running|cumulative|cohort|dedup\w*|duplicates?|pivot|join|group by|count|sum|rolling|month over month)\b|\b(?:quer(?:y|ies)|last|latest|first|top \d+|rank|running total|cumulative|cohort|duplicates?|rolling)\b.{0,80}\b(?:bigquery|snowflake|redshift|postgres(?:ql)?|mysql|sqlite|duckdb|clickhouse|mariadb|sql server|t-sql|athena|presto|trino|sql)\b/u,
    {
      unless:
        /^\W*(?:act as|you are|pretend|imagine|i want you to act)\b|\b(?:explain|what (?:is|are)|difference|vs|versus|compare|course|learn|tutorial|interview|resume|cv|job|slow|slower|error|fails?|failing|crash\w*|backup|install|migrat\w*|upgrade|replicat\w*|index(?:es)? for|schema|trigger|explain plan|injection|orm|sqlalchemy|pandas|dbt|docker|connect\w*|cost|pricing|price|blog|post|quiz|lesson|linkedin|prompt|agent|wrong|optimi[sz]e|review|fix|why|speed up|faster|tune|tuning)\b/u,
      groups: 'data_analysis, software_engineering',
      isDecisive: true,
    },
  ),
  genre(
    'lab-recipe',
    'research',
    /\b(?:buffer|agar|broth|growth medium|culture medium|lysis|pbs|tris|tbe|tae|ringer|phosphate[- ]buffered saline|running gel|sds-?page|agarose|master ?mix|stock solution|reagent|staining solution|molar|normality|titrant|fixative)\b.{0,60}\b(?:recipes?|protocols?|prepar\w*|make|mix|\d+ ?(?:ml|l|litres?|liters?|x|mm|m)\b)|\b(?:recipes?|protocols?|prepare|make|mix)\b.{0,40}\b(?:buffer|agar plates?|lb (?:agar|broth)|broth (?:for|medium)|growth medium|lysis|pbs|tbe|tae|ringer'?s?|agarose|stock solution|molar solution|reagent)\b|\b\d+(?:\.\d+)? ?m?m (?:tris|nacl|edta|hcl|naoh|kcl|mgcl2|hepes|mops|sds|cacl2)\b|\bph \d(?:\.\d)?\b.{0,30}\b(?:buffer|tris|solution)\b|\b(?:pcr|western blot|elisa|miniprep|transformation|gram stain\w*|dna extraction|cell lysis|plating) protocol\b/u,
    {
      unless:
        /^\W*(?:act as|you are|pretend|imagine|i want you to act)\b|\b(?:circular|ring buffer|protocol buffers?|code|python|c\+\+|soup|chicken|bone|vegetable|beef|dessert|jelly|pudding|gummies|stream|audio|video|buffer (?:overflow|size|pool|stock|zone)|essay|story)\b/u,
      isDecisive: true,
      group: 'research',
      groups: 'general_knowledge, education, health',
      personas: `
      a laboratory scientist who writes protocols that others repeat
      a bench chemist who checks every amount twice
    `,
      decisions: `
      Give each amount by mass and volume, with molar mass and final concentration, for exactly the volume asked. || Show amounts for the volume asked as mass or volume, with the final concentration beside them. || Set mass, molar mass and final concentration beside each component, for the volume asked.
      Show the calculation once, so that it can be scaled. || Work the figures out once in full, so that another volume follows from it.
      Give the order of adding, the adjustment of pH and the filling up to volume. || State what is dissolved first, when pH is set and with what, and when the flask is filled up.
      Say how to sterilise or filter it, how to label it and how long it keeps.
      Name the hazard of each substance that has one, and the protection needed.
      Name the usual variants of the recipe, and which one this is.
      Say how to check that it came out right.
    `,
      shapes: `
      A table of components with amounts, numbered steps, storage and safety in two lines.
      Calculation, table, steps, check and storage.
    `,
      lengths: `
      One table and at most ten steps.
      Under 300 words.
    `,
      missing: '',
    },
  ),
  genre(
    'codebook',
    'research',
    /\bcode ?book\b|\b(?:thematic|qualitative content|narrative|framework|discourse|interpretative phenomenological) analysis\b|\b(?:coding (?:frame|scheme|tree)|axial coding|grounded theory|inductive coding|open coding)\b/u,
    {
      unless:
        /\b(?:what is|define|difference|essay on|python|javascript|software|book of codes|qr|agenda|workshop|slides|lesson|quiz|invitation)\b/u,
      groups: 'data_analysis',
      decisions: `
      Give each code a name, a definition, what to include, what to leave out, and a place for an example from the data. || Build each entry of name, definition, when to use it, when not, and an empty line for a quotation.
      Keep codes, themes and memos apart, and say how one grows out of the other. || Say how codes become themes, and where the researcher's own reading enters.
      Use no findings that the data have not shown: the themes are the researcher's to find. || Leave the themes open; invent no quotation and no result.
      Put questions to the researcher on position, expectations and surprise. || Add questions on what the researcher brings to the material.
      Name the moments at which codes are split, merged or dropped, and how that is recorded.
      Say how the trail is kept so that another person can follow it.
      Fit the steps to the number and kind of interviews.
    `,
      shapes: `
      The layout as a table with one made-up placeholder row, the rounds in order, the questions to oneself.
      Structure, rounds of work with what each yields, reflexive questions, what to record.
    `,
      lengths: `
      350–500 words and one table.
      Under 500 words.
    `,
      missing: `
      the research question | unless: about, research question, how do, aim, on
    `,
    },
  ),
  genre(
    'performance-review',
    'job-description',
    /\b(?:performance|annual|year[- ]?end|half[- ]?yearly|probation|appraisal) (?:review|appraisal|evaluation)s? (?:for|of) (?!my(?:self)?\b|me\b|the (?:api|code|server|app|database|query)\b)/u,
    {
      unless: /\b(?:self|myself|i did|my achievements|template for|form|code|server|api|laptop|car|phone|questions)\b/u,
      group: 'business',
      groups: 'professional_writing',
      personas: `
      a manager who writes reviews that people can act on
      a head of people who edits reviews for fairness
    `,
      decisions: `
      Begin with what went well, tied to what was seen. || Open with the strength that others noticed, in one concrete sentence.
      Name each shortfall as behaviour and effect, never as character. || Say what was late or missing and what it cost others, without judging the person.
      Answer the wish for promotion plainly: what is there, what is still missing. | when: promotion, promoted, raise, senior
      Use only what is given here; leave figures and examples that are not given as marked gaps. || Invent no incident and no figure; mark where an example belongs.
      Close with two goals that can be checked, and the help that goes with them.
      Write to the person, in words that could be said face to face.
      Weigh the whole year, and not the last month alone.
    `,
      shapes: `
      Strengths, what has to change, next goals, each in a short paragraph.
      Three short paragraphs to the person, then the goals as two lines.
    `,
      lengths: `
      180–250 words.
      Under 250 words.
    `,
      missing: '',
    },
  ),
]

import { genre } from '../chat-genre.ts'

const ofFigures = `
      Answer the question in the first sentence, with the figures that show it. || Begin with the answer and the two or three figures behind it. || Put the finding first, the figures beside it.
      Compute every change and share from the rows given, and name the rows used. || Take each figure from the rows, and show how a computed one comes about. || Work only with the rows given, each computed value with its rows.
      Keep what the figures show apart from what might explain them. || Say which explanation the rows support and which they cannot. || Mark a cause as a guess unless a column shows it.
      Look at all columns together before blaming one.
      Name a value that looks wrong or does not fit the others.
      Say which further column would settle it.
      Round as the rows do.
      Write for a reader who decides and does not compute. | when: cfo, ceo, board, boss, owner, manager, client
    `

/** Questions to figures: what they say, whether it holds, and what follows from them. */
export const workFigureGenres = [
  genre(
    'table-question',
    'data-analysis',
    /\b(?:which|why|what|what's|whats|how (?:much|many|is|are|did|do)|is there|are there|where|who|compare|trend|insights?|findings?|analy[sz]e|analysis|reorder|highest|lowest|fall|drop|grow\w*|going wrong|wrong with|tell me|explain|summary|summari[sz]e|forecast|average)\b/u,
    {
      unless:
        /\b(?:sql|python|pandas|script|function|code|regex|formula|translate|convert|json|xml|html|markdown|label (?:each|every)|classify|categori[sz]e|worksheet|grammar|invoice_no|extract|error|exception)\b/u,
      needsTable: true,
      isDecisive: true,
      worksOnText: true,
      groups: '',
      decisions: ofFigures,
      shapes: `
      The answer, the figures behind it, what to check next.
      One sentence of finding, then the figures, then what follows.
    `,
      lengths: `
      Under 150 words besides a table.
      100–150 words.
    `,
      missing: '',
    },
  ),
  genre(
    'figure-question',
    'data-analysis',
    /\bwhy (?:is|are|did|does|do|has|have) (?:my|our|the) (?:\p{L}+ ){0,2}(?:conversions?|sales|revenue|traffic|open rate|ctr|churn|bounce rate|sign-?ups?|retention|orders|footfall|attendance|margin)\b[^\n]{0,160}\d/u,
    {
      unless: /\b(?:sql|python|code|function|e?-?mail to|essay|report to)\b/u,
      isDecisive: true,
      worksOnText: true,
      decisions: ofFigures,
      shapes: `
      The answer, the figures behind it, what to check next.
      One sentence of finding, then causes in order of fit, each with its check.
    `,
      lengths: `
      Under 200 words.
      150–200 words.
    `,
      missing: '',
    },
  ),
  genre(
    'significance',
    'data-analysis',
    /\b(?:(?:statistically )?significant\b.{0,60}\b(?:\d|vs|p|test|difference)|\d.{0,80}\bsignificant\b|p-?values?\b|sample size\b|confidence intervals?\b|hypothesis test\w*|chi-?squared?\b|t-?tests?\b|anova\b|mann-?whitney|regression (?:output|table|coefficients?)|statistical power|\b\d[\d.,%]* (?:out )?of \d[\d.,]*.{0,24}\b(?:vs|versus|against|and)\b.{0,30}\b(?:real|chance|difference|meaningful)\b)/u,
    {
      unless:
        /\b(?:questionnaire|survey questions|likert|explain|what is|define|lecture|lesson|quiz|mcq|essay|proposal)\b/u,
      isDecisive: true,
      groups: 'research',
      decisions: `
      Name the test, why it fits these data, and the hypotheses in words. || Say which test applies and what it assumes of the data. || State the two hypotheses and the test that decides between them.
      Show the computation with the figures given: difference, standard error, test value, p. || Compute difference, standard error and p from the figures, step by step. || Put the working in lines, from the rates to the p value.
      Give the confidence interval of the difference beside the verdict. || Add the interval of the difference, and read it in words. || Say how large the difference may be at either end of its interval.
      State power, level and smallest effect behind a sample size, with the formula. | when: sample size, how many, power
      Say whether the difference matters in practice, apart from whether it is significant.
      Name what would spoil the result: peeking, unequal groups, several tests.
      Carry exact values and round at the end.
      Close with what to do: stop, go on or repeat.
    `,
      shapes: `
      Verdict in one sentence, the working in lines, the interval, what to do.
      Test and assumptions, computation, reading in words.
    `,
      lengths: `
      Under 220 words besides formulas.
      150–220 words besides the working.
    `,
      missing: '',
    },
  ),
  genre(
    'report-formula',
    'spreadsheets',
    /\b(?:tableau|power ?bi|dax|looker(?: studio)?|lookml|metabase|qlik\w*|lod expressions?|calculated (?:field|column|measure))\b/u,
    {
      unless:
        /\b(?:resume|cv|job|vs|versus|course|learn|interview|salary|compare|certif\w+|kpis?|metrics list|dashboard (?:for|layout|design|that|with)|pricing|licen[cs]e|migrat\w*)\b/u,
      isDecisive: true,
      groups: '',
      decisions: `
      Give the expression complete, in the syntax of the tool named. || Write the whole expression as it is typed in the tool. || Hand over an expression that can be pasted as it is.
      Say at which level of detail or in which filter context it is computed. || Name the level it is computed at, and what a filter in the view does to it. || Explain how filters and the level of the view act on it.
      Check it on three invented rows with the result beside them. || Work it through on a few rows, so that the result can be seen. || Show what it gives on two or three made-up rows.
      Treat empty values, returns and duplicates as the request says, and show where.
      Name the fields as placeholders only where no names are given.
      Point out the likely mistake: counting rows instead of customers, or averaging averages.
      Say where to put it: calculated field, measure or column.
      Give the shorter variant where the tool has one.
    `,
      shapes: `
      The expression in one block, two lines on its level and filters, a check on sample rows.
      Expression, where it goes, how to test it.
    `,
      lengths: `
      Under 150 words besides the expression.
      Five to eight lines besides the expression.
    `,
      missing: `
      field names and the grain of the data | unless: field, column, table, order_id, customer_id, date, row
    `,
    },
  ),
  genre(
    'decision-on-figures',
    'business-strategy',
    /\b(?:cac|aov|ltv|arpu|mrr|arr|burn|runway|roas|cpl|cpa|gmv|gross margin|contribution|payback|churn|unit economics|repeat rate)\b[^\n]{0,200}\b(?:should (?:we|i)|cut|scale|stop|raise|lower|worth it|decision|decide|break ?even|profitable|sustainable|healthy)\b|\b(?:should (?:we|i)|is it worth|can we afford)\b[^\n]{0,120}\b(?:cac|aov|ltv|margin|burn|runway|roas|churn|ad spend|break ?even)\b/u,
    {
      unless: /\b(?:e?-?mail|post|slide|deck|explain|what is|define|formula|excel|sql|python)\b/u,
      isDecisive: true,
      decisions: `
      Give the decision in the first sentence, with the figure it turns on. || Decide in the first line and name the figure that decides. || Begin with yes or no, and the one figure behind it.
      Work out contribution, payback and break-even from the figures given, each in one line. || Show the margin per order, the payback and the break-even from the given figures. || Compute what one customer brings and costs, line by line.
      Name the figure that is missing and would turn the decision, with the value at which it turns. || Say at what value of the unknown figure the answer changes. || Give the threshold of the figure not stated here.
      Weigh the second effect: orders lost later, learning lost, fixed cost left.
      Propose a smaller step that tests the decision within four weeks, with its stop value.
      Keep assumptions apart from the figures given.
      Leave aside any measure that does not bear on this decision.
      Say what to look at each week while it runs.
    `,
      shapes: `
      Decision, the working in lines, what would change it, the test.
      A decision in two sentences, a small table of the figures, risks and next step.
    `,
      lengths: `
      250–350 words.
      Under 300 words.
    `,
      missing: '',
    },
  ),
  genre(
    'negotiation',
    'business-strategy',
    /^\W*(?:(?:please|pls|help me|i (?:need|want|have)(?: to)?|how (?:do|should|can) (?:i|we)|how to|write|give me|make|prepare|need) )*(?:an? |the |my |some )?(?:(?:short|phone|call) )*(?:(?:script|talking points|plan|lines|tips|strategy|points|e?-?mail) (?:to|for|on) )?(?:negotiat\w+|bargain\w*|haggl\w+)\b/u,
    {
      unless:
        /\b(?:salary|ctc|offer letter|increment|hike|job offer|story|role ?play|act as|definition|essay|e?-?mail)\b/u,
      isDecisive: true,
      decisions: `
      Open with an ask beyond the target and the reason that carries it. || Name the opening ask, the target and the point to walk away, each with its reason. || Set the first figure below the target, with a reason the other side can check.
      Write the words to be said, short enough to speak, not a description of them. || Give spoken lines, one breath each. || Put it as lines to say, in the order of the talk.
      Answer the three likeliest refusals with a line each. || Prepare a reply to each of the usual objections. || Add what to say when the answer is no, maybe or later.
      List what can be offered in return, the cheapest first: term, volume, early payment, reference.
      Say when to be silent and when to ask.
      Use only the figures given, and mark what should be found out before the talk.
      Close with the sentence that seals it and what to get in writing.
      Keep the relation: hard on the figure, fair to the person.
    `,
      shapes: `
      Preparation in five lines, the script from opening to close, replies to refusals.
      Opening, middle, close as lines to speak; below them what may be given in return.
    `,
      lengths: `
      350–500 words.
      One page.
    `,
      missing: `
      the other offers at hand | unless: quote, quotes, competitor, other vendor, offer, alternative
    `,
    },
  ),
  genre(
    'form-template',
    'finance',
    /^\W*(?:(?:please|create|make|give me|need|design|draft|an?|the|simple|my) )*(?:\p{L}+ )?(?:invoice|receipt|quotation|quote|purchase order|timesheet|attendance|expense|petty cash|stock|inventory|delivery|intake|registration|feedback|booking) (?:sheet |register |form |note )?(?:template|format|form|tracker|register)\b/u,
    {
      unless: /\b(?:python|html|react|code|api|sql|e?-?mail|policy|excel formula)\b/u,
      isDecisive: true,
      groups: 'data_analysis, professional_writing',
      decisions: `
      Put the fields in the order in which they are filled in, each with an example of its form. || Order the fields as they are filled in, with one filled line as a sample. || Show each field with the kind of entry it takes.
      Keep what is always the same apart from what changes each time. || Separate fixed parts from those filled in each time. || Set the fixed head apart from the lines that change.
      Name the fields that law or bookkeeping usually ask for, and mark them to be checked for the country. || Mark the fields that the law of the place may require. || Say which fields the tax office usually wants to see.
      Give the rule behind each computed field, with its rounding.
      Number it so that nothing can be counted twice.
      Leave out fields that nobody will fill in.
      Add one filled-in copy with invented entries, marked as an example.
    `,
      shapes: `
      The blank form as a table, then one filled copy.
      Head, lines, totals and notes, ready to copy.
    `,
      lengths: `
      One page.
      One page and a filled sample.
    `,
      missing: `
      country and currency | unless: india, uk, usa, gst, vat, rupee, dollar, euro
    `,
    },
  ),
]

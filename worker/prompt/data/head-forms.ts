/** A genre that the head of a request names, in small letters. */
export interface HeadForm {
  id: string
  pattern: RegExp
  unless: RegExp | null
}

const opening =
  '^\\W*(?:(?:please|pls|kindly|can you|could you|give me|suggest|list|make|create|write|need|i need|i want|find|help me(?: find| with)?|come up with|brainstorm|generate|some|good|best|a|an|the|\\d+|five|ten|twenty|a few|cool|catchy|funny|creative|unique|short|new) ){0,5}'

/**
 * The noun or the question at the head goes before what the request is about: names for a support group are names. Tried
 * before every other table.
 */
export const headForms: readonly HeadForm[] = [
  {
    id: 'reply',
    pattern:
      /^\W*(?:please |pls |kindly |help me )?(?:answer|reply to|respond to) (?:this|our|my) (?:customer|client|guest|patient|parent|tenant|subscriber|buyer|shopper)\b(?!['’])/u,
    unless: /\b(?:reviews?|survey|angry|upset|unhappy|wrong|damaged|late|complain\w*)\b/u,
  },
  {
    id: 'reply-to-complaint',
    pattern:
      /^\W*(?:please |pls |kindly |help me )?(?:answer|reply to|respond to) (?:this|the|a|our) (?:\p{L}+ )?review\b/u,
    unless: /\b(?:review comments?|code|pull request|peer|literature)\b/u,
  },
  {
    id: 'job-advert',
    pattern: /^\W*(?:(?:write|draft|create|make|need|give me|a|an|the|short|detailed) ){0,3}jd (?:for|of)\b/u,
    unless: null,
  },
  {
    id: 'executive-note',
    pattern: /\b(?:board|decision|investment|steering committee|cabinet) memo\b/u,
    unless: /\b(?:summari[sz]e|shorten|proofread|template|what is)\b/u,
  },
  {
    id: 'naming',
    pattern: new RegExp(`${opening}(?:[\\p{L}'’-]+ ){0,3}names? (?:for|ideas)(?!\\p{L})`, 'u'),
    unless:
      /\b(?:affidavit|change|variables?|functions?|file|files|rename|domain name server|extract|sql|columns?|tables?|scientific|generic|endpoints?|commit|hosts?|buckets?|branch|in the text|from (?:this|the))\b/u,
  },
  {
    id: 'question-set',
    pattern: new RegExp(`${opening}(?:[\\p{L}'’-]+ ){0,2}quiz(?:\\s?[:,–-]| (?:on|about|for|with|of)\\b)`, 'u'),
    unless: /\b(?:app|website|code|script|api|game in|react|html|schema|quiz me)\b/u,
  },
  {
    id: 'measures',
    pattern: new RegExp(
      `${opening}(?:(?:what|which|key|main|top|useful|important|right|\\p{L}+) ){0,3}(?:kpis?|metrics)(?: list)?(?: (?:for|to (?:track|measure|watch|report)|of|should|do|on|that)(?!\\p{L})|$)`,
      'u',
    ),
    unless:
      /\b(?:code|react|css|html|component|python|prometheus|grafana|scrape|exporter|formula|rouge|bleu|classifier|regression|neural|explain|difference|vs)\b/u,
  },
  {
    id: 'negotiation',
    pattern:
      /\bhow (?:do|can|should|would) (?:i|we) (?:negotiate|bargain|haggle|push back on (?:the|their|his|her|a) (?:price|rate|terms?|quote|fee|payment)|counter (?:the|their|his|her|this) (?:offer|price|quote|terms?))\b/u,
    unless: /\b(?:salary|ctc|offer letter|increment|hike|job offer|story|essay)\b/u,
  },
  {
    id: 'practice-partner',
    pattern:
      /^\W*(?:please |pls |can you |i want you to |let'?s role ?play[:,]? ?)?(?:be|play) (?:my|the (?:role|part) of|an?|the) (?!(?:brief|guide|link|song|game|video|music|tune|chord|valentine)\b)(?:\p{L}+ ){0,2}(?:landlord|landlady|boss|manager|doctor|patient|customer|client|waiter|waitress|teacher|examiner|interviewer|recruiter|friend|neighbou?r|shopkeeper|seller|buyer|officer|policeman|nurse|pharmacist|receptionist|colleague|opponent|partner|judge|investor|tutor|coach|mentor|host|guest|tourist|cashier|mother|father|grandmother|roommate|flatmate|therapist)\b/u,
    unless: /\b(?:be|become) (?:an? )?(?:better|good|great|more|effective|confident)\b|\btutor\b/u,
  },
  {
    id: 'workout',
    pattern:
      /\bpush[ /-]?pull[ /-]?legs\b|\bppl\b.{0,20}\b(?:days?|split)\b|\b(?:full[- ]body|upper[ /-]lower|bro|\d[- ]day) split\b|\bhypertrophy (?:block|program\w*|plan)\b|\bdumbbell (?:only )?(?:program\w*|plan|routine|workout)\b/u,
    unless: /\b(?:code|app|essay|study|script)\b/u,
  },
  {
    id: 'grammar-fix',
    pattern:
      /^\W*(?:(?:please|pls|can you|could you|kindly|hi) )*(?:check|proof ?read|look over|go over|correct|edit|review|read)\b[^.\n:]{0,60}\b(?:for (?:the |an[y] )?(?:grammar|spelling|typos|punctuation|language|mistakes)|grammar only|(?:only|just) (?:the )?(?:grammar|spelling))\b/u,
    unless: /\b(?:code|python|script|function|sql|worksheet|quiz|clarity|flow|style|tone)\b/u,
  },
  {
    id: 'final-reminder',
    pattern:
      /^\W*(?:(?:write|draft|send|polite|firm|short|a|an|the|please|e-?mail|mail|letter|message|reminder|whatsapp|text|note|formal) ){1,6}(?:to|for) .{0,60}\b(?:invoices?|bills?|payments?|fees?|dues|rent)\b.{0,60}\b(?:\d{2,} days? (?:over|past|late)|(?:overdue|unpaid|outstanding|past due)\b.{0,80}\b(?:firm|late fee|interest|clause|legal|final|deadline|till|until))\b/u,
    unless: /\b(?:sorry|apolog\w*|my (?:late )?payment|our (?:late )?payment|i am late|we are late|sql|script|code)\b/u,
  },
  {
    id: 'payment-reminder',
    pattern:
      /^\W*(?:(?:write|draft|send|polite|friendly|gentle|short|a|an|the|please|e-?mail|mail|letter|message|reminder|whatsapp|text|note|formal) ){1,6}(?:to|for) .{0,60}\b(?:invoices?|bills?|payments?|fees?|dues|rent)\b.{0,60}\b(?:overdue|unpaid|outstanding|past due|not (?:been |yet )?paid)\b/u,
    unless: /\b(?:sorry|apolog\w*|my (?:late )?payment|our (?:late )?payment|i am late|we are late|sql|script|code)\b/u,
  },
  {
    id: 'significance',
    pattern:
      /\ba\/?b[- ]?test\b.{0,200}(?:\b(?:control|variant)\b.{0,80}\d|\bp ?[=<]|\bp-?value|\bsignifican|\bis n\b|\benough\b)|\b\d[\d.]* ?% (?:vs\.?|versus|against) \d[\d.]* ?%.{0,60}\b(?:real|noise|luck|chance|signific\w+|enough|meaningful)\b|\bhow many (?:respondents|participants|responses|users|visitors) (?:do|would|should) (?:i|we) need\b|\b(?:was|is|were|are) (?:our|my|the|these) .{0,30}(?:tests?|samples?|results?) (?:big |large |long |sample )?enough\b/u,
    unless: /\b(?:design|set up|plan (?:an|the)|write|hypothes[ei]s for)\b/u,
  },
]

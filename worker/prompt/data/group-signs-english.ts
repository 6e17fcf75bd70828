import type { GroupSign } from './group-signs.ts'

/** What a request plainly is in English, though the field it is about speaks louder to what was learnt. */
export const englishGroupSigns: readonly GroupSign[] = [
  {
    group: 'marketing',
    factor: 14,
    pattern:
      /^\W*(?:an? |the |write |draft |short |new |\d+ ){0,3}(?:\S+ )?(?:tweets?|bluesky|mastodon|threads|linkedin|instagram|facebook|tiktok|reddit|pinterest|social(?: media)?) (?:posts?|threads?|captions?|carousels?|reels?|bio|ads?|updates?)\b|^\W*(?:write |draft |a )*post (?:on|for) (?:x|twitter|linkedin|instagram|facebook|mastodon|bluesky|threads|reddit)\b|\bsubject lines? for\b|\b(?:shop|store|brand|product|company|app|cafe|café|van|cart|truck|bakery|salon|studio) names?\b|^\W*(?:\d+|five|ten|six|three|some) (?:\S+ )?(?:names|taglines|slogans) for\b/iu,
  },
  {
    group: 'professional_writing',
    factor: 10,
    pattern:
      /^\W*(?:please )?(?:inform|notify|let) (?:our |the |all |my )?(?:customers?|clients?|users?|guests?|tenants?|staff|employees?|team|members|parents|residents|subscribers)\b|^\W*(?:an? |the |short |brief |cold |polite |formal |two line |quick |write |draft ){0,4}(?:e-?mail|mail|letter|message) (?:to|that|declining|moving|asking|for|about|offering|telling|thanking)\b/iu,
  },
  {
    group: 'classification',
    factor: 20,
    pattern: /\b(?:label|tag|mark|rate) (?:these|those|this|each|every|all|the following)\b.{0,60}(?:\bas\b|:)/iu,
  },
  {
    group: 'roleplay',
    factor: 12,
    pattern:
      /^\W*(?:please )?(?:act|behave|respond|talk|speak) (?:as|like)\b|^\W*be my (?:\S+ ){0,2}(?:partner|opponent|coach|boss|customer|interviewer|patient)\b/iu,
  },
  {
    group: 'education',
    factor: 6,
    pattern:
      /^\W*(?:please )?(?:explain|teach|describe|introduce)\b.{1,60}\bto (?:an? |my |the )?(?:\S+ )?(?:child|children|kids?|teenagers?|students?|pupils?|class|beginners?|(?:\S+[- ])?year[- ]olds?)\b|\b(?:worksheet|flash ?cards?|lesson|quiz|training session|curriculum)\b|\b(?:plan|schedule|roadmap) to learn\b/iu,
  },
  {
    group: 'math_reasoning',
    factor: 14,
    pattern:
      /\bprobability\b|\bchance (?:both|all|neither|that both|of (?:both|all|two|at least))\b|\bcompound interest\b.{0,40}\d|\b\d[\d.]*% (?:tip|of|off|discount) (?:on |from )?[$€£]?\d|\bsplit (?:\d+|two|three|four) ways\b|\bhow many\b.{0,40}\b(?:tiles|boxes|bricks|rolls|litres|liters|cans)\b.{0,40}\d|\b(?:dice|die|cards?|balls?|marbles?|coins?) (?:are|is) (?:rolled|drawn|tossed|flipped|taken)\b|\bwithout replacement\b|\b(?:two|three|four) (?:consecutive )?(?:numbers|integers)\b.{0,80}\b(?:find|what|which|determine)\b|\b(?:sum|product) of (?:all|the first|two|three|its)\b|\bwhen do they meet\b/iu,
  },
  {
    group: 'health',
    factor: 8,
    pattern:
      /\b(?:home )?(?:workout|stretching|mobility|strength) (?:routine|plan|program(?:me)?)?\b.{0,80}\b(?:minutes?|weeks?|times a week|beginner|knee|back|pain)\b|\bmeal plan\b.{0,80}\b(?:diabet\w*|kcal|calorie\w*|cholesterol|blood pressure|low[- ](?:salt|sugar|carb))|\b(?:headaches?|fever|cough|rash|insomnia|back pain|knee (?:hurts|pain))\b/iu,
  },
  {
    group: 'lifestyle',
    factor: 30,
    pattern:
      /\b(?:plan|menu|host|organi[sz]e|cater\w*)\b.{0,40}\b(?:dinner|lunch|brunch|breakfast|buffet|party|picnic|barbecue|potluck|feast|get-together)\b|\b(?:dinner|lunch|brunch|party|buffet) (?:menu|plan)\b/iu,
  },
  {
    group: 'data_analysis',
    factor: 12,
    pattern:
      /\b(?:sample size|how many respondents|yoy|footfall|dedupe|survey: |\d+ (?:replies|responses)|rolling (?:\d+[- ]month )?average|which (?:cuts|segments|method|test) |funnel|correlation between|conversion rate|margin of error|statistical power|p-?values?|confidence interval|anova|chi-?square|t-?test|likert|cohort \d|pivot|which chart)\b|^\W*dashboard (?:for|of|with)\b|\b\d[\d.]*% (?:vs\.?|versus|against) \d[\d.]*%/iu,
  },
  {
    group: 'research',
    factor: 20,
    pattern:
      /\b(?:apa|mla|harvard|vancouver|ieee)\b.{0,16}\b(?:citations?|references?|style|format|bibliography)\b|\breviewer (?:\d|two|one)\b|\bsemi-?structured\b|\binterview (?:guide|protocol)\b|\bresearch gaps?\b|\bwhat is known about\b|\bwith (?:sources|citations)\b|\bnull hypothes[ie]s\b|\boperationali[sz]e\b|\brct\b|\bmeta-?analys[ei]s\b|\bthematic analysis\b/iu,
  },
  {
    group: 'health',
    factor: 10,
    pattern:
      /\b(?:vitamins?|b12|d3|melatonin|fodmap|omega ?3|probiotics?|ibuprofen|paracetamol|antihistamines?|bp \d{2,3}|blood pressure|cholesterol|migraines?|reflux|ibs|eczema|menopause|insomnia|kcal|panic attacks?|trimester|biting (?:my )?nails|nail[- ]biting|quit smoking|posture|falls often|high[- ]protein|low[- ]salt)\b|\b\d{1,2} ?(?:yo|y\/o|month[- ]old|year[- ]old)\b.{0,30}\b(?:won['’]?t (?:eat|sleep)|not (?:eating|sleeping)|teeth\w*|potty|tantrums?|cough)/iu,
  },
  {
    group: 'education',
    factor: 10,
    pattern:
      /\breport (?:card )?comments?\b|\b(?:year|grade|class) \d{1,2}\b(?! ?%)|\b\d(?:st|nd|rd|th) graders?\b|\b(?:parents['’]? evening|numericals|\p{L}+ class (?:physics|maths?|chemistry|biology)|mnemonics?|comprehension questions|how (?:do i|to|can i) teach|iep|parents['’]? evening|numericals|drills|rubric|gcse|a[- ]levels?|warm[- ]ups? for|exit ticket|homework|answer key|key below)\b/iu,
  },
  {
    group: 'general_knowledge',
    factor: 20,
    pattern:
      /^\W*(?:what happens (?:to|when|after)|who (?:decides|invented|discovered|elects|named)|why (?:is|are|do|does|did) (?!(?:my|our|it|this|we|i)\b)|how (?:do|does) (?!(?:i|we|you|one|my|our)\b)[^\n?]{2,60}\bwork\b)/iu,
  },
  {
    group: 'professional_writing',
    factor: 14,
    pattern:
      /^\W*(?:please |help me )?(?:(?:politely |nicely )?(?:ask|remind|thank|decline|invite|warn|congratulate|apologi[sz]e to|tell|text|message|e-?mail)) (?:my|our|the|an?|his|her) (?:\p{L}+ )?(?:professor|teacher|boss|manager|landlord|clients?|customers?|team|colleagues?|coworkers?|neighbou?rs?|supplier|tenants?|friend|invite|invitation|meeting|offer|request|guests?|parents|principal|hr|recruiter)\b/iu,
  },
  {
    group: 'business',
    factor: 8,
    pattern:
      /\bmake[- ]or[- ]buy\b|\b(?:minutes|agenda|status report|meeting notes) template\b|\b(?:capex|opex|break-?even|runway|headcount|procurement|board (?:update|deck|pack|meeting)|price increase|cash ?flow|supplier scorecard|exec(?:utive)? summary|risk register|okrs?|vendor (?:selection|comparison)|reorder point)\b|^\W*job (?:ad|advert)\b/iu,
  },
  {
    group: 'professional_writing',
    factor: 80,
    pattern:
      /^\W*how (?:do|should|can) (?:i|we) (?:politely )?(?:tell|ask|say to|announce to|write to) (?:my|our|an?|the) (?:\p{L}+ )?(?:boss|manager|clients?|customers?|team|staff|colleagues?|supplier|vendor|landlord|professor)\b/iu,
  },
  {
    group: 'legal',
    factor: 40,
    pattern:
      /\binherit(?:ed|ing) (?:an? |the |our |my )?(?:\p{L}+ )?(?:house|flat|apartment|land|farm|property|shares|money)\b|\b(?:letter before action|small claims|co-?owners?|easement|right of way|boundary (?:wall|fence|dispute))\b|\b(?:neighbou?rs?|tenant|landlord|contractor|employer|school|airline|seller)\b.{0,60}, ?who (?:pays|is liable|is responsible)\b/iu,
  },
  {
    group: 'health',
    factor: 30,
    pattern:
      /\bbp (?:is |of )?\d{2,3}\/\d{2,3}\b|\b(?:low|high) fodmap\b|\b(?:grandma|grandmother|grandpa|grandfather|mother|father|mum|dad) (?:\(?\d{2}\)? )?falls\b/iu,
  },
  {
    group: 'translation',
    factor: 20,
    pattern:
      /^\W*(?:french|german|spanish|italian|japanese|english|hindi|portuguese|dutch|polish|turkish) for ["“'«]|^\W*["“'«][^"”'»\n]{2,120}["”'»] (?:in|into|to) (?:\p{L}+ ){0,2}(?:english|german|french|spanish|italian|portuguese|japanese|chinese|mandarin|korean|arabic|hindi|dutch|polish|russian|turkish|greek|swedish|tamil|urdu)\b|^\W*how (?:do|would) (?:you|i) say\b/iu,
  },
  {
    group: 'extraction',
    factor: 40,
    pattern:
      /^\W*who (?:promised|agreed|owes|owns|does|takes|is doing|will do) (?:to )?(?:what|which)\b|^\W*from (?:the|this|these|my|our) (?:\p{L}+ )?(?:transcripts?|calls?|minutes|threads?|e-?mails?|chats?|notes|contracts?|logs?|letters?|invoices?),? (?:below,? )?(?:pull|extract|list|get|collect|find|give me|note)\b/iu,
  },
  {
    group: 'marketing',
    factor: 10,
    pattern:
      /\b(?:abandoned cart|value prop\w*|app store (?:keywords|listing|description)|push (?:texts?|notifications?)|(?:customer|buyer) personas?|re-?engagement|win-?back|flyer|ad read|e-?mail (?:flow|sequence)|klaviyo|mailchimp|taglines?|positioning|loyalty program(?:me)?|google ads?|landing page|black friday|open rates?|brand voice|hashtags)\b|^\W*position (?:an?|our|my|the) /iu,
  },
  {
    group: 'lifestyle',
    factor: 30,
    pattern:
      /\b(?:knit\w*|crochet\w*|sewing|hem|yarn|sock|scarf|hat|sweater|quilt\w*|candles?|soap|glaze|kiln|pottery|resin|varnish|paint(?:ed)?|fence|shelf|drawer|tiles?|grout|stove|oven|fridge|boiler|radiator|lawn|compost|seedlings?|cast iron|pan|leaves|roses?|orchid|succulents?|aquarium|tank|guitar|ukulele|tent|stroller|zip(?:per)?|curtains?|mattress|carpet|haircut|curls|nails)\b[^\n]{0,100}\b(?:what['’]?s wrong|what (?:am|did) i (?:doing|do) wrong|why\W*$|won['’]?t|keeps?|too (?:wide|tight|loose|wet|dry|dark|small|big|hot|cold)|crack\w*|peel\w*|leak\w*|squeak\w*|smells?|stinks?|sticks?|droop\w*|wilt\w*|shrunk|shrinks?)(?![\p{L}])/iu,
  },
  {
    group: 'lifestyle',
    factor: 8,
    pattern:
      /\b(?:aquarium|fish ?tank|terrarium|betta|shrimp tank|(?:packing|shopping|grocery) list|road trip|camping|rainy day|toddlers?|with (?:the |my |\d )?kids|date night|houseplants?|declutter\w*|hen party|baby shower|birthday party)\b/iu,
  },
  {
    group: 'legal',
    factor: 8,
    pattern:
      /\b(?:probate|gdpr|labou?r law|tenancy|nda|lawsuit|liability|severance|notice period|personal file|terms of service)\b|\b(?:may|can|must) (?:an? |my |the |our )?(?:\S+ )?(?:employer|landlord|boss|company|café|cafe|shop|school|neighbou?r)\b.{0,80}\b(?:read|record|keep|share|fire|dismiss|evict|deduct|refuse|raise|film|monitor|cut)\b|\bwhether (?:an? |the )?(?:\S+ ){0,6}may\b/iu,
  },
  {
    group: 'research',
    factor: 14,
    pattern:
      /\bis there (?:an[y] |some |a )?(?:literature|research|evidence|stud(?:y|ies)|papers?)\b|^\W*(?:find |list |key |recent ){0,2}(?:literature|peer[- ]reviewed|academic papers|studies) (?:on|about|connecting|linking)\b/iu,
  },
  {
    group: 'summarization',
    factor: 10,
    pattern:
      /\b(?:sentence|line|word|paragraph|bullet|short|brief)s? summary\b|\bgist\b.{0,30}:|\bsummary (?:of|in) /iu,
  },
  {
    group: 'software_engineering',
    factor: 14,
    pattern:
      /\b(?:\w+error|exception|traceback|segfault|segmentation fault|stack trace)\b|\b(?:git|npm|yarn|pip|cargo|docker|kubectl|systemd|cron|nginx|terraform|ansible|makefile|dockerfile|regex|genserver|goroutine|webpack|vitest|jest|pytest|playwright|cypress|tsconfig|eslint\w*|prettier|esbuild|pnpm|cmake|gradle|swiftui|jetpack compose|pinia|vuex|zustand|celery|gunicorn|rabbitmq|grpc|websockets?|kotlin|esp32|arduino|stm32|freertos|verilog|plc|twincat|homebrew|conda|cors|jwt|oauth|use(?:effect|state|memo|ref|callback|context)|kapt|helm|airflow|openapi|cve-\d+|threat model|grafana|prometheus|rsync|feature flags?|ssh)\b|\berr_[a-z_]{4,}|\bsecurity\b.{0,60}```|\b(?:write|build|implement) (?:an? )?(?:\S+ )?(?:parser|lexer|compiler|crawler|scraper|linter|daemon)\b/iu,
  },
  {
    group: 'software_engineering',
    factor: 20,
    pattern:
      /\breturns? (?:an? )?(?:http )?[45]\d\d\b|\b(?:readiness|liveness) probe\b|\bpods?\b.{0,40}\b(?:crash\w*|restart\w*|evict\w*|oom\w*|pending)\b|\bafter (?:we |the |our |a |last ){0,2}(?:deploy\w*|rollout|hotfix)\b.{0,120}\b(?:errors?|latency|timeouts?|slow|fails?|crash\w*|[45]\d\d)\b/iu,
  },
  {
    group: 'software_engineering',
    factor: 20,
    pattern:
      /\bscript (?:to|that|which) (?:\p{L}+ly |bulk |batch )?(?:renames?|moves?|copy|copies|deletes?|downloads?|uploads?|back(?:s)? ?up|converts?|resizes?|scrapes?|parses?|syncs?|deploys?|monitors?|checks?|merges?|splits?|imports?|exports?|lists?|finds?)\b/iu,
  },
  {
    group: 'data_analysis',
    factor: 8,
    pattern:
      /^\W*analy[sz]e (?:\S+ ){0,2}(?:sales|churn|revenue|traffic|survey|data|sign-?ups)\b|\b(?:google sheets?|excel|spreadsheet|pivot table|which chart)\b/iu,
  },
  {
    group: 'creative_writing',
    factor: 12,
    pattern:
      /\b(?:haikus?|limericks?|sonnets?|villanelles?|acrostics?|ballads?|ghazals?|riddles?|tongue twisters?|bedtime (?:story|tale)|opening (?:scene|paragraph|line|chapter) of|noir|short stor(?:y|ies)|stand[- ]?up (?:bit|set|routine|comedy|special)|fairy tales?|fables?|\d+[- ]word stor(?:y|ies)|world-?building|in the voice of|sea shant(?:y|ies)|plot twists?|rap battle|monologues?|song lyrics|dialogue between)\b|^\W*(?:an? |tell me an? |\d+ )?(?:\S+ )?(?:jokes?|puns?)\b/iu,
  },
]

/** Forms of text whose name alone says that no picture is wanted, near the beginning. */
export const textForms =
  /^\W*(?:[\p{L}\p{N}'’-]+ ){0,3}(?:haikus?|limericks?|sonnets?|villanelles?|acrostics?|riddles?|jokes?|puns?|tongue twisters?|recipes?|itinerary|packing list|worksheets?|lesson|quiz|syllabus|checklist|agenda|taglines?|slogans?|names? for|subject lines?|flash ?cards?|cheat ?sheet|word problems?|survey questions?|cover letter|resignation|press release|bedtime (?:story|tale)|probability|push notifications?|(?:success|error|loading) messages?|empty states?|si units?|drills|opening para(?:graph)?s?|rap battle|threat models?|mnemonics|comprehension questions|personas?|okrs?|risk register|exec summary)\b(?! (?:poster|card|illustration|print|icon|logo|book cover|photo|box|book))|^\W*(?:please )?(?:act|behave) (?:as|like)\b|^\W*(?:a )?(?:long )?(?:weekend|(?:\d+|two|three|four|five) (?:days?|nights?)) in \p{L}|^\W*(?:label|tag) (?:each|every|these|those|the following)\b|\b(?:find|give|compute|state) (?:the|their) (?:probability|product|sum|difference|ratio)\b|\bwithout replacement\b|\bkcal\b|, who pays\b|, (?:options|what now|what are my options|my rights)\b|\bhow long (?:to|for|until|does)\b|^\W*(?:french|german|spanish|italian|japanese|english|hindi|portuguese|dutch) for ["“']|^\W*(?:politely |nicely )?(?:decline|refuse|accept|remind|repaint|reply|apologi[sz]e) (?!(?:figure|woman|man)\b)(?:to |the |an? |my |our )|^\W*\d+ (?:days|nights) (?:in )?\p{L}+(?: (?:with|for|on)\b| ?[,+])|, steps(?=,|\W*$)|\bchance (?:of|both|that)\b/iu

/** How a dish is made, rather than how it looks. */
export const cookingTerms =
  /\b(?:serves|makes) \d|\b(?:for|feeds) (?:\d+|two|three|four|five|six|eight)(?: (?:people|persons|guests|kids|adults))?\s*(?:[,.;]|$)|\b\d+ (?:people|persons|servings|portions|pieces|cookies|rolls)\b|\b\d+ ?(?:min(?:ute)?s?|hours?|days?|kcal|litres?|liters?|cups?|tbsp|tsp|eggs?|g|kg|ml)\b|\b\d+[- ]?(?:cm|inch|")(?: (?:tin|pan|springform))?\s*(?:[,.;]|$)|\b(?:gluten|dairy|sugar|nut|lactose)[- ]free\b|\b(?:no|without) (?:an? )?(?:eggs?|onions?|garlic|oven|sugar|butter|dairy|nuts?|meat|frying|cream|yeast|coconut)\b|\bfrom scratch\b|\bsoak(?:ing|ed)?\b|\bone[- ](?:pot|pan)\b|\b(?:low|high)[- ](?:carb|protein|fat|salt)\b|\bleftovers?\b|\b(?:not too|less|medium|extra) (?:sweet|spicy|salty|oily)\b|\bratios?\b|\bhow (?:much|long|many)\b|\bthe \p{L}+ way\b|\bway it is made\b|\b(?:quick|easy|weeknight) (?:dinner|lunch|breakfast|snack|meal|dessert)\b/iu

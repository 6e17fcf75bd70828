/** A point that may be missing, and the value that shows it is not, wherever it stands and whatever it is called. */
export type SaidValue = readonly [point: RegExp, value: RegExp]

const timeUnits =
  'sec|secs|seconds?|segundos?|secondes?|sekunden?|secondi|mins?|minutes?|minutos?|minuten?|minuti|hrs?|hours?|horas?|heures?|stunden?|ore|h|dakika|saat|menit|jam|минут\\p{L}*|час\\p{L}*|секунд\\p{L}*|मिनट|घंट\\p{L}*|分钟|分鐘|分|秒|小时|小時|時間|시간|분|초|دقيق\\p{L}*|ساع\\p{L}*'
const parts =
  'words?|pages?|lines?|couplets?|stanzas?|verses?|paragraphs?|sentences?|characters?|chars?|slides?|bullets?|points?|panels?|frames?|episodes?|mots|wörter|palabras|palavras|parole|seiten|páginas|zeilen|líneas|linhas|lignes|字|文字|слов|शब्द|पंक्ति\\p{L}*|단어|자|كلمة'
const people =
  'people|persons?|pax|guests?|servings?|portions?|kids|children|adults|friends|students|staff|devs|employees?|members|personen|personnes|personas|pessoas|persone|orang|kişi\\p{L}*|человек\\p{L}*|人|명|लोग\\p{L}*|أشخاص'
const monthsAndDays =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|monday|tuesday|wednesday|thursday|friday|saturday|sunday|(?:mon|tues|wednes|thurs|fri|satur|sun)days|new year|mon|tue|wed|thu|fri|today|tomorrow|tmrw|yesterday|tonight|weekend|summer|winter|monsoon|spring|autumn|diwali|holi|eid|christmas'

const numberWords =
  'one|two|three|four|five|six|eight|ten|twelve|zwei|drei|vier|fünf|sechs|acht|zehn|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|seis|dois|duas|três|quatro|due|tre|quattro|दो|तीन|चार|पाँच|पांच|छह|आठ|दस'
const verseParts =
  'strophen?|strophes?|estrofas?|estrofes?|versos?|vers|verse[ns]?|quatrains?|cuartetas?|छंद|पद|शेर|पंक्ति[\\p{L}\\p{M}]*|пара строк|строк\\p{L}*|куплет\\p{L}*'

/** Tried in small letters. */
export const saidValues: readonly SaidValue[] = [
  [
    /^length\b|\blength$/u,
    new RegExp(
      String.raw`(?:\p{N}|(?<!\p{L})(?:${numberWords}))\s?-?(?:${verseParts})(?!\p{L})|(?<!\p{L})(?:${numberWords})\s?-?(?:${parts})(?![\p{L}\p{M}])|[一二两兩三四五六七八十]\s?(?:句|行|节|節|段|首|連|聯)`,
      'u',
    ),
  ],
  [/level|scores/u, /\b\d[.,]\d (?:to|->|→|auf|a|à|até|से) \d|\bband \d|\bscor(?:e|ed|es) (?:of )?\d/u],
  [
    /audience|who will read|\breaders?\b|who it is for|recipient/u,
    /\b(?:reviewers?|supervisor|examiners?|judges?|jury|panel|board|donors?|editors?|colleagues?|professor|commission|council)\b|\b(?:herr|frau|señora?|madame|monsieur|senhora?|signora?|mr|mrs|ms)\.? \p{L}{3,}|\bdr\. \p{L}{3,}/u,
  ],
  [
    /^the code/u,
    /(?:^|\n)[ \t]*-? ?[\w.-]{2,40}:[^\n]*\n[ \t]+-? ?[\w.-]{2,40}:|<\/?[a-z][\w-]* ?[^>\n]{0,80}>|\bimport \w+|\bfunction ?\w*\(|\);|from \S+:\S+/u,
  ],
  [
    /error message|message or log/u,
    /\boom ?killed|\bexit (?:code|status) \d|"[^"\n]*(?:cannot|failed|undefined|not found)[^"\n]*"/u,
  ],
  [
    /target role/u,
    /\b(?:consultant|engineer|manager|supervisor|developer|nurse|teacher|analyst|designer|accountant|technician|officer|assistant|driver|chef|clerk|executive|director|architect|administrator|electrician|plumber|welder|cashier|receptionist|operator|specialist|scientist|recruiter|lawyer|pharmacist|physiotherapist|coordinator|salesperson)s?\b/u,
  ],
  [
    /achievements|experience/u,
    /\b(?:approx\.?|about|around|over|some|nearly) \p{N}|~ ?\p{N}|\p{N} (?:implementations|rollouts|stores|sites|people|launches|cases|pupils|patients|calls|vehicles|trainings)\b/u,
  ],
  [
    /be decided|decision/u,
    /\b(?:decide[ds]?|choose|agree(?:d)? (?:on|to)|sign(?:ed|ing|s)?|approve[ds]?|vote|select)\b/u,
  ],
  [
    /jurisdiction|\blaw\b/u,
    /§ ?\p{N}|\b(?:bgb|stgb|abgb|zpo|hgb|kschg|mietrecht|code civil|code du travail|código civil|codice civile|clt)\b|\b(?:arbeits|amts|land|verwaltungs|sozial)gericht \p{L}+|\b(?:cidade|ciudad|ville|città|stadt) (?:de|di|do|da|von) \p{L}{4,}/u,
  ],
  [
    /which party/u,
    /\bmy (?:landlord|tenant|employer|boss|client|employee|contractor|neighbou?r|seller|buyer|lodger|flatmate)\b|\b(?:mein|unser)e?[rnm]? (?:vermieter|arbeitgeber|chef|mieter|nachbar|arbeitnehmer)|\bmi (?:casero|jefe|inquilino|empleador|empresa)|\bmon (?:propriétaire|employeur|locataire|bailleur)|\bmeu (?:senhorio|chefe|inquilino|empregador|patrão)|\bil mio (?:padrone|datore|inquilino)/u,
  ],
  [
    /what is offered/u,
    /\b(?:delivery|service|shop|store|bakery|studio|cafe|café|restaurant|salon|clinic|class(?:es)?|course|workshop|collection|sale|app|agency|boutique|gym|tours?|rental|repairs?)\b/u,
  ],
  [
    /\btime\b(?!line)|duration|hours a day|length of the session|^speaking|^running/u,
    new RegExp(String.raw`\p{N}\s?-?(?:${timeUnits})(?!\p{L})|\p{N}\s?s(?!\p{L})`, 'u'),
  ],
  [/^length\b|\blength$/u, new RegExp(String.raw`\p{N}\s?-?(?:${parts}|${timeUnits})(?!\p{L})`, 'u')],
  [
    /budget|price|\bamount|fees|\bpay\b|costs?\b|sums|income|money|turnover|figures\b|loans/u,
    /[₹€£¥￥$₽₩]\s?\p{N}|\p{N}\s?(?:[₹€£¥￥$₽₩]|rs\b|inr|usd|eur\b|euros?|dollars?|lakhs?|lacs?|crores?|cr\b|lpa|k\b|元|円|만원|원|руб\p{L}*|тысяч|reais|pesos|zł|ريال|درهم|دينار|جنيه|rupiah|lira|रुप\p{L}*)|\brs\.?\s?\p{N}|limitad|محدودة|low budget|cheap|бюджет/u,
  ],
  [
    /\bdates?\b|deadline|\bmonth\b|season|by when|\bperiods?\b|since when|last working day|notice period/u,
    new RegExp(
      String.raw`\b(?:${monthsAndDays})\b|\p{N}{1,2}[./-]\p{N}{1,2}\b|\b(?:19|20)\p{N}{2}\b|\p{N}\s?(?:days?|weeks?|months?|yrs?|years?)\b|\p{N}\s?[月日]`,
      'u',
    ),
  ],
  [
    /servings|number of (?:guests|hosts|servings)|how many people|^people|class size|number of guests/u,
    new RegExp(
      String.raw`\b(?:for|per|pour|für|para|serves|feeds|untuk|cho|на)\s\p{N}{1,3}(?!\p{L}|[.,]\p{N}|\s?(?:%|min|days?|hours?|weeks?|months?|words?|km|kg|tage|jours|días|giorni|дн))|\bfor (?:my |an? |the )?\p{N}+[- ]?(?:yr|year)|\b(?:two|three|four|five|six|eight) (?:${people})|\p{N}\s?(?:${people})(?!\p{L})`,
      'u',
    ),
  ],
  [
    /diet|not eat|disliked|allerg/u,
    /\b(?:veg|non-?veg|vegan\p{L}*|vegetari\p{L}*|jain|halal|kosher|c(?:o)?eliac\p{L}*|celiac\p{L}*|zöliakie|gluten|glutine|lactos\p{L}*|keto|diabet\p{L}*|allerg\p{L}*|egg-?less|(?:no|without|minus) (?:\p{L}+ )?(?:nuts?|onions?|garlic|eggs?|meat|fish|dairy|sugar|beef|pork|rice|fried|milk|gluten|spice)|senza \p{L}+|niente \p{L}+|sans \p{L}+|ohne \p{L}+|sin \p{L}+|sem \p{L}+|bina \p{L}+)/u,
  ],
  [
    /level|class size|age of the learners|^board|syllabus|marks|what pupils know/u,
    /\b(?:class|grade|std|standard|year|klasse|klassenstufe|classe|clase|curso|série|ano|level|niveau|band|semester|kelas|класс)[ .-]?(?:\p{N}{1,2}|[ivx]{1,4}\b)|\p{N}{1,2}(?:\.|th|st|nd|rd|º|ª|er|e|ème)?[- ](?:class|grade|klasse|graders?|standard|std|curso|ano\b|año|класс)|\bl[1-9]\b|\b[abc][12]\b|terminale|seconde\b|première\b|troisième|lycée|collège|abitur|gymnasium|bachillerato|\beso\b|ensino (?:médio|fundamental)|gcse|a-?levels?|\bjee\b|\bneet\b|upsc|cbse|icse|b\.?tech|\bmba\b|\bphd\b|undergrad\p{L}*|university|beginners?|freshers?|intermediate|advanced|trainee|medium students|\bkids\b|\boffice\b|\bparty\b|grade level|élève de \p{N}|初[一二三中]|高[一二三中]|[一二三四五六七八九]年[级級]|小学|小學|中学|中學|大学|大學|高校|社会人|कक्षा|초등|중학|고등|класс/u,
  ],
  [
    /syllabus|chapters/u,
    /\b(?:on|about|over|from chapter|chapter|unit|class \p{N}+|grade \p{N}+) \p{L}{4,}|ncert|cbse|icse|university|पर /u,
  ],
  [
    /jurisdiction|\blaw\b|\bplace\b|countr|\bcity\b|region/u,
    /\b(?:english|indian|german|french|spanish|italian|uk|us|eu|scottish|australian|canadian|swiss|austrian|dutch|irish|state|federal) law\b|droit français|droit suisse|derecho español|(?:deutsches|österreichisches|schweizer) recht|\bsection \p{N}|\bu\/s \p{N}|\bgdpr\b|\bdpdp\b|\bdsgvo\b|\brgpd\b|\blgpd\b|\bipc\b|\bni act\b|\brera\b|\bgst\b|\bposh\b|₹|\blakhs?\b|\bcrores?\b|\b(?:india|delaware|california|texas|new york|florida|ontario|london|england|scotland|wales|uk|usa|canada|australia|singapore|dubai|uae|germany|france|spain|italy|deutschland|österreich|schweiz|españa|méxico|argentina|colombia|chile|brasil|portugal|italia|belgique|suisse|indonesia|maharashtra|karnataka|tamil nadu|kerala|gujarat|delhi|mumbai|bengaluru|bangalore|pune|hyderabad|chennai|kolkata|valencia|madrid|barcelona|paris|lyon|berlin|münchen|hamburg|wien|zürich|lisboa|são paulo|jakarta|bandung)\b|中国|日本|台灣|台湾|भारत|россии|рф\b/u,
  ],
  [
    /^table$|column definitions|field names|^fields\b|columns/u,
    /\b\p{L}[\p{L}\d_]*\s?\([a-z_][\p{L}\d_]*,[^)\n]{1,200}\)|create table|\bcolumns?\b|\bselect\b.{1,80}\bfrom\b|`[^`\n]*\b(?:from|join)\b/u,
  ],
  [
    /^program\b|program and version/u,
    /\b(?:excel|google sheets?|sheets|libreoffice|power query|power bi|numbers app|calc)\b/u,
  ],
  [
    /who the summary is for|who (?:will |should |exactly )?(?:reads?|receives?)|audience|\breaders?\b|recipient|who it is for|who the result is for|kind of guests|the viewer|to whom|the customer/u,
    /\b(?:boss|owner|ceo|cfo|cto|manager|clients?|customers?|team|students?|pupils?|kids?|children|parents?|teachers?|staff|residents?|tenants?|readers?|beginners?|patients?|investors?|committee|upsc|neighbou?rs?|principal|hr|recruiter|landlord|vendor|friends?|wife|husband|mother|father|brother|sister|users?|buyers?|people|women|men|workers|employees|members|guests|visitors|shoppers|drivers|engineers|developers|managers|officer|secretary|corporation|society|listeners)\b|\b(?:pour|para|für|per|untuk) (?:un|une|einen|eine|ein|meinen|meine|mi|meu|minha|mon|ma|le|la|les|los|las|il|lo|gli|den|die|das)? ?\p{L}{4,}/u,
  ],
  [
    /experience|seniority|achievements|results\b|proof|evidence|figures|reviews/u,
    /\p{N}\+?\s?(?:years?|yrs?|лет|года?|años|ans\b|jahren?|anos|anni|साल|年|년|yıl|tahun)|\p{N}\s?%|\p{N}[\p{N}.,]*\s?(?:projects?|clients|customers|users|downloads|reviews|orders)/u,
  ],
  [
    /remedy/u,
    /\p{N}\s?(?:%|eur\b|usd\b|gbp\b|€|£)|[€£$₹]\s?\p{N}|claim|refund|replace|exchange|store credit|discount|voucher|reembols|rembours|erstatt|rimbors|خصم|تعويض|استرداد|возврат|скидк|환불|할인|वापस|छूट|退款|返金/u,
  ],
  [
    /which party/u,
    /\b(?:i am|i'm|im|we are|we're|as|for) (?:the |an? )?(?:tenant|landlord|buyer|seller|employee|employer|owner|contractor|client|supplier|lender|borrower|licensee|freelancer)s?\b|our side|sono (?:l'|il |la )?\p{L}+|ich bin (?:der |die )?\p{L}+|soy (?:el |la )?\p{L}+|je suis \p{L}+|sou (?:o |a )?\p{L}+|я (?:арендатор|наниматель|работник)|我是/u,
  ],
  [
    /\bsex\b/u,
    /\b\p{N}{1,3}\s?(?:yo |y\/o |yr |years? old )?[mf](?!\p{L})|\b(?:male|female|man|woman|boy|girl|he|she|his|her|wife|husband|mother|father|son|daughter|mum|mom|dad|pregnan\p{L}*|prostate|psa)\b/u,
  ],
  [
    /injur/u,
    /\b(?:knees?|shoulders?|hips?|back|ankles?|wrists?|elbows?|neck|achilles|fasciitis|tendon\p{L}*|sciatica|hernia|shin splints|acl|meniscus|arthritis|no (?:injur\p{L}*|pain)|injur\p{L}*|sore|hurts?|pain\p{L}*|niggle)\b/u,
  ],
  [
    /^contract\b/u,
    /\b(?:full|part)[- ]?time\b|\p{N}\s?(?:h|hours?|hrs)(?!\p{L})|\b(?:permanent|temporary|seasonal|freelance|shifts?|internship|minijob|vollzeit|teilzeit|befristet|unbefristet|cdi|cdd|temps plein|tiempo completo|tempo integral|clt)\b/u,
  ],
  [
    /units and ranges|\bunits\b/u,
    /\p{N}\s?(?:m?g\/d?l|mmol|µmol|umol|iu\/|u\/l|ng\/|pg\/|mm\/h|%)|\b(?:ref(?:erence)? range|normal range)\b/u,
  ],
  [/\bweight\b/u, /\p{N}\s?(?:kgs?|kilos?|lbs?|pounds|кг|公斤)(?!\p{L})/u],
  [/\bheight\b/u, /\p{N}\s?(?:cm|ft|feet|foot)(?!\p{L})|\p{N}['’]\p{N}/u],
  [
    /\bage\b|\bages\b/u,
    /\p{N}\s?-?(?:years?|yrs?|yo|y\/o|months?|weeks?)(?:[- ]?old)?(?!\p{L})|\b\p{N}{2}\s?[fm]\b|\bage[ds]? \p{N}|\p{N}\s?(?:साल|anni|jahre|años|ans|anos|лет|岁|歲|歳|살|세|سنة|سنوات)|\b(?:puppy|kitten|newborn)\b/u,
  ],
  [
    /activity|present fitness|fitness/u,
    /\b(?:gym|walk\p{L}*|running|runs?|sedentary|desk job|workouts?|exercis\p{L}*|active|sports?|yoga|squats|cycling|swim\p{L}*)\b/u,
  ],
  [
    /conditions|medicine|medication/u,
    /\b(?:metformin|insulin|tablets?|medication|medicines?|diabet\p{L}*|sugar hai|thyroid|asthma|pregnan\p{L}*|hba1c|hypertens\p{L}*|hipertens\p{L}*|ipertes\p{L}*|bluthochdruck|diab[eéè]t\p{L}*|cholester\p{L}*|colesterol|asma(?!\p{L})|asthm\p{L}*|embaraz\p{L}*|gr[aá]vida|enceinte|schwanger|migraine\p{L}*|arthrit\p{L}*|copd|c(?:o)?eliac\p{L}*|vegan\p{L}*|no (?:medicines?|conditions?|meds|medication|swelling)|bp\b|blood pressure|vaccin\p{L}*)/u,
  ],
  [
    /temperature|other signs|symptoms/u,
    /\b(?:pain|ache|swelling|stiff\p{L}*|sprain\p{L}*|squats|posture|\p{N}{2,3}(?:\.\p{N})? ?°|temperature|no (?:fever|swelling|other))\b/u,
  ],
  [
    /^the (?:code|query|data)|error|message or log|the exact message/u,
    /error:|exception|traceback|\blogs?:|`[^`\n]{3,}`|\b[45]\p{N}{2}\b|=>|\bdef |\bselect .{1,80} from\b|\{\s*"/u,
  ],
  [
    /version|environment|present setup/u,
    /\bv?\p{N}+\.\p{N}+\.\p{N}+\b|\bversion \p{N}|\b%s\b|\b(?:node|python|java|php|ruby|go|kotlin|swift|react(?: native)?|vue|angular|next\.?js|laravel|django|rails|spring(?: boot)?|android|ios|ubuntu|debian|postgres\p{L}*|mysql|redis|docker|unity|unreal(?: engine)?|godot|dotnet|\.net|c\+\+|tailwind|flutter|dart|terraform|kubernetes|wordpress|windows|macos|excel|부트)\W{0,2}v?\p{N}|from \p{L}+:\p{N}|\b(?:bash|hlsl|glsl|css|html|regex|sql|github actions|turbo|tailwind|figma)\b/u,
  ],
  [
    /^(?:programming )?language\b/u,
    /\b(?:python|kotlin|java|javascript|typescript|go|golang|rust|c#|c\+\+|php|ruby|swift|dart|bash|shell|sql|hlsl|glsl|css|html|express|node|react|vue|flutter|django|laravel|english|hindi|tamil|marathi)\b/u,
  ],
  [
    /where it will run/u,
    /\b(?:android|ios|browser|server|lambda|docker|kubernetes|vps|unity|production|prod|linux|windows|macos|aws|azure|gcp|flutter|room|woocommerce|wordpress|stm32\p{L}*\p{N}*\p{L}*|no_std|esp32|esp8266|arduino|raspberry|rp2040|cortex|embedded\p{L}*|firmware|bare metal|macbook|m[1-4]|laptop|cli|terminal|notebook|colab|jupyter|excel|sheets|shopify|locally|nested folders|cron|ci)\b/u,
  ],
  [
    /^tone\b|mood|brand voice|^voice/u,
    /\b(?:que no suene|sin (?:sonar|parecer)|sans (?:paraître|avoir l.air|être)|ohne .{1,20} zu (?:klingen|wirken)|sem (?:soar|parecer)|not (?:corporate|pushy|salesy|aggressive|cheesy|stiff)|no (?:fluff|clichés?|jargon)|polite\p{L}*|firm|formal|informal|funny|warm|friendly|humou?r\p{L}*|casual|sarcas\p{L}*|dark|melanchol\p{L}*|serious|neutral|kind|grateful|playful|banter\p{L}*|sad|simple|hopeful|quirky|calm|honest|santai|educad\p{L}*|höflich|sachlich|locker|amable|formel)\b|丁寧|正式|轻松|幽默|反转|お詫び/u,
  ],
  [
    /present values|goals|present rate|traffic|target figure|current pay|the number that must move/u,
    /\p{N}[\p{N}.,]*\s?(?:%|h|k|lpa|l|ms|s)?\s?(?:->|→|to|vs|from|auf|bis|a)\s?[₹$€]?\p{N}/u,
  ],
  [
    /^(?:the )?offer\b|what is offered|news\b/u,
    /\p{N}\s?%|\p{N}{3,}\s?(?:per|a|an|\/|each|me(?!\p{L})|में)\s?(?:month|week|year|class|session|mo\b)?|\b(?:mahin\p{L}*|months?|weeks?|classes|sessions) \p{N}{3,}|[₹€$£]\s?\p{N}|\bfree\b|gratis|\boff\b|discount|buy \p{N}|beli \p{N}|launch\p{L}*|lanzan\p{L}*|lançando|promo\p{L}*/u,
  ],
  [
    /interests|preferences|^customs|special needs|pace/u,
    /\b(?:slow pace|no \p{L}+|low maintenance|wheelchair|silla de ruedas|kids?|parents|baby|bebé|bambin\p{L}*|ребёнк\p{L}*|senior|likes|loves|hates|vegetarian)\b/u,
  ],
  [/^amount$/u, /\b(?:pain|ache|swelling|stiff\p{L}*|sprain\p{L}*)\b/u],
  [/^aim$/u, /\b(?:interview\p{L}*|role|exam|ielts|toefl|trainee|practi[cs]e|call cent\p{L}*|debate)\b/u],
  [
    /who the result is for/u,
    /(?:\S+\s+){7}\S|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}\p{Script=Arabic}]{2}/u,
  ],
  [
    /where the translation will be used/u,
    /subtitles?|whatsapp|e-?mail|mail\b|website|notice|ui\b|app\b|letter|dear |sehr geehrte|recepción|brochure|menu/u,
  ],
  [
    /regional variant/u,
    /formal|polite|style|simple|subtitles?|brazil\p{L}*|latin american|castilian|british|american/u,
  ],
]

/** Tried in the letters as written. */
export const saidNames: readonly SaidValue[] = [
  [
    /employer|company|university|programme|who is interviewing/u,
    /\b(?:at|for|to|with|bei|chez|en|in|von) (?:the )?\p{Lu}[\p{L}\d&.]+|(?:в|на|для) (?:компани\p{L}* )?[A-Z]\p{L}+|\bat \p{L}+ company/u,
  ],
  [
    /layout of the cells/u,
    /\b[A-Z]{1,3}\d{1,5}(?::[A-Z]{1,3}\d{1,5})?\b|\b(?:column|Spalte|columna|colonne|coluna|列) ?[A-Z]\b|\bSheet ?\d|\b(?:en|in) [A-Z]\b/u,
  ],
  [
    /jurisdiction|\blaw\b|\bplace\b|countr|\bcity\b|address/u,
    /\b(?:in|at|near|from|en|à|em|aus|nach|di|a) \p{Lu}\p{Ll}{2,}|(?<=[\p{Ll})] )\p{Lu}\p{Ll}{2,}(?=,)|\b(?:[Ss]ector|[Bb]lock|[Pp]hase) \d|(?:في|بمدينة) \p{Script=Arabic}{4,}/u,
  ],
  [
    /names? of the parties|^names\b|name and relation/u,
    /\p{Lu}\p{Ll}+ (?:and|&|vs\.?|between) \p{Lu}\p{Ll}+|\b(?:Mr|Mrs|Ms|Smt|Dr)\.? \p{Lu}/u,
  ],
  [
    /account, roll|reference number/u,
    /\b(?:no|nr|ref|id|number|#)\.? ?:?\d{3,}|\b[A-Z]{1,4}[-/]?\d{4,}|\b(?:society|RTI|rti|municipal)\b/u,
  ],
]

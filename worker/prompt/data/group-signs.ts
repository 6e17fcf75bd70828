export interface GroupSign {
  group: string
  /** What the learnt probability of the group is multiplied with when the opening matches. */
  factor: number
  pattern: RegExp
}

/** Verbs and nouns that settle what a request is, in the languages that training sees too little of. */
export const groupSigns: readonly GroupSign[] = [
  {
    group: 'software_engineering',
    factor: 40,
    pattern: /\b(?:twincat|codesys|structured text|simatic|tia portal|ladder logic|plc)\b/iu,
  },
  {
    group: 'business',
    factor: 14,
    pattern:
      /stellen(?:anzeige|ausschreibung)|\boferta de (?:empleo|trabajo)\b|\boffre d.emploi\b|\banúncio de (?:vaga|emprego)\b|\bvaga de emprego\b|\bannuncio di lavoro\b|إعلان (?:وظيفة|توظيف)|объявление о вакансии|текст вакансии|вакансия|招聘(?:启事|广告|信息|文案)|徵才|求人(?:広告|票|原稿)|채용 ?공고|नौकरी का विज्ञापन|\bnaukri ka ad\b|\blowongan kerja\b|\biş ilanı\b/iu,
  },
  {
    group: 'translation',
    factor: 8,
    pattern:
      /\btranslat(?:e|ion)\b.{0,80}\b(?:into|to|from)\b|翻译成|翻譯成|译成|译为|翻译(?:下面|以下)|\btraduce\b|\btraduis\b|\btraduisez\b|übersetze|\btraduza\b|अनुवाद|翻訳|訳して|перевед|번역|ترجم/iu,
  },
  {
    group: 'summarization',
    factor: 6,
    pattern:
      /\bsummari[sz]e\b|\btl;?dr\b|\bminutes: |总结|概括|摘要|總結|\bresume (?:el|la|los|las|este|esta)\b|\brésume|\bfass(?:e|en)?\b.{0,80}\bzusammen|\bresuma\b|का सार|सारांश|要約|кратко излож|сделай краткое|요약|لخص/iu,
  },
  {
    group: 'extraction',
    factor: 6,
    pattern:
      /\bextract\b|\bpull (?:out |every |all |the )|\blist each .{0,60}\bfrom\b|提取|抽取|找出文中|\bextrae\b|\bextrais\b|\bextrahiere|\bextraia\b|से निकाल|抽出|извлеки|추출|استخرج/iu,
  },
  {
    group: 'classification',
    factor: 6,
    pattern:
      /\bclassify\b|\bcategori[sz]e\b|\blabel each\b|\bsort (?:these|the|each)\b.{0,60}\binto\b|分类|归类|分類|\bclasifica\b|\bclasse(?:z)?\b.{0,40}\bcatégorie|\bordne\b.{0,60}\bzu\b|\bclassifique\b|वर्गीकृत|классифицир|분류|صنف/iu,
  },
  {
    group: 'roleplay',
    factor: 5,
    pattern:
      /扮演|\bfinja ser\b|\bfinge(?: ser)?\b|\bactúa como\b|\bjoue le rôle\b|\bspiele? (?:die rolle|den)\b|演じて|になりきって|притворись|сыграй роль|की भूमिका|역할을|تظاهر/iu,
  },
  {
    group: 'lifestyle',
    factor: 5,
    pattern:
      /\bitinerary\b|\bwochenende in\b|\breise nach\b|\bviaje a\b|\bviagem\b|\bmenu de la semaine\b|旅行|観光|楽しめる場所|菜谱|行程|رحلة|\bfiesta\b|यात्रा|여행|поездк|\bwhich (?:lens|phone|laptop|car|bike) should i buy\b/iu,
  },
  {
    group: 'lifestyle',
    factor: 6,
    pattern:
      /\bhow (?:to|do i|can i) (?:cook|bake|make|prepare)\b.{0,30}\b(?:rotis?|chapatis?|rice|curry|cakes?|bread|chai|tea|coffee|soup|sauce|pasta|dosas?|idlis?|paneer|biryani|pizza|salad|pickle|jam|chutney|dal|sabzi|parathas?|cookies|omelett?e|chicken|fish|noodles|sandwich|smoothie|curd|yogh?urt|cheese|butter|ghee|halwa|kheer|ladd?oos?|pancakes?|dumplings?)\b/iu,
  },
  {
    group: 'health',
    factor: 8,
    pattern: /\bhow (?:many|much) (?:calories|protein|carbs|sugar)\b/iu,
  },
  {
    group: 'software_engineering',
    factor: 30,
    pattern: /^\W*(?:write |give me |need )?(?:an? )?(?:regex|regular expression)\b/iu,
  },
  {
    group: 'business',
    factor: 12,
    pattern:
      /\b(?:cost|price|budget) (?:to|of) (?:build|construct|renovat|paint|install)|\bhow much (?:does|will|would) it cost\b/iu,
  },
  {
    group: 'education',
    factor: 4,
    pattern:
      /\blesson plan\b|\bsyllabus\b|\bworksheet\b|\bmy class\b|\bcbse\b|\bclass \d{1,2}\b|पाठ योजना|कक्षा|教案|\bexamen de \d+ preguntas\b|\bunterrichts|授業|план урока|수업|plano de aula/iu,
  },
  {
    group: 'data_analysis',
    factor: 8,
    pattern:
      /\banaly[sz]e (?:this|these|the following|my|our) (?:monthly |sales |weekly |yearly |survey |raw )*(?:data|sales|numbers|figures|dataset|results|csv)\b/iu,
  },
  {
    group: 'data_analysis',
    factor: 6,
    pattern: /\b(?:churn|cohort|funnel|retention|rfm|basket|sales|survey) analysis\b/iu,
  },
  {
    group: 'education',
    factor: 14,
    pattern:
      /\b(?:school|history|science|geography|english|hindi|physics|chemistry|biology|economics) project(?: file)?\b|\bproject file\b/iu,
  },
  {
    group: 'software_engineering',
    factor: 8,
    pattern:
      /\b(?:mongodb|mongoose|firestore|dynamodb|elasticsearch|sequelize|prisma|terraform|dockerfile|nginx|graphql)\b/iu,
  },
  {
    group: 'roleplay',
    factor: 6,
    pattern: /\b(?:dungeon|game) master\b|\btext[- ](?:based )?adventure\b/iu,
  },
  {
    group: 'general_knowledge',
    factor: 6,
    pattern:
      /^\W*(?:what causes|why (?:is|do|does|are)|how (?:do|does|is|are)) (?:the |a )?(?:sky|sea|ocean|lightning|thunder|rain\w*|wind|earthquakes?|tides?|seasons?|stars?|moon|leaves|ice|volcano\w*|clouds?|snow|birds|planes?)\b/iu,
  },
  {
    group: 'research',
    factor: 4,
    pattern:
      /\bliterature review\b|\bresearch (?:question|proposal|paper)s?\b|forschungsfrage|\bhypoth[eè]s|\bartículos académicos\b|\bmémoire sur\b|研究计划|文献综述|先行研究|исследовательск/iu,
  },
  {
    group: 'marketing',
    factor: 4,
    pattern:
      /\bwhatsapp (?:broadcast|message|msg)\b|\breels?\b|व्हाट्सऐप|सेल के लिए|キャッチコピー|广告|文案|\bslogan\b|\bwerbe|\banuncio\b|реклам|광고/iu,
  },
  {
    group: 'legal',
    factor: 4,
    pattern:
      /\btenan(?:t|cy)\b|\blandlord\b|\bqué derechos\b|\bmietvertrag\b|\bcopyright\b|\bpicture i found\b|合同|违约|契約書|договор аренды|قانون/iu,
  },
  {
    group: 'health',
    factor: 4,
    pattern:
      /नींद नहीं|\bansiedad\b|\bdolor de\b|\bshould i eat\b|\bshud i eat\b|\bschlafstörung|眠れない|失眠|бессонниц|복용|أعراض/iu,
  },
  {
    group: 'software_engineering',
    factor: 4,
    pattern:
      /用 ?(?:go|python|java|rust|c\+\+|javascript|typescript)\b|写(?:一个|个)?(?:函数|脚本|程序|下载器)|\bthrows? (?:an? )?\w*(?:error|exception)\b/iu,
  },
  {
    group: 'software_engineering',
    factor: 14,
    pattern:
      /\b(?:next\.?js|nest\.?js|node\.?js|react(?: native)?|angular|django|flask|laravel|spring boot|docker|kubernetes|nginx|postgres(?:ql)?|mysql|redis|webpack|vite|flutter|android studio|gradle|npm|pip)\b.{0,80}\b(?:crash\w*|slow|flash\w*|fails?|failing|error|exception|[45]\d\d|dying|dies|restart\w*|stuck|leak\w*|refused|hangs?|not working|won't start|doesn'?t)\b/iu,
  },
  {
    group: 'software_engineering',
    factor: 5,
    pattern:
      /^\W*(?:please )?(?:explain|describe|what (?:is|are)|difference between|how (?:does|do))\b.{0,60}\b(?:databases?|index(?:es|ing)|apis?|rest|http|git|docker|kubernetes|recursion|closures?|promises?|pointers?|threads?|mutex|oauth|jwt|caching|regex|sql|orm|microservices?|compilers?|big o|linked lists?|hash (?:maps?|tables?)|binary trees?|polymorphism|encapsulation|dependency injection|javascript|typescript|css|react|redux|webhooks?|load balanc\w+)\b/iu,
  },
  {
    group: 'creative_writing',
    factor: 4,
    pattern: /\bcontinue this (?:opening|story)\b|\bscène de théâtre\b|\bkurzgeschichte\b|小说|短篇|物語を|рассказ о/iu,
  },
]

/** What makes a text with numbers a sum: without any of it, its numbers are limits, dates and prices. */
export const sumSigns =
  /\bhow (?:many|much|long|far|old|fast|heavy|tall|likely)\b|\bwhen (?:is|will|does|do) (?:it|they|the)\b|\b(?:shortest|least|minimum|maximum) (?:time|distance|number|cost)\b|\bshow (?:the |all |your )?(?:steps|work|working)\b|\bfurthest apart\b|\b(?:length|slope|midpoint|endpoints?|perimeter) of (?:the|a)\b|\beuclidean\b|\brandomly (?:split|chosen|selected|picked)\b|\b(?:calculate|compute|solve|prove|proof|equation|integral|integrate|derivative|probability|theorem|modulo|remainder|average|percent(?:age)?|ratio|sum of|product of|square root|factor|polynomial|matrix|vector|triangle|circle|angle|perimeter|area of|volume of|puzzle|riddle|deduc\w*|logic\w*|true or false|who is the|what is the (?:value|smallest|largest|next|minimum|maximum)|odd one)\b|[=≤≥≠∑∫√π]|\\(?:frac|sqrt|sum|int)|\d\s*[+*×÷^]\s*\d|加速度|位移|电阻|计算|求|证明|解方程|概率|多少|几个|推理|函数|数列|calcula|cuánt|resuelve|combien|calcule|résou|démontr|wie viele?|berechne|löse|beweise|quantos|quantas|resolva|कितन|गणना|हल कर|計算|何人|いくつ|求め|証明|確率|сколько|напряжённост|ускорени|чему рав|вычисли|реши|докажи|найди|몇|계산|كم|احسب/iu

/** Words for making a text shorter. */
export const shorteningSigns =
  /\bsummar|\btl;?\s?dr\b|\bcondens|\bshorten|\bminutes\b|\b(?:key|main) (?:points?|ideas?|takeaways?)\b|\btakeaways?\b|\brecap|\bgist\b|\bdigest|\babstract\b|\bsynops|\boverview|\bboil\b|\bin (?:short|brief)\b|\bbriefly\b|\bhighlights\b|\bnutshell\b|\bcase brief\b|\bsum up\b|\bwho promised\b|\bsummed\b/iu

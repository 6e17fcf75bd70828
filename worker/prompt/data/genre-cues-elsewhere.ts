import { workCuesElsewhere } from './genre-cues-work-elsewhere.ts'

/**
 * What names a genre, or a domain alone, in the languages that we recognise and do not write: romanised Hindi, Russian,
 * Ukrainian, Korean, Arabic, Italian, Turkish, Indonesian and others by the words they share. The narrow stand first.
 */
export const genreCuesElsewhere: readonly (readonly [id: string, pattern: RegExp])[] = [
  ...workCuesElsewhere,
  [
    'device-trouble',
    /\b(?:phone|mobile|laptop|computer|pc|tv|wi-?fi|ac|fridge|fan|cooler|geyser|inverter|bike|scooty|gaa?di|car)\b.{0,40}\b(?:hang|slow|garam|band ho|kharab|chal nahi|nahi chal\w*|charge nahi|on nahi|atak\w*|dheer[ae]|awaa?z|thanda? nahi)\b|(?:телефон|ноутбук|компьютер)\S* .{0,30}(?:тормоз|завис|не включ|не заряж|греет)|(?:휴대폰|노트북|컴퓨터)\S* .{0,20}(?:느려|안 켜|멈춰)|(?:الهاتف|اللابتوب|الكمبيوتر).{0,20}(?:بطيء|يعلق|لا يعمل)/iu,
  ],
  [
    'symptom-question',
    /\b(?:sir|pet|kamar|daant|gala|seene|pair|ghutn\w*) (?:me(?:in)? )?dard\b|\b(?:bukhar|khansi|ulti|dast|chakkar|khujli)\b|болит (?:голова|живот|спина|горло|зуб)/iu,
  ],
  [
    'job-advert',
    /إعلان (?:وظيفة|توظيف)|объявление о вакансии|текст вакансии|채용 ?공고|annuncio di lavoro|naukri ka (?:ad|vigyapan)|lowongan kerja|iş ilanı/iu,
  ],
  [
    'start-a-business',
    /\b(?:business|channel|dukaa?n|shop|startup|cafe|tiffin|agency|kaam)\b.{0,24}\b(?:shuru|start|khol\w*|kaise kar\w*)\b|открыть (?:кафе|магазин|бизнес|салон)|начать бизнес/iu,
  ],
  [
    'naming',
    /\bnaam\b.{0,16}\b(?:chahiye|batao|bataiye|suggest|sujhao|do|kya rakh\w*)\b|\bname (?:chahiye|suggest karo|batao)\b|придумай (?:название|имя)|이름 (?:지어|추천)|اقترح (?:اسم|أسماء)/iu,
  ],
  [
    'nerves',
    /\b(?:beti|beta|bete|baccha|bachcha|bachche)\b.{0,50}\b(?:nahi (?:kha|so|padh|sun|bol)\w*|zid|rota|roti hai|chidchid\w*)\b|\b(?:ghabrahat|tension ho|neend nahi|akela(?:pan)?|udaas|stress ho|dar lagta)\b|не могу уснуть|мне тревожно/iu,
  ],
  ['household-budget', /\bpais[ae] (?:kaise )?(?:bach\w*)|\bghar ka (?:budget|kharch\w*)|семейный бюджет/iu],
  [
    'resignation',
    /istifa|istefa|увольнени[ие]|звільненн|ராஜினாமா|পদত্যাগ|రాజీనామా|ರಾಜೀನಾಮೆ|രാജി|રાજીનામ|استعفی|사직서|퇴사|استقالة|dimissioni|pengunduran diri/iu,
  ],
  [
    'leave-request',
    /chh?utt?i|\bleave (?:chahiye|letter|application)|விடுப்பு|ছুটির (?:আবেদন|দরখাস্ত)|ছুটি চেয়ে|సెలవు|ರಜೆ|അവധി|રજા (?:અરજી|માટે)|ਛੁੱਟੀ|چھٹی|отгул|отпуск за|휴가 신청|연차|إجازة|richiesta di ferie|izin dilekçesi|cuti/iu,
  ],
  [
    'reply-to-complaint',
    /извинени[ея] (?:клиент|перед)|ответ на жалоб|사과문|사과 메일|رسالة اعتذار|اعتذار لعميل|scuse al cliente/iu,
  ],
  [
    'complaint-letter',
    /shikayat|புகார்|অভিযোগ|ఫిర్యాదు|ದೂರು|പരാതി|ફરિયાદ|شکایت|жалоб[ауы]|претензи|скарг|민원|항의|شكوى|reclamo|şikayet/iu,
  ],
  [
    'wishes',
    /பிறந்தநாள்|வாழ்த்து|শুভেচ্ছা|జన్మదిన|శుభాకాంక్షలు|ಶುಭಾಶಯ|ആശംസ|શુભેચ્છા|ਵਧਾਈ|مبارکباد|badhai|mubarak|поздравлени|привітанн|생일 축하|축하 메시지|تهنئة|auguri (?:di|per)|janamdin|shubhkamna/iu,
  ],
  ['payment-reminder', /напомни\S* об? оплат|미납|تذكير بالدفع|sollecito di pagamento/iu],
  [
    'cover-letter',
    /ఉద్యోగ\S*.{0,16}దరఖాస్తు|வேலை.{0,16}(?:கடித|விண்ணப்ப)|চাকরির? (?:আবেদন|দরখাস্ত)|ನೌಕರಿ.{0,12}ಅರ್ಜಿ|નોકરી.{0,12}અરજી|نوکری کی درخواست|сопроводительн|мотивационн|자기소개서|지원서|خطاب تقديم|lettera di presentazione|candidatura|ön yazı|surat lamaran/iu,
  ],
  ['resume', /резюме (?:для|на)|составь резюме|이력서|سيرة ذاتية|curriculum|özgeçmiş|bio ?data/iu],
  ['interview-preparation', /собеседовани|면접|مقابلة عمل|colloquio|mülakat|wawancara/iu],
  ['short-video-script', /сценари\S* .{0,20}(?:рилс|reels|shorts)|릴스|쇼츠|ريلز/iu],
  ['caption', /подпис[ьи] (?:к|для)|인스타 ?(?:그램)? ?캡션|تعليق .{0,12}انستغرام|didascalia/iu],
  [
    'product-description',
    /описание (?:товара|продукта)|상품 설명|제품 설명|وصف (?:المنتج|منتج)|descrizione (?:del )?prodotto|ürün açıklama/iu,
  ],
  [
    'search-or-social-ad',
    /рекламн\S* (?:текст|объявлени)|광고 문구|إعلان (?:فيسبوك|جوجل)|testo pubblicitario|vigyapan/iu,
  ],
  ['customer-broadcast', /рассылк|문자 메시지 .{0,10}고객|grahak\S* ko/iu],
  [
    'eating-plan',
    /план питания|похуде|диет[ау]|식단|다이어트|رجيم|حمية|نظام غذائي|piano alimentare|dieta per|zayıfla|vajan|wajan|weight (?:kam|loss)/iu,
  ],
  ['workout', /план тренировок|программ\S* тренировок|운동 (?:계획|루틴)|تمارين|scheda di allenamento|antrenman/iu],
  [
    'recipe',
    /செய்முறை|சமையல்|রেসিপি|রান্না|వంటకం|ರೆಸಿಪಿ|പാചക|રેસીપી|рецепт|레시피|만드는 (?:법|방법)|وصفة|طريقة (?:عمل|تحضير)|ricetta|tarifi|resep|(?:banane|pakane) k[aie] (?:tar(?:ee|i)k|vidhi)|kaise ban(?:aye|aen|ate|au|ta)|recipe/iu,
  ],
  [
    'trip-plan',
    /சுற்றுலா|ভ্রমণ|পর্যটন|పర్యటన|యాత్ర|ಪ್ರವಾಸ|പ്രവാസ|പ്രവാസം|પ્રવાસ|सहलीचे|маршрут|поездк|путешестви|여행 (?:일정|계획)|رحلة|itinerario|viaggio|ghumne|gezi plan|liburan/iu,
  ],
  ['gift-ideas', /что подарить|подарок|선물|هدية|regalo per|hediye|tohfa|gift (?:kya|idea)/iu],
  [
    'product-choice',
    /(?:какой|лучши[йе]|посоветуй) (?:телефон|смартфон|ноутбук|наушник)|(?:노트북|스마트폰|휴대폰) 추천|أفضل (?:هاتف|لابتوب)|miglior\S* (?:telefono|portatile|smartphone)|(?:phone|laptop|mobile|bike|tv) .{0,24}(?:kharid|lena|lu\b|achh?a|best)/iu,
  ],
  [
    'rights-question',
    /makan malik|\bdeposit\b.{0,20}\b(?:wapas|vapas|nahi)|\b(?:salary|paisa|paise) nahi (?:de|di|mil)|хозяин квартир|работодатель не|집주인|보증금|صاحب (?:العمل|البيت)|padrone di casa/iu,
  ],
  [
    'study-plan',
    /план подготовки|подготов\S* к (?:экзамен|егэ|огэ)|공부 계획|خطة (?:دراسة|مذاكرة)|piano di studio|padhai ka|time ?table/iu,
  ],
  ['question-set', /тест по|вопрос\S* с вариант|객관식|퀴즈|أسئلة اختيار|domande a scelta|mcq/iu],
  [
    'explain-to-child',
    /குழந்தை(?:க்கு|களுக்கு)|বাচ্চা(?:কে|দের)|పిల్లలకు|ಮಕ್ಕಳಿಗೆ|കുട്ടികൾക്ക്|બાળકોને|بچوں کو|(?:объясни|расскажи)\S* .{0,60}(?:реб[её]нк|детям|[3-9] лет)|아이에게|초등학생|لطفل|a un bambino|bacch?e? ko|bacho ko/iu,
  ],
  [
    'school-essay',
    /निबंध|கட்டுரை|রচনা|প্রবন্ধ|వ్యాసం|ಪ್ರಬಂಧ|ഉപന്യാസ|નિબંધ|مضمون|сочинени[ея]|эссе (?:на тему|про)|твір на тему|독후감|작문|موضوع تعبير|(?:scrivi un )?tema su|nibandh|kompozisyon/iu,
  ],
  [
    'speech',
    /\bspeech\b.{0,24}\b(?:chahiye|likh|dena|de do|bana)|\bke liye speech\b|भाषण|\bbhashan\b|\bspeech (?:likh|chahiye|do|dena)|பேச்சு|வரவேற்புரை|বক্তৃতা|ভাষণ|ప్రసంగం|ಭಾಷಣ|പ്രസംഗ|ભાષણ|تقریر|речь (?:на|для)|연설|خطاب (?:عن|بمناسبة)|discorso per|konuşma metni/iu,
  ],
  ['business-plan', /бизнес-?план|사업 ?계획|خطة عمل|piano aziendale|iş planı/iu],
  ['slides', /презентаци|발표 자료|عرض تقديمي|presentazione/iu],
  [
    'translation',
    /மொழிபெயர்|অনুবাদ|అనువాద|ಅನುವಾದ|വിവർത്തന|અનુવાદ|ترجمہ|перевед|переклад|번역|ترجم|traduci|çevir|terjemah|anuvad|(?:english|hindi) me(?:in)? (?:likh|badl|translate)/iu,
  ],
  [
    'cost-estimate',
    /\b(?:ghar|makaa?n|flat|kamra|chhat|renovation|painting)\b.{0,40}\b(?:cost|kharcha?|kitn[aei])\b|сколько стоит (?:построить|ремонт)|كم تكلفة بناء/iu,
  ],
  [
    'learn-a-skill',
    /أتعلم|تعلم (?:اللغة|الإنجليزية|البرمجة)|выучить|научиться|öğren(?:mek|ebil)|imparare|배우(?:고|는|려)|\bsikh(?:na|e|u|oo|ne)\b/iu,
  ],
  ['interview-answer', /рассказать о себе|자기 ?소개|kendimi tanıt|presentarmi|عرف عن نفسك|apne baare me/iu],
  [
    'code-generate',
    /напиши (?:функци|скрипт|программ|код|класс|бота)|(?:함수|코드|스크립트)\S* (?:작성|만들|짜)|اكتب (?:كود|دالة|برنامج)|scrivi (?:una funzione|uno script|un programma)/iu,
  ],
  [
    'email',
    /கடிதம்|மின்னஞ்சல்|চিঠি|ইমেইল|లేఖ|ಪತ್ರ|കത്ത്|પત્ર|خط لکھ|письмо|письма|повідомленн|сообщени[ея] (?:для|клиент)|메일|편지|رسالة|بريد|lettera|scrivi un(?:a|') ?e?-?mail|mektup|surat|\bpatra\b|chitthi/iu,
  ],
  [
    'creative-writing',
    /கவிதை|சிறுகதை|কবিতা|গল্প|కవిత|కథ|ಕವನ|ಕಥೆ|കവിത|കഥ|વાર્તા|કવિતા|کہانی|نظم|شاعری|стих|рассказ|сказк|вірш|казк|시를|소설|동화|이야기|قصيدة|قصة|poesia|racconto|şiir|hikaye|puisi|kavita|kahani|shayari/iu,
  ],
  ['article', /стать[юяи]|блог|기사|블로그|مقال|articolo|makale|artikel/iu],
  ['comparison', /сравни|비교|قارن|confronta|karşılaştır|bandingkan/iu],
  [
    'explain-technology',
    /\b(?:python|java|javascript|react|sql|html|css|api|docker|git|node)\b.{0,60}(?:samjha|fark|kya (?:hai|hota|hoti)|объясни|разниц|설명|차이|اشرح|الفرق|spiega|differenza)|(?:объясни|что такое|разниц|설명|차이|اشرح|الفرق|spiega|differenza).{0,60}\b(?:python|java|javascript|react|sql|html|css|api|docker|git|node)\b/iu,
  ],
  [
    'how-to',
    /^(?!.*(?:\b(?:excel|python|sql|java|html|css)\b|простуд|грипп|врач|болезн|симптом|лечить))(?:\W*как \p{L}+(?:ть|ти|ться|чь)(?!\p{L})|\W*(?:كيف|كيفية|طريقة) |\W*come (?:si|posso|fare|faccio|togliere|creare|usare)\b|.*(?:\bnasıl\b|எப்படி|কি ?ভাবে|কীভাবে|ఎలా|ಹೇಗೆ|എങ്ങനെ|કેવી રીતે|کیسے|कसे |어떻게 (?:해|하[나면]|고치|바꾸|줄이|배우)|(?:하는|만드는) (?:법|방법)|\bcara (?:meng|mem|men|ber)\p{L}+|\bkaise (?:kar\w*|badha\w*|hata\w*|nika\w*|bhej\w*|khol\w*|laga\w*|download|delete|check|bana\w*|jod\w*|rok\w*|band)))/iu,
  ],
]

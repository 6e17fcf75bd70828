/**
 * What names a genre, or a domain alone, in the languages that we recognise and do not write: romanised Hindi, Russian,
 * Ukrainian, Korean, Arabic, Italian, Turkish, Indonesian and others by the words they share. The narrow stand first.
 */
export const genreCuesElsewhere: readonly (readonly [id: string, pattern: RegExp])[] = [
  ['resignation', /istifa|увольнени[ие]|звільненн|사직서|퇴사|استقالة|dimissioni|pengunduran diri/iu],
  ['leave-request', /chh?utt?i|отгул|отпуск за|휴가 신청|연차|إجازة|richiesta di ferie|izin dilekçesi|cuti/iu],
  [
    'reply-to-complaint',
    /извинени[ея] (?:клиент|перед)|ответ на жалоб|사과문|사과 메일|رسالة اعتذار|اعتذار لعميل|scuse al cliente/iu,
  ],
  ['complaint-letter', /shikayat|жалоб[ауы]|претензи|скарг|민원|항의|شكوى|reclamo|şikayet/iu],
  ['wishes', /поздравлени|привітанн|생일 축하|축하 메시지|تهنئة|auguri (?:di|per)|janamdin|shubhkamna/iu],
  ['payment-reminder', /напомни\S* об? оплат|미납|تذكير بالدفع|sollecito di pagamento/iu],
  [
    'cover-letter',
    /сопроводительн|мотивационн|자기소개서|지원서|خطاب تقديم|lettera di presentazione|candidatura|ön yazı|surat lamaran/iu,
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
    /рецепт|레시피|만드는 (?:법|방법)|وصفة|طريقة (?:عمل|تحضير)|ricetta|tarifi|resep|(?:banane|pakane) k[aie] (?:tar(?:ee|i)k|vidhi)|kaise ban(?:aye|aen|ate|au|ta)|recipe/iu,
  ],
  ['trip-plan', /маршрут|поездк|путешестви|여행 (?:일정|계획)|رحلة|itinerario|viaggio|ghumne|gezi plan|liburan/iu],
  ['gift-ideas', /что подарить|подарок|선물|هدية|regalo per|hediye|tohfa|gift (?:kya|idea)/iu],
  [
    'product-choice',
    /(?:какой|лучши[йе]|посоветуй) (?:телефон|смартфон|ноутбук|наушник)|(?:노트북|스마트폰|휴대폰) 추천|أفضل (?:هاتف|لابتوب)|miglior\S* (?:telefono|portatile|smartphone)|(?:phone|laptop|mobile|bike|tv) .{0,24}(?:kharid|lena|lu\b|achh?a|best)/iu,
  ],
  [
    'rights-question',
    /makan malik|хозяин квартир|работодатель не|집주인|보증금|صاحب (?:العمل|البيت)|padrone di casa/iu,
  ],
  [
    'study-plan',
    /план подготовки|подготов\S* к (?:экзамен|егэ|огэ)|공부 계획|خطة (?:دراسة|مذاكرة)|piano di studio|padhai ka|time ?table/iu,
  ],
  ['question-set', /тест по|вопрос\S* с вариант|객관식|퀴즈|أسئلة اختيار|domande a scelta|mcq/iu],
  [
    'explain-to-child',
    /(?:объясни|расскажи)\S* .{0,60}(?:реб[её]нк|детям|[3-9] лет)|아이에게|초등학생|لطفل|a un bambino|bacch?e? ko|bacho ko/iu,
  ],
  [
    'school-essay',
    /сочинени[ея]|эссе (?:на тему|про)|твір на тему|독후감|작문|موضوع تعبير|(?:scrivi un )?tema su|nibandh|kompozisyon/iu,
  ],
  ['speech', /\bbhashan\b|речь (?:на|для)|연설|خطاب (?:عن|بمناسبة)|discorso per|konuşma metni/iu],
  ['business-plan', /бизнес-?план|사업 ?계획|خطة عمل|piano aziendale|iş planı/iu],
  ['slides', /презентаци|발표 자료|عرض تقديمي|presentazione/iu],
  [
    'translation',
    /перевед|переклад|번역|ترجم|traduci|çevir|terjemah|anuvad|(?:english|hindi) me(?:in)? (?:likh|badl|translate)/iu,
  ],
  [
    'code-generate',
    /напиши (?:функци|скрипт|программ|код|класс|бота)|(?:함수|코드|스크립트)\S* (?:작성|만들|짜)|اكتب (?:كود|دالة|برنامج)|scrivi (?:una funzione|uno script|un programma)/iu,
  ],
  [
    'email',
    /письмо|письма|повідомленн|сообщени[ея] (?:для|клиент)|메일|편지|رسالة|بريد|lettera|scrivi un(?:a|') ?e?-?mail|mektup|surat|\bpatra\b|chitthi/iu,
  ],
  [
    'creative-writing',
    /стих|рассказ|сказк|вірш|казк|시를|소설|동화|이야기|قصيدة|قصة|poesia|racconto|şiir|hikaye|puisi|kavita|kahani|shayari/iu,
  ],
  ['article', /стать[юяи]|блог|기사|블로그|مقال|articolo|makale|artikel/iu],
  ['comparison', /сравни|비교|قارن|confronta|karşılaştır|bandingkan/iu],
  [
    'explain-technology',
    /\b(?:python|java|javascript|react|sql|html|css|api|docker|git|node)\b.{0,60}(?:samjha|fark|kya (?:hai|hota|hoti)|объясни|разниц|설명|차이|اشرح|الفرق|spiega|differenza)|(?:объясни|что такое|разниц|설명|차이|اشرح|الفرق|spiega|differenza).{0,60}\b(?:python|java|javascript|react|sql|html|css|api|docker|git|node)\b/iu,
  ],
]

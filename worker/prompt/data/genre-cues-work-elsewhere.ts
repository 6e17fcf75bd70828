/**
 * What plainly names a piece of work by its verb or its object, in the languages that we recognise and do not write:
 * romanised Hindi, Russian, Ukrainian, Korean, Arabic, Italian, Turkish, Indonesian. The narrow stand first.
 */
export const workCuesElsewhere: readonly (readonly [id: string, pattern: RegExp])[] = [
  [
    'minutes-of-notes',
    /протокол (?:встречи|собрания|совещания)|회의록|محضر (?:اجتماع|الاجتماع)|verbale (?:della|di) riunione|toplantı tutanağı|notulen (?:rapat|pertemuan)|\bmeeting ke minutes\b/u,
  ],
  [
    'grammar-fix',
    /(?:исправь|проверь) (?:ошибки|грамматик|орфограф|пунктуац)|(?:맞춤법|문법)\S* (?:고쳐|교정|검사|수정)|صحح (?:الأخطاء|النص|هذه)|correggi (?:gli errori|la grammatica|questo testo|l.ortografia)|(?:yazım|dil ?bilgisi) hatalarını|perbaiki (?:tata bahasa|ejaan|kalimat)|\bgrammar (?:theek|thik|sahi) kar/u,
  ],
  [
    'extraction-from-given',
    /(?:выпиши|извлеки|найди) .{0,40}из (?:письма|текста|этого)|(?:메일|글|텍스트)에서 .{0,30}(?:뽑아|추출|정리)|استخرج .{0,30}من|(?:estrai|elenca) .{0,40}da(?:l|lla|llo|i|gli|lle|) (?:testo|mail|e-?mail|seguente|questo|questa)|metinden .{0,30}çıkar|(?:ambil|cari|keluarkan) .{0,40}dari (?:teks|email|surat)/u,
  ],
  [
    'reply',
    /^\P{L}*(?:ответь|напиши ответ|ответить|відповіс?ти|відповідай)(?!\p{L})(?! (?:мне |пожалуйста |будь ласка ){0,2}(?:по[- ]\p{L}+ки|на \p{L}+ском|\p{L}+ською))|(?:에게|께) (?:답장|회신)|(?:답장|회신)(?:을|를)? (?:써|작성|보내)|^\P{L}*(?:رد على|اكتب ردا|اكتب رد)|^\P{L}*(?:rispondi|scrivi una risposta|rispondere) (?:a|al|alla|allo|ai|alle)(?!\p{L})|\b(?:cevap yaz|yanıtla|cevapla)|^\P{L}*(?:balas|jawab) (?:email|surel|pesan|surat|chat|wa)|\b(?:ko|ka) (?:reply|jawab|javab) (?:kar|de|likh|dena)/u,
  ],
  [
    'agreement-draft',
    /^(?!\P{L}*(?:come |cosa |che |spieg|расскажи|объясни|что |как |nasıl|apa |bagaimana|jelaskan|ما |اشرح|explain|kya )).*(?:договор(?:а|у)? (?:аренды|найма|купли|подряда|оказания|займа|дарения)|(?:составь|напиши|подготовь) договор|(?:임대|매매|용역|근로|비밀유지) ?계약서|계약서 (?:작성|초안|써)|(?:عقد|اكتب عقد) (?:إيجار|عمل|بيع|خدمات|شراكة)|contratto di (?:affitto|locazione|lavoro|prestazione|vendita|servizi|comodato)|(?:kira|iş|hizmet|satış) sözleşmesi|(?:surat )?perjanjian (?:sewa|kerja|jual|kerjasama|hutang)|\brent agreement (?:bana|chahiye|likh))/u,
  ],
  [
    'worksheet',
    /\d+ (?:упражнени|задани|задач|примеров|вопрос)\S* .{0,40}(?:класс|ответ)|(?:карточк\S*|рабочий лист|самостоятельн\S* работ)|(?:학년|초등|중학|고등).{0,30}문제 ?\d+|문제 ?\d+ ?(?:개|문항)|أوراق? عمل|\d+ (?:أسئلة|تمارين|مسائل) .{0,30}(?:الصف|مع الحل)|\d+ esercizi (?:su|sul|sulla|sulle|di)|scheda didattica|\d+ (?:soru|alıştırma).{0,30}sınıf|\d+ soal .{0,40}(?:kelas|sd|smp|sma|jawaban)|\bclass \d+ .{0,30}(?:sawal|questions?) (?:bana|chahiye)/u,
  ],
  [
    'trip-plan',
    /^\P{L}*(?:\p{L}+ ){0,3}\d+ (?:giorni|notti) (?:a|in|al|alle) (?!letto|casa)|(?:weekend|fine settimana) (?:a|in) |(?:выходные|\d+ дн\S{0,2}) в (?:\p{L}+)|(?:план|программа) на (?:выходные|\d+ дн)|\d+ ?박 ?\d+ ?일|\d+일 여행|여행 (?:코스|일정|계획)|일정 짜|(?:برنامج|خطة) (?:سفر|رحلة|سياح)|سفر إلى|\d+ gün(?:lük)? .{0,20}(?:gezi|tatil|plan)|itinerary .{0,20}\d+ hari|\d+ hari (?:di|ke) |\d+ din .{0,20}(?:ghum|trip|plan)/u,
  ],
  [
    'business-plan',
    /\b(?:mudra|msme|pmegp|startup|bank) (?:loan )?(?:ke liye |ka |ki )?.{0,12}project report\b|\bproject report\b.{0,20}\b(?:chahiye|bana\w*|likh\w*)/u,
  ],
  [
    'vehicle-trouble',
    /\b(?:gaadi|gadi|car|bike|scooty|activa)\b.{0,40}\b(?:start nahi|awaa?z|dhua|smoke|garam|band ho|jhatk\w*|brake (?:nahi|kam))|машин\S* .{0,30}(?:не заводится|стучит|скрипит|глохнет|троит|дымит)|(?:자동차|차에서|차가).{0,20}(?:소리|시동|떨|연기)|(?:السيارة|سيارتي).{0,30}(?:صوت|لا تعمل|دخان|حرارة)|(?:la mia )?(?:auto|macchina|moto) .{0,30}(?:fa (?:un )?rumore|non parte|non si accende|vibra|fuma|fischia)|araba(?:m)? .{0,30}(?:ses|çalışmıyor|titriyor|hararet)|(?:mobil|motor)(?: saya)? .{0,30}(?:bunyi|tidak (?:mau )?(?:nyala|hidup)|mogok|getar|berasap)/u,
  ],
  [
    'animal-trouble',
    /(?:кошк|кот |котен|собак|щен|попуга|хомяк)\S* .{0,40}(?:не ест|рвот|рвет|рвёт|поно|хрома|чеш|кашля|вял)|(?:강아지|고양이|앵무새|햄스터).{0,20}(?:안 먹|토해|토하|설사|절뚝|기침)|(?:قطتي|كلبي|القطة|الكلب).{0,30}(?:لا (?:يأكل|تأكل)|يتقيأ|تتقيأ|إسهال)|(?:gatto|gatta|cane|cagnolino|gattino|coniglio) .{0,40}(?:vomita|non mangia|zoppica|si gratta|tossisce|diarrea)|(?:kedim|köpeğim) .{0,30}(?:kus|yemiyor|topal|ishal)|(?:kucing|anjing|kelinci)(?: saya)? .{0,30}(?:muntah|tidak mau makan|diare|pincang|gatal)|\b(?:kutt[ae]|billi|dog|cat|gaay|bakri)\b.{0,30}\b(?:kha nahi|nahi kha|ulti|dast|langd)/u,
  ],
  [
    'plant-trouble',
    /(?:листья|растени|помидор|томат|роз|лимон|орхиде|фикус)\S* .{0,30}(?:желте|жёлт|чернe|сохн|вян|опада|скручива|пятн)|(?:식물|화분|잎|토마토).{0,20}(?:노랗|노란|시들|마르|떨어|반점)|(?:أوراق|نبات|شجرة).{0,20}(?:صفراء|تصفر|تذبل|تسقط|بقع)|(?:foglie|pianta|piante|pomodori|limone|orchidea|basilico) .{0,30}(?:giall|secc|macchi|cad|arricci|appass)|(?:yaprak|bitki|çiçe)\S* .{0,30}(?:sarar|kuru|dökül|leke)|(?:daun|tanaman|pohon) .{0,30}(?:kuning|layu|kering|rontok|bercak)|\b(?:patt[ae]|paudh[ae]|tulsi|gamle)\b.{0,30}\b(?:peel[ae]|sookh|sukh|kaal[ae]|jhad|murjha)/u,
  ],
]

/**
 * What shows, in languages other than English, that a point is not missing: beginnings and endings of the words for it in
 * the languages that we write or recognise. Romanised Hindi counts as one of them.
 */
export const missingElsewhere: readonly (readonly [item: RegExp, said: RegExp])[] = [
  [
    /budget|price|amount|fees/iu,
    /(?:бюджет|рубл|грив|тенге|€|₹|₽|¥|￥|\$|presupuesto|euros?\b|pesos|budget|orçamento|reais|bütçe|lira|rupiah|बजट|रुपय|रुपए|预算|預算|元|予算|円|예산|만원|میزانیة|ميزانية|درهم|ريال|دينار|பட்ஜெட்|বাজেট|টাকা|బడ్జెట్|\brs\b|rupay|hazaar|lakh)/iu,
  ],
  [
    /length|running time|time available|minutes|speaking time|hours a day/iu,
    /\p{N}{1,5}[- ]?(?:слов|страниц|минут|секунд|час|знак|palabras|páginas|minut|segundos|horas|mots|pages|heures|secondes|wörter|seiten|stunden|sekunden|palavras|linhas|líneas|zeilen|lignes|parole|minuti|kelime|dakika|saniye|शब्द|मिनट|सेकंड|घंट|पंक्ति|字|分钟|分鐘|秒|小时|小時|页|頁|分|時間|文字|자|분|초|시간|페이지|كلمة|دقيقة|دقائق|ثانية|ساعة|ساعات|நிமிட|மிনிট|মিনিট|শব্দ|নిమిష|ghant\p{L}*|minat|shabd)/iu,
  ],
  [
    /tone/iu,
    /(?:^|[^\p{L}])(?:тон\p{L}{0,3}|вежлив|официальн|дружелюбн|весел|смешн|tono|cercan|formal|amable|divertid|ton|poli|humor|höflich|freundlich|locker|sachlich|tom|educad|amigável|cortês|resmi|samimi)|लहज|औपचारिक|विनम्र|मज़ाक|मजेदार|语气|語氣|正式|活泼|活潑|礼貌|禮貌|幽默|口調|丁寧|敬語|カジュアル|톤|정중|공손|친근|نبرة|رسمي|لطيف|ودي|\b(?:funny|polite|pyar\p{L}*|mazedar|namrata)\b/iu,
  ],
  [
    /recipient|who receives|audience|who will read|who should read|who is interviewing|reader|whom/iu,
    /(?:арендодател|хозяин|хозяйк|сосед|управляющ|клиент|покупател|коллег|начальник|директор|учител|друг|мам|пап|жен|муж|поставщик|студент|школьник|детей|детям|для \p{L}{4,}|cliente|jefe|jefa|profesor|proveedor|vecin|casero|alumn|niñ|madre|padre|empresa|client|chef|patron|professeur|fournisseur|élèves|enfants|propriétaire|kund|chef|lehrer|vermieter|lieferant|schüler|kinder|bewerber|kolleg|fornecedor|professor|vizinh|crianças|turma|müşteri|öğretmen|patron|ग्राहक|प्रधानाचार्य|शिक्षक|मित्र|दोस्त|माँ|पिता|बॉस|मैनेजर|अधिकारी|बच्च|छात्र|客户|客戶|老板|老闆|老师|老師|同事|领导|朋友|妈妈|爸爸|学生|孩子|お客様|上司|先生|同僚|友人|取引先|社員|学生|子ども|고객|상사|선생님|친구|부모님|학생|동료|عميل|عملاء|مدير|معلم|صديق|أم|أب|للطلاب|زميل|வாடிக்கையாளர்|আমার|గ్రాహక|\b(?:boss|manager|principal|teacher|customers?|grahak|mummy|papa|dost|wife|girlfriend|landlord|hr)\b)/iu,
  ],
  [
    /dates?\b|by when|deadline|last working day|month|period/iu,
    /\p{N}{1,4}\s?(?:\.|\/|-|月|日|월|일)\s?\p{N}{0,4}|(?:январ|феврал|март|апрел|ма[яй](?!\p{L})|июн|июл|август|сентябр|октябр|ноябр|декабр|понедельник|пятниц|завтра|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|lunes|viernes|mañana|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|lundi|vendredi|demain|januar|februar|märz|mai|juni|juli|september|oktober|dezember|montag|freitag|morgen|janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|dezembro|segunda-feira|amanhã|जनवरी|फरवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|अक्टूबर|नवंबर|दिसंबर|सोमवार|कल|明天|周[一二三四五]|週[一二三四五]|明日|来週|내일|غدا|يوم|\bkal\b|\bparso\b)/iu,
  ],
  [
    /age|level/iu,
    /\p{N}{1,2}[- ]?(?:лет|год|класс|años|ans|jahre|jährig|anos|yaş|साल|वर्ष|岁|歲|歳|살|세|سنة|سنوات|வயது|বছর|saal)|начинающ|новичк|principiante|débutant|anfänger|iniciante|कक्षा|初学|初學|小学|中学|初心者|초보|초등|مبتدئ|\bclass \p{N}/iu,
  ],
]

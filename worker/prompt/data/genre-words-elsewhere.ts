import { splitTerms } from '../split-terms.ts'

/**
 * Words that name a genre, or a domain alone, in languages that we recognise and do not write; written like task words.
 * The narrow stand first. What needs a turn of phrase is in the cues.
 */
export const genreWordsElsewhere: Readonly<Record<string, readonly string[]>> = {
  'leave-request': splitTerms(`
    dzień wolny, urlop_, dzień urlopu, o volno_, dovolen, zi liberă, zi libera, concediu_, szabadság_, szabadságot_, ledig dag, fridag_, vapaapäiv, vrije dag_, verlof, giorno libero_, permesso_, nghỉ phép, izin istemek, izin talebi,
    minta cuti, άδεια_, יום חופש, חופשה_, відпустку_, вихідн, выходном_, выходной_, ใบลา, ลางาน, مرخصی, چھٹی کی, సెలవు, रजेचा, রজে, ছুটির জন্য, ছুটি চাই, விடுப்பு, ರಜೆ, അവധി
  `),
  resignation: splitTerms(
    'rezygnacj, wypowiedzenie z pracy, výpověď z práce, demisie, felmondás, uppsägning, opsigelse, irtisanoutumis, ontslagbrief, đơn xin nghỉ việc, istifa_, παραίτηση, התפטרות, звільнення_, ลาออก, استعفا, استعفیٰ',
  ),
  'complaint-letter': splitTerms(
    'reklamacj, skarg, stížnost, reklamaci_, reclamație, reclamatie, panasz, klagomål, klage_, valitus_, klacht, khiếu nại, keluhan_, şikayet, παράπονο, תלונה, скарг, ร้องเรียน, شکایت',
  ),
  'cover-letter': splitTerms(
    'list motywacyjny, motivační dopis, scrisoare de intenție, motivációs levél, personligt brev, ansøgning_, søknad_, työhakemus, sollicitatiebrief, motivatiebrief, lettera di presentazione, thư xin việc, surat lamaran, ön yazı, συνοδευτική επιστολή, מכתב מקדים, супровідний лист, درخواست شغل, ملازمت کی درخواست',
  ),
  resume: splitTerms(
    'cv_, życiorys, životopis, önéletrajz, ansioluettelo, βιογραφικό, קורות חיים, резюме для_, автобиографи, เรซูเม่, رزومه, özgeçmiş, sơ yếu lý lịch, riwayat hidup, ബയോഡാറ്റ, బయోడేటా, ರೆಸ್ಯೂಮ್',
  ),
  'product-description': splitTerms(
    'opis produktu, popis produktu, descriere produs, descriere de produs, termékleírás, produktbeskrivning, produktbeskrivelse, tuotekuvaus, productbeschrijving, productomschrijving, descrizione prodotto, descrizione del prodotto, mô tả sản phẩm, deskripsi produk, ürün açıklama, ürün tanıtım, περιγραφή προϊόντος, תיאור מוצר, опис товару, описание на продукт, รายละเอียดสินค้า, توضیحات محصول',
  ),
  'eating-plan': splitTerms(
    'schudnąć, odchudz, jadłospis, zhubnout, jídelníček, slăbi_, fogyni_, gå ner i vikt, kostschema, tabe mig_, laihtu, afvallen_, dieetplan, dimagrire, giảm cân, thực đơn giảm, turunkan berat, χάσω κιλά, διατροφή_, לרדת במשקל, תפריט דיאטה, схуд, ลดน้ำหนัก, کاهش وزن, لاغر, وزن کم, బరువు తగ్గ',
  ),
  workout: splitTerms(
    'plan treningow, tréninkový plán, plan de antrenament, edzésterv, träningsprogram, træningsprogram, treeniohjelma, trainingsschema, scheda di allenamento, lịch tập, program latihan, antrenman programı, πρόγραμμα γυμναστικής, תוכנית אימונים, план тренувань, โปรแกรมออกกำลังกาย, برنامه تمرین',
  ),
  recipe: splitTerms(
    'przepis na_, przepis_, recept na_, recept_, rețetă, reteta_, receptje_, receptet_, opskrift, oppskrift, resepti_, συνταγή, מתכון, рецепт_, рецепта_, สูตร, วิธีทำ, công thức nấu, cách nấu, cách làm món, دستور پخت, طرز تهیه, بنانے کی ترکیب, రెసిపీ, ಪಾಕವಿಧಾನ, പാചകക്കുറിപ്പ്, રેસીપી, ਰੈਸਿਪੀ',
  ),
  'trip-plan': splitTerms(
    'plan podróży, plán cesty, plan de călătorie, útiterv, resplan, rejseplan, matkasuunnitelma, reisplan, reisschema, lịch trình, rencana perjalanan, itinerary_, gezi planı, ταξίδι_, πρόγραμμα ταξιδιού, מסלול טיול, план поїздки, план подорожі, แผนเที่ยว, برنامه سفر, سفر کا منصوبہ',
  ),
  'lesson-plan': splitTerms(
    'plan lekcji, scenariusz lekcji, plán hodiny, plan de lecție, óraterv, lektionsplan, undervisningsplan, tuntisuunnitelma, lesplan, piano di lezione, giáo án, rpp_, rencana pelajaran, ders planı, план урока, план уроку, 수업 계획, خطة درس, σχέδιο μαθήματος, מערך שיעור, แผนการสอน, طرح درس',
  ),
  'business-plan': splitTerms(
    'plan biznesowy, biznesplan, podnikatelský plán, plan de afaceri, üzleti terv, affärsplan, forretningsplan, liiketoimintasuunnitelma, ondernemingsplan, kế hoạch kinh doanh, rencana bisnis, iş planı, επιχειρηματικό σχέδιο, תוכנית עסקית, бізнес-план, แผนธุรกิจ, طرح کسب',
  ),
  'marketing-plan': splitTerms(
    'plan marketing, plan marketingu, plan marketingowy, piano marketing, piano di marketing, marketingplan, markkinointisuunnitelma, rencana pemasaran, pazarlama planı, kế hoạch marketing, kế hoạch tiếp thị, план маркетинга, маркетинговый план, план просування, план продвижения, 마케팅 계획, 마케팅 전략, خطة تسويق, خطة تسويقية, σχέδιο μάρκετινγκ, תוכנית שיווק, แผนการตลาด, طرح بازاریابی',
  ),
  'school-essay': splitTerms(
    'wypracowani, rozprawk, slohov, compunere, fogalmazás, uppsats_, dansk stil, aine_, opstel_, bài văn, karangan_, kompozisyon, έκθεση_, твір_, сочинени, เรียงความ, انشا, مضمون, వ్యాసం, ಪ್ರಬಂಧ, ഉപന്യാസ, નિબંધ, ਲੇਖ_',
  ),
  essay: splitTerms(
    'esej_, eseu_, eseul_, essä_, essay_, essee_, esszé, esai_, saggio_, bài luận, δοκίμιο, חיבור_, есе_, эссе_, 에세이',
  ),
  wishes: splitTerms(
    'życzenia, przání, urări, köszöntő, gratulation, lykønskning, onnittelu, felicitatie, lời chúc, ucapan_, tebrik, doğum günü mesajı, ευχές, ברכה_, איחולים, привітання, คำอวยพร, تبریک, مبارکباد',
  ),
  speech: splitTerms(
    'przemówieni, projev_, proslov, discurs_, beszéd_, beszédet_, tal till_, tal til_, puhe_, toespraak, speech_, bài phát biểu, pidato_, konuşma metni, λόγο_, ομιλία, נאום, промов, สุนทรพจน์, سخنرانی, تقریر',
  ),
  caption: splitTerms(
    'post na instagram, post pe instagram, instagram bejegyzés, instagraminlägg, instagram opslag, instagram-julkaisu, instagrambericht, caption instagram, keterangan foto, пост для инстаграм, пост в инстаграм, пост для інстаграм, แคปชั่น, کپشن',
  ),
  slogan: splitTerms(
    'hasło reklamowe, slogan_, slogane_, slogany_, sloganı, слоган, девиз_, 슬로건, شعار_, σλόγκαν, סלוגן, สโลแกน',
  ),
  email: splitTerms(`
    e-mail_, email_, maila_, mail_, mejl_, mejlet_, e-post_, e-posta_, e-postayı, sähköposti, levelet_, dopis_, scrisoare, list do_, brev_, kirje_, brief aan_, thư_, επιστολή, מייל_, מכתב, лист_, листа_, писмо_, pismo_,
    เขียนอีเมล, เขียนจดหมาย, ایمیل, نامه_, ای میل, خط_, ఇమెయిల్, లేఖ, ಇಮೇಲ್, ಪತ್ರ, ഇമെയിൽ, കത്ത്, ઇમેઇલ, ਈਮੇਲ, ইমেল
  `),
  'creative-writing': splitTerms(`
    wiersz_, wierszyk, opowiadani, bajk, báseň, básničk, povídk, pohádk, poezie_, poveste_, verset_, vers_, mesét_, dikt_, digt_, saga_, berättelse, runo_, satu_, gedicht, verhaal_, bài thơ, truyện ngắn, puisi_, cerpen_,
    ποίημα, παραμύθι, שיר_, סיפור_, вірш, оповідан, казк, стихотворени, แต่งกลอน, กลอน, นิทาน, شعر_, داستان_, نظم_, کہانی_, కవిత, కథ_, ಕವನ, ಕಥೆ, കവിത, કવિતા, ਕਵਿਤਾ, 시 써, 시를 써
  `),
  article: splitTerms(
    'artykuł_, wpis na blog, článek_, articol_, cikket_, blogginlägg, artikkeli_, blogartikel, bài viết, bài blog, artikel blog, blog yazısı, άρθρο, מאמר_, статтю_, стаття_, บทความ, مقاله_',
  ),
}

import { splitTerms } from '../split-terms.ts'

/**
 * The same for languages that are met more seldom: Polish, Czech, Slovak, Romanian, Hungarian, Swedish, Danish, Norwegian,
 * Finnish, Greek, Hebrew, Ukrainian, Bulgarian, Serbian, Thai, Persian, Urdu, Telugu, Kannada, Malayalam, Gujarati and
 * Punjabi; and common words that the other tables lack.
 */
export const furtherTaskWords: Readonly<Record<string, readonly string[]>> = {
  any: splitTerms(`
    przygotuj_, podaj_, dlaczego_, ułóż_, ^jak_, ^ile_, napiš_, napíš_, vysvětli, navrhni_, ^proč_, ^kolik_, scrie_, scrie-mi_, explică_, ^cum_, ^de ce_, írj_, írd_, magyarázd, ^hogyan_, ^miért_,
    ^hur_, ^varför_, ^vad_, forklar_, ^hvordan_, ^hvorfor_, kirjoita_, selitä_, ^miten_, ^miksi_, buat_, buatkan_, susun_, hazırla_, oluştur_, soạn_, lập_, γράψε, γράψτε, εξήγησε, φτιάξε, ^πώς_, ^γιατί_,
    כתוב_, כתבי_, כתבו_, הסבר_, תסביר, תכתוב, ^איך_, ^למה_, ^כמה_, поясни, опиши, склади_, ^як_, ^чому_, ^скільки_, обясни, објасни, napiši_, objasni_,
    เขียน, อธิบาย, แนะนำ, ช่วย, ^วิธี, بنویس, بنویسید, توضیح بده, توضیح دهید, چگونه_, چطور_, چرا_, لکھو, لکھیں, لکھ دیں, بتائیں, بتاؤ, سمجھائیں, کیسے_, کیوں_,
    రాయండి, రాయి_, వివరించ, చెప్పండి, ఎలా_, ಬರೆಯಿರಿ, ಬರೆ, ವಿವರಿಸಿ, ಹೇಗೆ_, എഴുതുക, എഴുതൂ, വിശദീകരി, എങ്ങനെ_, લખો, લખી, સમજાવો, કેવી રીતે, ਲਿਖੋ, ਸਮਝਾਓ, লেখো, লিখো, লিখে দাও, লিখুন, எழுது, எழுதவும், விளக்க, लिहा_, लिहून
  `),
  lifestyle: splitTerms(`
    przepis_, przepisy_, przepis na, plan podróży, prezent dla_, recept na_, recepty_, rețet, retet, opskrift, oppskrift, resepti, receptje_, receptet_, συνταγή, συνταγές, מתכון, рецепта_, рецепту_,
    สูตร, วิธีทำ, แผนเที่ยว, دستور پخت, طرز تهیه, سفرنامه, کھانے کی ترکیب, ترکیب_, రెసిపీ, వంటకం, ಪಾಕವಿಧಾನ, പാചകക്കുറിപ്പ്, રેસીપી, ਰੈਸਿਪੀ, план поїздки, план подорожі
  `),
  creative_writing: splitTerms(`
    wiersz_, wierszyk, opowiadanie_, bajk, báseň, básničk, povídk, pohádk, poezie_, poveste_, povestire, verset_, verset írj, vers_, mesét_, dikt_, saga_, berättelse, digt_, eventyr_, runo_, satu_, novelli_, ποίημα, παραμύθι, διήγημα,
    שיר_, סיפור, אגדה, вірш, оповідан, казк, стихотворени, приказк, песму_, แต่งกลอน, กลอน, นิทาน, เรื่องสั้น, شعر_, شعری_, داستان, نظم_, غزل_, کہانی, కవిత, కథ_, ಕವನ, ಕವಿತೆ, ಕಥೆ, കവിത, കഥ_, કવિતા, વાર્તા, ਕਵਿਤਾ, ਕਹਾਣੀ, 시 써, 시를 써, 시 한 편
  `),
  marketing: splitTerms(`
    opis produktu, hasło reklamowe, nazwy dla_, post na_, popis produktu, reklamní, descriere produs, descriere de produs, termékleírás, produktbeskrivning, produktbeskrivelse, tuotekuvaus, mainosteksti, deskripsi produk, mô tả sản phẩm, ürün tanıtım, descrizione prodotto,
    περιγραφή προϊόντος, διαφήμιση, תיאור מוצר, פרסומת, опис товару, реклам, описание на продукт, แคปชั่น, รายละเอียดสินค้า, โฆษณา, توضیحات محصول, تبلیغ, اشتہار, ప్రకటన, ಜಾಹೀರಾತು, പരസ്യം, જાહેરાત,
    plan marketing, piano marketing, plan marketingu, rencana pemasaran, pazarlama planı, kế hoạch marketing, план маркетинга, маркетинговый план, план просування, 마케팅 계획, خطة تسويق
  `),
  professional_writing: splitTerms(`
    list do_, list motywacyjny, podanie o_, wniosek_, życiorys, przemówieni, dopis_, životopis, motivační dopis, scrisoare, cerere_, levelet_, levél_, önéletrajz, kérvény, mejl_, mejlet_, brev_, ansökan_, personligt brev,
    ansøgning, søknad, e-post_, sähköposti, kirje_, hakemus_, ansioluettelo, επιστολή, γράμμα_, βιογραφικό, αίτηση, έκθεση, מייל_, מכתב, קורות חיים, חיבור_, מאמר_, лист_, листа_, заяв, твір_, есе_, эссе_, писмо_, автобиографи,
    เขียนอีเมล, เขียนจดหมาย, จดหมาย, อีเมล, เรซูเม่, เรียงความ, บทความ, ใบลา, ایمیل, نامه_, نامه‌ای, رزومه, مقاله_, انشا, مرخصی, ای میل, خط_, درخواست, مضمون, چھٹی, ఇమెయిల్, లేఖ, వ్యాసం, ಇಮೇಲ್, ಪತ್ರ, ಪ್ರಬಂಧ,
    ഇമെയിൽ, കത്ത്, ഉപന്യാസ, ઇમેઇલ, ઈમેલ, પત્ર, નિબંધ, ਈਮੇਲ, ਪੱਤਰ, ਲੇਖ_, ইমেল, মেল_, esai_, karangan_, surat lamaran, kompozisyon, bài văn, bài luận, đơn xin, wypracowanie, esej_, eseu_, uppsats_, stil om, essee_, δοκίμιο, ईमेल लिहा, रजेचा
  `),
  business: splitTerms(`
    plan biznesowy, biznesplan, podnikatelský plán, plan de afaceri, üzleti terv, affärsplan, forretningsplan, forretningsplan, liiketoimintasuunnitelma, επιχειρηματικό σχέδιο, תוכנית עסקית, бізнес-план, бизнес план, แผนธุรกิจ, طرح کسب, کاروباری منصوبہ, వ్యాపార ప్రణాళిక, rencana usaha
  `),
  education: splitTerms(`
    plan lekcji, lekcj, dla klasy_, test z_, plán hodiny, plan de lecție, óraterv, lektionsplan, lektionsplanering, undervisningsplan, tuntisuunnitelma, σχέδιο μαθήματος, μαθητές, מערך שיעור, תלמידים, план уроку, для класу, แผนการสอน, طرح درس, سبق کا منصوبہ, పాఠ్య ప్రణాళిక
  `),
  translation: splitTerms(`
    przetłumacz, tłumacz_, na angielski_, přelož, prelož, do angličtiny_, tradu_, traduceți, în engleză_, fordítsd, angolra_, översätt, till engelska_, oversæt, oversett, til engelsk_, käännä, englanniksi_, μετάφρασε, μετάφραση, στα αγγλικά,
    תרגם, תרגמי, לאנגלית, переклади, на англійську, преведи, на английски, แปล, ترجمه, به انگلیسی, ترجمہ, అనువదించ, ఆంగ్లంలోకి, ಅನುವಾದ, വിവർത്തന, ભાષાંતર, ਅਨੁਵਾਦ
  `),
  summarization: splitTerms(`
    streść_, streszcz, podsumuj_, shrň_, shrnut, rezuma_, rezumă_, rezumat, foglald össze, összefoglal, sammanfatta_, sammanfattning, opsummer, oppsummer, tiivistä_, tiivistelmä, περίληψη, συνόψισε, סכם_, סכמי_, תקציר, סיכום,
    стисло_, скороти_, скоротити_, підсумуй, резюмирай, обобщи, สรุป, خلاصه, خلاصہ, సారాంశ, ಸಾರಾಂಶ, സംഗ്രഹ, સારાંશ, ਸਾਰ_
  `),
  extraction: splitTerms(
    'wypisz_, wyodrębnij, vypiš_, extrage_, gyűjtsd ki, lista ut_, poimi_, εξήγαγε, חלץ_, виділи_, витягни_, ดึงข้อมูล, استخراج کن, نکالیں',
  ),
  classification: splitTerms(
    'sklasyfikuj, roztřiď, clasifică_, osztályozd, klassificera, klassificer, luokittele, ταξινόμησε, סווג_, класифікуй, จัดประเภท, دسته‌بندی',
  ),
  health: splitTerms(`
    schudnąć, odchudz, boli_, bóle_, zhubnout, bolest_, slăbi_, durere_, fogyni_, fogyás, gå ner i vikt, tabe mig_, laihtu, χάσω κιλά, αδυνάτισμα, πόνο, לרדת במשקל, כאב, схуд, болить, ลดน้ำหนัก, ปวด, لاغر, کاهش وزن, درد_, وزن کم, బరువు తగ్గ, ತೂಕ
  `),
  legal: splitTerms(
    'umow, wypowiedzeni, czynsz, smlouv, výpověď, chirie_, szerződés, avtal_, hyresvärd, lejekontrakt, vuokrasopimus, συμβόλαιο, ενοίκιο, חוזה, שכירות, договір, оренд, สัญญาเช่า, قرارداد, اجاره, کرایہ دار',
  ),
  general_knowledge: splitTerms(
    'co to jest_, co je to_, ce este_, mi az a_, vad är_, hvad er_, hva er_, mikä on_, τι είναι, מה זה_, що таке_, какво е_, คืออะไร, چیست_, کیا ہے, అంటే ఏమిటి',
  ),
  software_engineering: splitTerms(
    'funkcję w_, skrypt_, funkci v_, funcție_, függvényt_, funktion som_, funktio joka_, συνάρτηση, פונקציה, функцію_, функция_, ฟังก์ชัน, تابع_, فنکشن_, fungsi python, fonksiyonu_',
  ),
}

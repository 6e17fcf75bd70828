import { splitTerms } from '../split-terms.ts'

/**
 * Words that name a text task in languages written with Latin letters, by the group they speak for; `any` names none.
 * Beginnings of words; `_` closes a word, `^` stands for the beginning of the text, `$` for its end, `#` for a number.
 */
export const latinTaskWords: Readonly<Record<string, readonly string[]>> = {
  any: splitTerms(`
    descripción_, description_, beschreibung, descrição_, descrizione_, beschrijving_, ^liste_, ^lista_, packliste_, checkliste, checklist_, ^lijst, daftar_, danh sách_, ^qué hacer_, ^quoi_,
    ^quién_, ^quiénes_, ^qui_, ^wer_, ^wem_, ^quem_, ^chi_, ^wie_, ^kim_, ^siapa_, ^ai_, ^kaun_, kaun_, pas_, n'est_, nicht_, não_, non_, niet_, tidak_, değil_, compré_, hemos_, he comprado_, perdemos_, nous_, wir_, wij_, haben wir_, comprei_,
    abbiamo_, perdiamo_, siamo_, ci serve_, por dónde_, où commencer_, wo anfangen_, da dove_, waar beginnen_, tidak mau_, nahi de_, nahi ho_, nahi kar_, kaise_, yaad_,
    tengo_, quiero_, puedo_, debo_, necesito_, llevo_, estoy_, ^tengo, j'ai_, je_, je suis_, puis-je_, ich_, darf_, kann ich_, soll ich_, tenho_, quero_, posso_, preciso_, estou_, ho_, voglio_, devo_,
    sono stato_, ik_, mag_, kan ik_, moet ik_, benim_, istiyorum_, ne yap, saya_, aku_, apakah_, berapa_, tôi_, bao nhiêu, mujhe_, kya_, kitna_, kitne_,
    escribe, escríbe, redacta, explica, dame_, haz una lista, ^cómo_, ^como_, ^qué_, ^cuál, ^cuánt, ^dónde_, écris, écrivez, rédige, explique, donne-moi, ^comment_, ^quel,
    ^combien_, schreib, erklär, nenne_, gib mir, ^wie_, ^was_, ^welche, escreva, explica, me dê, ^quais_, ^qual_, ^quanto_, scrivi, spiega, dammi, elenca, ^come_,
    ^cosa_, ^quali_, ^quanto_, schrijf, leg uit, geef me, ^hoe_, ^wat_, ^welke_, yaz_, açıkla, anlat_, listele, nasıl_, nedir_, tulis, jelaskan, sebutkan, ^bagaimana,
    ^apa_, viết_, giải thích, liệt kê, làm sao, làm thế nào, likho_, likhiye, likhna_, likhni_, batao_, bataiye, samjhao, samjhaiye, kaise_, napisz, wyjaśnij, skriv_, förklara
  `),
  lifestyle: splitTerms(`
    ^qué hacer en_, ^que faire à_, ^que faire au_, ^o que fazer em_, ^o que fazer no_, ^cosa fare a_, ^was tun in_, ^wat te doen in_,
    receta, recette, rezept, receita_, ricetta, ricette_, recept_, recepten_, resep_, tarifi_, tarifleri_, recipe_, cách nấu, công thức nấu, itinerario, itinéraire, reiseplan, fin de
    semana_, wochenende_, weekendje_, idées de sortie, fine settimana_, qué ver_, cosa vedere_, que visiter_, was unternehmen, o que ver_, gezi_, gezisi_, seyahat, tatil_, liburan_, du
    lịch_, trip ka_, trip # din, trip plan, ghumne_, viaje a_, viaje por_, viaje de_, voyage à_, voyage en_, voyage au_, viagem a_, viagem para_, viagem de_, viaggio a_, viaggio in_,
    reise nach_, städtetrip, urlaub in_, vakantie_, # días en_, # jours à_, # jours en_, # tage in_, # dias em_, # dias no_, # dias na_, # giorni a_, # giorni in_, due giorni a_,
    tre giorni a_, twee dagen in_, zwei tage in_, drei tage in_, dos días en_, tres días en_, deux jours à_, trois jours à_, idea de regalo, idées cadeau_, idée cadeau_, geschenkidee, idee
    regalo_, cadeau voor_, presente para_, hediye_, menú semanal_, menu de la semaine_, # kişilik, para # persona, para # pessoas, pour # personne, per # persone_, für # personen_,
    voor # personen_, untuk # orang, cho # người
  `),
  creative_writing: splitTerms(`
    poema_, poemas_, décima_, décimas_, decima_, copla_, coplas_, romance_, redondilla, poesía, poesia_, poesie_, poème, gedicht, haiku_, haïku, haicai, haikai, haikus_, limerick, sonett, soneto, sonnet_, cuento_, relato_, microrrelato, petite histoire, courte
    histoire, histoire courte, histoire d', conte pour, conte de, nouvelle courte, kurze geschichte_, kurzgeschichte, gutenachtgeschichte, geschichte über_, märchen_, conto curto, conto
    sobre, conto de, crônica, racconto_, raccontino, favola_, fiaba_, filastrocc, verhaal_, verhaaltje, sprookje, versje_, kavita_, kahani_, kahaani_, shayari_, şiir, hikaye, hikâye, masal_,
    öykü_, puisi_, cerpen_, cerita_, pantun_, dongeng_, bài thơ_, thơ_, câu chuyện, truyện_, canción, chanson_, letra de canción, canção, canzone_, chiste_, blague_, witz_, witze_, piada_,
    barzellett, fıkra, mop over
  `),
  math_reasoning: splitTerms(`
    probabilidad_, probabilité_, wahrscheinlich, probabilidade_, probabilità_, waarschijnlijk, kans op_, kans dat_, olasılı, peluang_, xác suất, ecuaci, équation, gleichung, equação, equações,
    equazion, denklem, persamaan_, phương trình, calcula_, calcule_, berechn, calcola_, bereken_, hesapla_, hitung, cuánto es_, combien font_, quanto é_, quanto fa_, wie viel ist_
  `),
  marketing: splitTerms(`
    nombre para_, # nombre, nom pour_, # nom_, name für_, namen für_, # namen_, nome para_, # nome_, # nomes_, nome per_, nomi per_, # nomi_, namen voor_, # isim_, # nama_, nama untuk_, nama
    toko_, tên cho_, # cái tên_, # naam_, naam$, naam batao_, naam sujhao_, slogan_, eslogan, eslógan, slogane_, tagline_, claim für_, anuncio_, publicité_, publicitaire, werbung_, werbetext,
    werbeanzeige, anzeigentext, anúncio, annuncio pubblicitario_, pubblicit, advertentie, reklam_, reklamı_, iklan_, quảng cáo_, instagram, linkedin, facebook, tiktok, tweet_,
    pie de foto_, légende pour_, legenda para_, didascalia_, descripción de producto_, descripción del producto_, produktbeschreibung, fiche produit_, descrição de produto_, descrizione
    prodotto_, productbeschrijving, productomschrijving, newsletter_, ürün açıklama
  `),
  professional_writing: splitTerms(`
    correo_, courriel_, mail_, e-mail_, email_, mailtje_, e-posta, postayla_, carta de_, carta a_, carta para_, carta formal_, lettre_, brief an_, brief aan_, lettera_, mektup, mektub, dilekçe,
    surat_, thư_, bewerbung, anschreiben_, motivationsschreiben, motivatiebrief, sollicitatie, carta de presentación_, lettre de motivation_, currículum, curriculum_, lebenslauf_, özgeçmiş,
    ensayo sobre_, ensayo de_, aufsatz_, redação_, saggio_, opstel_, makale_, artículo sobre_, articolo su_, artigo sobre_, artikel über_, artikel over_, discurso, discours_, mensaje_,
    message pour_, message à_, nachricht an_, messaggio a_, messaggio per_, bericht aan_, pesan untuk_, mesaj_, mesajı_, invitación_, einladung_, invito_, uitnodiging, convite_,
    davetiye_, corrig_, corrige_, corrigez_, korrigier, correggi_, verbeter_, verbessere_, umformulier, reformul, reescrib, reescrev, réécri, riscriv, herschrijf, düzelt_, yeniden yaz_, chhutti_,
    chutti_, avisa a_, préviens_
  `),
  business: splitTerms(`
    plan de negocio, plan de empresa_, plan d'affaire, businessplan, business plan_, geschäftsplan, geschäftsmodell, plano de negócio, modelo de negocio, modelo de negócio, modèle
    économique_, piano aziendale_, piano d'impresa_, piano di business_, ondernemingsplan, bedrijfsplan, iş planı, rencana bisnis_, rencana usaha_, kế hoạch kinh doanh_, dafo_, swot, matriz fofa_,
    umsatzplan, liquiditätsplan, okr_, kpi_, estrategia de_, stratégie de_, strategie für_, estratégia de_, strategia di_, agenda de reunión_, tagesordnung, ordre du jour_, ordine del giorno_, toplantı
    gündem
  `),
  education: splitTerms(`
    plan de clase_, clase sobre_, plano de aula_, aula sobre_, piano di lezione_, lezione su_, lesplan, lesbrief, unterrichts, arbeitsblatt, arbeitsblätter, werkblad, scheda didattica_, fiche
    d'exercice, leçon_, cours sur_, lección_, lição_, ejercicios de fraccion, ejercicios de gramát, exercícios de, de primaria_, de secundaria_, bachillerato_, quinta elementare_,
    scuola media_, scuola elementare_, grundschul, basisschool_, klasse #, # klasse_, groep #, # sınıf, sınıf_, ders planı_, ders anlatım, kelas #, lớp #, class #, ano do ensino_, # ano_, # año_,
    fundamental_, cuestionario_, examen de_, quiz_, klausur_, vokabel, niveau a1_, niveau a2_, niveau b1_, nivel a2_, nivel b1_, nível a2_, livello a2_, livello b1_, con soluciones_, mit
    lösungen_, con soluzioni_, avec corrigé_, corrigés_, com gabarito_, met antwoorden_, cevapları_, pembahasan_, xác định đáp án_, alumno_, élève_, schüler, aluno_, alunni_, leerling, öğrenci,
    siswa_, học sinh_
  `),
  translation: splitTerms(`
    traduc, tradui, übersetz, traduz_, traduza_, traduzir_, tradurre_, vertaal_, vertaling_, çevir_, çevirin_, tercüme, terjemah, dịch_, al inglés_, al francés_, al alemán_, en anglais_, en
    allemand_, en espagnol_, auf englisch bitte_, ins englische_, ins deutsche_, ins spanische_, ins französische_, para o inglês_, para inglês_, para o espanhol_, in inglese_, in
    francese_, in tedesco_, naar het engels_, naar het frans_, naar het duits_, İngilizceye, Türkçeye, ke bahasa_, sang tiếng_, english me_, english hindi me_, hindi anuvad_
  `),
  summarization: splitTerms(`
    ^resume_, ^resúme, resumen_, résum, zusammenfass, zusammen$, resumo_, ^resuma_, riassum, sintetizza_, samenvat, vat samen_, vat dit_, özet, ringkas, tóm tắt, saransh_, en # línea, en # frase, in # sätzen_,
    in # righe_
  `),
  extraction: splitTerms(
    `extrae, extrais_, extrayez_, extrahier, extraia_, estrai_, estrarre_, extraheer, haal alle_, haal de_, ekstrak, trích xuất, saca los_, saca las_, saca todo, relève tou, listet alle_, trova tutti_`,
  ),
  classification: splitTerms(`
    clasifica, classe ces_, classe chaque_, classe les_, classez_, klassifizier, ordne die_, ordne diese_, ordne jede, ordne folgende, classifica, classifique, classificeer, sınıflandır, phân loại_, klasifikasi, positivo o
    negativo_, positif ou négatif_, positiv oder negativ_, positivo ou negativo_, positief of negatief_, olumlu
  `),
  roleplay: splitTerms(`
    ^eres un_, ^eres una_, ^tu es un_, ^tu es une_, ^du bist ein_, ^du bist eine_, ^du bist der_, ^você é um_, ^você é uma_, ^sei un_, ^sei una_, ^jij bent_, ^je bent een_, ^sen bir_, ^kamu adalah_, ^bạn là_, ^tum ek_,
    actúa como_, actua como_, imagina que eres_, finge_, haz de_, compórtate_, fais comme si_, joue le rôle, joue un_, joue une_, mets-toi_, agis comme_, agis en_, tu so_, spiele_, spiel_, stell dir vor_,
    verhalte dich_, aja como_, atue como_, finja_, faz de conta_, imagine que você_, fai finta_, comportati_, agisci come_, interpreta_, immagina di essere_, doe alsof_, speel_, gedraag je_, gibi
    davran, rolünü_, rol yap_, berperan, bertindak, jadilah_, đóng vai_, bankar_, ban kar_, ki tarah baat_
  `),
  health: splitTerms(`
    gharelu upay, ke fayde,
    dolor de_, dolor en_, dolores_, dolor lumbar_, duele_, douleur, mal de dos_, mal à_, mal de tête_, schmerzen_, rückenschmerz, nackenschmerz, kopfschmerz, bauchschmerz, knieschmerz, dor de_, dor
    nas_, dor no_, dor na_, dores_, mal di_, dolore a_, rugpijn_, nekpijn_, hoofdpijn_, pijn in_, ağrı, sakit_, đau_, dard_, colesterol, cholest, kolesterol, diabet, diyabet, hipertens,
    hypertens, hipertans, presión alta_, presión arterial_, tension artérielle_, bluthochdruck_, blutdruck_, pressão alta_, pressione alta_, hoge bloeddruk_, tansiyon, huyết áp_, dieta_,
    diète_, régime alimentaire_, diät, dieet, diyet, diet chart_, dormir mejor_, dormir melhor_, mieux dormir_, besser schlafen_, dormire meglio_, beter slapen_, insomni, schlaflos, uyku
    sorun, uykusuz, neend_, estiramiento, étirement, dehnübung, alongament, stretching_, egzersiz, exercise_, rutina de_, entrenamiento_, entraînement_, trainingsplan, treino_, allenamento_,
    trainingsschema, oefeningen tegen_, oefeningen voor_, antrenman, olahraga_, bài tập chữa_, embaraz, enceinte_, schwanger, grávid, gravidanza, incinta_, zwanger, hamile, hamil_, síntoma,
    symptôme, symptom, sintom, belirtiler, gejala_, triệu chứng_, fiebre_, fièvre_, fieber_, febre_, febbre_, koorts_, ateşi_, demam_, sốt_, bukhar_, ansiedad, anxiété, ansiedade_, ansia_, perder
    peso_, perdre du poids_, abnehmen_, emagrecer_, dimagrire_, afvallen_, kilo ver, giảm cân_, vajan_, wajan_, charbi_, remedio para_, remédio para_, remède, kalori
  `),
  legal: splitTerms(`
    casero_, inquilin, alquiler, arrendador, abogad, propriétaire_, loyer_, locataire_, préavis_, licenciement_, vermieter_, mieter_, miete_, mietvertrag_, mieterhöhung_, kaution_, eigenbedarf_,
    anwalt_, arbeitsvertrag_, aluguel_, advogad, demitid_, meus direitos_, mis derechos_, mes droits_, affitto_, locatore_, caparra_, avvocat, licenziat, huisbaas_, verhuurder_, huurder_, huurcontract_,
    ontslagen_, ev sahibi, kiracı, kira sözleş, depozito, avukat, işten çıkar, hukum_, perjanjian_, chủ nhà_, hợp đồng_, luật_, makan malik_, kirayedar_, kanoon_, kanooni_, vakil_, cláusula, clausola_,
    klausel_, vertragsklausel, rgpd_, dsgvo_, lgpd_
  `),
  general_knowledge: splitTerms(`
    ^por qué_, ^pourquoi_, ^warum_, ^wieso_, ^por que_, ^perché_, ^waarom_, neden_, niçin_, ^kenapa_, ^mengapa_, tại sao_, vì sao_, kyu_, kyun_, kyon_, qué es_, qu'est-ce_, was ist_, was sind_, o que é_,
    cos'è_, wat is_, wat zijn_, apa itu_, là gì_, kya hai_, kya hota_
  `),
  software_engineering: splitTerms(`
    python_, javascript_, typescript_, sql_, html_, css_, bash_, php_, kotlin_, golang_, código, codice python_, codice in_, skript_, script_, funktion in_, función en_, função em_, fonction en_,
    funzione in_, programa en_, programa em_, programm in_, programma in_, betiği_, kodu_, regex_, docker_, algoritm
  `),
  data_analysis: splitTerms(
    `excel_, excel-formel, hoja de cálculo_, google sheet, tabellenkalk, tableau croisé, planilha, foglio di calcolo_, pandas_, estadístic, umfragedaten`,
  ),
  research: splitTerms(`
    revisión bibliográfica_, estado del arte_, revue de littérature_, revue de la littérature_, literaturrecherche, literaturübersicht, forschungsfrage, revisão bibliográfica_, revisão de literatura_,
    rassegna della letteratura_, literatuurstudie, onderzoeksvra, pregunta de investigación_, preguntas de investigación_, question de recherche_, pergunta de pesquisa_, tesis_, tesi_, thèse_, skripsi_,
    luận văn_, tez_, literatür
  `),
}

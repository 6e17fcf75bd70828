import type { LanguageCode } from '../language-code.ts'
import { type DecisionPool, pool } from './decision-table.ts'

/** A series of lessons, and a question of law by the person it concerns. */
export const taskLocalisedWorks: Partial<Record<LanguageCode, Readonly<Record<string, DecisionPool>>>> = {
  es: {
    'unit-plan-elsewhere': pool(
      `
      Formula de dos a cuatro objetivos que se puedan observar al final.
      Reparte las sesiones en una tabla: objetivo, actividad, tiempo, materiales y qué entrega el alumnado.
      Di en cada sesión qué hace el alumnado y no solo qué explica el docente.
      Indica cómo se comprueba lo aprendido, con criterios y niveles de logro. | unless: sin evalua
      Prevé una variante para quien va más lento y otra para quien termina antes.
      Señala las ideas erróneas más frecuentes del tema y dónde se trabajan.
      `,
      `
      Objetivos, tabla de sesiones, evaluación y materiales.
      Una tabla con una fila por sesión y, debajo, criterios y adaptaciones.
      `,
    ),
    'law-question-elsewhere': pool(
      `
      Responde primero si se puede o no, y de qué condición depende.
      Nombra la norma que decide y el artículo solo si es seguro, para comprobarlo en su versión vigente.
      Contrasta cada requisito con los hechos dados y señala el dato que falta.
      Indica plazos, qué pruebas guardar y el primer paso, del más barato al más fuerte.
      Di cuándo conviene acudir a un abogado, un sindicato o una oficina pública.
      `,
      `
      La respuesta en una línea, los requisitos con los hechos, qué hacer y plazos.
      Respuesta breve, fundamento, pasos y qué comprobar.
      `,
    ),
  },
  fr: {
    'unit-plan-elsewhere': pool(
      `
      Formuler deux à quatre objectifs que l’on peut observer à la fin.
      Répartir les séances dans un tableau : objectif, activité, durée, supports, production des élèves.
      Dire pour chaque séance ce que font les élèves, et pas seulement ce qu’expose l’enseignant.
      Indiquer comment l’acquis est vérifié, avec critères et niveaux de réussite.
      Prévoir une variante pour les élèves en difficulté et une pour ceux qui ont fini.
      Signaler les idées fausses fréquentes sur le sujet et la séance où elles sont traitées.
      `,
      `
      Objectifs, tableau des séances, évaluation, supports.
      Un tableau d’une ligne par séance, puis critères et différenciation.
      `,
    ),
    'law-question-elsewhere': pool(
      `
      Répondre d’abord par oui ou non, avec la condition dont cela dépend.
      Nommer le texte qui décide, et l’article seulement s’il est sûr, à vérifier dans sa version en vigueur.
      Confronter chaque condition aux faits donnés et signaler le fait qui manque.
      Donner les délais, les preuves à garder et la première démarche, de la moins coûteuse à la plus forte.
      Dire à partir de quand consulter un avocat, un syndicat ou une permanence juridique.
      `,
      `
      La réponse en une ligne, les conditions face aux faits, les démarches et leurs délais.
      Réponse courte, fondement, exceptions, ce qu’il faut faire.
      `,
    ),
  },
  de: {
    'unit-plan-elsewhere': pool(
      `
      Zwei bis vier Lernziele formulieren, die sich am Ende beobachten lassen.
      Die Stunden in einer Tabelle aufteilen: Ziel, Tätigkeit, Zeit, Material, Ergebnis der Lernenden.
      Zu jeder Phase sagen, was die Lernenden tun, nicht nur, was die Lehrkraft erklärt.
      Angeben, woran sich zeigt, dass es verstanden ist, mit Kriterien.
      Je eine Variante für Langsamere und für früh Fertige vorsehen.
      Die häufigsten Fehlvorstellungen zum Thema nennen und wo sie geklärt werden.
      `,
      `
      Ziele, Tabelle der Stunden oder Phasen, Überprüfung, Material.
      Eine Tabelle mit Phase, Zeit, Tätigkeit und Material, darunter Hinweise zur Differenzierung.
      `,
    ),
    'law-question-elsewhere': pool(
      `
      Zuerst antworten, ob es erlaubt ist oder gilt, und wovon das abhängt.
      Die Vorschrift nennen, den Paragrafen nur, wenn er sicher ist, als Punkt zum Nachprüfen.
      Jede Voraussetzung neben die genannten Tatsachen stellen und sagen, welche Angabe fehlt.
      Fristen, Beweise und den ersten Schritt nennen, vom einfachsten zum stärksten.
      Sagen, ab wann Anwalt, Gewerkschaft oder Beratungsstelle nötig ist.
      `,
      `
      Die Antwort in einer Zeile, die Voraussetzungen mit den Tatsachen, Schritte und Fristen.
      Kurze Antwort, Grundlage, Ausnahmen, nächste Schritte.
      `,
    ),
  },
  pt: {
    'unit-plan-elsewhere': pool(
      `
      Formular de dois a quatro objetivos que possam ser observados no fim.
      Distribuir as aulas numa tabela: objetivo, atividade, tempo, materiais e o que os alunos produzem.
      Dizer em cada aula o que os alunos fazem, e não só o que o professor explica.
      Indicar como se verifica o que foi aprendido, com critérios e níveis.
      Prever uma variação para quem precisa de mais tempo e outra para quem termina antes.
      Apontar as ideias erradas mais comuns sobre o tema e onde são trabalhadas.
      `,
      `
      Objetivos, tabela das aulas, avaliação e materiais.
      Uma tabela com uma linha por aula e, abaixo, critérios e adaptações.
      `,
    ),
    'law-question-elsewhere': pool(
      `
      Responder primeiro se pode ou não, e de que condição depende.
      Nomear a norma que decide, e o artigo só se for certo, como ponto a conferir na versão em vigor.
      Comparar cada requisito com os fatos dados e indicar a informação que falta.
      Dar os prazos, as provas a guardar e o primeiro passo, do mais barato ao mais forte.
      Dizer a partir de quando procurar advogado, sindicato ou defensoria.
      `,
      `
      A resposta em uma linha, os requisitos com os fatos, passos e prazos.
      Resposta curta, base legal, exceções, o que fazer.
      `,
    ),
  },
  hi: {
    'unit-plan-elsewhere': pool(
      `
      अंत में देखे जा सकने वाले दो से चार उद्देश्य लिखें।
      पीरियडों को तालिका में बाँटें: उद्देश्य, गतिविधि, समय, सामग्री, विद्यार्थी क्या बनाएँगे।
      हर पीरियड में बताएँ कि विद्यार्थी क्या करेंगे, केवल शिक्षक क्या बताएँगे यह नहीं।
      सीखा हुआ कैसे जाँचा जाएगा, मापदंड सहित बताएँ।
      धीमे और तेज़ विद्यार्थियों के लिए एक-एक बदलाव रखें।
      `,
      `
      उद्देश्य, पीरियडों की तालिका, मूल्यांकन, सामग्री।
      हर पीरियड की एक पंक्ति वाली तालिका, उसके नीचे मापदंड।
      `,
    ),
    'law-question-elsewhere': pool(
      `
      पहले बताएँ कि यह हो सकता है या नहीं, और किस शर्त पर।
      निर्णायक क़ानून का नाम दें; धारा तभी जब पक्की हो, और उसे जाँचने योग्य बताएँ।
      हर शर्त को दिए गए तथ्यों से मिलाएँ और जो जानकारी नहीं है उसे बताएँ।
      समय-सीमा, सँभालने योग्य सबूत और पहला कदम बताएँ, सस्ते से कड़े की ओर।
      बताएँ कि वकील या सरकारी दफ़्तर कब ज़रूरी है।
      `,
      `
      एक पंक्ति में उत्तर, शर्तें और तथ्य, फिर कदम और समय-सीमा।
      छोटा उत्तर, आधार, अपवाद, क्या करें।
      `,
    ),
  },
  zh: {
    'unit-plan-elsewhere': pool(
      `
      写出二到四条课后可以观察到的教学目标。
      用表格安排各课时：目标、活动、时间、材料、学生的成果。
      每个环节写明学生做什么，而不只是教师讲什么。
      说明如何检验学会了没有，并给出评价标准。
      为学得慢和学得快的学生各准备一个变式。
      指出本主题最常见的误解，以及在哪一课时解决。
      `,
      `
      目标、课时安排表、评价、材料。
      每课时一行的表格，下面是评价标准和分层建议。
      `,
    ),
    'law-question-elsewhere': pool(
      `
      先回答可以还是不可以，以及取决于什么条件。
      指出起决定作用的法律；只有确定时才写条款号，并注明需核对现行版本。
      把每个条件与给出的事实逐一对照，说明还缺哪项信息。
      给出时限、要保留的证据和第一步，从成本低的到强硬的。
      说明什么情况下应找律师、工会或主管部门。
      `,
      `
      一句话结论，条件与事实对照，步骤与时限。
      简短回答、依据、例外、下一步。
      `,
    ),
  },
  'zh-Hant': {
    'unit-plan-elsewhere': pool(
      `
      寫出二到四條課後可以觀察到的教學目標。
      用表格安排各節課：目標、活動、時間、教材、學生的成果。
      每個環節寫明學生做什麼，而不只是教師講什麼。
      說明如何檢驗學會了沒有，並給出評量標準。
      為學得慢和學得快的學生各準備一個變化。
      `,
      `
      目標、各節課安排表、評量、教材。
      每節課一列的表格，下面是評量標準和分層建議。
      `,
    ),
    'law-question-elsewhere': pool(
      `
      先回答可以或不可以，以及取決於什麼條件。
      指出起決定作用的法律；確定時才寫條號，並註明需核對現行版本。
      把每個條件與給出的事實逐一對照，說明還缺哪項資訊。
      給出時限、要保留的證據和第一步，從成本低的到強硬的。
      說明什麼情況下應找律師、工會或主管機關。
      `,
      `
      一句話結論，條件與事實對照，步驟與時限。
      簡短回答、依據、例外、下一步。
      `,
    ),
  },
  ja: {
    'unit-plan-elsewhere': pool(
      `
      終わりに観察できる目標を二つから四つ書く。
      各時間を表に分ける：目標、活動、時間、教材、児童生徒の成果物。
      各時間について、教師の説明だけでなく学習者が何をするかを書く。
      身についたかをどう確かめるか、評価規準とともに示す。
      つまずく子と早く終わる子のための手立てを一つずつ用意する。
      `,
      `
      目標、時間ごとの表、評価、教材の順。
      一時間一行の表と、その下に評価規準と手立て。
      `,
    ),
    'law-question-elsewhere': pool(
      `
      まず、できるかできないかと、何によって決まるかを答える。
      決め手となる法律を挙げ、条文は確かな場合だけ示し、現行の内容を確認するよう添える。
      要件を一つずつ示された事実と照らし合わせ、足りない事実を挙げる。
      期限、残すべき証拠、最初の一歩を、費用の軽いものから順に示す。
      弁護士や相談窓口に行くべき時点を述べる。
      `,
      `
      結論を一行、要件と事実、取るべき手順と期限。
      短い答え、根拠、例外、次の一歩。
      `,
    ),
  },
}

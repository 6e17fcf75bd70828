import type { LanguageCode } from '../language-code.ts'
import { type DecisionPool, pool } from './decision-table.ts'

/** Minutes of given notes, and trouble with a thing, an animal or a plant at home. */
export const moreLocalisedWorks: Partial<Record<LanguageCode, Readonly<Record<string, DecisionPool>>>> = {
  es: {
    'minutes-elsewhere': pool(
      `
      Separa lo decidido, lo que hay que hacer y lo que queda abierto.
      Pon junto a cada tarea su responsable y su fecha tal como se dijeron, y «sin asignar» donde no se dijo nada.
      Conserva nombres, cifras y fechas sin cambios.
      No saques conclusiones que nadie expresó.
      `,
      `
      Decisiones, una tabla de tareas con responsable y fecha, y puntos abiertos.
      Tres apartados breves: decisiones, tareas, pendientes.
      `,
    ),
    'trouble-elsewhere': pool(
      `
      Di primero qué tan urgente es y con qué señal hay que parar o acudir a un profesional.
      Ordena las causas probables, cada una con la comprobación que la distingue.
      Di qué se puede hacer hoy en casa y qué conviene no hacer.
      Indica en qué se nota la mejora y en cuánto tiempo.
      `,
      `
      Urgencia en dos líneas, causas con su comprobación y pasos por orden.
      Qué hacer ahora, qué puede ser, cuándo pedir ayuda.
      `,
    ),
  },
  fr: {
    'minutes-elsewhere': pool(
      `
      Séparer ce qui est décidé, ce qui est à faire et ce qui reste ouvert.
      Mettre à côté de chaque action son responsable et sa date tels qu’ils ont été dits, et « non précisé » sinon.
      Garder noms, chiffres et dates sans changement.
      Ne tirer aucune conclusion que personne n’a exprimée.
      `,
      `
      Décisions, tableau des actions avec responsable et échéance, points ouverts.
      Trois rubriques courtes : décisions, actions, points en suspens.
      `,
    ),
    'trouble-elsewhere': pool(
      `
      Dire d’abord l’urgence, et le signe qui impose d’arrêter ou de consulter.
      Classer les causes probables, chacune avec la vérification qui la distingue.
      Dire ce qu’on peut faire chez soi aujourd’hui et ce qu’il vaut mieux éviter.
      Indiquer à quoi l’on voit l’amélioration et en combien de temps.
      `,
      `
      L’urgence en deux lignes, les causes avec leur vérification, les gestes dans l’ordre.
      Que faire maintenant, ce que cela peut être, quand demander de l’aide.
      `,
    ),
  },
  de: {
    'minutes-elsewhere': pool(
      `
      Trenne Beschlüsse, Aufgaben und Offenes.
      Setze neben jede Aufgabe Zuständigen und Termin wie gesagt, sonst „nicht genannt“.
      Übernimm Namen, Zahlen und Termine unverändert.
      Zieh keinen Schluss, den niemand ausgesprochen hat.
      `,
      `
      Beschlüsse, dann eine Tabelle der Aufgaben mit Zuständigem und Termin, dann Offenes.
      Drei kurze Abschnitte: Beschlüsse, Aufgaben, offene Punkte.
      `,
    ),
    'trouble-elsewhere': pool(
      `
      Sage zuerst, wie dringend es ist und bei welchem Zeichen man aufhört oder Fachleute holt.
      Ordne die wahrscheinlichen Ursachen, jede mit der Probe, die sie von den anderen trennt.
      Sage, was heute zu Hause geht und was man besser lässt.
      Nenne, woran man die Besserung merkt und wann.
      `,
      `
      Dringlichkeit in zwei Zeilen, Ursachen mit Probe, Schritte der Reihe nach.
      Was jetzt tun, was es sein kann, wann Hilfe holen.
      `,
    ),
  },
  pt: {
    'minutes-elsewhere': pool(
      `
      Separe o que foi decidido, o que há a fazer e o que ficou em aberto.
      Ponha ao lado de cada tarefa o responsável e a data como foram ditos, e «não definido» onde nada se disse.
      Mantenha nomes, números e datas sem mudança.
      Não tire conclusões que ninguém expressou.
      `,
      `
      Decisões, tabela de tarefas com responsável e prazo, pontos em aberto.
      Três partes curtas: decisões, tarefas, pendências.
      `,
    ),
    'trouble-elsewhere': pool(
      `
      Diga primeiro quão urgente é e com que sinal é preciso parar ou chamar um profissional.
      Ordene as causas prováveis, cada uma com a verificação que a distingue.
      Diga o que se pode fazer hoje em casa e o que é melhor não fazer.
      Indique em que se nota a melhora e em quanto tempo.
      `,
      `
      Urgência em duas linhas, causas com verificação e passos em ordem.
      O que fazer agora, o que pode ser, quando pedir ajuda.
      `,
    ),
  },
  hi: {
    'minutes-elsewhere': pool(
      `
      निर्णय, किए जाने वाले काम और खुले मुद्दे अलग रखें।
      हर काम के आगे ज़िम्मेदार और तारीख वैसे ही लिखें जैसे कही गई, न कही गई हो तो «तय नहीं» लिखें।
      नाम, संख्याएँ और तारीखें न बदलें।
      ऐसा कोई निष्कर्ष न जोड़ें जो किसी ने नहीं कहा।
      `,
      `
      निर्णय, फिर कामों की तालिका, फिर खुले मुद्दे।
      तीन छोटे भाग: निर्णय, काम, बाकी।
      `,
    ),
    'trouble-elsewhere': pool(
      `
      पहले बताएँ कि मामला कितना ज़रूरी है और किस लक्षण पर विशेषज्ञ को दिखाना है।
      संभावित कारण क्रम से दें, हर एक की पहचान करने वाली जाँच के साथ।
      बताएँ कि आज घर पर क्या किया जा सकता है और क्या नहीं करना चाहिए।
      सुधार किससे और कितने समय में दिखेगा, यह बताएँ।
      `,
      `
      गंभीरता दो पंक्तियों में, कारण और जाँच, फिर क्रम से कदम।
      अभी क्या करें, क्या हो सकता है, मदद कब लें।
      `,
    ),
  },
  zh: {
    'minutes-elsewhere': pool(
      `
      把决定、待办和未决事项分开。
      每项待办按原话写明负责人和日期，没说的写“未指定”。
      姓名、数字和日期照原样保留。
      不写没有人说过的结论。
      `,
      `
      决定、待办表（负责人、日期）、未决事项。
      三个短栏目：决定、待办、未决。
      `,
    ),
    'trouble-elsewhere': pool(
      `
      先说紧急程度，以及出现什么迹象要停下或找专业人员。
      按可能性排列原因，各给一个能区分它的检查方法。
      说明今天在家能做什么、不要做什么。
      写明怎样算好转、大约多久。
      `,
      `
      两行说明紧急程度，再列原因与检查，最后是步骤。
      现在怎么做、可能是什么、何时求助。
      `,
    ),
  },
  'zh-Hant': {
    'minutes-elsewhere': pool(
      `
      把決定、待辦和未決事項分開。
      每項待辦按原話寫明負責人和日期，沒說的寫「未指定」。
      姓名、數字和日期照原樣保留。
      不寫沒有人說過的結論。
      `,
      `
      決定、待辦表（負責人、日期）、未決事項。
      三個短欄目：決定、待辦、未決。
      `,
    ),
    'trouble-elsewhere': pool(
      `
      先說緊急程度，以及出現什麼跡象要停下或找專業人員。
      按可能性排列原因，各給一個能區分它的檢查方法。
      說明今天在家能做什麼、不要做什麼。
      寫明怎樣算好轉、大約多久。
      `,
      `
      兩行說明緊急程度，再列原因與檢查，最後是步驟。
      現在怎麼做、可能是什麼、何時求助。
      `,
    ),
  },
  ja: {
    'minutes-elsewhere': pool(
      `
      決定事項、やること、未決事項を分ける。
      やることごとに担当と期日を発言どおりに書き、なければ「未定」とする。
      名前・数字・日付は変えない。
      誰も述べていない結論を加えない。
      `,
      `
      決定事項、担当と期日の表、未決事項。
      三つの短い見出し：決定、対応、未決。
      `,
    ),
    'trouble-elsewhere': pool(
      `
      最初に緊急度と、専門家に頼るべき兆候を述べる。
      考えられる原因を可能性の高い順に並べ、見分け方を添える。
      今日家でできることと、してはいけないことを書く。
      改善の目安と、かかる時間を示す。
      `,
      `
      緊急度を二行、原因と見分け方、手順の順。
      今すること、考えられる原因、助けを求める時期。
      `,
    ),
  },
}

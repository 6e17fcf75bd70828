import type { WrittenLanguage } from '../language-code.ts'
import type { TaskKind } from '../task-kind.ts'

/** A piece of work that a request names plainly in one of the languages that we write. */
export interface WorkElsewhere {
  id: string
  domain: string
  /** The kind whose lines fit where the work has none of its own. */
  kind: TaskKind
  /** What may be missing of it; without it, what may be missing in its domain. */
  missing?: readonly string[]
  /** For an opening in small letters. */
  patterns: Readonly<Partial<Record<WrittenLanguage, RegExp>>>
}

/** Asked about, summed up or translated, such a paper is not to be written. */
const onlyAsked: Readonly<Partial<Record<WrittenLanguage, string>>> = {
  es: 'llevo|hace|fiebre|enferm|correo|carta|e-?mail|explica|resume|traduce|qué es|qué significa|puede|puedo|cuento|historia|poema',
  fr: 'depuis|malade|fièvre|mail|lettre|courriel|explique|résume|tradui|qu.est-ce|que signifie|peut-il|puis-je|histoire|poème',
  de: 'seit|krank|fieber|mail|brief|erklär|fasse|übersetz|was ist|was bedeutet|darf|kann ich|geschichte|gedicht',
  pt: 'estou há|faz|febre|doente|e-?mail|carta|explique|resuma|traduz|o que é|o que significa|pode|posso|história|poema',
  hi: 'क्या |कैसे|ईमेल|समझा|सार|अनुवाद|क्या है|क्या होता|कहानी|कविता',
  zh: '邮件|为什么|解释|解釋|总结|摘要|翻译|什么是|是什么|能不能|可以吗|故事|审核|审查',
  'zh-Hant': '郵件|為什麼|解釋|總結|摘要|翻譯|什麼是|是什麼|能不能|可以嗎|故事|審查',
  ja: 'メール|説明して|要約|翻訳|とは|ですか|できますか|物語|レビュー',
}

/** The narrow stand first. */
export const worksElsewhere: readonly WorkElsewhere[] = [
  {
    id: 'worksheet-elsewhere',
    domain: 'teaching',
    kind: 'explanation',
    missing: ['level of the learners'],
    patterns: {
      es: /(?:hoja|ficha|cuadernillo) de (?:ejercicios|trabajo|actividades)|\d+ (?:ejercicios|problemas|preguntas) (?:de|sobre|tipo)|examen (?:de|sobre)|^\P{L}*(?:ejercicios|problemas|actividades) (?:de|sobre).{0,60}(?:primaria|secundaria|bachillerato|\seso(?!\p{L})|soluci)|(?:preguntas|test) (?:de )?(?:opción múltiple|tipo test)/u,
      fr: /fiche d.exercices|feuille d.exercices|\d+ (?:exercices|problèmes|questions) (?:de|sur|d.)|^\P{L}*(?:exercices|problèmes) (?:de|sur|d.).{0,60}(?:\sc[me][12p](?!\p{L})|collège|lycée|primaire|corrigé|solution)|qcm|contrôle (?:de|sur)|interro/u,
      de: /(?:übungs|arbeits|aufgaben)blatt|klassenarbeit|klausur|\d+ (?:übungs|test|text|prüfungs|quiz)?(?:aufgaben|fragen) (?:zu|mit|über|für|aus)|(?:^|\s)test \p{L}+.{0,40}klasse|^\P{L}*(?:\p{L}*übungen|\p{L}*aufgaben) (?:zu|zum|zur|mit|für).{0,60}(?:klasse|grundschule|schüler|lösung)/u,
      pt: /(?:lista|folha|ficha) de (?:exercícios|atividades)|\d+ (?:exercícios|problemas|questões|perguntas) (?:de|sobre)|prova (?:de|sobre)|^\P{L}*(?:exercícios|problemas|atividades) (?:de|sobre).{0,60}(?:fundamental|médio|º ano|série|gabarito|respostas)|múltipla escolha/u,
      hi: /बहुविकल्पीय|अभ्यास पत्र|प्रश्न ?पत्र|वर्कशीट|कक्षा.{0,60}(?:सवाल|प्रश्न)|(?:सवाल|प्रश्न).{0,60}कक्षा/u,
      zh: /练习题|习题|试题|试卷|测验题|选择题|填空题|应用题|[道个]题/u,
      'zh-Hant': /練習題|習題|試題|試卷|測驗題|選擇題|填空題|應用題|[道個]題/u,
      ja: /練習問題|小テスト|ドリル|問題を ?[\d０-９]+|[\d０-９]+ ?問|穴埋め|選択問題|ワークシート/u,
    },
  },
  {
    id: 'spreadsheet-elsewhere',
    domain: 'spreadsheets',
    kind: 'data',
    patterns: {
      es: /fórmula.{0,30}(?:excel|sheets|hoja de cálculo)|(?:excel|sheets|hoja de cálculo).{0,120}fórmula|(?:^|\P{L})(?:buscarv|buscarx|sumar\.si\p{L}*|contar\.si\p{L}*|vlookup|xlookup|(?:medida|fórmula) dax)(?!\p{L})/u,
      fr: /formule.{0,30}(?:excel|sheets|tableur)|(?:excel|sheets|tableur).{0,120}formule|(?:^|\P{L})(?:recherchev|recherchex|somme\.si\p{L}*|nb\.si\p{L}*|vlookup|xlookup|(?:mesure|formule) dax)(?!\p{L})/u,
      de: /(?:excel|sheets|calc|tabellen)[- ]?formel|formel.{0,30}(?:excel|sheets|tabelle)|(?:excel|sheets).{0,120}formel|(?:^|\P{L})(?:sverweis|wverweis|xverweis|summewenns?|zählenwenns?|dax-measure|dax)(?!\p{L})/u,
      pt: /fórmula.{0,30}(?:excel|sheets|planilha)|(?:excel|sheets|planilha).{0,120}fórmula|(?:^|\P{L})(?:procv|procx|somases?|cont\.ses?|vlookup|xlookup|(?:medida|fórmula) dax)(?!\p{L})/u,
      hi: /(?:excel|एक्सेल|sheets|शीट).{0,40}(?:formula|फॉर्मूला|फ़ॉर्मूला|सूत्र)|(?:formula|फॉर्मूला|फ़ॉर्मूला|सूत्र).{0,40}(?:excel|एक्सेल|sheets)/u,
      zh: /(?:excel|表格|sheets|wps).{0,30}(?:公式|函数)|(?:公式|函数).{0,20}excel/u,
      'zh-Hant': /(?:excel|試算表|sheets).{0,30}(?:公式|函數|函式)|(?:公式|函數).{0,20}excel/u,
      ja: /(?:excel|エクセル|スプレッドシート).{0,30}(?:数式|関数|式)|(?:数式|関数).{0,20}(?:excel|エクセル)/u,
    },
  },
  {
    id: 'legal-paper-elsewhere',
    domain: 'legal-drafting',
    kind: 'other',
    missing: ['jurisdiction', 'names of the parties'],
    patterns: {
      es: /^\P{L}*(?:(?:redacta|redacte|redáctame|escribe|haz|hazme|prepara|elabora|genera|crea|necesito|quiero|dame|borrador de|modelo de|plantilla de) )?(?:un |una |unos |unas |el |la |las |los )?(?:contrato|cláusulas?|burofax|poder notarial|términos y condiciones|aviso legal|política de privacidad|requerimiento de pago|acuerdo de confidencialidad)(?!\p{L})/u,
      fr: /^\P{L}*(?:(?:rédige|rédigez|rédiger|écris|écrivez|prépare|préparez|génère|fais|faites|crée|créez|je veux|modèle de|projet de|exemple de|il me faut) )?(?:un |une |des |les |le |la |l.)?(?:cgv|cgu|contrat|mise en demeure|bail|clauses?|conditions générales|mentions légales|statuts|procuration|politique de confidentialité|accord de confidentialité)(?!\p{L})/u,
      de: /^\P{L}*(?:(?:erstelle?|schreibe?|verfasse|entwirf|entwerfe|formuliere|mach|ich brauche|brauche|muster|vorlage|entwurf) )?(?:mir )?(?:für )?(?:eine?n? |die |das |den )?(?:agb|\p{L}*vertrag|\p{L}*klauseln?|abmahnung|mahnschreiben|impressum|datenschutzerklärung|vollmacht|allgemeine geschäftsbedingungen|widerrufsbelehrung)(?!\p{L})(?! (?:kündigen|gekündigt|widerrufen|prüfen|übertragen|läuft))/u,
      pt: /^\P{L}*(?:(?:redija|redige|escreva|escreve|faça|faz|prepare|prepara|elabore|gere|crie|preciso de|quero|modelo de|minuta de) )?(?:um |uma |uns |umas |o |a |os |as )?(?:contrato|cláusulas?|notificação extrajudicial|termos de uso|procuração|política de privacidade|acordo de confidencialidade)(?!\p{L})/u,
      hi: /^.{0,40}(?:अनुबंध|इकरारनामा|किरायानामा|शपथ ?पत्र|कानूनी नोटिस|समझौता पत्र|वसीयत)/u,
      zh: /(?:写|起草|拟|生成|制定|准备|来)(?:一份|一个|一封|份)?.{0,14}(?:合同|协议|条款|律师函|免责声明|隐私政策)|^.{0,12}(?:合同|协议书|保密协议|律师函|免责声明|隐私政策)(?:模板|范本|草案|[，,：:])/u,
      'zh-Hant':
        /(?:寫|起草|擬|產生|制定|準備|來)(?:一份|一個|一封|份)?.{0,14}(?:合約|契約|協議|條款|存證信函|免責聲明|隱私權政策)|^.{0,12}(?:合約|契約書|協議書|保密協議|存證信函|免責聲明)(?:範本|草案|[，,：:])/u,
      ja: /(?:契約書|利用規約|規約|覚書|内容証明|誓約書|同意書|プライバシーポリシー)(?:を|の)?(?:作|書|ひな形|雛形|案|ドラフト|テンプレ|文例)|^.{0,14}(?:契約書|利用規約|覚書|内容証明|誓約書|同意書)(?:[、,：:]|$)/u,
    },
  },
  {
    id: 'trip-elsewhere',
    domain: 'travel',
    kind: 'advice',
    patterns: {
      es: /^\P{L}*(?:\p{L}+ ){0,3}\d+ días (?:en|por) (?!cama|casa|hospital)|viaje (?:a|por|de)|itinerario|escapada a|fin de semana en|ruta por/u,
      fr: /^\P{L}*(?:\p{L}+ ){0,3}\d+ jours (?:à|en|au|aux|dans) (?!arrêt|maison|hôpital)|(?:voyage|séjour|escapade|week-end|weekend) (?:à|en|au|aux|de|dans)|itinéraire/u,
      de: /^\P{L}*(?:\p{L}+ ){0,3}\d+ tage (?:in |auf |an |durch )?\p{L}{4,}(?!.{0,20}(?:krank|fieber|verspät|frist))|(?:reise|urlaub|städtetrip|kurztrip|rundreise) (?:nach|in|auf|an|durch)|reiseplan|wochenende in/u,
      pt: /^\P{L}*(?:\p{L}+ ){0,3}\d+ dias (?:em|no|na|nos|nas|por) (?!casa|cama|hospital)|viagem (?:a|à|para|pelo|pela|em)|roteiro (?:de|para|em)|fim de semana em/u,
      hi: /यात्रा|घूमने|\d+ दिन.{0,30}(?:ट्रिप|टूर)/u,
      zh: /[日天]游|行程|自由行|自驾游|旅行计划|旅游攻略|[一二三四五六七\d][天晚].{0,12}(?:旅|玩|怎么安排)/u,
      'zh-Hant': /[日天]遊|行程|自由行|自駕遊|旅行計畫|旅遊攻略/u,
      ja: /\d+泊\d*日?|[一二三四]泊|旅行(?:プラン|計画|の)|旅程|観光(?:プラン|コース)|モデルコース/u,
    },
  },
  {
    id: 'slow-software-elsewhere',
    domain: 'debugging',
    kind: 'debugging',
    missing: ['versions and environment'],
    patterns: {
      es: /(?:react|vue|angular|flutter|postgres|mysql|django|laravel|node|python|wordpress|unity|docker|api)\P{L}.{0,80}(?:lent[oa]|tarda|se cuelga|se congela|falla|se cae|no responde)/u,
      fr: /(?:react|vue|angular|flutter|postgres|mysql|django|laravel|node|python|wordpress|unity|docker|api)\P{L}.{0,80}(?:lente?|rame|se fige|plante|tombe|ne répond)/u,
      de: /(?:react|vue|angular|flutter|postgres|mysql|django|laravel|node|python|wordpress|unity|docker|api)\P{L}.{0,80}(?:langsam|ruckelt|hängt|stürzt|friert|dauert|bricht ab)/u,
      pt: /(?:react|vue|angular|flutter|postgres|mysql|django|laravel|node|python|wordpress|unity|docker|api)\P{L}.{0,80}(?:lent[oa]|trava|demora|cai|não responde|falha)/u,
      hi: /(?:react|vue|angular|flutter|postgres|mysql|django|laravel|node|python|wordpress|unity|docker|api).{0,80}(?:धीम|स्लो|slow|अटक|क्रैश|रुक)/u,
      zh: /(?:react|vue\d?|angular|flutter|postgres\w*|mysql|django|node|python|unity|docker|redis|nginx|spring|小程序|接口).{0,60}(?:卡顿|很卡|卡死|变慢|很慢|太慢|崩溃|超时|掉帧|内存泄漏)/u,
      'zh-Hant':
        /(?:react|vue\d?|angular|flutter|postgres\w*|mysql|django|node|python|unity|docker|redis|nginx|spring).{0,60}(?:卡頓|很卡|卡死|變慢|很慢|太慢|當機|逾時|掉幀)/u,
      ja: /(?:react|vue\d?|angular|flutter|postgres\w*|mysql|django|node|python|unity|docker|redis|nginx|rails).{0,60}(?:カクつ|重い|遅い|遅く|落ちる|固まる|タイムアウト|フリーズ)/u,
    },
  },
  {
    id: 'study-plan-elsewhere',
    domain: 'teaching',
    kind: 'plan',
    patterns: {
      es: /plan de (?:estudio|repaso)|preparar (?:el |la |las |los )?(?:examen|selectividad|oposici\p{L}+)/u,
      fr: /plan(?:ning)? de révision|préparer (?:le |la |un |l.)?(?:examen|bac|concours)/u,
      de: /lernplan|prüfungsvorbereitung|auf (?:die|das|eine?) (?:prüfung|abitur|klausur) vorbereiten/u,
      pt: /plano de estudos?|cronograma de estudos?|preparar para (?:o |a )?(?:enem|vestibular|concurso|prova)/u,
      hi: /पढ़ाई (?:का|की) (?:योजना|टाइम ?टेबल|समय)|तैयारी (?:की|का) (?:योजना|प्लान)/u,
      zh: /(?:备考|复习|学习)(?:计划|安排|规划)/u,
      'zh-Hant': /(?:備考|複習|學習)(?:計畫|計劃|安排|規劃)/u,
      ja: /(?:試験|受験|資格|検定|入試).{0,40}(?:計画|スケジュール|対策)|(?:学習|勉強)(?:計画|スケジュール)/u,
    },
  },
]

/** True where the paper is only asked about. */
export const onlyAskedAbout: ReadonlyMap<string, RegExp> = new Map(
  Object.entries(onlyAsked).map(([language, words]) => [language, new RegExp(words, 'u')]),
)

import type { WorkElsewhere } from './works-elsewhere.ts'

/** Work told by what is asked for, though the field it is about speaks louder: lessons, questions of law, shortening. */
export const workTasksElsewhere: readonly WorkElsewhere[] = [
  {
    id: 'unit-plan-elsewhere',
    domain: 'teaching',
    kind: 'plan',
    missing: [],
    patterns: {
      es: /(?:unidad(?:es)? didáctica|secuencia didáctica|situación de aprendizaje|programación (?:de aula|didáctica)|(?:plan|guion) de (?:clase|lección))|\d+ sesiones (?:sobre|de).{0,60}(?:primaria|secundaria|bachillerato|\d.? ?(?:de )?eso(?!\p{L}))/u,
      fr: /(?:séquence (?:pédagogique|didactique|de \d+ séances)|(?:fiche|plan) de (?:cours|séance|leçon|préparation)|séances? (?:de cours|pédagogique)|progression (?:annuelle|pédagogique))|\d+ séances (?:sur|de).{0,60}(?:classe|collège|lycée|cycle|\sc[me][12p](?!\p{L})|\de(?!\p{L}))/u,
      de: /(?:unterrichts(?:einheit|reihe|stunde|entwurf|plan|sequenz|skizze)|lerneinheit|stundenentwurf|stundenplanung|verlaufsplan)/u,
      pt: /(?:sequência didática|plano de (?:aula|ensino)|unidade didática|projeto pedagógico)|\d+ aulas (?:sobre|de).{0,60}(?:ano|série|fundamental|médio)/u,
      hi: /(?:इकाई|पाठ) योजना|लेसन प्लान|पाठ्य ?योजना|\d+ (?:पीरियड|कालांश)/u,
      zh: /单元(?:教学)?(?:设计|计划|规划)|教案|教学设计|[课節]时.{0,12}(?:教|课)|公开课/u,
      'zh-Hant': /單元(?:教學)?(?:設計|計畫|規劃)|教案|教學設計|公開課/u,
      ja: /単元(?:計画|案)|指導案|授業(?:計画|案|プラン)|\d+時間(?:扱い|計画)/u,
    },
  },
  {
    id: 'law-question-elsewhere',
    domain: 'legal',
    kind: 'advice',
    missing: [],
    patterns: {
      es: /^(?!.*(?:redacta|escribe|carta|correo|cuento|poema|traduce|resume)).*(?:despid|despedi|finiquito|indemnización|fianza|caser[oa]|inquilin|desahuci|arrendad|herencia|testamento|custodia|pensión alimenticia|multa|permiso de residencia|baja (?:médica|maternal)|contrato (?:de|temporal|indefinido)|preaviso|autónomo).{0,120}(?:puede|pueden|puedo|debo|legal|derecho|obligad|plazo|tengo que|cuánto|\?)|(?:puede|pueden|puedo|es legal|tengo derecho).{0,80}(?:despedir|echarme|subirme el alquiler|quedarse (?:con )?la fianza|descontar|desahuciar)/u,
      fr: /^(?!.*(?:rédige|écris|lettre|mail|courriel|histoire|poème|traduis|résume)).*(?:\bcdd\b|\bcdi\b|licenci|rupture (?:anticipée|conventionnelle|de)|préavis|dépôt de garantie|propriétaire|locataire|loyer|expuls|héritage|succession|testament|divorce|pension alimentaire|garde (?:alternée|des enfants)|amende|prud.hom|période d.essai|arrêt maladie|congé (?:maternité|parental)|auto-?entrepreneur).{0,140}(?:possible|légal|droit|peut|puis-je|doit|dois|faut-il|délai|combien|valable|\?)|(?:puis-je|peut-il|peut-on|a-t-il le droit|ai-je le droit).{0,80}(?:licencier|renvoyer|augmenter le loyer|garder (?:la caution|le dépôt)|expulser|retenir)/u,
      de: /^(?!.*(?:schreib|formulier|verfass|brief|mail|geschichte|gedicht|übersetz|fass)).*(?:kündig|vermieter|mieter|kaution|mieterhöhung|abfindung|arbeitsvertrag|aufhebungsvertrag|arbeitgeber|befristet|probezeit|erbe|erbschaft|testament|unterhalt|sorgerecht|scheidung|bußgeld|widerruf|gewährleistung|schadensersatz|elternzeit|krankschreibung|überstunden).{0,140}(?:darf|dürfen|kann (?:ich|er|sie|man|mein)|zulässig|rechtens|erlaubt|wirksam|frist|anspruch|muss|recht|\?)|(?:darf|dürfen|kann) (?:mein |der |die |mich |mir )?(?:chef|arbeitgeber|vermieter|firma|nachbar|schule|bank)/u,
      pt: /^(?!.*(?:redija|escreva|carta|e-?mail|história|poema|traduz|resuma)).*(?:demit|demissão|rescisão|aviso prévio|justa causa|aluguel|inquilin|senhorio|locador|caução|despej|herança|inventário|testamento|pensão alimentícia|guarda|multa|licença[- ]maternidade|fgts|férias|contrato (?:de|temporário)).{0,120}(?:pode|podem|posso|devo|legal|direito|prazo|obrigad|quanto|\?)|(?:pode|podem|posso|é legal|tenho direito).{0,80}(?:demitir|mandar embora|aumentar o aluguel|ficar com a caução|descontar|despejar)/u,
      hi: /(?:मकान मालिक|किराया|किराये|नौकरी से|बर्खास्त|नोटिस पीरियड|तलाक|गुज़ारा भत्ता|गुजारा भत्ता|वसीयत|चेक बाउंस|जमानत|प्रॉपर्टी|ग्रेच्युटी|पीएफ).{0,80}(?:क्या|सकत|कानून|अधिकार|कितन|कब|चाहिए)|क्या.{0,40}(?:मकान मालिक|कंपनी|नियोक्ता|बॉस).{0,60}सकत/u,
      zh: /^(?!.*(?:写|起草|故事|翻译|总结)).*(?:辞退|解雇|解除劳动合同|试用期|押金|房东|租房|违约金|离婚|抚养权|继承|遗产|遗嘱|仲裁|加班费|工伤|竞业|社保|产假).{0,40}(?:吗|能不能|可以|合法|违法|怎么办|怎么算|赔|多久|多少|权利|？|\?)/u,
      'zh-Hant':
        /^(?!.*(?:寫|起草|故事|翻譯|總結)).*(?:資遣|解雇|解僱|試用期|押金|房東|租屋|違約金|離婚|監護權|繼承|遺產|遺囑|勞資|加班費|職災|競業|勞保|產假).{0,40}(?:嗎|能不能|可以|合法|違法|怎麼辦|怎麼算|賠|多久|多少|權利|？|\?)/u,
      ja: /^(?!.*(?:メール|手紙|物語|翻訳|要約)).*(?:解雇|雇い止め|退職|残業代|敷金|原状回復|大家|家賃|立ち退き|離婚|養育費|親権|相続|遺言|慰謝料|有給|契約(?:解除|更新)|試用期間|クーリングオフ).{0,50}(?:か[？?。]?$|ですか|ますか|違法|合法|できる|権利|いくら|べき|？|\?)/u,
    },
  },
  {
    id: 'shorten-elsewhere',
    domain: 'editing',
    kind: 'editing',
    missing: [],
    patterns: {
      es: /^\P{L}*(?:acorta|reduce|abrevia|condensa)(?!\p{L}).{0,40}(?:frases?|palabras|líneas|texto|párrafo|caracteres)/u,
      fr: /^\P{L}*(?:raccourcis|raccourcissez|réduis|abrège|condense)(?!\p{L}).{0,40}(?:phrases?|mots|lignes|texte|paragraphe|caractères)/u,
      de: /^\P{L}*(?:bitte )?(?:kürze?|straffe?|verkürze?)(?!\p{L}).{0,40}(?:s[aä]tze?|wörter|worte|zeilen|text|absatz|zeichen)/u,
      pt: /^\P{L}*(?:encurte|encurta|reduza|abrevie|condense)(?!\p{L}).{0,40}(?:frases?|palavras|linhas|texto|parágrafo|caracteres)/u,
      hi: /(?:इसे|इस|यह).{0,30}(?:छोटा|संक्षिप्त) कर/u,
      zh: /(?:缩短|精简|压缩)(?:成|到|为|一下|这|以下|下面)/u,
      'zh-Hant': /(?:縮短|精簡|壓縮)(?:成|到|為|一下|這|以下|下面)/u,
      ja: /(?:短く|縮め|簡潔に)(?:して|直して|まとめて)/u,
    },
  },
]

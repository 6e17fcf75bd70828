import type { LanguageCode } from '../language-code.ts'

/** What an answer is made of, or how it is written. */
const answerNoun = `(?:bullets?|bullet ?points?|sentences?|words?|characters?|letters?|paragraphs?|lines?|pages?|tables?|lists?|columns?|rows?|headings?|headers?|subheadings?|sections?|titles?|subject lines?|labels?|tags?|keys?|json|yaml|xml|csv|html|markdown|code ?blocks?|code|diff|emojis?|hashtags?|answers?|responses?|reply|replies|output|results?|summar(?:y|ies)|translations?|versions?|explanations?|comments?|commentary|opinions?|notes?|introductions?|intro|preambles?|conclusions?|examples?|jargon|slang|acronyms?|tone|style|voice|wording|grammar|spelling|format|formatting|structure|layout|languages?|english|french|german|spanish|italian|portuguese|dutch|hindi|chinese|japanese|korean|arabic|russian|quotes?|quotation marks?|citations?|placeholders?|capital letters|capitals|lowercase|uppercase|exclamation marks?|commas?|keywords?|asterisks?|passive|active voice|tense|first person|third person|bold|italics|steps|items|points|entries|facts|figures|numbers|names|dates|amounts|nothing|null|true or false|yes or no|call to action|cta|greetings?|sign-?offs?|salutations?|headlines?|hooks?|dashes|hyphens|contractions|metaphors?|clich[ée]s?|adjectives?|adverbs?|synonyms?|rhymes?|footnotes?|sources?|references?|audience|readers?|spelled|text|haiku|poem|limerick|changes|corrections|edits)`
const count = String.raw`(?:\d{1,6}|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|single)`
const unit = `(?:words?|sentences?|bullets?|bullet ?points?|lines?|paragraphs?|characters?|pages?|items?|points?)`
const within = String.raw`(?:at most|at least|max(?:imum)?\.?(?: of)?|no more than|not more than|no longer than|up to|under|below|within|about|around|roughly|exactly|less than|fewer than|between)`
const tongue =
  '(?:plain |simple |formal |informal |british |american |brazilian )?(?:english|french|german|spanish|italian|portuguese|dutch|polish|hindi|chinese|japanese|korean|arabic|russian|turkish|tamil|bengali|urdu|latin)'
const manner =
  '(?:very |more |as |strictly )?(?:short|brief|concise|simple|formal|informal|casual|polite|friendly|professional|neutral|plain|factual|clear|light|warm|calm|literal|natural|readable|objective|respectful|academic|conversational)'
const kept = `(?:(?:all|the|any|its|every|each|original|same|exact|proper|technical) ){0,3}(?:names?|amounts?|dates?|numbers?|figures?|facts?|prices?|units?|tone|meaning|wording|structure|order|style|voice|formatting|layout|placeholders?|quotes?|quotations?|terms?|abbreviations?|spelling|line breaks?|length|html|tags?|keys?|variables?|comments?|citations?|titles?|register|language|tense)`

const english: readonly string[] = [
  String.raw`(?:answer|respond|reply)(?: \p{L}+)? (?:in|with|as|only|by|using|within|like|briefly|concisely|politely|formally|directly|to the point)\b`,
  String.raw`(?:output|return|print|give|write|provide|present|produce|show|list|use|include|add|format|structure|organi[sz]e|arrange|keep|make|limit|restrict|begin|start|open|end|finish|close|put|place|mark|separate|number|sort|order|group|highlight|bold|cite|quote|name|mention|state|label|wrap|append|insert|leave|only|just|exclude|omit|avoid|skip|do not|don't|dont|never|no|without|reply|respond|answer|draft|deliver|render|preserve|maintain|retain|repeat|refer|say|match|ensure|make sure|be sure|replace|simplify|shorten|expand|remove|delete|cut|correct|rephrase|reorder|merge|split|combine|convert|suggest|propose|recommend|explain|describe|underline|flag|point out|send)\b[^\n.!?]{0,110}?\b${answerNoun}\b`,
  String.raw`(?:do not|don't|dont|never|avoid|no)(?: \p{L}+){0,2}? (?:mention(?:ing)?|includ(?:e|ing)|list(?:ing)?|explain(?:ing)?|translat(?:e|ing)|summari[sz](?:e|ing)|paraphras(?:e|ing)|comment(?:ing)?|invent(?:ing)?|embellish(?:ing)?|guess(?:ing)?|speculat(?:e|ing)|repeat(?:ing)?|quot(?:e|ing)|omit(?:ting)?|make (?:anything )?up|add (?:anything|any|new)|change (?:anything|any|the (?:meaning|sense)))\b`,
  String.raw`keep (?:it|everything|the \p{L}+(?: \p{L}+)?|your \p{L}+|(?:each|every|all) \p{L}+)(?: all)? (?:${manner}|(?:under|below|to|within|in|at) (?:about |at most |around |${count}|${tongue}|the (?:first|third|present|past))|as (?:it|they) (?:is|are|stands?)|as is|unchanged|intact|untouched|the same|exactly)`,
  String.raw`keep ${kept}\b`,
  String.raw`there (?:should|must|has to|can only) be\b[^\n.!?]{0,80}?\b${answerNoun}\b`,
  String.raw`(?:presented|written|formatted|worded|phrased) (?:in|as|like|with) (?:an? |the )?(?:style|form|tone|voice|manner|table|list|${tongue})\b`,
  String.raw`(?:focus|concentrate) on\b`,
  String.raw`(?:emphasi[sz]e|highlight|underline)\b`,
  String.raw`stick to (?:the )?(?:\p{L}+ )?(?:facts?|text|original|source|topic|wording|point|information|data)\b`,
  String.raw`(?:leave out|skip|ignore|omit)\b[^\n.!?]{0,60}\b(?:small talk|chit-?chat|signatures?|boilerplate|details?|background|repetitions?|anything|parts?|typos?|irrelevant|filler|outliers?|duplicates?|empty|missing|blank|whitespace|case)\b`,
  String.raw`sound \p{L}+(?:,| and\b| but\b|[.!]?$)`,
  String.raw`(?:return|output|give|show|print|send|write|provide|deliver|reply with|respond with|answer with)(?: me)? (?:only|just)\b`,
  String.raw`(?:in |use |with |limit (?:it )?to )?(?:${within} )?${count}(?: ?(?:[-–]|to|or|and) ?${count})? (?:\p{L}+ ){0,2}?${unit}\b`,
  String.raw`in ${tongue}\b`,
  String.raw`use ${tongue}\b`,
  String.raw`(?:your|the|each|every|all)(?: \p{L}+){0,2} (?:answers?|responses?|reply|replies|output|summary|translation|results?|bullets?|sentences?|entry|line)(?: \p{L}+){0,3}? (?:should|must|may|has to|have to|needs? to|is to|cannot|can|will)\b`,
  String.raw`(?:(?:target|output|desired|reading|word|max(?:imum)?|writing) )?(?:format|output|length|tone|style|language|audience|register|voice|level|count)\s?:`,
  String.raw`the (?:tone|style|language|length|format|title|headline|wording|audience|readers?|register|voice)(?: \p{L}+){0,2}? (?:should|must|has to|needs? to|is|are)\b`,
  String.raw`(?:write|explain|phrase|word|pitch|summari[sz]e|present) (?:for|as if|like)\b`,
  String.raw`[^\n.!?]{0,90}, so (?:please )?(?:be|keep it|make it|stay) ${manner}\b`,
  String.raw`(?:make|write|phrase|word|rewrite|explain|put|say|present) (?:it|this|them|everything) (?:as|for|in|like|so|sound|${manner})\b`,
  String.raw`be (?:${manner}|thorough|specific|precise)\b`,
  `${manner}(?: and ${manner})?(?: (?:tone|style|language|wording|register|answers?|sentences?|please|only))?[.!]?$`,
  `(?:valid |plain )?(?:json|yaml|csv|markdown|text)(?: output)?(?: only| please)?[.!]?$`,
  String.raw`(?:only|just) (?:the|one|a) (?:answer|result|name|names|number|label|code|translation|word|list|table)\b`,
  String.raw`(?:write|use|say|leave|put|set|return|mark|give) (?:it )?(?:"[^"\n]{0,40}"|null|n/a|unknown|none|an? empty)`,
]

/**
 * Openings of a sentence that speaks of the answer: its form, length, language, tone, or what it must and must not say.
 * Matched behind a polite or joining word, in a slice of bounded length.
 */
export const answerOrders: Partial<Record<LanguageCode, RegExp>> = {
  en: new RegExp(
    `^(?:(?:please|kindly|also|and|then|finally|lastly|again|note|important|remember to|make sure(?: to| that)?|be sure to|ensure that|you (?:must|should|can|may)|i (?:want|need|would like|'d like)(?: you to)?)[,:]? ){0,2}(?:${english.join('|')})`,
    'iu',
  ),
  es: /^(?:por favor,? )?(?:responde|contesta|devuelve|no (?:menciones|expliques|traduzcas|repitas|inventes|resumas|opines|comentes)|(?:usa|utiliza|escribe|redacta|incluye|evita|mantén|conserva|no (?:uses|utilices|cambies|añadas|agregues|incluyas|escribas)|máximo|como máximo|a lo sumo|en|sin|solo|sólo|limita)\b[^\n.!?]{0,90}?(?:palabras?|frases?|oración|oraciones|líneas?|viñetas?|párrafos?|puntos|lista|tabla|tono|estilo|formato|español|inglés|francés|comentarios|explicaciones|nombres|cifras|fechas|números?|respuesta|resumen|texto|json|emojis|formal|breve|sencillo))/iu,
  fr: /^(?:s'il (?:te|vous) plaît,? )?(?:répond(?:s|ez)|ne (?:mentionne|mentionnez|traduis|traduisez|répète|répétez|commente|commentez|explique|expliquez|invente|inventez)|(?:utilise|utilisez|écris|écrivez|rédige|rédigez|inclus|incluez|évite|évitez|garde|gardez|conserve|conservez|n'utilise|n'utilisez|n'ajoute|n'ajoutez|ne (?:change|changez|donne|donnez)|au maximum|maximum|en|sans|seulement|limite|limitez)(?!\p{L})[^\n.!?]{0,90}?(?:mots?|phrases?|lignes?|puces?|paragraphes?|points|liste|tableau|ton|style|format|français|anglais|commentaires?|explications?|noms|chiffres|dates|réponse|résumé|texte|json|émojis?|formel|bref|simple))/iu,
  de: /^(?:bitte )?(?:antworte|(?:verwende|benutze|nutze|schreibe?|gib|füge|vermeide|behalte|halte|beschränke|nenne|erwähne|erkläre|übersetze|ändere|höchstens|maximal|auf|in|ohne|nur|kein(?:e|en)?)(?!\p{L})[^\n.!?]{0,90}?(?:wörtern?|worten?|sätzen?|satz|zeilen?|stichpunkten?|absätzen?|punkten?|liste|tabelle|ton|stil|format|deutsch|englisch|kommentare?|erklärung(?:en)?|namen|zahlen|daten|antwort|zusammenfassung|json|emojis|förmlich|sachlich|kurz|einfach|nicht))/iu,
  pt: /^(?:por favor,? )?(?:responda|responde|devolva|não (?:mencione|explique|traduza|repita|invente|comente|resuma)|(?:use|utilize|escreva|inclua|evite|mantenha|não (?:use|mude|altere|adicione|inclua)|no máximo|máximo|em|sem|apenas|somente|limite)(?!\p{L})[^\n.!?]{0,90}?(?:palavras?|frases?|linhas?|tópicos?|parágrafos?|pontos|lista|tabela|tom|estilo|formato|português|inglês|comentários?|explicações|nomes|números?|datas|resposta|resumo|texto|json|emojis|formal|breve|simples))/iu,
  it: /^(?:per favore,? )?(?:rispondi|non (?:menzionare|spiegare|tradurre|ripetere|inventare|commentare)|(?:usa|scrivi|includi|evita|mantieni|al massimo|massimo|in|senza|solo|limita)(?!\p{L})[^\n.!?]{0,90}?(?:parole|frasi|righe|punti|paragrafi|elenco|tabella|tono|stile|formato|italiano|inglese|commenti|spiegazioni|nomi|cifre|date|risposta|riassunto|testo|json|formale|breve|semplice))/iu,
  hi: /^(?:कृपया )?[^\n।.!?]{0,80}(?:शब्दों|वाक्यों|वाक्य|बिंदुओं|पंक्तियों|तालिका|सूची|हिंदी|हिन्दी|अंग्रेज़ी|अंग्रेजी|उत्तर|जवाब|भाषा)[^\n।.!?]{0,60}(?:लिखो|लिखें|लिखिए|दो|दें|दीजिए|करो|करें|कीजिए|रखो|रखें|उपयोग)/iu,
  zh: /^(?:请|請)?(?:只|仅|僅|不要|不得|请勿|勿|控制在|限|最多|不超过|不超過|保持|保留|使用|用|以|输出|輸出|回答|回复|答案|字数|字數)[^\n。！？]{0,40}?(?:字|句|点|點|条|條|段|行|表格|列表|中文|英文|语气|語氣|格式|输出|輸出|回答|解释|解釋|翻译|翻譯|提及|提到|结果|結果|内容|內容|名字|数字|數字|JSON)/iu,
  ja: /^[^\n。！？]{0,60}?(?:文字|文以内|行|箇条書き|表|日本語|英語|敬語|形式|出力|回答|答え|説明|要約|翻訳|名前|数字|語調|JSON)[^\n。！？]{0,40}?(?:ください|して|すること|しないで|のみ|以内|まで|こと|でお願い|不要)/iu,
}

/** Verbs of a request that may be taken up again behind the text it works on. */
export const requestVerbs: ReadonlySet<string> = new Set(
  'summarize summarise translate rewrite rephrase paraphrase proofread edit correct fix extract classify label categorize categorise review analyze analyse compare convert improve shorten simplify explain list identify find'.split(
    ' ',
  ),
)

/** Further verbs that can be the whole request where nothing was asked before. */
export const openVerbs: ReadonlySet<string> = new Set(
  'write draft create give tell calculate suggest answer prepare make show turn describe recommend check decide help'.split(
    ' ',
  ),
)

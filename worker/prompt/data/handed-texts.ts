/** What is written by somebody and handed over to be worked on. */
const proseNoun =
  '(?:texts?|policy|policies|rules|guidelines|instructions|terms|clauses?|contract|agreement|lease|deed|notice|circular|memo|minutes|notes?|mails?|e-?mails?|letter|message|msg|sms|push notification|notification|chat|conversation|thread|dialogue|transcript|subtitles|captions?|para(?:graph)?s?|passage|excerpt|abstract|article|blog(?: post)?|post|tweet|story|poem|essay|speech|report|log|logs|summary|description|bio|resume|cv|cover letter|draft|copy|ad|slogan|recipe|menu|reviews?|comments?|feedback|complaint|replies|responses?|answers|survey|testimonials?|tickets?|invoice|receipt|quotation|estimate|bill|statement|prescription|discharge summary|lab reports?|reports?|test results?|results|form|agenda|schedule|timetable|roster|itinerary|checklist|bullets?|bullet points|points|sentences?|lines|lyrics|quotes?|paragraphs|document|chapter|section|tender|specs?|specification|manual|faq|sop|prompt|announcement|press release|newsletter|headlines?|subject line|update|ticket|meeting notes|phishing mail)'
/** The same for data and code, of which a request speaks in orders as well. */
const dataNoun =
  '(?:table|sheet|csv|json|xml|yaml|data|dataset|numbers|figures|values|rows|records|list|items|names|entries|addresses|code|snippet|function|query|script|class|component|config|error|trace|stack trace|traceback|exception|output|payload|request|regex|formula|schema|html|css|sql)'
const near = '(?:this|these|those|following|attached)'
const owned = '(?:my|our|his|her|their|the)'
const between = String.raw`(?:\p{L}+[- ]){0,2}?`

/** "This policy", "from the mail below": the text itself stands in the draft. */
export const pointsAtProse = new RegExp(
  [
    String.raw`^\W*${proseNoun} into \p{L}+`,
    String.raw`\b${near} ${between}${proseNoun}\b`,
    String.raw`\b(?:from|in|out of|of|using|into|on|review|check|read|proofread|analy[sz]e|summari[sz]e|translate|rewrite|edit|fix|correct|improve|shorten|simplify|polish|reply to|respond to|answer|explain|extract|classify|convert|turn) (?:the|my|our) (?:\p{L}+ )?${proseNoun}\b`,
    String.raw`\b(?:texts?|e?-?mails?|message|policy|notes?|minutes|article|letter|clauses?|report|chat|transcript|paragraph|passage|reviews?|document|notice|rules|contract|abstract) (?:is |are )?(?:below|attached)\b|\bhere (?:is|are) ${owned} ${between}${proseNoun}\b`,
    String.raw`\bis (?:this|it) an? ${between}${proseNoun}\b`,
    String.raw`\b(?:continue|finish|extend|complete|rewrite|edit|critique|translate|pick up) (?:this|the|my) (?:\p{L}+ )?(?:scene|chapter|dialogue|verse|fragment|opening|extract)\b`,
    String.raw`(?<!\p{L})(?:este|esta|estos|estas|el siguiente|la siguiente|mi) (?:\p{L}+ )?(?:correo|texto|mensaje|artículo|carta|informe|notas?|acta|contrato|cláusulas?|reseñas?|comentarios?|política|receta|párrafo|resumen|chat|conversación|aviso|queja|factura)`,
    String.raw`(?<!\p{L})(?:ce|cet|cette|ces|mon|ma|mes) (?:\p{L}+ )?(?:mail|courriel|texte|message|article|lettre|rapport|notes?|compte rendu|contrat|clauses?|avis|recette|paragraphe|conversation|règlement|réclamation|facture)`,
    String.raw`(?<!\p{L})(?:diese[nrsm]?|folgende[nrsm]?|meine[nrm]?) (?:\p{L}+ )?(?:e-?mail|mail|text|nachricht|artikel|brief|bericht|notizen|protokoll|vertrag|klauseln?|bewertung(?:en)?|rezept|absatz|chat|hausordnung|beschwerde|rechnung)`,
    String.raw`(?<!\p{L})(?:este|esta|estes|estas|o seguinte|meu|minha) (?:\p{L}+ )?(?:e-?mail|texto|mensagem|artigo|carta|relatório|notas?|ata|contrato|cláusulas?|avaliações|comentários?|política|receita|parágrafo|conversa|aviso|reclamação)`,
    String.raw`(?<!\p{L})(?:questo|questa|questi|queste|quest['’]|il seguente|la seguente) ?(?:\p{L}+ )?(?:e-?mail|testo|messaggio|articolo|lettera|relazione|verbale|contratto|clausol[ae]|recension[ei]|ricetta|paragrafo|conversazione|avviso|reclamo)`,
    String.raw`(?<!\p{L})(?:yeh|ye|is|iss|neeche (?:diya|likha)) (?:wala |wale |wali )?(?:message|msg|mail|e-?mail|text|para|paragraph|letter|note|chat|notice|patra)\b`,
    '(?:इस|इन|निम्न|नीचे (?:दिए|दी)) ?(?:गए |गई )?(?:ईमेल|मेल|पाठ|संदेश|लेख|पत्र|रिपोर्ट|नोट|अनुच्छेद|शिकायत|बातचीत|टेक्स्ट)',
    '(?:这|這|以下|下面|下列)(?:封|段|篇|份|个|個|条|條|些)?(?:的)?(?:邮件|郵件|文字|文章|文本|合同|條款|条款|记录|記錄|评论|評論|通知|内容|內容|对话|對話|会议记录|食谱|短信)',
    '(?:この|次の|以下の|下記の)(?:メール|文章|テキスト|記事|契約|条項|議事録|メモ|レビュー|お知らせ|会話|手紙|レシピ)',
  ].join('|'),
  'iu',
)
export const pointsAtData = new RegExp(
  [
    String.raw`\b${near} ${between}${dataNoun}\b`,
    String.raw`\b(?:from|in|using|with) (?:the|my|our) ${dataNoun} below\b`,
    String.raw`\bhere (?:is|are) ${owned} ${between}${dataNoun}\b`,
    String.raw`\b(?:code|data|error|table|json|list)\s?:$`,
  ].join('|'),
  'iu',
)
/** A request that is nothing without a text, whether it points at one or not. */
export const needsText =
  /^\W{0,4}(?:(?:please|pls|kindly|can you|could you|hi|hey),? ){0,2}(?:tl;? ?dr|proof ?read|rephrase|reword|paraphrase|(?:summari[sz]e|shorten|simplify|condense|polish|edit|translate|rewrite|correct|improve|fix|tidy|clean up|trim|soften|humani[sz]e|format|redact|anonymi[sz]e)(?:[,:.]|$| (?:it|this|these|as|to|into|in|for|with|without|grammar|spelling|tone|so|and|but|please|pls)\b)|make (?:it|this|these|that) |(?:a )?(?:better|improved|cleaner|shorter|nicer) version|(?:check|correct|fix|mend) (?:the |my |our )?(?:grammar|spelling|commas?|punctuation|typos?|english)\b|turn (?:it|this|these) |cut (?:it|this) |reply (?:to|back to) this|respond to this|answer this|explain this|eli5|pull |extract |get all |list (?:all )?the (?:action|dates|names|risks|claims)|what does this (?:mean|say)|translate\b|is this (?:\p{L}+ ){0,3}(?:ok|okay|fair|legal|safe|true|correct|right|clear)|(?:what|when|who|which|how|where)\b[^\n]{0,80}\bhere\??$)/iu
/** Words of the writer about what is wanted, at the head of what follows a request. */
export const ownWords =
  /^(?:(?:first|next|finally|lastly),? \p{Ll}+|note that|remember|there (?:should|must)|it|they|he|she|this|that|please|make sure|ensure|then|also|and|but|or|if|you (?:are|can|need|should|must|will)|your (?:task|job|goal|role)|the (?:output|answer|result|response|tone|style|format|budget|audience|target|goal|page|app|script|function|code|story|post|email|text|email|title) (?:should|must|is|are|has|needs)|i (?:want|need|would|'d|will|have to)|i['’](?:d|m|ll|ve)|we (?:want|need)|audience|tone|format|length|style|budget|target|requirements?|constraints?|note|context|background|output|must|should|for example|e\.g)\b/iu
/** Whoever tells of oneself gives background. */
export const ownStory = /(?<!\p{L})(?:i|i['’]m|i['’]ve|my|me|we|our|us|mine)(?!\p{L})/iu
/** A request in a line that opens so asks what a text says. */
export const questionLead =
  /^\W{0,4}(?:(?:pick|point) out|find|spot|identify|flag|highlight|count|grade|rate|compare the|list|explain what|(?:key|main) (?:points?|facts|takeaways|ideas?|findings)|takeaways|gist|who|what|when|where|which|why|how|is|are|was|were|does|do|did|has|have|can|must|quién|qué|cuándo|cuál|wer|was|wann|welche|qui|que|quand|quel|quelle)\b[^\n]*$/iu
/** It is asked of a text what somebody else wants or says in it, or what is to be found there. */
export const asksOfOthers =
  /^\W{0,4}(?:(?:explain|tell me|what does|what do) (?:what )?my |(?:pick|point) out |spot |identify |flag |highlight )/iu
/** A line that only a program, a table or a log has. */
export const codeOpening =
  /^(?:(?:export |async |public |private |static ){0,3}(?:function|def|class|import|from \S+ import|const|let|var|struct|enum|interface|type) [\w{*]|#include|<[a-z!?]|select\s.{1,80}\sfrom\b|(?:for|if|while) \(|[\w.]+\(.*\);?$|\{"|\[\{|\d{4}-\d\d-\d\d[ T]\d\d:|traceback \(most)/iu
/** "Performance review for Dana:" names what is to be written, and its facts follow. */
export const namesForm =
  /^[^:\n]{0,40}\b(?:(?:performance|annual|yearly|product|book|film|movie|google|game|album) reviews?|reviews? for|labels? for|edits? for)\b(?![^:\n]{0,80}\b(?:this|these|those|following|below|here|attached)\b)[^:\n]{0,80}:/iu
/** "From the mail above write a memo" */
export const asksOfAbove =
  /\b(?:mail|e-?mail|text|notes?|thread|transcript|message|conversation|chat|report|letter|article|minutes|data|table|log|description|passage|story|draft)s? above\b|\b(?:the|this) above (?:\p{L}+ )?(?:mail|e-?mail|text|notes?|thread|message|report|letter|draft)\b/iu
/** A line that asks for the text behind its colon to be made better, and can ask for nothing else. */
export const mendsText =
  /^\W{0,4}(?:(?:please|pls|kindly|can you|could you),? ){0,2}(?:make (?:it|this|that) (?:(?:sound|look|read|a bit|a little|much|way|more|less|even) ){0,3}(?:better|professional|formal|informal|polite|friendl(?:y|ier)|nicer|shorter|softer|clearer|simpler|smoother|warmer|natural|native|concise|punchier|catchier|funnier)|(?:a )?(?:better|improved|cleaner|shorter|nicer) version|(?:check|correct|fix|mend) (?:the |my |our )?(?:grammar|spelling|commas?|punctuation|typos?|english)|shorten|proof ?read|rephrase|reword|paraphrase|correct|polish)(?: (?:it|this|these|please|pls|for me))*$/iu

import type { LanguageCode } from '../language-code.ts'

/** Wordings that fix the answer so tightly that nothing may be added; all in lower case and bounded. */
export const answerLimits: Partial<Record<LanguageCode, RegExp>> = {
  en: /(?<!\b(?:i|we|can|could|will|would|may) )\bonly (?:output|reply|respond|return|answer|print|write|give|show|the|with)\b|\b(?:output|reply|respond|return|answer|print) (?:with )?(?:only|just)\b|\byes or no\b|\bnothing else\b|\bno explanations?\b|\b(?:do not|don't) explain\b|\bin one word\b|\btrue or false\b|\bone[- ]word answers?\b|\bsingle (?:word|letter|number)\b|\b(?:one|a|a single) (?:word|number|name|letter|label|item|entry|answer) (?:per|on each|for each) (?:line|row|item)\b/u,
  es: /(?<!\p{L})(?:(?:responde|contesta|devuelve|escribe|muestra|da|dame|entrega|proporciona) (?:únicamente|solo|sólo|solamente|exclusivamente)|(?:solo|sólo|solamente|únicamente) (?:responde|contesta|devuelve|escribe|muestra|quiero|necesito|el|la|con|dame|un|una)|sí o no|verdadero o falso|nada más|sin explicaci|no expliques|no des explicaciones|no añadas nada|(?:en|con) una (?:sola )?palabra|elige (?:una|alguna) de las siguientes opciones)/u,
  fr: /(?<!\p{L})(?:ne (?:réponds|répondez|donne|donnez|renvoie|renvoyez|écris|écrivez) que|(?:réponds|répondez|donne|donnez|renvoie|renvoyez|écris|écrivez)(?:[ -]moi)? (?:uniquement|seulement|juste|exclusivement)|(?:uniquement|seulement) (?:la|le|les|par|un|une)|juste un|oui ou non|vrai ou faux|rien d'autre|sans (?:aucune )?explication|sans autre contenu|n'explique|(?:en|par) un (?:seul )?mot|l'une des options suivantes)/u,
  de: /(?<!\p{L})(?:(?:antworte|gib|schreibe|nenne|zeige)(?: mir)? (?:nur|ausschließlich|lediglich|einzig)|nur (?:mit|die|den|das|der|ein|eine|einen) |ja oder nein|wahr oder falsch|nichts anderes|nichts weiter|ohne (?:jede )?erklärung|keine erklärung|erkläre nichts|mit einem wort|in einem wort)/u,
  pt: /(?<!\p{L})(?:(?:responda|retorne|devolva|escreva|mostre|dê|forneça) (?:apenas|somente|só|unicamente)|(?:apenas|somente|só) (?:responda|retorne|escreva|com|o|a|quero|um|uma) |sim ou não|verdadeiro ou falso|nada mais|sem explica|não explique|(?:em|com) uma (?:só |única )?palavra)/u,
  hi: /केवल (?:उत्तर|जवाब|परिणाम|अनुवाद|कोड|हाँ|एक|संख्या|नाम)|सिर्फ़? (?:उत्तर|जवाब|परिणाम|अनुवाद|कोड|हाँ|एक)|हाँ या नहीं|हां या नहीं|सही या गलत|और कुछ (?:न|नहीं)|बिना (?:किसी )?व्याख्या|व्याख्या न करें|एक शब्द में/u,
  zh: /(?:只|仅|僅)(?:需|要|用|以|能|可)?(?:输出|回答|回复|返回|给出|写出|显示|回覆)|(?:只|仅)需要?(?:答案|结果)|仅以|不要(?:写|做|给出|添加|输出)?(?:任何)?(?:其他|解释|说明|分析)|不(?:需要|用|必)解释|无需(?:解释|提供解释)|不输出你的|是或否|对或错|没有其他内容|只回复|用一个词/u,
  'zh-Hant':
    /(?:只|僅)(?:需|要|用|以|能|可)?(?:輸出|回答|回覆|回應|返回|給出|寫出|顯示)|僅以|只在一個|不(?:要|必|需)(?:寫|撰寫|做|給出|加|需)?(?:任何)?(?:其他|解釋|說明|分析)|無需(?:提供)?解釋|是或否|對或錯|不包含其他|不包含任何|而不包含/u,
  ja: /(?:のみ|だけ)で(?:答え|回答|お答え)|はい」?か「?いいえ|のみを?(?:出力|回答|答え|返|教え|記述|表示)|だけを?(?:出力|回答|答え|返|教え|表示|送)|(?:説明|解説|補足)(?:は|を)?(?:不要|いりません|しないで|なし)|一言で答え|以外(?:は|の)(?:何も)?(?:出力|書か|言葉)/u,
}

/** The same of a single word, a number or a label, where a request opens or ends; English, as most such wishes are. */
export const smallAnswers =
  /\b(?:with|in|using) (?:just |only )?(?:one|a single|1) word\b|(?:[,:;>→]|\bin) ?(?:one|a single|1) word(?=\W*(?:$|\n|"))|\b(?:labels?|numbers?|digit|letter|names?|titles?|tags|hashtags|keywords|headlines?|iso code|score|romaji|pinyin|translation) only\b|\b(?:just|only) the (?:name|names|number|answer|label|title|word|result|total|date|year|letter|score|iso code|translation)\b|\boutput: ?\p{L}+(?:, ?\p{L}+)*,? or \p{L}+/u

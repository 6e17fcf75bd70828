import type { LanguageCode } from '../language-code.ts'

/** How a request for work with words opens or, where the verb comes last, ends; for texts in small letters. */
export const worksAbroad: Partial<Record<LanguageCode, RegExp>> = {
  es: /^\W*(?:por favor,? )?(?:compra|vende|arregla|repara|organiza|alquila|reserva|estima|calcula|recomienda|elige|busca|encuentra|mejora|optimiza|revisa|corrige|enseña|planifica|negocia|compara|evalúa|resuelve|cancela|renueva)(?:me|nos|lo|la)? (?:mi|mis|el|la|los|las|un|una|tu|su|este|esta|estos|estas|nuestr[oa]s?|cuánto|cómo)(?!\p{L})/u,
  fr: /^\W*(?:s['’]il te plaît,? )?(?:achète|vends|répare|organise|loue|réserve|estime|calcule|recommande|choisis|cherche|trouve|améliore|optimise|vérifie|corrige|apprends|planifie|négocie|compare|évalue|résous|annule|renouvelle)(?:-moi|-nous|-le|-la)? (?:mon|ma|mes|le|la|les|un|une|des|ton|ta|ce|cette|ces|notre|nos|l['’]|combien|comment)/u,
  de: /^\W*(?:bitte )?(?:kaufe?|verkaufe?|repariere?|organisiere?|plane?|buche?|miete?|schätze?|berechne|empfiehl|wähle?|suche?|finde?|verbessere?|optimiere?|prüfe?|korrigiere?|verhandle?|vergleiche?|bewerte?|löse?|kündige?|erneuere?) (?:mir |uns )?(?:mein|dein|unser|den|die|das|dem|der|ein|dies|wie)\p{L}*/u,
  pt: /^\W*(?:por favor,? )?(?:compre|venda|conserte|repare|organize|alugue|reserve|estime|calcule|recomende|escolha|procure|encontre|melhore|otimize|revise|corrija|ensine|planeje|negocie|compare|avalie|resolva|cancele|renove)(?:-me|-nos)? (?:meus?|minhas?|os?|as?|uma?|este|esta|seu|sua|nosso|nossa|quanto|como)(?!\p{L})/u,
  it: /^\W*(?:per favore,? )?(?:compra|vendi|ripara|organizza|affitta|prenota|stima|calcola|consiglia|scegli|cerca|trova|migliora|ottimizza|controlla|correggi|insegna|pianifica|negozia|confronta|valuta|risolvi|annulla|rinnova)(?:mi|ci)? (?:il|lo|la|i|gli|le|un|una|mio|mia|miei|mie|questo|questa|nostr[oa]|quanto|come|l['’])/u,
  ru: /^\W*(?:пожалуйста,? )?(?:продай|купи|почини|оцени|рассчитай|посчитай|спланируй|забронируй|выбери|найди|улучши|проверь|исправь|научи|подбери|посоветуй|сравни|реши|отмени)(?:те)? /u,
  zh: /^\W*(?:请|帮我|请帮我|帮忙)?(?:卖掉|买下|购买|修理|维修|估算|计算|推荐|规划|预订|租下|挑选|比较|优化|检查|改进|评估)/u,
  ja: /(?:を|に)(?:売って|買って|修理して|直して|計画して|見積もって|選んで|探して|予約して|比較して|改善して|計算して|評価して)(?:ください|下さい|ほしい|欲しい|くれ)?[。！!]?$/u,
  hi: /(?:बेचो|बेचिए|खरीदो|खरीदिए|ठीक करो|ठीक करें|मरम्मत करो|अनुमान लगाओ|चुनो|चुनिए|ढूँढो|ढूंढो|सुधारो|जाँचो|तुलना करो|गणना करो)[।.!]?$/u,
}

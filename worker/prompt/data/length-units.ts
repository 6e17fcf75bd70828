import type { LanguageCode } from '../language-code.ts'

/** A number, in figures or words, and the unit of a length. Bounded, so that no text takes long. */
export const lengthPatterns: Partial<Record<LanguageCode, RegExp>> = {
  en: /(?<![\p{L}\p{N}])(?:\p{Nd}{1,6}|one|two|three|four|five|six|seven|eight|nine|ten|a single|couple of)[ -](?:words?|characters?|sentences?|paragraphs?|pages?|lines?|minutes?|bullets?|bullet points?|items?|slides?|stanzas?|couplets?|quatrains?|verses?)(?!\p{L})/giu,
  es: /(?<![\p{L}\p{N}])(?:\p{Nd}{1,6}|una?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez) (?:palabras?|párrafos?|frases?|oraciones|oración|líneas?|páginas?|puntos|versos?|estrofas?|minutos?|caracteres|secciones|apartados|ejemplos|pasos|versiones)(?!\p{L})/giu,
  fr: /(?<![\p{L}\p{N}])(?:\p{Nd}{1,6}|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix) (?:mots?|paragraphes?|phrases?|lignes?|pages?|points|vers|strophes?|minutes?|caractères|sections|parties|exemples|étapes)(?!\p{L})/giu,
  de: /(?<![\p{L}\p{N}])(?:\p{Nd}{1,6}|ein(?:e[mnrs]?)?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn) (?:Wörtern?|Worten?|Wort|Absätzen?|Sätzen?|Satz|Zeilen?|Seiten?|Punkten?|Stichpunkten?|Strophen?|Minuten?|Zeichen|Abschnitten?|Beispielen?|Schritten?)(?!\p{L})/giu,
  pt: /(?<![\p{L}\p{N}])(?:\p{Nd}{1,6}|uma?|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez) (?:palavras?|parágrafos?|frases?|linhas?|páginas?|pontos|tópicos|versos?|estrofes?|minutos?|caracteres|seções|exemplos|passos)(?!\p{L})/giu,
  hi: /(?:\p{Nd}{1,6}|एक|दो|तीन|चार|पाँच|पांच|छह|सात|आठ|नौ|दस) ?(?:शब्द|वाक्य|अनुच्छेद|पैराग्राफ|पंक्ति|पृष्ठ|पेज|मिनट|बिंदु|बिन्दु|उदाहरण|चरण)/gu,
  zh: /(?<!第)[\p{Nd}一二两三四五六七八九十百千几]{1,6} ?(?:个|多)?(?:字|词|句|段|行|页|分钟|要点|例子|步骤|部分|列)/gu,
  'zh-Hant':
    /(?<!第)[\p{Nd}一二兩三四五六七八九十百千幾]{1,6} ?(?:個|多)?(?:字|詞|句|段|行|頁|分鐘|要點|例子|步驟|部分|欄)/gu,
  ja: /(?<!第)[\p{Nd}一二三四五六七八九十百千]{1,6} ?(?:文字|字|文(?!章)|段落|行|ページ|単語|項目|個|つ|回|分(?!か|け|析)|例)/gu,
  it: /(?<![\p{L}\p{N}])(?:\p{Nd}{1,6}|un[ao]?|due|tre|quattro|cinque|sei|sette|otto|nove|dieci) (?:parole|paragraf[oi]|fras[ei]|righ[ae]|pagin[ae]|punti|versi|strof[ae]|minut[oi]|caratteri)(?!\p{L})/giu,
  nl: /(?<![\p{L}\p{N}])(?:\p{Nd}{1,6}|een|twee|drie|vier|vijf|zes|zeven|acht|negen|tien) (?:woorden|alinea['’]?s?|zinnen|zin|regels?|pagina['’]?s?|punten|minuten|minuut)(?!\p{L})/giu,
  tr: /(?<![\p{L}\p{N}])(?:\p{Nd}{1,6}|bir|iki|üç|dört|beş|altı|yedi|sekiz|dokuz|on) (?:kelime|paragraf|cümle|satır|sayfa|madde|dakika|karakter)/giu,
  ru: /(?<![\p{L}\p{N}])(?:\p{Nd}{1,6}|одн[аоу]|дв[ае]|три|четыре|пять|шесть|семь|восемь|девять|десять)[ -](?:слов|предложени|абзац|строк|страниц|пункт|минут|символ|знак)/giu,
  ko: /(?:\p{Nd}{1,6}|한|두|세|네|다섯|열) ?(?:단어|문장|문단|단락|줄|페이지|글자|자|가지|분)/gu,
  ar: /(?<![\p{L}\p{N}])(?:\p{Nd}{1,6}|ثلاث|ثلاثة|أربع|أربعة|خمس|خمسة|عشر|عشرة) (?:كلمات|كلمة|جمل|جملة|فقرات|فقرة|أسطر|سطر|صفحات|صفحة|نقاط|دقائق|دقيقة)/gu,
}

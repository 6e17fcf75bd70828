import type { WrittenLanguage } from '../language-code.ts'

type Lines = readonly [string, ...string[]]

/** How much may stand around the result; true of any task, so that it never contradicts one. */
export const localisedLengths: Readonly<Partial<Record<WrittenLanguage, Lines>>> = {
  es: [
    'Fuera del resultado, como máximo 60 palabras de comentario.',
    'Comentarios aparte del resultado: hasta 80 palabras.',
    'Hasta tres frases además del resultado.',
    'Si hay notas, que no pasen de 100 palabras.',
    'Como mucho dos párrafos breves además del resultado.',
  ],
  fr: [
    'En dehors du résultat, 60 mots de commentaire au plus.',
    'Commentaires à part du résultat : 80 mots au maximum.',
    'Pas plus de trois phrases en plus du résultat.',
    'S’il y a des notes, 100 mots au plus.',
    'Deux courts paragraphes au plus en dehors du résultat.',
  ],
  de: [
    'Neben dem Ergebnis höchstens 60 Wörter Kommentar.',
    'Kommentare außerhalb des Ergebnisses: bis 80 Wörter.',
    'Nicht mehr als drei Sätze zusätzlich zum Ergebnis.',
    'Anmerkungen, falls nötig, in höchstens 100 Wörtern.',
    'Höchstens zwei kurze Absätze neben dem Ergebnis.',
  ],
  pt: [
    'Fora do resultado, no máximo 60 palavras de comentário.',
    'Comentários à parte do resultado: até 80 palavras.',
    'Não mais de três frases além do resultado.',
    'Se houver notas, no máximo 100 palavras.',
    'No máximo dois parágrafos curtos além do resultado.',
  ],
  hi: [
    'परिणाम के अलावा अधिकतम 60 शब्दों की टिप्पणी।',
    'परिणाम से अलग टिप्पणी 80 शब्दों तक।',
    'परिणाम के अतिरिक्त तीन वाक्यों से अधिक नहीं।',
    'टिप्पणी हो तो अधिकतम 100 शब्द।',
    'परिणाम के अलावा अधिकतम दो छोटे अनुच्छेद।',
  ],
  zh: [
    '结果之外的说明不超过100字。',
    '除结果外，附注最多150字。',
    '结果以外最多三句话。',
    '如需说明，控制在120字以内。',
    '结果之外最多两个短段落。',
  ],
  'zh-Hant': [
    '結果之外的說明不超過100字。',
    '除結果外，附註最多150字。',
    '結果以外最多三句話。',
    '如需說明，控制在120字以內。',
    '結果之外最多兩個短段落。',
  ],
  ja: [
    '結果以外の説明は100文字以内。',
    '補足は最大150文字まで。',
    '結果のほかは3文以内。',
    '説明が要る場合は120文字以内。',
    '結果のほかは短い段落を2つまで。',
  ],
}

/** How long an answer may be that is the result itself: an explanation or advice. */
export const localisedAnswerLengths: Readonly<Partial<Record<WrittenLanguage, Lines>>> = {
  es: [
    'Entre 150 y 250 palabras.',
    'Como máximo 300 palabras.',
    'De cuatro a seis párrafos breves.',
    'Entre 200 y 350 palabras.',
    'Menos de 250 palabras.',
  ],
  fr: [
    'Entre 150 et 250 mots.',
    'Pas plus de 300 mots.',
    'De quatre à six courts paragraphes.',
    'Entre 200 et 350 mots.',
    'Moins de 250 mots.',
  ],
  de: [
    '150 bis 250 Wörter.',
    'Höchstens 300 Wörter.',
    'Vier bis sechs kurze Absätze.',
    '200 bis 350 Wörter.',
    'Unter 250 Wörtern.',
  ],
  pt: [
    'Entre 150 e 250 palavras.',
    'No máximo 300 palavras.',
    'De quatro a seis parágrafos curtos.',
    'Entre 200 e 350 palavras.',
    'Menos de 250 palavras.',
  ],
  hi: ['150 से 250 शब्द।', 'अधिक से अधिक 300 शब्द।', 'चार से छह छोटे अनुच्छेद।', '200 से 350 शब्द।', '250 शब्दों से कम।'],
  zh: ['300到450字。', '不超过500字。', '四到六个短段落。', '400到600字。', '控制在400字以内。'],
  'zh-Hant': ['300到450字。', '不超過500字。', '四到六個短段落。', '400到600字。', '控制在400字以內。'],
  ja: ['400～600字。', '600字以内。', '短い段落を四つから六つ。', '500～800字。', '500字以内。'],
}

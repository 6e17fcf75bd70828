import type { LanguageCode } from '../language-code.ts'

interface Closing {
  plain: string
  /** For a picture that shows words. */
  lettered: string
}

/** The last sentence on what must stay out, for models that want one. */
export const imageClosings: Partial<Record<LanguageCode, Closing>> = {
  es: {
    plain: 'Sin texto añadido, marcas de agua ni bordes.',
    lettered: 'Sin letras equivocadas, marcas de agua ni bordes.',
  },
  fr: {
    plain: 'Sans texte ajouté, filigrane ni bordure.',
    lettered: 'Sans lettres fautives, filigrane ni bordure.',
  },
  de: {
    plain: 'Ohne zusätzlichen Text, Wasserzeichen oder Rahmen.',
    lettered: 'Ohne falsche Buchstaben, Wasserzeichen oder Rahmen.',
  },
  pt: {
    plain: "Sem texto extra, marca d'água ou borda.",
    lettered: "Sem letras erradas, marca d'água ou borda.",
  },
  hi: {
    plain: 'कोई अतिरिक्त लिखावट, वॉटरमार्क या किनारा नहीं।',
    lettered: 'कोई गलत अक्षर, वॉटरमार्क या किनारा नहीं।',
  },
  zh: { plain: '不要多余的文字、水印或边框。', lettered: '不要错字、水印或边框。' },
  'zh-Hant': { plain: '不要多餘的文字、浮水印或邊框。', lettered: '不要錯字、浮水印或邊框。' },
  ja: { plain: '余計な文字、透かし、枠は入れない。', lettered: '誤字、透かし、枠は入れない。' },
}

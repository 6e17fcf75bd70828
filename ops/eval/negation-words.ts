/**
 * Words that deny what follows them, by language, for scripts with spaces; the eval has its own list so that it shares
 * no gap with the engine.
 */
export const spacedNegations: Readonly<Record<string, readonly string[]>> = {
  en: [
    ...['no', 'not', 'never', 'without', 'avoid', "don't", "doesn't", "isn't", "can't", "won't", 'cannot', 'except'],
    ...['exclude', 'excluding', 'nor', "shouldn't", "mustn't", 'dont'],
  ],
  es: ['no', 'sin', 'nunca', 'evita', 'evitar', 'tampoco'],
  fr: ['sans', 'jamais', 'évite', 'éviter', 'aucun', 'aucune'],
  de: ['ohne', 'kein', 'keine', 'keinen', 'nicht', 'niemals', 'vermeide'],
  pt: ['sem', 'não', 'evite'],
  hi: ['बिना', 'नहीं', 'मत'],
  ru: ['без', 'не', 'нет', 'никогда'],
  ar: ['بدون', 'لا', 'ليس'],
}

/** The same for scripts that put no space between words. */
export const unspacedNegations: readonly string[] = [
  ...['不要', '不能', '不得', '不用', '没有', '沒有', '避免', '禁止', '请勿', '無需', '无需'],
  ...['ないで', 'しない', 'なし', 'ません', '避けて'],
]

/** Words that deny what follows them, by script; the eval has its own list so that it shares no gap with the engine. */
export const spacedNegations: readonly string[] = [
  ...['no', 'not', 'never', 'without', 'avoid', "don't", "doesn't", "isn't", "can't", "won't", 'cannot', 'except'],
  ...['exclude', 'excluding', 'nor', "shouldn't", "mustn't", 'dont'],
  ...['sin', 'nunca', 'evita', 'evitar', 'tampoco'],
  ...['sans', 'jamais', 'évite', 'éviter', 'aucun', 'aucune'],
  ...['ohne', 'kein', 'keine', 'keinen', 'nicht', 'niemals', 'vermeide'],
  ...['sem', 'não', 'evite'],
  ...['बिना', 'नहीं', 'मत'],
  ...['без', 'не', 'нет', 'никогда'],
  ...['بدون', 'لا', 'ليس'],
]

/** The same for scripts that put no space between words. */
export const unspacedNegations: readonly string[] = [
  ...['不要', '不能', '不得', '不用', '没有', '沒有', '避免', '禁止', '请勿', '無需', '无需'],
  ...['ないで', 'しない', 'なし', 'ません', '避けて'],
]

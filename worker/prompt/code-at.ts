const { charCodeAt } = String.prototype

/**
 * The same as `text.charCodeAt(at)` for a place within the text, and several times as fast in a loop. V8 keeps texts of
 * one and of two bytes, cut, joined and shared ones apart; where more than four sorts come by, it looks the method up
 * again for each character. Called so, it is known beforehand.
 */
export function codeAt(text: string, at: number): number {
  return charCodeAt.call(text, at)
}

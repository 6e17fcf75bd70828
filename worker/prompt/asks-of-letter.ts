const greeting = /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening))\b[^\n]{0,60}\n/iu
const signOff =
  /\n(?:(?:best|kind|kindest|warm|many) (?:regards|wishes|thanks)|regards|best|all the best|cheers|thanks|thank you|sincerely|yours(?: \p{L}+)?)[,.!]?[ \t]*\n[^\n]{2,60}(?:\n[^\n]{1,60}){0,2}$/iu
const order =
  /^(?:(?:please|pls|now|can you|could you),? )?(?:reply|answer|respond|write|draft|decline|accept|refuse|summari[sz]e|translate|turn|make|list|extract|rewrite|shorten|tell me|what|how (?:do|should|can) i|give me)\b/iu

/** So opens a letter of somebody else, which needs no name at its end. */
const formalGreeting =
  /^(?:dear|sehr geehrte\p{L}*|estimad\p{L}+|cher|chère|madame|monsieur|prezad\p{L}+|gentile) [^\n,:]{0,50}[,:]/iu
const ownMatter = /(?<!\p{L})(?:i|my|we|our)(?!\p{L})/iu

/** True where a letter comes first, from its greeting to its name or of the kind that officials write, and what is asked of it behind. */
export function asksOfLetter(body: string, closing: string): boolean {
  if (formalGreeting.test(body) && (order.test(closing.trim()) || (ownMatter.test(closing) && closing.includes('?'))))
    return true
  return greeting.test(body) && signOff.test(body.slice(-200)) && order.test(closing.trim())
}

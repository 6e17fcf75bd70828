/** A question that lacks its mark, by its opening; "how to" asks for nothing by itself. */
const opening =
  /^(?:(?:what|which|who|whose|where|when|why|how) (?:is|are|was|were|do|does|did|can|could|should|would|will|has|have|am|many|much|long|often|far|old)\b|(?:what|which|who) (?:\p{L}+ ){1,4}(?:is|are|was|were|do|does|did|can|should|will)\b|(?:is|are|was|were|do|does|did|can|could|should|would|will|has|have|am|may) (?:it|i|we|you|he|she|they|there|the|a|an|my|our|this|that|these|those|someone|anyone|people)\b)/iu
/** "Can you write …" is a request, whatever its form. */
const request = /^(?:can|could|would|will) you\b/iu

/** True for one question, with or without its mark; the text must be English for the second. */
export function isQuestion(text: string): boolean {
  const trimmed = text.trim()
  return /[?？]$/u.test(trimmed) || lacksMark(trimmed)
}

/** True for a plain English question that ends without its mark. */
export function lacksMark(text: string): boolean {
  return opening.test(text) && !request.test(text) && !/[!?,;:\n]|\.(?:\s|$)/u.test(text)
}

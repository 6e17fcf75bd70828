/** Behind "what" they begin a clause: "What I need is a plan", "What follows is a letter". */
const clauseWords =
  'i|we|you|he|she|it|they|my|our|your|his|her|their|this|that|there|people|want|wants|need|needs|matters?|counts|works|follows|remains|happens|happened|makes|made|comes|came|helps|really|actually'
/** A question that lacks its mark, by its opening; "how to" asks for nothing by itself, "do a" and "have a" tell to. */
const opening = new RegExp(
  [
    String.raw`^(?:(?:what|which|who|whose|where|when|why|how) (?:is|are|was|were|do|does|did|can|could|should|would|will|has|have|am|many|much|long|often|far|old)\b`,
    String.raw`(?:what|which|who) (?:(?!(?:${clauseWords}) )\p{L}+ ){1,4}(?:is|are|was|were|do|does|did|can|should|will)\b`,
    String.raw`what (?:causes|caused|triggers|triggered|drives|determines|prevents|cures)\b(?!.* (?:is|are|was|were) )`,
    String.raw`(?:is|are|was|were|does|did|can|could|should|would|will|has|am|may) (?:it|i|we|you|he|she|they|there|the|a|an|my|our|this|that|these|those|someone|anyone|people)\b`,
    String.raw`do (?:i|we|you|they|people)\b|have (?:i|we|you|they)\b)`,
  ].join('|'),
  'iu',
)
/** "What is important is that …" tells what is. */
const statement = /^what (?:is|was) (?:\p{L}+ ){1,2}(?:is|was) /iu
/** "Can you write …" is a request, whatever its form. */
const request = /^(?:can|could|would|will) you\b/iu

/** True for one question, with its mark, without or with a full stop for it; the text must be English for the latter. */
export function isQuestion(text: string): boolean {
  const trimmed = text.trim()
  return /[?？]$/u.test(trimmed) || lacksMark(trimmed.replace(/\.$/u, ''))
}

/** True for a plain English question that ends without its mark. */
export function lacksMark(text: string): boolean {
  return opening.test(text) && !request.test(text) && !statement.test(text) && !/[!?,;:\n]|\.(?:\s|$)/u.test(text)
}

const leadLengthMax = 160
/** Work on a text that stands behind its colon on the same line; no sentence ends before that. */
const workingLead =
  /^\W{0,4}(?:(?:please|pls|kindly|hi|hey|can you|could you|would you|help me(?: to)?|i need you to),? ){0,3}(?:fix|correct|check|proof ?read|edit|improve|polish|rewrite|re-?write|reword|rephrase|paraphrase|translate|shorten|simplify|classify|label|grammar|spelling|spell ?check|punctuate|transcribe|quote|continue|complete|what(?:['’]s| is) (?:wrong|the mistake|the error)|is (?:this|the following)|find the (?:mistakes?|errors?)|spot the (?:mistakes?|errors?)|count the)\b[^.!?\n:：]{0,120}[:：][ \t]+/iu
/** "Rewrite my bio: make it shorter" goes on with what is wanted. */
export const goesOn =
  /^(?:make|keep|use|do|don['’]?t|no|not|it|the|focus|be|add|remove|change|only|avoid|include|more|less|shorter|longer)\b/iu

/** Where the text begins that a request works on in its own line; -1 where there is none. */
export function findHandedInline(text: string): number {
  const lead = workingLead.exec(text.slice(0, leadLengthMax))?.[0]
  return lead === undefined || goesOn.test(text.slice(lead.length)) ? -1 : lead.length
}

import type { DraftFacts } from './draft-facts.ts'

const limits =
  /\bonly (?:output|reply|respond|return|answer|print|write|give|show|the|with)\b|\b(?:output|reply|respond|return|answer|print) (?:with )?(?:only|just)\b|\byes or no\b|\bnothing else\b|\bno explanations?\b|\b(?:do not|don't) explain\b|\bin one word\b|\btrue or false\b|\bone word answer\b|\bsingle (?:word|letter|number)\b/iu
const limitsElsewhere =
  /只(?:输出|回答|需要)|仅(?:输出|以|回答)|不要(?:解释|输出)|のみを?(?:出力|回答)|だけを?出力|solo responde|únicamente|ne répond(?:s|ez) que|uniquement|antworte nur|nur mit|apenas com|responda apenas|केवल/iu

/** True when the author fixes the answer so tightly that any wish of ours would contradict it. */
export function limitsAnswer(draft: DraftFacts): boolean {
  return limits.test(draft.text) || limitsElsewhere.test(draft.text)
}

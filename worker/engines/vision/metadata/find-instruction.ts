/** Words that speak to a language model and not about a picture. */
const instruction =
  /\b(?:ignore|disregard|forget|override) (?:(?:all|everything|the|your|these|those|of) ){0,4}(?:previous|above|prior|earlier|preceding|instructions?|rules|prompts?)\b|\b(?:system|developer) (?:prompt|message)\b|\byou are (?:now )?(?:an? )?(?:ai|assistant|chat\s?gpt|language model|chatbot)\b|\b(?:reply|respond) (?:only |exactly )?with\b|\b(?:reveal|print|repeat|leak) (?:your|the) (?:\w{1,20} ){0,2}(?:prompt|instructions?|key)\b|<\/?(?:system|assistant|user|task|brief|instructions?)>/iu

/** True when a text from a file reads as a prompt injection. */
export function readsAsInstruction(text: string): boolean {
  return instruction.test(text)
}

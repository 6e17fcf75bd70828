const part = /^\W*(?:you are|you['’]re|you will be|act as|behave as|be (?:my|an?)|pretend|imagine you|role ?play)\b/iu
const openingReach = 60

/** True of a text that begins with who the model is to be: it asks for no piece of work, and what binds it follows. */
export function opensAsPart(text: string): boolean {
  return part.test(text.slice(0, openingReach))
}

import { splitTerms } from '../split-terms.ts'

/** Failures to keep out of an answer to such a task. */
export const creativeWritingAvoid: readonly string[] = splitTerms(`
  stock names, explained jokes, feelings named outright, dialogue that explains the plot, last-minute rescues,
  similes in every line, sermons in the narration, backstory in blocks, rhymes that bend the syntax,
  characters who sound alike, symbols spelled out, abstract closing lines,
  dreams as openings, mirrors as description, weather as mood, twists without preparation, adverbs in dialogue tags, villains without a reason, lists of feelings, endings that explain
`)

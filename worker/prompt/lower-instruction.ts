import { rememberByDraft } from './remember-by-draft.ts'

/** The request in lower case, made once for all who look for cues in it. */
export const lowerInstruction = rememberByDraft(({ instruction }) => instruction.toLowerCase())

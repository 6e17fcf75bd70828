/** One decision that is safe for any task of its domain; left out when the draft already speaks of it. */
export interface Decision {
  text: string
  /** Ways of saying the same, the text among them; each draft draws one. */
  wordings?: readonly string[]
  /** Cues that show the draft covers this point. */
  unless?: readonly string[]
  /** Cues that must be present for the decision to apply. */
  when?: readonly string[]
  /** True where there must be code or a text to speak of. */
  needsMaterial?: boolean
  /** How far it goes before others, as a factor below 1; without it a decision that answers to a word goes first. */
  rank?: number
}

export interface ChatDomain {
  id: string
  group: string
  framework: string
  /** Each completes "You are …"; several, so that prompts of one kind do not open alike. */
  personas: readonly [string, ...string[]]
  strong: readonly string[]
  weak: readonly string[]
  decisions: readonly Decision[]
  /** How many decisions beyond the usual number make up good work of this kind. */
  decisionsMore?: number
  shapes: readonly [string, ...string[]]
  /** A length that suits the shape; absent where the task sets its own. */
  lengths?: readonly [string, ...string[]]
  missing: readonly { item: string; unless: readonly string[] }[]
  avoid: readonly string[]
}

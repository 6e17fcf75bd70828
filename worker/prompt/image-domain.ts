/** All choices are noun phrases, so that they read well both in a comma list and inside a sentence. */
export interface ImageDomain {
  id: string
  group: string
  framework: string
  strong: readonly string[]
  weak: readonly string[]
  light: readonly [string, ...string[]]
  framing: readonly [string, ...string[]]
  palette: readonly [string, ...string[]]
  /** Camera cue; empty for media that no camera makes. */
  lens: readonly string[]
  ratio: string
  avoid: readonly string[]
}

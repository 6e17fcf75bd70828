/** Choices beyond the usual ones of a kind, so that pictures of one kind do not read alike; semicolons between them. */
export interface WiderPools {
  kinds: string
  light: string
  framing: string
  palette: string
}

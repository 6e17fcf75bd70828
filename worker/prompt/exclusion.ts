/** A thing the author wants left out: "no people", "without a hat", "do not show any text". */
export interface Exclusion {
  /** As written, with its negation word. */
  from: string
  items: string[]
  start: number
  end: number
  /** It fills its clause, so that nothing is broken when it goes. */
  isClause: boolean
  /** What has to stand before a positive phrase in its place. */
  lead: string
  /** Where the things are missing, said by what is there: "an empty driveway". */
  place: string | null
  /** What has to stay before a wanted thing that was joined to it: "without a cloth and three pears" keeps "with". */
  stays?: string
  /** A colour that something is not to have; only a list of exclusions can say it better than the author. */
  isColour?: boolean
  /**
   * Said of one place in the picture, which the words before name: what the place is like, "empty"; null where the author's
   * words stay. Nothing is excluded from the picture then, and `items` is empty.
   */
  local?: string | null
}

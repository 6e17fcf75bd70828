/** What the writer of texts knows beside the plan. */
export interface TextView {
  /** What encloses pasted content. */
  delimiter: 'tags' | 'quotes'
  /** Plain words, which may take a capital at the start of a sentence. */
  usual: ReadonlySet<string>
}

/** What the writer of pictures knows beside the plan. */
export interface PictureView {
  usual: ReadonlySet<string>
  /** The caller asked for what to leave out; without it only the author's own exclusions are written. */
  withNegatives: boolean
}

/** A plan in the syntax of its target. */
export interface Writing {
  text: string
  /** What was rewritten for the target, one short sentence each. */
  changes: readonly string[]
  warnings: readonly string[]
}

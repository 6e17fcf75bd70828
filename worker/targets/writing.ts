/** Input of the chat renderer besides the plan. */
export interface TextView {
  /** What encloses pasted content. */
  delimiter: 'tags' | 'quotes'
  /** Plain words, which may take a capital at the start of a sentence. */
  usual: ReadonlySet<string>
}

/** Input of the image renderer besides the plan. */
export interface PictureView {
  usual: ReadonlySet<string>
  /** The caller asked for a negative prompt; otherwise only the author's exclusions are written. */
  withNegatives: boolean
}

/** A plan in the syntax of its target. */
export interface Writing {
  text: string
  /** What was changed for the target, one short sentence each. */
  changes: readonly string[]
  warnings: readonly string[]
}

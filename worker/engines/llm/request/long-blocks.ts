/** Placeholders for long stretches of the author's text, which a reply need not write out. */
export interface LongBlocks {
  /** The placeholder of the whole text. */
  whole: string
  /** The placeholder of each block, in order. */
  signs: readonly string[]
  /** The reply with every placeholder replaced by its text, verbatim. */
  restore(reply: string): string
}

/** `marker` occurs nowhere in the text, and so no placeholder does. */
export function signBlocks(text: string, blocks: readonly string[], marker: string): LongBlocks {
  const whole = `[[${marker}:all]]`
  const bySign = new Map(blocks.map((block, at) => [`[[${marker}:${at + 1}]]`, block]))
  return {
    whole,
    signs: [...bySign.keys()],
    restore(reply) {
      if (reply.trim() === whole) return text.trim()
      let restored = reply
      for (const [sign, block] of bySign) restored = restored.replace(sign, () => block)
      return restored
    },
  }
}

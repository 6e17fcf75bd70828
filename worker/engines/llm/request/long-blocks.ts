/** Signs that stand for long stretches of the author's text, so that a reply need not write them out. */
export interface LongBlocks {
  /** The sign of the whole text. */
  whole: string
  /** The sign of each block, in their order. */
  signs: readonly string[]
  /** The reply with every sign replaced by what it stands for, letter by letter. */
  restore(reply: string): string
}

/** `marker` occurs nowhere in the text, and so no sign does. */
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

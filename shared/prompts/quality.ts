/**
 * Trade-off between time and quality: `fast` is local, `best` is written by a model with the local engine as fallback,
 * `auto` is local if the local engine is certain, else `best`.
 */
export const qualities = ['fast', 'best', 'auto'] as const
export type Quality = (typeof qualities)[number]

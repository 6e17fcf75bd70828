/**
 * Trade of time for quality: `fast` is local, `best` is written by a model with the local engine as fallback, `auto` is
 * local where the local engine is certain and `best` elsewhere.
 */
export const qualities = ['fast', 'best', 'auto'] as const
export type Quality = (typeof qualities)[number]

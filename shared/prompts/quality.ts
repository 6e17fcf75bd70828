/**
 * How long the caller is willing to wait for how good a result: `fast` is local, `best` is written by a model with the
 * local engine as the last resort, `auto` is local where the local engine is certain and `best` elsewhere.
 */
export const qualities = ['fast', 'best', 'auto'] as const
export type Quality = (typeof qualities)[number]

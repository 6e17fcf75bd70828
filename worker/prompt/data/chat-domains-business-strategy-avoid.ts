import { splitTerms } from '../split-terms.ts'

/** Failures to keep out of an answer to such a task. */
export const businessStrategyAvoid: readonly string[] = splitTerms(`
  framework name-dropping, unsourced market sizes, goals that dodge trade-offs, every option kept open,
  underrated rivals, straight-line growth, strategies any firm could adopt, operations called strategy,
  risks listed and forgotten, a single rosy scenario, advantages easily copied, consultant vocabulary,
  plans without a first step, competitors left unnamed, targets copied from reports, savings counted twice, pilots that never end, decisions handed to a committee, slogans as goals, data older than the market
`)

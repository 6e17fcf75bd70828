/** What the engine must reach on the project's own fixtures; `npm test` fails below any of these. */
export const qualityLimits = {
  /** Share of results that keep every literal of the prompt. */
  retentionMin: 1,
  /** Share of results that break no rule of their target by their own doing. */
  conformanceMin: 1,
  modalityMin: 0.98,
  /** Share of prompts whose domain group is the label or one of the other labels that are right. */
  groupMin: 0.85,
  /** Share of pairs in which the better prompt has the higher score. */
  pairsMin: 0.92,
  /** The same after optimising, which lifts the weak prompt more than the strong one. */
  resultPairsMin: 0.88,
  idempotenceMin: 0.99,
  /** Points by which ten empty sentences may move a score. */
  fillerPointsMax: 2,
  /** Share of prompts whose two scores both stay within it. */
  fillerShareMin: 0.93,
  formatSentenceMin: 0.98,
  /** Share of a domain's results that may have one and the same clause of ours. */
  clauseShareMax: 0.25,
  /** Chance alone carries a clause past that in a domain of a dozen prompts. */
  smallDomainPrompts: 30,
  smallClauseShareMax: 0.4,
  /** Median growth of prompts over 400 characters. */
  growthMax: 2.2,
  /** Twenty times the aim, since a test machine may be busy. */
  medianMsMax: 30,
  worstMsMax: 1_000,
} as const

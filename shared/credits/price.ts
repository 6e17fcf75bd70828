import type { Quality } from '#shared/prompts/quality.ts'

/** Price of a successful call in credits, by endpoint and quality. */
export const priceCredits = {
  optimize: { fast: 1, best: 1, auto: 1 },
  generate: { fast: 1, best: 1, auto: 1 },
  'image-to-prompt': { fast: 1, best: 1, auto: 1 },
} as const satisfies Record<string, Record<Quality, number>>

export type PricedEndpoint = keyof typeof priceCredits
export const pricedEndpoints = Object.keys(priceCredits) as PricedEndpoint[]

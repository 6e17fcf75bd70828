/** What a successful call costs, in credits. One row per endpoint that charges. */
export const priceCredits = { optimize: 1, generate: 1, 'image-to-prompt': 1 } as const

export type PricedEndpoint = keyof typeof priceCredits

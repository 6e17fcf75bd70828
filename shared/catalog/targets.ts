/** The models and tools a prompt can be written for; `universal` reads well in any of them. */
export const targetIds = ['midjourney', 'chatgpt', 'claude', 'gemini', 'flux', 'universal'] as const

export type TargetId = (typeof targetIds)[number]

/** For calls without a target. */
export const defaultTargetId: TargetId = 'universal'

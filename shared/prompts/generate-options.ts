/** What the generated prompt asks for; `auto` lets the topic decide. */
export const generateModes = [
  'auto',
  'text',
  'image',
  'code',
  'marketing',
  'business',
  'education',
  'research',
  'creative',
] as const
export type GenerateMode = (typeof generateModes)[number]

/** How much the reader of the answer knows, in rising order. */
export const expertiseLevels = ['beginner', 'intermediate', 'advanced', 'expert'] as const
export type Expertise = (typeof expertiseLevels)[number]

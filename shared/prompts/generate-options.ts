/** Kind of answer that the generated prompt asks for; `auto` derives it from the topic. */
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

/** Expertise of the reader of the answer, in rising order. */
export const expertiseLevels = ['beginner', 'intermediate', 'advanced', 'expert'] as const
export type Expertise = (typeof expertiseLevels)[number]

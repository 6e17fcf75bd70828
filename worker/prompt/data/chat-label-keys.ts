import { type ChatLabels, chatLabels } from './chat-labels.ts'

const languages = ['en', 'es', 'fr', 'de', 'pt', 'hi', 'zh', 'zh-Hant', 'ja'] as const

/** Which part of a prompt each of our labels names, in every language we write. */
export const chatLabelKeys: ReadonlyMap<string, keyof ChatLabels | 'role' | 'done'> = new Map<
  string,
  keyof ChatLabels | 'role' | 'done'
>([
  ...languages.flatMap((language) =>
    (Object.entries(chatLabels(language)) as [keyof ChatLabels, string][]).map(([key, label]) => [label, key] as const),
  ),
  ['Role', 'role'],
  ['Done when', 'done'],
  ['Output', 'output'],
  ['Format', 'output'],
])

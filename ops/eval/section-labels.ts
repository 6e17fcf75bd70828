import { chatLabels } from '../../worker/prompt/data/chat-labels.ts'

const languages = ['en', 'es', 'fr', 'de', 'pt', 'hi', 'zh', 'zh-Hant', 'ja'] as const
const all = languages.map((language) => chatLabels(language))

/** Labels of the section that says what form the answer has, in lower case. */
export const outputLabels: ReadonlySet<string> = new Set([
  ...all.map(({ output }) => output.toLowerCase()),
  ...['output', 'format', 'output_format'],
])

/** Labels of every other section. */
export const otherLabels: ReadonlySet<string> = new Set([
  ...all.flatMap((labels) => Object.values(labels).map((label: string) => label.toLowerCase())),
  ...['task', 'context', 'material', 'requirements', 'role', 'done when', 'goal'],
])

import type { EmbeddedPrompt } from './decoded-image.ts'

const jobMark = ' Job ID: '

/** Midjourney: the prompt with its flags, then the job's number. */
export function readMidjourney(text: string): EmbeddedPrompt | null {
  const mark = text.lastIndexOf(jobMark)
  if (mark < 1 || !/^[0-9a-f-]{36}$/.test(text.slice(mark + jobMark.length).trim())) return null
  const prompt = text.slice(0, mark)
  return {
    origin: 'midjourney',
    kind: 'prompt',
    text: prompt,
    negative: null,
    seed: / --seed (\d{1,12})(?!\d)/.exec(prompt)?.[1] ?? null,
    modelName: null,
  }
}

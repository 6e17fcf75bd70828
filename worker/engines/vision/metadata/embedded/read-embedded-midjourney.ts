import type { EmbeddedPrompt } from '../file-facts.ts'

const jobMark = ' Job ID: '
const flagMark = /\s--[a-z]/iu
const flagForm = /^--[a-z]{1,12}(?: [^\s-][^\n]{0,400})?$/iu
/** One of these shows whose flags they are. */
const ownFlag =
  /^--(?:(?:ar|aspect) \d{1,4}:\d{1,4}|(?:v|version|niji) \d(?:\.\d)?|niji|(?:s|stylize|c|chaos|w|weird) \d{1,4}|raw|style raw)\s*$/iu

/** Midjourney: the prompt with its flags, then the job's number, which some programs drop. */
export function readMidjourney(text: string): EmbeddedPrompt | null {
  const mark = text.lastIndexOf(jobMark)
  const hasJob = mark >= 1 && /^[0-9a-f-]{36}$/.test(text.slice(mark + jobMark.length).trim())
  const prompt = hasJob ? text.slice(0, mark) : text
  if (!hasJob && !endsInFlags(text)) return null
  return {
    origin: 'midjourney',
    kind: 'prompt',
    text: prompt,
    negative: null,
    seed: / --seed (\d{1,12})(?!\d)/.exec(prompt)?.[1] ?? null,
    modelName: null,
  }
}

function endsInFlags(text: string): boolean {
  const at = text.search(flagMark)
  if (at < 1) return false
  const flags = text
    .slice(at)
    .trim()
    .split(/\s(?=--[a-z])/iu)
  return flags.every((flag) => flagForm.test(flag)) && flags.some((flag) => ownFlag.test(flag))
}

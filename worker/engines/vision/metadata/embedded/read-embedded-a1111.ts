import type { EmbeddedPrompt } from '../file-facts.ts'

const negativeStart = 'Negative prompt:'
const settingsStart = 'Steps: '
/** Names that every such line has; two of them together are no accident. */
const usualSettings = [
  'Sampler',
  'Seed',
  'Size',
  'CFG scale',
  'Model hash',
  'Model',
  'Version',
  'Guidance',
  'Cfg scale',
]
const usualSettingsMin = 2
const settingsMax = 200
const settingsCharactersMax = 20_000

/**
 * The form of the Stable Diffusion WebUI, which many programs write: the prompt, a line "Negative prompt:", a line of
 * settings. Without that last line the text could be anything, so the caller must know that it is a prompt.
 */
export function readA1111(text: string, isKnownPrompt = false): EmbeddedPrompt | null {
  const lines = text.replaceAll('\r\n', '\n').split('\n')
  const settingsAt = lines.findLastIndex((line) => line.trimStart().startsWith(settingsStart))
  const settings =
    settingsAt < 0 ? null : readSettings(lines.slice(settingsAt).join('\n').slice(0, settingsCharactersMax))
  const isSettings = settings !== null && usualSettings.filter((name) => settings.has(name)).length >= usualSettingsMin
  if (!isSettings && !isKnownPrompt) return null
  const words = isSettings ? lines.slice(0, settingsAt) : lines
  const negativeAt = words.findIndex((line) => line.startsWith(negativeStart))
  const positive = negativeAt < 0 ? words : words.slice(0, negativeAt)
  const negative = negativeAt < 0 ? '' : words.slice(negativeAt).join('\n').slice(negativeStart.length)
  return {
    origin: 'a1111',
    kind: 'prompt',
    text: positive.join('\n'),
    negative,
    seed: settings?.get('Seed') ?? null,
    modelName: settings?.get('Model') ?? null,
  }
}

/** "Name: value, Name: value", where a value with a comma or colon is in double quotes. */
function readSettings(line: string): Map<string, string> {
  const settings = new Map<string, string>()
  let at = 0
  while (at < line.length && settings.size < settingsMax) {
    const colon = line.indexOf(':', at)
    if (colon < 0) break
    const name = line.slice(at, colon).trim()
    let start = colon + 1
    while (line[start] === ' ') start += 1
    const isQuoted = line[start] === '"'
    const quoteEnd = isQuoted ? endOfQuote(line, start) : start
    const comma = line.indexOf(',', quoteEnd)
    const end = comma < 0 ? line.length : comma
    const value = isQuoted ? unquote(line.slice(start, quoteEnd)) : line.slice(start, end).trim()
    if (!settings.has(name)) settings.set(name, value)
    at = end + 1
  }
  return settings
}

/** Behind the closing quote; a quote that never closes is an ordinary character. */
function endOfQuote(line: string, start: number): number {
  for (let at = start + 1; at < line.length; at += 1) {
    if (line[at] === '\\') at += 1
    else if (line[at] === '"') return at + 1
  }
  return start
}

function unquote(quoted: string): string {
  try {
    const value: unknown = JSON.parse(quoted)
    return typeof value === 'string' ? value : quoted
  } catch {
    return quoted
  }
}

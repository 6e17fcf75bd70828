import { guardedNouns } from './data/guarded-nouns.ts'
import { dropTrailing } from './drop-trailing.ts'
import type { Flag } from './read-flag.ts'
import { readWords } from './read-words.ts'

const itemStops: ReadonlySet<string> = new Set('.;')

/** "Negative prompt: lowres, text", as the tools write it that take two prompts, up to the end of the line. */
const part =
  /(?<=^|[\s,.;|])(?:negative[ _-]prompts?|negatives?|neg)\s{0,2}[:=]\s{0,2}([^\n]{1,800})|(?<=\s)--neg(?:ative)?(?:[_-]prompt)?[ =]([^\n]{1,800})/iu
const settings = /\s{1,2}(?=Steps: ?\d)[^\n]*$|\s--\w[^\n]*$/iu
/** They wish for quality, which no thing that is left out gives; and no body may be named without its fault. */
const empty =
  /^(?:(?:worst|low|lowest|normal|bad|poor|poorly|best|high|ugly|wrong|gross|too|missing|fused|malformed|mutat\w*|mutilated|deformed|disfigured|distorted|extra|long|unnatural|over\w*|under\w*|out of|lack of|easynegative|verybad\w*|badhand\w*|ng_\w+).*|low-?res|lowres|blurr?y?|blurred|ugly|cropped|error|duplicate|morbid|grainy|noise|noisy|jpe?g(?: artifacts?)?|artifacts?|amateur|boring|nsfw|cloned.*|username|tiling|.*_.*)$/iu
const itemsMax = 8
const itemWordsMax = 2

/** The negative prompt that stands behind the prompt, as the parameter for exclusions that it is; null where there is none. */
export function readNegativePart(text: string): Flag | null {
  const match = part.exec(text)
  if (!match) return null
  const list = match[1] ?? match[2] ?? ''
  const own = list.slice(0, list.length - (settings.exec(list)?.[0].length ?? 0)).trimEnd()
  const end = match.index + match[0].indexOf(list) + own.length
  const listed = [
    ...new Set(
      own
        .split(',')
        .map(cleanItem)
        .filter((item) => item !== ''),
    ),
  ]
  const shown = new Set(readWords(`${text.slice(0, match.index)} ${text.slice(end)}`).map(({ stem }) => stem))
  const items = listed.filter((item) => isThing(item, shown)).slice(0, itemsMax)
  return { name: 'no', value: items.join(', '), text: text.slice(match.index, end), start: match.index, end, listed }
}

/** "(worst quality:1.4)" is "worst quality", and "no text" in such a list is "text". */
function cleanItem(item: string): string {
  const bare = item
    .replaceAll(/<[^<>]*>|[()[\]{}]|:\d(?:\.\d+)?/gu, '')
    .trim()
    .replace(/^(?:no|without|avoid) /iu, '')
  return dropTrailing(bare, itemStops).toLowerCase()
}

function isThing(item: string, shown: ReadonlySet<string>): boolean {
  if (empty.test(item)) return false
  const words = readWords(item)
  return (
    words.length <= itemWordsMax &&
    words.length > 0 &&
    !words.some(({ stem }) => guardedNouns.has(stem) || shown.has(stem))
  )
}

/** What the tool was set to, at the end of a prompt that was copied with it. */
export const toolSettings = /(?:^|\n|\s)Steps: ?\d{1,4}, ?(?:Sampler|Schedule|CFG|Seed|Size|Model)[^\n]{0,600}/iu

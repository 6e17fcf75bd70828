import { spacedNegations } from './negation-words.ts'
import type { Outcome } from './run-record.ts'
import { slopWords } from './slop-words.ts'

type CrudeFault = readonly [kind: string, detail: string]

const fluxWordsMin = 30
/** Languages with spaces in which the engine has words of its own to add. */
const writtenLanguages = ['en', 'es', 'fr', 'de', 'pt', 'hi']
const placeholder =
  /\[(?:insert|your|add|paste|enter|topic|name|company|audience|product|date)\b[^\]\n]{0,60}\]|<insert[^>\n]{0,60}>|\bTBD\b|\bXX+\b|\blorem ipsum\b/giu

/** Checks that a reader with a pencil could do, written without a look at the engine's own. */
export function findCrudeFaults(outcome: Outcome): CrudeFault[] {
  const { text, targetId, record, analysis } = outcome
  const isImage = analysis.modality === 'image'
  return [
    ...(text.trim() === '' ? [['empty', ''] as const] : []),
    ...findAdded('placeholder', text.match(placeholder) ?? [], record.text),
    ...findAdded(
      'slop',
      slopWords.filter((word) => hasWord(text, word)),
      record.text,
    ),
    ...findOpenFence(text, record.text),
    ...(isImage && targetId === 'midjourney' ? findMidjourney(text, record.text) : []),
    ...(isImage && targetId === 'flux' ? findFlux(outcome) : []),
    ...(targetId === 'claude' ? findUnbalancedTags(text, record.text) : []),
    ...(!isImage && targetId === 'chatgpt' ? findRepeatedHeadings(text, record.text) : []),
    ...(!isImage || targetId !== 'midjourney' ? findForeignParameter(text, record.text) : []),
  ]
}

function findAdded(kind: string, found: readonly string[], input: string): CrudeFault[] {
  const known = input.toLowerCase()
  return found.filter((item) => !known.includes(item.toLowerCase())).map((item) => [kind, item])
}

function hasWord(text: string, word: string): boolean {
  const lower = text.toLowerCase()
  const at = lower.indexOf(word)
  if (at < 0) return false
  return !/\p{L}/u.test(lower.charAt(at - 1)) && !/\p{L}/u.test(lower.charAt(at + word.length))
}

function findOpenFence(text: string, input: string): CrudeFault[] {
  const count = (part: string): number => part.match(/^ {0,3}```/gmu)?.length ?? 0
  return count(text) % 2 === 1 && count(input) % 2 === 0 ? [['fence', 'open']] : []
}

/** One line: a caption, then parameters of one word each; only exclusions are a list. The author's own may be odd. */
function findMidjourney(text: string, input: string): CrudeFault[] {
  if (input.includes('--')) return text.includes('\n') ? [['midjourney-line', 'two lines']] : []
  const [caption = '', ...parameters] = text.split(' --')
  const isWhole =
    caption.trim() !== '' &&
    !/[\n\r]|--|[,;:]$/u.test(caption) &&
    parameters.every((parameter) => /^(?:no [^\n]+|[a-z]+(?: [^\s,]+)?)$/u.test(parameter))
  return isWhole ? [] : [['midjourney-line', text.slice(-120)]]
}

/** A denial that the answer says it kept as written is the author's. */
function findFlux({ text, record, analysis }: Outcome): CrudeFault[] {
  const input = record.text
  const unquoted = text.replaceAll(
    /"[^"\n]{1,200}"|“[^“”\n]{1,200}”|「[^「」\n]{1,200}」|(?<=^|\s)'[^'\n]{1,200}'/gu,
    ' ',
  )
  const words = unquoted.toLowerCase().match(/[\p{L}\p{M}'’-]+/gu) ?? []
  const denials = new Set([...(spacedNegations.en ?? []), ...(spacedNegations[record.lang] ?? [])])
  const isAuthors = analysis.warnings.some((warning) => warning.startsWith('Kept "'))
  const denial = isAuthors ? undefined : words.find((word) => denials.has(word.replaceAll('’', "'")))
  const isWritten = writtenLanguages.includes(record.lang)
  const isShort = isWritten && words.length < fluxWordsMin && !input.trim().startsWith('{')
  return [
    ...(denial ? [['flux-negation', denial] as const] : []),
    ...(isShort ? [['flux-short', `${words.length} words`] as const] : []),
  ]
}

/** Tags that stand alone on their line and are not the author's must open and close in order. */
function findUnbalancedTags(text: string, input: string): CrudeFault[] {
  const open: string[] = []
  for (const [, slash = '', name = ''] of text.matchAll(/<(\/?)([a-z][a-z0-9_]{1,40})>/gu)) {
    if (input.includes(`<${name}>`) || input.includes(`</${name}>`)) continue
    if (slash === '') open.push(name)
    else if (open.pop() !== name) return [['tags', `</${name}>`]]
  }
  return open.length === 0 ? [] : [['tags', `<${open.at(-1)}>`]]
}

function findRepeatedHeadings(text: string, input: string): CrudeFault[] {
  const known = new Set(input.split('\n').map((line) => line.trim()))
  const headings = text.split('\n').filter((line) => /^#{1,3} \S/u.test(line) && !known.has(line.trim()))
  const repeated = headings.find((heading, at) => headings.indexOf(heading) !== at)
  return repeated ? [['heading', repeated]] : []
}

function findForeignParameter(text: string, input: string): CrudeFault[] {
  const found = text.match(/(?<=\s)--(?:ar|no|raw|s|stylize|chaos|niji|v|tile|seed)\b/gu) ?? []
  return findAdded('foreign-parameter', found, input)
}
